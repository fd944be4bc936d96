import { atMost, exactly, type Infer, orNull, type PartyId, type Schema } from '@macher/engine';
import { EVENT_PLAN_SCHEMA, type EventKind, MOST_ROUNDS, type StandingColumns } from './eventKinds.ts';
import { ID, RULESET, SECRET, TIME, YES_NO } from './leaves.ts';
import type { Stage } from './news.ts';
import { PACE_SCHEMA } from './pace.ts';
import { NAME_SCHEMA, type Person, type TableId } from './people.ts';

/** MOST_CLUBS that a person may be in; below it, people in a club, its events in all and those that aren't over. */
export const MOST_CLUBS = 20;
export const MOST_MEMBERS = 60;
export const MOST_EVENTS = 100;
export const MOST_OPEN_EVENTS = 10;
export const CLUB_ROLES = ['owner', 'organiser', 'member'] as const;
export type ClubRole = (typeof CLUB_ROLES)[number];

export const EVENT_STAGES = ['gathering', 'running', 'over'] as const;
export type EventStage = (typeof EVENT_STAGES)[number];

/** Who plays in an event, unless they say otherwise: every member, or nobody. */
export const ENTRIES = ['all', 'sign-up'] as const;

const round = { type: 'integer', minimum: 1, maximum: MOST_ROUNDS } as const satisfies Schema;

/** POST /api/clubs/:club/events */
export const NEW_EVENT_SCHEMA = exactly({
  name: NAME_SCHEMA,
  plan: EVENT_PLAN_SCHEMA,
  ruleset: RULESET,
  /** How many sit at a table, if it can be done. */
  players: { type: 'integer', minimum: 3, maximum: 5 },
  pace: PACE_SCHEMA,
  /** The bot that plays where somebody is missing. */
  bot: { type: 'string', minLength: 1, maxLength: 20 },
  entry: { enum: ENTRIES },
  /** When it is meant to begin, for people to read; the organisers begin it. */
  startsAt: orNull(TIME),
});
export type NewEvent = Infer<typeof NEW_EVENT_SCHEMA>;

/** POST /api/clubs */
export const NEW_CLUB_SCHEMA = exactly({ name: NAME_SCHEMA, isPublic: YES_NO });
export type NewClub = Infer<typeof NEW_CLUB_SCHEMA>;
/** PATCH /api/clubs/:club */
export const CLUB_CHANGE_SCHEMA = atMost({ name: NAME_SCHEMA, isPublic: YES_NO });
export type ClubChange = Infer<typeof CLUB_CHANGE_SCHEMA>;
/** POST /api/clubs/:club/members: you join, by the secret of the club's link. */
export const JOIN_SCHEMA = exactly({ invite: SECRET });
/** The query of a club's door. */
export const CLUB_INVITE_SCHEMA = atMost({ invite: SECRET });
/** POST /api/clubs/:club/invite: another link; nothing to say. */
export const RENEW_INVITE_SCHEMA = exactly({});
/** PATCH /api/clubs/:club/members/:person; `owner`: the club is theirs, and you are an organiser. */
export const ROLE_SCHEMA = exactly({ role: { enum: CLUB_ROLES } });
/** PUT /api/clubs/:club/events/:event/entrants/:person */
export const ENTRANT_SCHEMA = exactly({ takesPart: YES_NO });
/**
 * POST /api/clubs/:club/events/:event/rounds: `round` is the one to begin, so that a call that is repeated begins no
 * other. `startsAt`: its tables begin then, with bots where somebody is missing; null: when all are there.
 */
export const NEW_ROUND_SCHEMA = exactly({ round, startsAt: orNull(TIME) });
export type NewRound = Infer<typeof NEW_ROUND_SCHEMA>;
/** POST to what an organiser does with a round or a table: nothing to say. */
export const ROUND_DEED_SCHEMA = exactly({});

/** Paths of a club, and below. */
export const CLUB_PATH_SCHEMA = exactly({ club: ID });
export const CLUB_MEMBER_PATH_SCHEMA = exactly({ club: ID, person: ID });
export const EVENT_PATH_SCHEMA = exactly({ club: ID, event: ID });
export const ENTRANT_PATH_SCHEMA = exactly({ club: ID, event: ID, person: ID });
export const ROUND_PATH_SCHEMA = exactly({
  club: ID,
  event: ID,
  round: { type: 'string', pattern: '^[0-9]{1,2}$' },
});
export const EVENT_TABLE_PATH_SCHEMA = exactly({
  club: ID,
  event: ID,
  round: { type: 'string', pattern: '^[0-9]{1,2}$' },
  table: { type: 'string', pattern: '^[0-9]{1,2}$' },
});

