import { hasRevealed, type Seat, sealedSince } from '@macher/engine';
import type { Undo } from '@macher/protocol';
import { gameAt, gameBefore } from './gameAt.ts';
import { isHuman } from './places.ts';
import { hasStake, isAlone, isPractice } from './pure/stakes.ts';
import type { Step, Table } from './table.ts';

/** A decision, and the version of the game it was made in. */
export interface Decided {
  readonly step: Step;
  readonly version: number;
}

/** How this seat gets back to its last decision now. */
export function undoFor(table: Table, seat: Seat): Undo {
  const place = table.places[seat];
  if (table.stage !== 'playing' || place === undefined || !isHuman(place)) return { kind: 'none' };
  const last = lastDecision(table, seat);
  if (last === null) return { kind: 'none' };
  const isOwn = isOpenSince(table, last) && !isRevealed(table, last);
  if (isOwn || mayGoBack(table, seat)) return { kind: 'back', version: last.version };
  return hasNobodyToAsk(table, seat) ? { kind: 'none' } : { kind: 'ask', version: last.version };
}

/** Also behind what it has learned. */
export function mayGoBack({ places, opening }: Table, seat: Seat): boolean {
  return isPractice(places, opening, seat);
}

/** Who plays alone where something is at stake would agree with themselves, and a deal that others play too is played once. */
export function hasNobodyToAsk({ places, opening }: Table, seat: Seat): boolean {
  return opening.origin === 'shared' || (hasStake(opening) && isAlone(places, seat));
}

/** A seat's last decision at this table; null: there is none. */
export function lastDecision(table: Table, seat: Seat): Decided | null {
  const index = table.steps.findLastIndex(({ action }) => action.seat === seat);
  const step = table.steps[index];
  return step === undefined ? null : { step, version: table.opening.played.length + index };
}

/** Whether others have only sealed their decisions since. */
export function isOpenSince(table: Table, { version }: Decided): boolean {
  const game = gameAt(table);
  const since = sealedSince(game);
  return version === game.version - 1 || (since !== null && version >= since);
}

/** Whether the decision has shown anyone something that was hidden. */
export function isRevealed(table: Table, { step, version }: Decided): boolean {
  const found = REVEALED.get(step);
  if (found !== undefined) return found;
  const revealed = hasRevealed(gameBefore(table, version), step.action);
  REVEALED.set(step, revealed);
  return revealed;
}

/** Every sheet asks, and the answer takes a whole replay: worked out once for each step. */
const REVEALED = new WeakMap<Step, boolean>();
