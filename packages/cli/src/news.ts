import type { GameEvent } from '@macher/engine';
import { storyOf } from '@macher/words';

/** News that are worth telling of all that happened; the log has the rest. */
export function newsIn(events: readonly GameEvent[]): GameEvent[] {
  const told = events.filter(event => !storyOf(event).isMinor || isOwnDraw(event));
  return told.filter((event, index) => !isEmptyTitle(event, told[index + 1]));
}

/** Whether an event is a draw of one's own: only the player who drew the cards is told which they are. */
function isOwnDraw(event: GameEvent): boolean {
  return event.event === 'policies-drawn' && event.cards !== null;
}

/** Whether a title is empty: nothing else happened in the phase before the next one began. */
function isEmptyTitle({ event }: GameEvent, next: GameEvent | undefined): boolean {
  return event === 'phase-began' && next?.event === 'phase-began';
}
