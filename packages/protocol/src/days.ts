import { exactly, type PartyId } from '@macher/engine';
import { DAY_SCHEMA } from './contests.ts';
import type { Stage } from './news.ts';
import type { Person, TableId } from './people.ts';

/** What everyone plays on a day: the same cards, from the same seat, against the same bots. */
export interface DayDeal {
  readonly ruleset: string;
  readonly seats: readonly DaySeat[];
}

export interface DaySeat {
  readonly party: PartyId;
  /** null: you. */
  readonly bot: string | null;
}

export interface DayInShort {
  readonly day: string;
  /** How many people have played it to the end. */
  readonly played: number;
  /** The points of who is first; null: nobody has ended it yet. */
  readonly best: number | null;
}

/** GET /api/day: what is played today. */
export interface Today extends DayInShort {
  readonly deal: DayDeal;
  /** When its list is closed. */
  readonly closesAt: number;
  /** Your own try; null: you haven't begun. */
  readonly mine: OwnTry | null;
}

/** The one try that each person has. */
export interface OwnTry {
  readonly table: TableId;
  readonly stage: Stage;
  /** The place; null: it isn't in the list, or not yet. */
  readonly place: DayPlace | null;
}

export interface DayPlace {
  /** 1 for the best; who is level has the same. */
  readonly place: number;
  readonly person: Person;
  readonly points: number;
  /** Points ahead of the best bot; below 0: behind. */
  readonly margin: number;
  /** The table where it was played; null until the list is closed, since others still play the same deal. */
  readonly table: TableId | null;
}

/** GET /api/days/:day */
export interface DayPage extends Omit<Today, 'deal'> {
  /** The deal; null: nobody has played it, and nobody can any more. */
  readonly deal: DayDeal | null;
  /** The day of what is played now. */
  readonly today: string;
  readonly isClosed: boolean;
  /** The first `MOST_PLACES`, the best first. */
  readonly places: readonly DayPlace[];
  /** Days before this one that somebody has played, the latest first. */
  readonly earlier: readonly DayInShort[];
}

export const MOST_PLACES = 100;

/** POST /api/day: nothing to say. */
export const PLAY_DAY_SCHEMA = exactly({});
/** The path of a day, /api/days/:day. */
export const DAY_PATH_SCHEMA = exactly({ day: DAY_SCHEMA });
