import { PageLink } from '../ui/frame/PageLink.tsx';
import { say } from '../words/words.ts';
import { Announced } from './Announced.tsx';
import { Preferences } from './Preferences.tsx';
import { WhoAmI } from './WhoAmI.tsx';
import './PageHead.css';

/** PageHead has the name of the game, your own, how you like the page, and what the server's owner tells everyone. */
export function PageHead() {
  return (
    <header>
      <div class="page-head">
        <PageLink to="/" kind="wordmark">
          <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width="32" height="32" />
          Macher
        </PageLink>
        <p class="soft wide-only">{say('lobby.tagline')}</p>
        <WhoAmI />
        <Preferences />
      </div>
      <Announced />
    </header>
  );
}
