import { hasCoach } from '../state/coach.ts';
import { say } from '../words/words.ts';

/** CoachChoice turns the coach's line on or off. */
export function CoachChoice() {
  return (
    <button
      type="button"
      class="button"
      aria-pressed={hasCoach.value}
      title={say('coach.text')}
      onClick={() => {
        hasCoach.value = !hasCoach.value;
      }}
    >
      {say('coach.name')}
    </button>
  );
}
