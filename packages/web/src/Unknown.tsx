import { PageHead } from './kit/head/PageHead.tsx';
import { PageLink } from './kit/ui/frame/PageLink.tsx';
import { say } from './words.ts';

/** Unknown is shown for an address that leads nowhere. */
export function Unknown() {
  return (
    <div class="page">
      <PageHead />
      <main class="narrow">
        <h1>{say('unknown.title')}</h1>
        <p role="alert">{say('unknown.text')}</p>
        <p>
          <PageLink to="/" kind="button primary">
            {say('unknown.home')}
          </PageLink>
        </p>
      </main>
    </div>
  );
}
