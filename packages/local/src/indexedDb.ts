import type { StoredEntry, TableId } from '@macher/protocol';
import type { LocalTable } from './calls.ts';
import { ConflictError, type KeptTable, type LocalStore, StorageFullError } from './store.ts';

const NAME = 'macher';
const VERSION = 1;
const STORES = ['tables', 'entries', 'records'] as const;
type StoreName = (typeof STORES)[number];

/** Tables in the browser's own database. */
export class IndexedDbStore implements LocalStore {
  #database: Promise<IDBDatabase> | null = null;

  async tables(): Promise<readonly KeptTable[]> {
    return this.#read<KeptTable[]>('tables', store => store.getAll());
  }

  async entries(id: TableId): Promise<readonly StoredEntry[]> {
    return this.#read<StoredEntry[]>('entries', store => store.getAll(linesOf(id)));
  }

  async record(id: TableId): Promise<unknown> {
    return (await this.#read<unknown>('records', store => store.get(id))) ?? null;
  }

  add(row: LocalTable, entries: readonly StoredEntry[]): Promise<void> {
    return this.#write(transaction => put(transaction, row, entries, null));
  }

  append(row: LocalTable, entries: readonly StoredEntry[], record: object | null): Promise<void> {
    return this.#write((transaction, refuse) => {
      const kept = transaction.objectStore('tables').get(row.id);
      kept.onsuccess = () => {
        if (lastOf(kept.result) + 1 === entries[0]?.number) put(transaction, row, entries, record);
        else refuse(new ConflictError(row.id));
      };
    });
  }

  async plans(id: TableId): Promise<unknown> {
    return (await this.#read<unknown>('records', store => store.get(plansOf(id)))) ?? null;
  }

  keepPlans(id: TableId, plans: object): Promise<void> {
    return this.#write(transaction => {
      transaction.objectStore('records').put(plans, plansOf(id));
    });
  }

  remove(id: TableId): Promise<void> {
    return this.#write(transaction => {
      transaction.objectStore('records').delete(plansOf(id));
      transaction.objectStore('tables').delete(id);
      transaction.objectStore('records').delete(id);
      transaction.objectStore('entries').delete(linesOf(id));
    });
  }

  async #read<T>(name: StoreName, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#open();
    return resultOf(ask(database.transaction(name).objectStore(name)));
  }

  /** Writes, and is done when the disk has it: a machine that loses power right after must find it again. */
  async #write(work: (transaction: IDBTransaction, refuse: (why: Error) => void) => void): Promise<void> {
    const database = await this.#open();
    const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
    let refusal: Error | null = null;
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(refusal ?? troubleOf(transaction.error));
    });
    work(transaction, why => {
      refusal = why;
      transaction.abort();
    });
    return done;
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= this.#opened();
    return this.#database;
  }

  /** The connection. One that the browser has ended is made again when it is needed. */
  async #opened(): Promise<IDBDatabase> {
    const forget = (): void => {
      this.#database = null;
    };
    try {
      const asked = indexedDB.open(NAME, VERSION);
      asked.onupgradeneeded = () => layOut(asked.result);
      const database = await resultOf(asked);
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    } catch (error) {
      forget();
      throw error;
    }
  }
}

function layOut(database: IDBDatabase): void {
  database.createObjectStore('tables', { keyPath: 'id' });
  database.createObjectStore('entries', { keyPath: ['table', 'number'] });
  database.createObjectStore('records');
}

function put(
  transaction: IDBTransaction,
  row: LocalTable,
  entries: readonly StoredEntry[],
  record: object | null,
): void {
  transaction.objectStore('tables').put({ id: row.id, last: row.number, row });
  for (const entry of entries) transaction.objectStore('entries').add({ table: row.id, ...entry });
  if (record !== null) transaction.objectStore('records').put(record, row.id);
}

function linesOf(table: TableId): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);
}

/**
 * The key of a table's plans, beside its record: with a store of their own, tabs of before couldn't open the database.
 */
function plansOf(table: TableId): IDBValidKey {
  return ['plans', table];
}

/** The number of the last entry; NaN: there is no such table. */
function lastOf(kept: unknown): number {
  return typeof kept === 'object' && kept !== null && 'last' in kept ? Number(kept.last) : Number.NaN;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(troubleOf(request.error));
  });
}

function troubleOf(error: DOMException | null): Error {
  if (error?.name === 'QuotaExceededError') return new StorageFullError(error.message);
  return error ?? new Error('the browser gave up a transaction');
}
