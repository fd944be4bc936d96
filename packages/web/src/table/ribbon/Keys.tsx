import { KEY_LINES, type KeyLine } from '../../kit/keys/keys.ts';
import { say } from './words.ts';
import './Keys.css';

export function Keys() {
  return (
    <dl class="keys">
      {LINES.map(line => (
        <div key={line}>
          <dt>
            <kbd>{KEY_LINES[line]}</kbd>
          </dt>
          <dd>{say(`keys.${line}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

const LINES = Object.keys(KEY_LINES) as KeyLine[];
