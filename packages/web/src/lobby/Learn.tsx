import { hasFinished } from '../coach/coach.ts';
import { say } from '../state/settings.ts';
import { useRequest } from '../state/useRequest.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { Problem } from '../ui/Problem.tsx';

/** The lesson, and a first game for those who have never finished one. */
export function Learn() {
  const { problem, isBusy, run } = useRequest();
  return (
    <section class="panel learn" aria-labelledby="learn-title">
      <h2 id="learn-title">{say('learn.title')}</h2>
      <p>{say('learn.text')}</p>
      <div class="row">
        <PageLink to="/learn/2019" kind="button">
          <Icon name="book" /> {say('learn.button')}
        </PageLink>
        {hasFinished.value ? null : (
          <button type="button" class="button first-game" disabled={isBusy} onClick={() => void run(open)}>
            <Icon name="play" /> {say('first.button')}
          </button>
        )}
      </div>
      {hasFinished.value ? null : <p class="soft">{say('first.text')}</p>}
      <Problem problem={problem} />
    </section>
  );
}

async function open(): Promise<void> {
  const { openFirstGame } = await import('../coach/firstGame.ts');
  await openFirstGame('spd');
}
