import type { GameRecord } from '@macher/engine';
import type { Entry, ListedTable, Pace, PersonId, Stage, StoredEntry, TableId } from '@macher/protocol';
import type { Accounts, KnownPerson } from './accounts.ts';
import type { Reports } from './reports.ts';
import type { StoreVitals } from './vitals.ts';

export type { KnownPerson, TableId };

/** Whose it is, and when it begins and ends. */
export interface Session {
  readonly person: PersonId;
  readonly beginsAt: number;
  readonly expiresAt: number;
  /** Roughly what with. */
  readonly device: string;
}

/** What the server needs to know of a table without reading its log: what lists show, and what they do not. */
export interface TableRow extends ListedTable {
  /** Who opened it, seated or not. */
  readonly owner: PersonId;
  /** Hashed; who knows the link may sit down. */
  readonly invite: string;
  /** People who sit at it or have a seat kept for them, and of these who have to decide. */
  readonly people: readonly PersonId[];
  readonly awaited: readonly PersonId[];
  /** When the server must look after it: a bot's turn or a clock; null: it can wait for its people. */
  readonly dueAt: number | null;
}

export interface TableFilter {
  readonly ruleset?: string;
  readonly players?: number;
  readonly speed?: Pace['kind'];
  readonly stage?: Stage;
}

/** Names that differ only in case are one name, in every store. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase();
}

/** Another process has added to the log in the meantime: read it again. */
export class ConflictError extends Error {}

/**
 * Where everything is kept. All calls may take time, several processes may use one store, and what a call has
 * promised is safe when its promise resolves. Logs are only ever added to.
 */
export interface Store {
  addPerson(person: KnownPerson): Promise<void>;
  person(id: PersonId): Promise<KnownPerson | null>;
  /** The person who keeps this name with a password. */
  keeperOf(name: string): Promise<KnownPerson | null>;
  /** false: another person keeps this name. */
  keepName(id: PersonId, name: string, password: string, recovery: string | null): Promise<boolean>;

  /** Sessions that have expired when this one begins are forgotten. */
  addSession(token: string, session: Session): Promise<void>;
  personOfSession(token: string, now: number): Promise<KnownPerson | null>;
  endSession(token: string): Promise<void>;
  readonly accounts: Accounts;
  readonly reports: Reports;

  addTable(row: TableRow, entries: readonly Entry[]): Promise<void>;
  /** Adds to the log, with the row as it is then; rejects with a `ConflictError` if the log is not where it should be. */
  append(row: TableRow, entries: readonly Entry[]): Promise<void>;
  /** As they were written, by whatever version of the program: `readEntries` makes a log of them. */
  entries(id: TableId): Promise<StoredEntry[]>;
  /** Adds the last entries of a game together with its record, so that it never needs to be replayed. */
  finish(row: TableRow, entries: readonly Entry[], record: GameRecord): Promise<void>;
  /** The record of a finished game, as it was written; null if none was kept. */
  record(id: TableId): Promise<unknown>;
  /** For a game finished by a program that kept no records; a record that is there stays. */
  keepRecord(id: TableId, record: GameRecord): Promise<void>;
  /** What lists say of a table whose log has been found to lead elsewhere than its row says. */
  restage(id: TableId, stage: Stage): Promise<void>;
  table(id: TableId): Promise<TableRow | null>;
  /** The latest first, and of one owner no more than that many. */
  publicTables(filter: TableFilter, most: number, mostOfOwner: number): Promise<TableRow[]>;
  /** Tables where they sit, or a seat is kept for them. */
  tablesOf(person: PersonId, most: number): Promise<TableRow[]>;
  /** The same, and tables they own. */
  countOpenTables(person: PersonId): Promise<number>;
  /** Games of theirs that bots play without any person. */
  countBotTables(owner: PersonId): Promise<number>;
  /** Tables that the server must look after until then. */
  dueTables(until: number): Promise<TableRow[]>;
  /** Tables that have not begun, and where nothing has happened since; at empty ones not since a later time. */
  idleTables(since: number, emptySince: number, most: number): Promise<TableId[]>;
  /** Tables that were closed before they began, and have not changed since, are gone. */
  forgetUnbegun(since: number, most: number): Promise<void>;
  tableIds(): Promise<TableId[]>;

  /** A whole copy in a file of its own, while running. */
  backup(file: string): Promise<void>;
  readonly vitals: StoreVitals;
  close(): Promise<void>;
}
