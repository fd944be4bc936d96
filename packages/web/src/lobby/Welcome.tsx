import { say } from '../state/settings.ts';
import { Icon } from '../ui/Icon.tsx';
import './Welcome.css';

const LINES = [
  ['ballot', 'welcome.elections'],
  ['note', 'welcome.platform'],
  ['media', 'welcome.media'],
  ['meeting', 'welcome.votes'],
  ['check', 'welcome.win'],
  ['money', 'welcome.money'],
  ['points', 'welcome.end'],
] as const;

/** What the game is, for visitors without a table. */
export function Welcome() {
  return (
    <section class="panel beside" aria-labelledby="welcome-title">
      <h1 id="welcome-title">{say('welcome.title')}</h1>
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
