import type { TableStore } from '../../kit/state/table.ts';
import type { Following } from '../../moments/playback/following.ts';
import { say } from './words.ts';

/** Announcer tells a screen reader what is being shown, a sentence for each beat, and then that you have to decide. */
export function Announcer({
  store,
  following,
}: {
  readonly store: TableStore;
  readonly following: Following;
}) {
  const isMine = store.choice.value !== null && following.beat.value === null;
  return (
    <>
      <p class="hidden-text heard" aria-live="polite">
        {following.heard.value}
      </p>
      <p class="hidden-text" aria-live="assertive">
        {isMine ? say('ribbon.your-decision') : ''}
      </p>
    </>
  );
}
