import type { Person, PersonId, TableId } from '@macher/protocol';

/** A person the server knows. Guests have no password; a name that is kept with a password belongs to one person. */
export interface KnownPerson {
  readonly id: PersonId;
  readonly name: string;
  readonly password: string | null;
  /** Hashed; sets another password once. */
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

/** How a table looks without a person's name. */
export interface NamesThen {
  /** What lists say. */
  readonly names: readonly string[];
  readonly programs: readonly string[];
  /** Which seats of the record lose their name. */
  readonly seats: readonly number[];
}

/** What people see and change of themselves. */
export interface Accounts {
  /** A person who keeps this name with a password, or one that looks like it. */
  namesake(name: string): Promise<KnownPerson | null>;
  /** Those that have not expired, the latest first. */
  sessionsOf(person: PersonId, now: number): Promise<KeptSession[]>;
  /** All of them, or all but one. */
  endSessionsOf(person: PersonId, but: string | null): Promise<void>;
  /** What they did at a table after an entry, in order. */
  linesAt(table: TableId, person: PersonId, after: number, most: number): Promise<OwnLine[]>;
  /** Guests of before a time who can't come back, and whom nobody needs. */
  countGoneGuests(before: number, now: number): Promise<number>;
  goneGuests(before: number, now: number, most: number): Promise<PersonId[]>;
  /** How long all is together that they did at tables. */
  bytesOf(person: PersonId): Promise<number>;
  /** Where they sit, own the table, or have done something. */
  tablesTouchedBy(person: PersonId): Promise<TableId[]>;
  /** Takes their name and words out of a table: its log, what lists say of it, and its record. */
  erase(table: TableId, person: Person, seen: NamesThen): Promise<void>;
  /** Nobody knows them any more: they have no name, no password, no sessions. */
  forget(person: PersonId): Promise<void>;
  /** Whether it was theirs; it is used up then. */
  useRecovery(person: PersonId, recovery: string): Promise<boolean>;
}