/** GET /api/clubs: those you are in. */
export interface OwnClub {
  readonly id: string;
  readonly name: string;
  readonly role: ClubRole;
  readonly members: number;
  /** Events that aren't over. */
  readonly events: readonly EventInShort[];
}

/** GET /api/clubs/:club/door: before you join, by the club's link. */
export interface ClubDoor {
  readonly id: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly members: number;
  readonly isMember: boolean;
}

/** GET /api/clubs/:club */
export interface ClubPage {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** Whether everyone may look; otherwise its members alone. */
  readonly isPublic: boolean;
  /** Since when it is public: others see what was begun since; null: nothing. */
  readonly publicSince: number | null;
  /** Your role; null: you only look. */
  readonly role: ClubRole | null;
  /** The secret of its link; null: you are no organiser. */
  readonly invite: string | null;
  /** The owner, organisers, then the others, each in the order they came. */
  readonly members: readonly ClubMember[];
  /** Events, the latest first. */
  readonly events: readonly EventInShort[];
}

export interface ClubMember {
  readonly person: Person;
  readonly role: ClubRole;
  readonly since: number;
}

export interface EventInShort {
  readonly id: string;
  readonly name: string;
  readonly kind: EventKind;
  readonly ruleset: string;
  readonly stage: EventStage;
  readonly createdAt: number;
  readonly startsAt: number | null;
  readonly takesPart: boolean;
  /** Your table of the round that goes on; null: you have none. */
  readonly mine: TableId | null;
}

/** GET /api/clubs/:club/events/:event */
export interface EventPage extends EventInShort {
  readonly club: { readonly id: string; readonly name: string };
  /** Whether you are in the club, and may say that you take part. */
  readonly isMember: boolean;
  readonly isOrganiser: boolean;
  readonly settings: NewEvent;
  /** Who plays in the next round; in a knock-out that has begun, who is still in. */
  readonly entrants: readonly Person[];
  readonly standing: readonly EventPlace[];
  /** What the numbers of the standings count. */
  readonly columns: StandingColumns;
  /** Rounds, the latest first. */
  readonly rounds: readonly EventRound[];
  /** What the next round would be; null: there is none. */
  readonly next: NextRound | null;
}

export interface NextRound {
  readonly round: number;
  readonly people: number;
  /** How many sit at each table. */
  readonly tables: readonly number[];
  /** How many bots sit among them. */
  readonly bots: number;
  /** Whether the round before has tables that aren't over. */
  readonly isLastOpen: boolean;
}

/** A line of the standings. */
export interface EventPlace {
  /** 1 for the first; who is level has the same. */
  readonly place: number;
  readonly person: Person;
  /** Games that count. */
  readonly games: number;
  /** What these two count, the page's `columns` say. */
  readonly points: number;
  readonly share: number;
  /** Whether they play in no further round. */
  readonly isOut: boolean;
}

export interface EventRound {
  readonly round: number;
  readonly begunAt: number;
  readonly startsAt: number | null;
  /** Whether its tables are over, or it was closed as it was. */
  readonly isOver: boolean;
  readonly tables: readonly EventTable[];
}

export interface EventTable {
  readonly number: number;
  readonly id: TableId;
  readonly stage: Stage;
  /** Whether its result counts, or still can: not if it was given up, or not over when its round was closed. */
  readonly counts: boolean;
  /** Whether you may look at it. */
  readonly mayLook: boolean;
  readonly seats: readonly EventSeat[];
}

export interface EventSeat {
  readonly party: PartyId;
  /** null: a bot. */
  readonly person: Person | null;
  readonly bot: string | null;
  /** The result; null: it isn't over, or others still play the same deal. */
  readonly result: EventSeatResult | null;
}

export interface EventSeatResult {
  readonly points: number;
  readonly rank: number;
  /** Whether who began also ended it. */
  readonly isFinished: boolean;
  /**
   * The score it brings in the standings: points of the league, or points more than others in this seat; null: nothing.
   */
  readonly score: number | null;
  /** Knock-out: whether they play in the next round; null: that isn't known yet, or it was the final. */
  readonly goesOn: boolean | null;
}

/** A new club, or a new event. */
export interface NewlyMade {
  readonly id: string;
}
