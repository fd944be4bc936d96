import { hasCoach } from '../../kit/state/coach.ts';
import { tip } from '../../kit/ui/tips/tip.ts';
import { say } from '../words.ts';
import './FirstGameMark.css';

/** FirstGameMark is on your first game: much of it is laid already, and the coach, who can be sent away, is there. */
export function FirstGameMark() {
  return (
    <p class="first-game-mark">
      <span class="label" {...tip(say('first.text'))}>
        {say('first.mark')}
      </span>
      <button
        type="button"
        class="link"
        aria-pressed={hasCoach.value}
        {...tip(say('coach.text'))}
        onClick={() => {
          hasCoach.value = !hasCoach.value;
        }}
      >
        {say(hasCoach.value ? 'coach.on' : 'coach.off')}
      </button>
    </p>
  );
}
