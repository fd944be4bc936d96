import { resultOf, tableOf } from '@macher/table';
import type { Store, TableId } from './store/store.ts';
import { NewerTableError, readKnown } from './tableErrors.ts';

/** So many at once: a server that opens its first book has years of games to enter. */
const MOST_AT_ONCE = 50;

type BookStore = Pick<Store, 'results' | 'entries' | 'table' | 'isShared'>;

/** Enters finished games in the book of results, each once, also those of before there was a book. */
export class Bookkeeper {
  readonly #store: BookStore;
  readonly #failed: (error: unknown) => void;
  /** Frozen or unreadable: this process doesn't look at them again. */
  readonly #left = new Set<TableId>();
  #working: Promise<void> | null = null;
  #isNoted = false;
  #isClosed = false;

  constructor(store: BookStore, failed: (error: unknown) => void) {
    this.#store = store;
    this.#failed = failed;
  }

  /** A game has ended, or may have. */
  note(): void {
    this.#isNoted = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
  }

  /** Resolves when all that was noted is entered. */
  async rest(): Promise<void> {
    await this.#working;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.rest();
  }

  async #work(): Promise<void> {
    while (this.#isNoted && !this.#isClosed) {
      this.#isNoted = false;
      try {
        await this.#enterAll();
      } catch (error) {
        this.#failed(error);
      }
    }
  }

  async #enterAll(): Promise<void> {
    for (;;) {
      const found = await this.#store.results.unbooked(MOST_AT_ONCE + this.#left.size);
      const tables = found.filter(id => !this.#left.has(id));
      if (tables.length === 0) return;
      for (const id of tables) {
        if (this.#isClosed) return;
        await this.#enter(id);
      }
    }
  }

  async #enter(id: TableId): Promise<void> {
    try {
      const row = await this.#store.table(id);
      const { entries } = readKnown(id, await this.#store.entries(id), this.#store.isShared);
      const result = resultOf(tableOf(entries), entries);
      if (row === null || result === null) this.#left.add(id);
      else await this.#store.results.add({ table: id, isPrivate: row.isPrivate, ...result });
    } catch (error) {
      this.#left.add(id);
      if (!(error instanceof NewerTableError)) this.#failed(error);
    }
  }
}
