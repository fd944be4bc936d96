import type { Refusal as GameRefusal } from '@macher/engine';

/** Why the table does not do what it was asked. */
export const TABLE_CODES = [
  'not-owner',
  'not-seated',
  'seat-taken',
  'seat-kept',
  'seat-not-there',
  'seat-empty',
  'blocked',
  'already-seated',
  'bot-not-there',
  'party-taken',
  'party-not-there',
  'party-settled',
  'not-gathering',
  'not-playing',
  'not-all-ready',
  'seats-open',
  'deal-not-agreed',
  'nothing-to-undo',
  'revealed',
  'proposal-open',
  'no-proposal',
  'already-answered',
  'away',
  'not-away',
  'text-empty',
  'talk-full',
  'log-full',
  'enough-today',
  'enough-kept',
  'still-there',
  'founder-away',
  'seen-another',
  'asked-too-often',
  'stale',
  'no-days-left',
  'no-regency',
  'name-not-kept',
  'wrong-time',
  'no-hints',
  'no-offer',
  'empty-deal',
  'no-programs',
  'not-admitted',
  'too-few-games',
  'too-few-finished',
  'too-slow',
  'frozen',
] as const;
export type TableCode = (typeof TABLE_CODES)[number];

/** Refusal: by the rules of the game, or by those of the table. */
export type Refusal =
  | { readonly by: 'game'; readonly refusal: GameRefusal }
  | { readonly by: 'table'; readonly code: TableCode };
