import type { GameRecord } from '@macher/engine';
import type { Entry, ListedTable, NewNotice, PersonId, Stage, StoredEntry, TableId } from '@macher/protocol';

/**
 * TableRow is what the server needs to know of a table without reading its log: what lists show, and what they do not.
 */
export interface TableRow extends ListedTable {
  /** The person who opened it, seated or not. */
  readonly owner: PersonId;
  /** Whether friends of its owner find it, though it is private. */
  readonly isForFriends: boolean;
  /** The secret of its link, hashed; who knows the link may sit down. */
  readonly invite: string;
  /** People who sit at it or have a seat kept for them; and, below, those among them for whom it waits. */
  readonly people: readonly PersonId[];
  readonly awaited: readonly PersonId[];
  /** When the server must look after it: a bot's turn or a clock; null: it can wait for its people. */
  readonly dueAt: number | null;
  /** The mark of the network from which it was opened; missing: nobody knows. */
  readonly from?: string;
  /** The time at which the first plan of its people decides; null: none does. The log knows nothing of it. */
  readonly plannedAt: number | null;
}

/** ConflictError: another process has added to the log in the meantime, so it must be read again. */
export class ConflictError extends Error {}

/**
 * Logs are what happened at each table. They are only ever added to; what people are to be told of it is in the same
 * commit.
 */
export interface Logs {
  addTable(row: TableRow, entries: readonly Entry[], notices?: readonly NewNotice[]): Promise<void>;
  /** Adds to the log, with the row as it is then; rejects with a `ConflictError` if the log is not where it should be. */
  append(row: TableRow, entries: readonly Entry[], notices?: readonly NewNotice[]): Promise<void>;
  /** Entries as they were written, by whatever version of the program: `readEntries` makes a log of them. */
  entries(id: TableId): Promise<StoredEntry[]>;
  /** Entries after this number, so many of them: for reading on. */
  entriesAfter(id: TableId, number: number, most?: number): Promise<StoredEntry[]>;
  /** How far the logs of these tables have come, of those that are there. */
  numbersOf(ids: readonly TableId[]): Promise<Map<TableId, number>>;
  /** Adds the last entries of a game together with its record, so that it never needs to be replayed. */
  finish(
    row: TableRow,
    entries: readonly Entry[],
    record: GameRecord,
    notices?: readonly NewNotice[],
  ): Promise<void>;
  /** The record of a finished game, as it was written; null if none was kept. */
  record(id: TableId): Promise<unknown>;
  /** Keeps the record of a game finished by a program that kept none; a record that is there stays. */
  keepRecord(id: TableId, record: GameRecord): Promise<void>;
  /** Changes what lists say of a table whose log has been found to lead elsewhere than its row says. */
  restage(id: TableId, stage: Stage): Promise<void>;
  table(id: TableId): Promise<TableRow | null>;
}
