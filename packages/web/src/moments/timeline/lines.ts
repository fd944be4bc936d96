import { isSealed } from '../../kit/state/contest.ts';
import type { TableStore } from '../../kit/state/table.ts';
import type { Eyes, Line } from '../line/line.ts';
import { pastOf } from '../line/past.ts';
import { linesOf } from '../line/records.ts';

/**
 * The line of a game: while it goes on, or others still play the same deal, as you saw it; when it's over, through any
 * eyes.
 */
export async function lineFor(store: TableStore, eyes: Eyes): Promise<Line> {
  const isOpen = store.sheet.value?.stage === 'over' && !isSealed(store);
  return isOpen ? (await linesOf(store))(eyes) : pastOf(store);
}

/** All eyes there are: all at once, each seat's, a spectator's. */
export function allEyes(players: number): readonly Eyes[] {
  return ['all', ...Array.from({ length: players }, (_, seat) => seat), null];
}
