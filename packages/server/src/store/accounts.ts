import type { Person, PersonId, TableId } from '@macher/protocol';

/** A person the server knows. Guests have no password; a name that is kept with a password belongs to one person. */
export interface KnownPerson {
  readonly id: PersonId;
  readonly name: string;
  readonly password: string | null;
  /** The recovery code, hashed; it sets another password once. */
  readonly recovery: string | null;
  readonly createdAt: number;
  /** Whose program it is, and when its token was used last; missing: it is a person. */
  readonly program?: { readonly owner: PersonId; readonly usedAt: number | null };
}

/** A session as the store has it; `token` is hashed. */
export interface KeptSession {
  readonly token: string;
  readonly beginsAt: number;
  readonly device: string;
}

/** Something a person did at a table, as it was written. */
export interface OwnLine {
  readonly number: number;
  readonly at: number;
  readonly what: unknown;
}

/** NamesThen is how a table looks without a person's name. */
export interface NamesThen {
  /** What lists say. */
  readonly names: readonly string[];
  readonly programs: readonly string[];
  /** The seats of the record that lose their name. */
  readonly seats: readonly number[];
}

/** What people see and change of themselves. */
export interface Accounts {
  /** A person who keeps this name with a password, or one that looks like it. */
  namesake(name: string): Promise<KnownPerson | null>;
  /** Sessions that have not expired, the latest first. */
  sessionsOf(person: PersonId, now: number): Promise<KeptSession[]>;
  /** Ends all sessions of a person, or all but one. */
  endSessionsOf(person: PersonId, but: string | null): Promise<void>;
  /** The lines of what they did at a table after an entry, in order. */
  linesAt(table: TableId, person: PersonId, after: number, most: number): Promise<OwnLine[]>;
  /** How many guests of before a time can't come back and are needed by nobody. */
  countGoneGuests(before: number, now: number): Promise<number>;
  goneGuests(before: number, now: number, most: number): Promise<PersonId[]>;
  /** How long all is together that they did at tables. */
  bytesOf(person: PersonId): Promise<number>;
  /** Tables where they sit, which they own, or where they have done something. */
  tablesTouchedBy(person: PersonId): Promise<TableId[]>;
  /** Takes their name and words out of a table: its log, what lists say of it, and its record. */
  erase(table: TableId, person: Person, seen: NamesThen): Promise<void>;
  /** Forgets a person: nobody knows them any more, and they have no name, no password, no sessions. */
  forget(person: PersonId): Promise<void>;
  /** Uses a recovery code. Whether it was theirs; it is used up then. */
  useRecovery(person: PersonId, recovery: string): Promise<boolean>;
}
