import { exactly, listOf, orNull, type Schema } from '@macher/engine';
import {
  CLUB_ROLES,
  type ClubChange,
  type ClubMember,
  type ClubRole,
  EVENT_STAGES,
  type EventStage,
  NEW_EVENT_SCHEMA,
  type NewEvent,
  type PersonId,
} from '@macher/protocol';
import { type Row, readIn } from './rows.ts';

export interface KeptClub {
  readonly id: string;
  readonly name: string;
  /** Since when it is public; null: it is for its members alone. What was begun before stays so. */
  readonly publicSince: number | null;
  readonly createdAt: number;
  /** How often its link was renewed: the link follows from it and from what only the server knows. */
  readonly renewals: number;
}

/** A club that somebody is in. */
export interface Membership {
  readonly club: KeptClub;
  readonly role: ClubRole;
  readonly since: number;
}

/** Why somebody can't join. */
export type NotJoined = 'club-full' | 'too-many-clubs';

export interface ClubLimits {
  readonly clubs: number;
  readonly members: number;
}

/** Clubs and who is in them: each has exactly one owner as long as anybody is. */
export interface StoredClubs {
  /** Adds a club; false: its owner is in as many as they may. */
  add(club: KeptClub, owner: PersonId, most: number): Promise<boolean>;
  find(id: string): Promise<KeptClub | null>;
  change(id: string, change: ClubChange, at: number): Promise<void>;
  renew(id: string): Promise<void>;
  /** Removes a club with its members, its events and their rounds; tables stay. */
  remove(id: string): Promise<void>;
  /** Memberships of a person, in the order they came to them. */
  of(person: PersonId): Promise<Membership[]>;
  /** The owner, organisers, then the others, each in the order they came. */
  members(club: string): Promise<ClubMember[]>;
  roleOf(club: string, person: PersonId): Promise<ClubRole | null>;
  /** Lets a person join; null: they are in, or were already. */
  join(club: string, person: PersonId, since: number, most: ClubLimits): Promise<NotJoined | null>;
  /**
   * Lets a person leave: of the events of this club they are in none any more. After an owner the club belongs to who
   * is next among its members; after the last one there is none.
   */
  leave(club: string, person: PersonId): Promise<void>;
  /** Sets a role. A new owner makes an organiser of the one before. Nothing, if they aren't in. */
  setRole(club: string, person: PersonId, role: ClubRole): Promise<void>;
  /** The names of people as they are called now; who is gone isn't among them. */
  names(people: readonly PersonId[]): Promise<Map<PersonId, string>>;
}

export interface KeptEvent {
  readonly id: string;
  readonly club: string;
  readonly createdAt: number;
  readonly settings: NewEvent;
  readonly stage: EventStage;
}

export interface KeptSeat {
  /** null: a bot, from the beginning. */
  readonly person: PersonId | null;
  readonly party: string;
}

export interface KeptRound {
  readonly event: string;
  readonly round: number;
  readonly begunAt: number;
  readonly startsAt: number | null;
  readonly tables: readonly (readonly KeptSeat[])[];
  /** Whether all its tables have been opened. */
  readonly isMade: boolean;
  /** How the round was closed; null: it goes on. */
  readonly closed: ClosedRound | null;
}

export interface ClosedRound {
  readonly at: number;
  /** Numbers of the tables that count, from 1. */
  readonly counted: readonly number[];
}

export interface EventLimits {
  readonly events: number;
  readonly open: number;
}

/** Whether somebody plays in an event, as they have said. */
export interface OwnEntry {
  readonly club: string;
  readonly event: string;
  readonly takesPart: boolean;
}

