import { FirstGameButton } from '../../kit/local/FirstGameButton.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { MoreToLearn } from './Learn.tsx';
import { say } from './words.ts';
import './Welcome.css';

const LINES = [
  ['note', 'welcome.platform'],
  ['media', 'welcome.media'],
  ['meeting', 'welcome.votes'],
  ['check', 'welcome.win'],
  ['money', 'welcome.money'],
  ['points', 'welcome.end'],
] as const;

/** For visitors without a table: learning comes first, then what the game is. */
export function Welcome() {
  return (
    <section class="panel beside" aria-labelledby="welcome-title">
      <h1 id="welcome-title">{say('welcome.elections')}</h1>
      <div class="row">
        <PageLink to="/learn/2019" kind="button primary">
          <Icon name="book" /> {say('learn.button')}
        </PageLink>
        <FirstGameButton />
        <MoreToLearn />
      </div>
      <h2>{say('welcome.title')}</h2>
      <ul class="welcome">
        {LINES.map(([icon, text]) => (
          <li key={text}>
            <Icon name={icon} />
            <span>{say(text)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
