import type { GameRecord } from '@macher/engine';
import type { Entry, NewNotice, PersonId, Stage, StoredEntry } from '@macher/protocol';
import type { Accounts } from './accounts.ts';
import type { Allowances } from './allowances.ts';
import type { Bells } from './bells.ts';
import type { StoredClubs, StoredEvents } from './clubs.ts';
import type { Codes } from './codes.ts';
import type { Freight } from './kept.ts';
import type { Leases } from './leases.ts';
import type { TableLists } from './lists.ts';
import type { Logs } from './logs.ts';
import type { Lookers } from './lookers.ts';
import type { Outbox } from './outbox.ts';
import type { OwnerBook } from './ownerBook.ts';
import type { People } from './people.ts';
import type { StoredPlanBook } from './plans.ts';
import type { Sharings, StoredPrograms } from './programs.ts';
import type { Reports } from './reports.ts';
import type { Results } from './results.ts';
import type { StoredSessions } from './sessions.ts';
import type { KnownPerson, Session, Store, TableFilter, TableId, TableRow } from './store.ts';
import type { Ties } from './ties.ts';
import type { StoreVitals } from './vitals.ts';

/** StoreParts are what a store is made of, by what is kept in it. */
interface StoreParts {
  readonly people: People;
  readonly sessions: StoredSessions;
  readonly logs: Logs;
  readonly lists: TableLists;
  readonly accounts: Accounts;
  readonly reports: Reports;
  readonly plans: StoredPlanBook;
  readonly results: Results;
  readonly programs: StoredPrograms;
  readonly sharings: Sharings;
  readonly ties: Ties;
  readonly clubs: StoredClubs;
  readonly events: StoredEvents;
  readonly ownerBook: OwnerBook;
  readonly vitals: StoreVitals;
  readonly freight: Freight;
  readonly bells: Bells;
  readonly leases: Leases;
  readonly allowances: Allowances;
  readonly codes: Codes;
  readonly lookers: Lookers;
  readonly outbox: Outbox;
}

/** PartedStore has parts that each look after one thing. */
export abstract class PartedStore implements Store {
  readonly accounts: Accounts;
  readonly reports: Reports;
  readonly plans: StoredPlanBook;
  readonly results: Results;
  readonly programs: StoredPrograms;
  readonly sharings: Sharings;
  readonly ties: Ties;
  readonly clubs: StoredClubs;
  readonly events: StoredEvents;
  readonly ownerBook: OwnerBook;
  readonly vitals: StoreVitals;
  readonly freight: Freight;
  readonly bells: Bells;
  readonly leases: Leases;
  readonly allowances: Allowances;
  readonly codes: Codes;
  readonly lookers: Lookers;
  readonly outbox: Outbox;
  readonly #parts: StoreParts;

  constructor(parts: StoreParts) {
    this.#parts = parts;
    this.accounts = parts.accounts;
    this.reports = parts.reports;
    this.plans = parts.plans;
    this.results = parts.results;
    this.programs = parts.programs;
    this.sharings = parts.sharings;
    this.ties = parts.ties;
    this.clubs = parts.clubs;
    this.events = parts.events;
    this.ownerBook = parts.ownerBook;
    this.vitals = parts.vitals;
    this.freight = parts.freight;
    this.bells = parts.bells;
    this.leases = parts.leases;
    this.allowances = parts.allowances;
    this.codes = parts.codes;
    this.lookers = parts.lookers;
    this.outbox = parts.outbox;
  }

  abstract now(): Promise<number>;
  abstract readonly isShared: boolean;
  abstract backup(file: string): Promise<void>;
  abstract close(): Promise<void>;

  addPerson(person: KnownPerson): Promise<void> {
    return this.#parts.people.addPerson(person);
  }

  person(id: PersonId): Promise<KnownPerson | null> {
    return this.#parts.people.person(id);
  }

  keeperOf(name: string): Promise<KnownPerson | null> {
    return this.#parts.people.keeperOf(name);
  }

  keepName(id: PersonId, name: string, password: string, recovery: string | null): Promise<boolean> {
    return this.#parts.people.keepName(id, name, password, recovery);
  }

  addSession(token: string, session: Session): Promise<void> {
    return this.#parts.sessions.addSession(token, session);
  }

  personOfSession(token: string, now: number): Promise<KnownPerson | null> {
    return this.#parts.sessions.personOfSession(token, now);
  }

  endSession(token: string): Promise<void> {
    return this.#parts.sessions.endSession(token);
  }

  addTable(row: TableRow, entries: readonly Entry[], notices?: readonly NewNotice[]): Promise<void> {
    return this.#parts.logs.addTable(row, entries, notices);
  }

  append(row: TableRow, entries: readonly Entry[], notices?: readonly NewNotice[]): Promise<void> {
    return this.#parts.logs.append(row, entries, notices);
  }

  entries(id: TableId): Promise<StoredEntry[]> {
    return this.#parts.logs.entries(id);
  }

  entriesAfter(id: TableId, number: number, most?: number): Promise<StoredEntry[]> {
    return this.#parts.logs.entriesAfter(id, number, most);
  }

  numbersOf(ids: readonly TableId[]): Promise<Map<TableId, number>> {
    return this.#parts.logs.numbersOf(ids);
  }

  finish(
    row: TableRow,
    entries: readonly Entry[],
    record: GameRecord,
    notices?: readonly NewNotice[],
  ): Promise<void> {
    return this.#parts.logs.finish(row, entries, record, notices);
  }

  record(id: TableId): Promise<unknown> {
    return this.#parts.logs.record(id);
  }

  keepRecord(id: TableId, record: GameRecord): Promise<void> {
    return this.#parts.logs.keepRecord(id, record);
  }

  restage(id: TableId, stage: Stage): Promise<void> {
    return this.#parts.logs.restage(id, stage);
  }

  table(id: TableId): Promise<TableRow | null> {
    return this.#parts.logs.table(id);
  }

  publicTables(
    filter: TableFilter,
    most: number,
    mostOfOwner: number,
    own?: string | null,
  ): Promise<TableRow[]> {
    return this.#parts.lists.publicTables(filter, most, mostOfOwner, own);
  }

  privateTables(owners: readonly PersonId[], stage: Stage, most: number): Promise<TableRow[]> {
    return this.#parts.lists.privateTables(owners, stage, most);
  }

  tablesOf(person: PersonId, most: number): Promise<TableRow[]> {
    return this.#parts.lists.tablesOf(person, most);
  }

  countOpenTables(person: PersonId): Promise<number> {
    return this.#parts.lists.countOpenTables(person);
  }

  countBotTables(owner: PersonId): Promise<number> {
    return this.#parts.lists.countBotTables(owner);
  }

  dueTables(until: number): Promise<TableRow[]> {
    return this.#parts.lists.dueTables(until);
  }

  idleTables(since: number, emptySince: number, most: number): Promise<TableId[]> {
    return this.#parts.lists.idleTables(since, emptySince, most);
  }

  forgetUnbegun(since: number, most: number): Promise<void> {
    return this.#parts.lists.forgetUnbegun(since, most);
  }

  tableIds(): Promise<TableId[]> {
    return this.#parts.lists.tableIds();
  }
}
