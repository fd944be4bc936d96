import type { Address } from '../moments/seen.ts';
import type { TableStore } from '../state/table.ts';
import { TimeLine } from './timeline.ts';

/** To a moment of the game: the boards show it until you go back to now. */
export function goTo(store: TableStore, address: Address): void {
  void timeLineOf(store).open(address);
}

/** The one time line of a table. */
export function timeLineOf(store: TableStore): TimeLine {
  const known = TIME_LINES.get(store) ?? new TimeLine(store);
  TIME_LINES.set(store, known);
  return known;
}

const TIME_LINES = new WeakMap<TableStore, TimeLine>();
