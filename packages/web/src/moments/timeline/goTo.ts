import { type Address, addressIn } from '../../kit/state/seen.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { TimeLine } from './timeline.ts';

/** Goes to a moment of the game: the boards show it until you go back to now. */
export function goTo(store: TableStore, address: Address): void {
  void timeLineOf(store).open(address);
}

/** Goes to an address as it is written, in the log for instance. */
export function goToText(store: TableStore, text: string): void {
  const address = addressIn(text);
  if (address !== null) goTo(store, address);
}

/** The one time line of a table. */
export function timeLineOf(store: TableStore): TimeLine {
  const known = TIME_LINES.get(store) ?? new TimeLine(store);
  TIME_LINES.set(store, known);
  return known;
}

const TIME_LINES = new WeakMap<TableStore, TimeLine>();
