import { anyOf, exactly, type Infer, listOf, type Schema, type Seat } from '@macher/engine';
import { WORD } from './leaves.ts';
import { SEAT_SCHEMA } from './people.ts';

const round = { type: 'integer', minimum: 1, maximum: 20 } as const satisfies Schema;

/** Something a seat can promise: each of them is an answer to a question of the rules, so that the table can tell. */
const PROMISE_SCHEMA = anyOf(
  /** Makes no bid for that poll. */
  exactly({ kind: { const: 'pass-poll' }, region: WORD, round }),
  /** Places no media there. */
  exactly({ kind: { const: 'no-media' }, region: WORD, round }),
  /** Exchanges no opinion there. */
  exactly({ kind: { const: 'leave-opinions' }, region: WORD, round }),
  /** Says yes when the other asks for a coalition there. */
  exactly({ kind: { const: 'accept-coalition' }, region: WORD, round }),
);
export type Pledge = Infer<typeof PROMISE_SCHEMA>;

/** MOST_PLEDGES: as many as one side may promise. */
export const MOST_PLEDGES = 3;

export const DEAL_FIELDS = {
  to: SEAT_SCHEMA,
  mine: listOf(PROMISE_SCHEMA, MOST_PLEDGES),
  yours: listOf(PROMISE_SCHEMA, MOST_PLEDGES),
} as const;

/** What both sides promise: it binds nobody. */
export const DEAL_SCHEMA = exactly(DEAL_FIELDS);
export type DealTerms = Infer<typeof DEAL_SCHEMA>;

export const DEAL_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type DealState = (typeof DEAL_STATES)[number];

/** A deal as everyone at the table knows it. */
export interface Deal extends DealTerms {
  /** The entry in which it was offered. */
  readonly number: number;
  readonly seat: Seat;
  readonly state: DealState;
  /** Promises that were broken after it was accepted, by whom and in which entry. */
  readonly broken: readonly { readonly seat: Seat; readonly entry: number }[];
  /** Whether the time of everything in it is over. */
  readonly isOver: boolean;
}

/** PHRASES can be said by one click, and are read by everyone in their own language. */
export const PHRASES = [
  'hello',
  'good-game',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'your-turn',
  'good-luck',
] as const;
export type Phrase = (typeof PHRASES)[number];