/** Events of clubs, who plays in them, and their rounds. */
export interface StoredEvents {
  /** Adds an event; false: the club has as many as it may. */
  add(event: KeptEvent, most: EventLimits): Promise<boolean>;
  find(id: string): Promise<KeptEvent | null>;
  /** Events of a club, the latest first. */
  of(club: string): Promise<KeptEvent[]>;
  /** Changes an event; false: a round has begun, or there is no such event. */
  change(id: string, settings: NewEvent): Promise<boolean>;
  setStage(id: string, stage: EventStage): Promise<void>;
  /** Removes an event, with who wanted to play, and its rounds. */
  remove(id: string): Promise<void>;
  /** What people have said themselves: whether they play. */
  entries(event: string): Promise<Map<PersonId, boolean>>;
  enter(event: string, person: PersonId, takesPart: boolean): Promise<void>;
  /** What one person has said, with the club of each event. */
  entriesOf(person: PersonId): Promise<OwnEntry[]>;
  /** Rounds of an event, in their order. */
  rounds(event: string): Promise<KeptRound[]>;
  /** Adds a round: the first who says how it is drawn decides. false: somebody has. */
  addRound(round: KeptRound): Promise<boolean>;
  made(event: string, round: number): Promise<void>;
  /** Closes a round: the first who closes it decides what counts. */
  closeRound(event: string, round: number, closed: ClosedRound): Promise<void>;
  /** Events with rounds whose tables haven't all been opened. */
  unmade(): Promise<string[]>;
}

/** In which order the roles are listed. */
export const ROLE_ORDER = `CASE role WHEN 'owner' THEN 0 WHEN 'organiser' THEN 1 ELSE 2 END`;

export function clubIn({
  id,
  name,
  is_public,
  public_since,
  created_at: createdAt,
  renewals,
}: Row): KeptClub {
  // A server of before, on the same database, doesn't say since when a club is public: then nothing of it is open.
  const publicSince = Number(public_since ?? Number.MAX_SAFE_INTEGER);
  return {
    id: String(id),
    name: String(name),
    publicSince: Number(is_public) === 1 ? publicSince : null,
    createdAt: Number(createdAt),
    renewals: Number(renewals),
  };
}

export function memberIn({ person, person_name: name, role, since }: Row): ClubMember {
  return {
    person: { id: String(person), name: String(name) },
    role: roleIn({ role }) ?? 'member',
    since: Number(since),
  };
}

export function roleIn(row: Row | undefined): ClubRole | null {
  return CLUB_ROLES.find(role => role === row?.['role']) ?? null;
}

export function membershipIn(row: Row): Membership {
  return { club: clubIn(row), role: roleIn(row) ?? 'member', since: Number(row['since']) };
}

export function namesIn(rows: readonly Row[]): Map<PersonId, string> {
  return new Map(rows.map(({ id, name }) => [String(id), String(name)]));
}

export function eventIn({ id, club, created_at: createdAt, stage, settings }: Row): KeptEvent {
  return {
    id: String(id),
    club: String(club),
    createdAt: Number(createdAt),
    settings: readIn(NEW_EVENT_SCHEMA, settings, `event ${id}`),
    stage: EVENT_STAGES.find(each => each === stage) ?? 'gathering',
  };
}

export function entriesIn(rows: readonly Row[]): Map<PersonId, boolean> {
  return new Map(rows.map(row => [String(row['person']), Number(row['takes_part']) === 1]));
}

export function ownEntryIn({ club, event, takes_part: takesPart }: Row): OwnEntry {
  return { club: String(club), event: String(event), takesPart: Number(takesPart) === 1 };
}

const word = { type: 'string', maxLength: 60 } as const satisfies Schema;
const count = { type: 'integer', minimum: 0 } as const satisfies Schema;

const DRAWN_SCHEMA = exactly({
  begunAt: count,
  startsAt: orNull(count),
  tables: listOf(listOf(exactly({ person: orNull(word), party: word }))),
});

const CLOSED_SCHEMA = exactly({ at: count, counted: listOf(count) });

export function roundIn({ event, round, drawn, is_made: isMade, closed }: Row): KeptRound {
  return {
    ...readIn(DRAWN_SCHEMA, drawn, `round ${round} of event ${event}`),
    event: String(event),
    round: Number(round),
    isMade: Number(isMade) === 1,
    closed:
      closed === null ? null : readIn(CLOSED_SCHEMA, closed, `the end of round ${round} of event ${event}`),
  };
}

/** How a round was drawn, as it is kept: it never changes. */
export function drawnOf({ begunAt, startsAt, tables }: KeptRound): string {
  return JSON.stringify({ begunAt, startsAt, tables });
}
