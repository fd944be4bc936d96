import { type Seat, sealedSince } from '@macher/engine';
import { gameAt, gameBefore } from './gameAt.ts';
import { isHuman } from './places.ts';
import { hasRevealed } from './revealed.ts';
import type { Step, Table } from './table.ts';

/** A decision, and the version of the game it was made in. */
export interface Decided {
  readonly step: Step;
  readonly version: number;
}

/** Whether this seat can take its last decision back by itself now. */
export function canUndo(table: Table, seat: Seat): boolean {
  const place = table.places[seat];
  if (table.stage !== 'playing' || place === undefined || !isHuman(place)) return false;
  const last = lastDecision(table, seat);
  return last !== null && !isRevealed(table, last);
}

/** A seat's last decision, if others have only sealed theirs since; null: it's too late, or there is none. */
export function lastDecision(table: Table, seat: Seat): Decided | null {
  const index = table.steps.findLastIndex(({ action }) => action.seat === seat);
  const step = table.steps[index];
  const version = table.opening.played.length + index;
  return step === undefined || !isOpenSince(table, version) ? null : { step, version };
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

function isOpenSince(table: Table, version: number): boolean {
  const game = gameAt(table);
  const since = sealedSince(game);
  return version === game.version - 1 || (since !== null && version >= since);
}
