import type { StoredEntry, TableId } from '@macher/protocol';
import type { LocalTable } from './calls.ts';

/** What this browser keeps of a table besides its log; `unknown`: perhaps by another version of the program. */
export interface KeptTable {
  readonly id: TableId;
  readonly row: unknown;
}

/** Where tables are kept. What has been given to it is safe when the promise is kept, and not before. */
export interface LocalStore {
  tables(): Promise<readonly KeptTable[]>;
  entries(id: TableId): Promise<readonly StoredEntry[]>;
  /** The record; null: the game isn't over, or there is no such table. */
  record(id: TableId): Promise<unknown>;
  add(row: LocalTable, entries: readonly StoredEntry[]): Promise<void>;
  /** Appends; a `ConflictError` if another tab has written since. `record` is kept with the last entry of a game. */
  append(row: LocalTable, entries: readonly StoredEntry[], record: object | null): Promise<void>;
  /** The plans; null: nothing. */
  plans(id: TableId): Promise<unknown>;
  keepPlans(id: TableId, plans: object): Promise<void>;
  remove(id: TableId): Promise<void>;
}

/** StorageFullError: the browser has no room for more. */
export class StorageFullError extends Error {}

/** ConflictError: another tab has added to the log, or the table is gone. */
export class ConflictError extends Error {}
