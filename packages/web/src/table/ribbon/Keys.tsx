import { say } from './words.ts';
import './Keys.css';

/** As table/keys.ts, follow/keys.ts, people/answerTalk.ts and the rows of choices have them. */
const KEYS = [
  ['?', 'keys.what'],
  ['D', 'keys.dock'],
  ['1 – 5', 'keys.boards'],
  ['Enter', 'keys.confirm'],
  ['A', 'hint.ask'],
  ['Ctrl Z', 'keys.undo'],
  ['T', 'keys.talk'],
  ['Space', 'keys.next'],
  ['Backspace', 'keys.back'],
  ['K', 'keys.pause'],
  ['S', 'keys.skip'],
  ['H', 'keys.digest'],
  ['← →', 'keys.time'],
  ['E', 'keys.eyes'],
  ['P', 'keys.play-on'],
  ['L', 'keys.link'],
  ['W', 'keys.ask'],
  ['← →', 'keys.arrows'],
  ['Esc', 'keys.escape'],
] as const;

export function Keys() {
  return (
    <dl class="keys">
      {KEYS.map(([key, what]) => (
        <div key={what}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{say(what)}</dd>
        </div>
      ))}
    </dl>
  );
}
