import { atMost, exactly, type Infer } from '@macher/engine';
import type { Contest } from './contests.ts';
import { ID } from './leaves.ts';
import type { Pace } from './pace.ts';
import type { Person, TableId } from './people.ts';
import type { BookedSeat } from './results.ts';
import type { Tie } from './ties.ts';

/** Games that are rated together. */
export const LADDERS = ['2019-4', '2019-7', '2006', '1997'] as const;
export type Ladder = (typeof LADDERS)[number];

/** The ladder of a ruleset; null: games that aren't rated anywhere. */
export function ladderOf(ruleset: string): Ladder | null {
  return LADDERS.find(ladder => ruleset === ladder || ruleset.startsWith(`${ladder}-`)) ?? null;
}

/** GAMES_TO_RATE with people, after which a rating is shown. */
export const GAMES_TO_RATE = 5;

/** GET /api/people/:id: what others see of a person. */
export interface Profile {
  readonly person: Person;
  /** Whose program it is; null: it is a person. */
  readonly owner: Person | null;
  /** When they first came. */
  readonly since: number;
  /** Whether their name isn't kept with a password. */
  readonly isGuest: boolean;
  readonly isMe: boolean;
  /** What is between you; null: you're nobody here, or it's yourself. */
  readonly tie: Tie | null;
  /** Whether you could be friends: both of you keep your names. */
  readonly mayBefriend: boolean;
  readonly finished: number;
  readonly won: number;
  /** How many of these games chance alone would have won. */
  readonly expected: number;
  /** Games that go on, and that you may look at. */
  readonly running: number;
  readonly ladders: readonly ProfileLadder[];
  readonly games: readonly ProfileCount[];
  readonly reliability: Reliability;
  /** The most frequent first. */
  readonly opponents: readonly Opponent[];
  /** false: it is made of the latest games alone. */
  readonly isComplete: boolean;
}

export interface ProfileLadder {
  readonly ladder: Ladder;
  readonly games: number;
  readonly won: number;
  /** null: none was played to the end. */
  readonly best: number | null;
  /** Games that count for the rating. */
  readonly rated: number;
  /**
   * The rating: nineteen times out of twenty the strength is no further from `points` than `range`; null: it hasn't
   * started.
   */
  readonly rating: { readonly points: number; readonly range: number } | null;
}

/** Games by what is played and by how many. */
export interface ProfileCount {
  readonly ruleset: string;
  readonly players: number;
  readonly games: number;
  readonly won: number;
}

export interface Reliability {
  readonly games: number;
  /** Of these games, those that they played to the end. */
  readonly finished: number;
  /** Half of their decisions in games over days took no longer than so many milliseconds; null: there are too few. */
  readonly answersWithin: number | null;
}

export interface Opponent {
  readonly person: Person;
  readonly games: number;
  /** How often they were behind the person whose page it is. */
  readonly ahead: number;
}

/** GET /api/people/:id/games */
export interface ProfileGames {
  readonly games: readonly ProfileGame[];
  /** The number for the next page; null: there are no more. */
  readonly next: number | null;
}

export interface ProfileGame {
  readonly table: TableId;
  readonly at: number;
  readonly ruleset: string;
  readonly speed: Pace['kind'];
  readonly isRated: boolean;
  readonly isPrivate: boolean;
  readonly contest: Contest | null;
  /** The seat of the person whose page it is. */
  readonly seat: number;
  readonly seats: readonly BookedSeat[];
}

/** The path of a person, /api/people/:id and below. */
export const PERSON_PATH_SCHEMA = exactly({ id: ID });
/** The query of a person's games: those before the last one of the page before. */
export const PROFILE_GAMES_SCHEMA = atMost({
  before: { type: 'string', maxLength: 15, pattern: '^[0-9]+$' },
});
export type ProfilePage = Infer<typeof PROFILE_GAMES_SCHEMA>;
