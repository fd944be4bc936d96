import type { Origin } from '@macher/engine';
import type { Contest } from './contests.ts';
import type { TakeOver } from './entries.ts';
import type { JoinLimits, Standing } from './joining.ts';
import type { Stage } from './news.ts';
import type { Pace } from './pace.ts';

/** A table as lists show it. */
export interface ListedTable {
  readonly id: string;
  readonly createdAt: number;
  readonly isPrivate: boolean;
  readonly stage: Stage;
  readonly ruleset: string;
  readonly players: number;
  readonly speed: Pace['kind'];
  /** The origin of its deal: whether people may know it. */
  readonly origin: Origin;
  readonly openSeats: number;
  /** Whoever may take over a seat that a bot plays. */
  readonly takeOver: TakeOver;
  /** Limits of who may sit down there; null: anyone. */
  readonly limits: JoinLimits | null;
  /** Whether its result counts for ratings. */
  readonly isRated: boolean;
  /** When the game begins by itself; null: when its owner starts it, or it has begun. */
  readonly startsAt: number | null;
  /** The contest it is played for, beside itself. */
  readonly contest: Contest | null;
  readonly names: readonly string[];
  /** Whether programs may sit there, and the names of those that do. */
  readonly admitsPrograms: boolean;
  readonly programs: readonly string[];
  /** The number of its last entry. */
  readonly number: number;
  readonly updatedAt: number;
}

/** OfferedTable is among tables of others, or a single one: it says how it stands to you. */
export interface OfferedTable extends ListedTable, Standing {}

/**
 * OwnTable is among your own tables: whether it waits for you, to decide or to sit down where a seat is kept for you.
 */
export interface OwnTable extends ListedTable {
  readonly isMyTurn: boolean;
}

/** GET /api/me/tables */
export interface OwnTables {
  readonly tables: readonly OwnTable[];
  /** How many people would like to be your friends. */
  readonly asking: number;
}

/** A new table, and the secret of its link. */
export interface OpenedTable {
  readonly id: string;
  readonly invite: string;
}

/** The table where a game is played again. The secret of its link is shown only to the person who opened it. */
export interface RematchTable {
  readonly id: string;
  readonly invite: string | null;
}
