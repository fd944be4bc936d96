import { SPEEDS, type Speed, speed } from '../state/speed.ts';
import { say } from '../words/words.ts';

/** SpeedChoice says how fast you follow; it is kept in the browser. */
export function SpeedChoice() {
  return (
    <select
      class="speed"
      aria-label={say('follow.speed')}
      value={speed.value}
      onChange={event => {
        speed.value = event.currentTarget.value as Speed;
      }}
    >
      {SPEEDS.map(each => (
        <option key={each} value={each}>
          {say(`follow.speed-${each}`)}
        </option>
      ))}
    </select>
  );
}
