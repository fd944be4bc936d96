import { exactly, type Infer, orNull } from '@macher/engine';
import { ID, YES_NO } from './leaves.ts';
import { SEAT_SCHEMA } from './people.ts';
import { ANSWER_TIMES } from './results.ts';
import type { Tie } from './ties.ts';

/**
 * Who may sit down at a table, by what everyone can see of their games: at least so many per cent of them played to the
 * end, and half of their decisions in games over days made within that time. Of newcomers fewer games are known.
 */
export const LIMITS_SCHEMA = exactly({
  finished: { type: 'integer', minimum: 1, maximum: 100 },
  games: { type: 'integer', minimum: 1, maximum: 100 },
  newcomers: YES_NO,
  answersWithin: orNull({ enum: ANSWER_TIMES }),
});
export type JoinLimits = Infer<typeof LIMITS_SCHEMA>;

/** What somebody lacks. */
export const LACKS = ['too-few-games', 'too-few-finished', 'too-slow'] as const;
export type Lack = (typeof LACKS)[number];

/** Standing is how a table in a list stands to you. */
export interface Standing {
  /** Somebody you have blocked is there, or else a friend; null: neither. */
  readonly tie: Extract<Tie, 'friend' | 'blocked'> | null;
  /** Why you may not sit down there; null: you may, as far as its limits go. */
  readonly lack: Lack | null;
}

/** POST /api/tables/:id/invitations: keeps a seat for a friend. */
export const INVITATION_SCHEMA = exactly({
  seat: SEAT_SCHEMA,
  person: ID,
});
export type Invitation = Infer<typeof INVITATION_SCHEMA>;
