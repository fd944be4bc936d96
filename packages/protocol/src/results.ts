import type { BySeat, PartyId } from '@macher/engine';
import type { Contest } from './contests.ts';
import type { Pace } from './pace.ts';
import type { Person, TableId } from './people.ts';

/** How a seat came out of a finished game. */
export interface SeatResult {
  readonly party: PartyId;
  /** Who sat there when the game began; null: a bot. */
  readonly person: Person | null;
  /** Who played from the beginning if it was a bot; null: a person. */
  readonly bot: string | null;
  /** Whether who began also ended it: no bot played there at the end, and nobody else but a regent of theirs. */
  readonly isFinished: boolean;
  readonly points: number;
  /** 1 for the winner; who is level has the same. */
  readonly rank: number;
  /** How many of their decisions took no longer than each of `ANSWER_TIMES`, then how many took longer; null: nobody counted. */
  readonly answers: readonly number[] | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** ANSWER_TIMES in milliseconds, between which answers in games over days are told apart. */
export const ANSWER_TIMES = [
  5 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  48 * HOUR,
];

/** BookedSeat as it is shown: how soon somebody answers is told of no single game. */
export type BookedSeat = Omit<SeatResult, 'answers'>;

/** A finished game, as lists of results have it. */
export interface GameResult {
  readonly table: TableId;
  /** When it ended. */
  readonly at: number;
  readonly ruleset: string;
  readonly speed: Pace['kind'];
  /** Whether it counts for ratings. */
  readonly isRated: boolean;
  readonly isPrivate: boolean;
  readonly contest: Contest | null;
  readonly seats: BySeat<SeatResult>;
}
