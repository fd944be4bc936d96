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
  /** Whether who began also ended it: no bot and nobody else played there at the end. */
  readonly isFinished: boolean;
  readonly points: number;
  /** 1 for the winner; who is level has the same. */
  readonly rank: number;
}

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
