import { type BySeat, type Seat, sealedSince } from '@macher/engine';
import type { TableCode } from '@macher/protocol';
import { gameAt } from './gameAt.ts';
import { type HintTerms, hasStake, mayHint } from './pure/stakes.ts';
import type { Table } from './table.ts';

/** NEVER is a version that no game has. */
export const NEVER = -1;

/**
 * Whether this seat may say that it was told what a bot would do. It also may when that has ended since it was asked, or
 * when it was told for a decision that was then taken back: else what it knows would keep it from deciding.
 */
export function mayMark(table: Table, seat: Seat): boolean {
  const game = gameAt(table);
  const asked = sealedSince(game) ?? game.version;
  return asked <= (table.hintable[seat] ?? NEVER);
}

export function hintableNow(table: Table): BySeat<number> {
  const { game, stage, hintable } = table;
  if (game === null || stage !== 'playing') return hintable;
  const terms = hintTerms(table);
  return hintable.map((last, seat) => (mayHint(terms, seat) ? Math.max(last, game.version) : last));
}

function hintTerms({ places, opening, hasHints }: Table): HintTerms {
  const { contest, isRated } = opening;
  return { places, contest, isRated, hasHints };
}

/** Why the players can't agree on hints; null: they can. Where something is at stake they can't. */
export function cannotAllowHints({ opening }: Table): TableCode | null {
  return hasStake(opening) ? 'no-hints' : null;
}
