import { exactly, type Infer } from '@macher/engine';
import { ID, YES_NO } from './leaves.ts';
import type { Person } from './people.ts';

/**
 * TIES are what is between you and somebody, as you may know it: `asks` is their request to you, `asked` yours to them.
 */
export const TIES = ['none', 'friend', 'asks', 'asked', 'blocked'] as const;
export type Tie = (typeof TIES)[number];

export const MOST_FRIENDS = 200;
export const MOST_BLOCKED = 500;

/** REQUEST_STANDS is how many milliseconds a request stands, whatever comes of it: nobody is asked again before. */
export const REQUEST_STANDS = 30 * 86_400_000;

/** MOST_ASKED requests of one person stand at a time. */
export const MOST_ASKED = 50;

/** Somebody, and since when it is so. */
export interface TiedPerson {
  readonly person: Person;
  readonly at: number;
}

export interface Friend extends TiedPerson {
  /** Whether they are at a table now, as far as they show it. */
  readonly isHere: boolean;
}

/** What is kept of you and others: for you alone. */
export interface OwnTies {
  readonly friends: readonly TiedPerson[];
  /** Who asks you. */
  readonly asking: readonly TiedPerson[];
  /** Whom you have asked. */
  readonly asked: readonly TiedPerson[];
  readonly blocked: readonly TiedPerson[];
  /** Whether friends see when you're at a table. */
  readonly isShown: boolean;
}

/** GET /api/me/friends */
export interface OwnFriends extends OwnTies {
  readonly friends: readonly Friend[];
}

/** What is between you and them now: the answer to all that changes it. */
export interface TieNow {
  readonly tie: Tie;
}

/** POST /api/me/friends and POST /api/me/blocked */
export const TIE_SCHEMA = exactly({ person: ID });
export type WantedTie = Infer<typeof TIE_SCHEMA>;

/** PUT /api/me/friends */
export const SHOWN_SCHEMA = exactly({ isShown: YES_NO });
export type WantedShown = Infer<typeof SHOWN_SCHEMA>;
