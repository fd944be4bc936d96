import type { Entry } from '@macher/protocol';
import { resultOf } from '@macher/table';
import { readPaged } from './logPages.ts';
import type { Store, TableId } from './store/store.ts';
import { NewerTableError } from './tableErrors.ts';

/** MOST_AT_ONCE games are entered at once: a server that opens its first book has years of them to enter. */
const MOST_AT_ONCE = 50;

export type BookStore = Pick<Store, 'results' | 'entriesAfter' | 'table' | 'isShared'>;

/** Bookkeeper enters finished games in the book of results, each once, also those of before there was a book. */
export class Bookkeeper {
  readonly #store: BookStore;
  readonly #failed: (error: unknown) => void;
  /** Games that are frozen or unreadable: this process doesn't look at them again. */
  readonly #left = new Set<TableId>();
  #working: Promise<void> | null = null;
  #isNoted = false;
  #isClosed = false;

  constructor(store: BookStore, failed: (error: unknown) => void) {
    this.#store = store;
    this.#failed = failed;
  }

  /** Notes that a game has ended, or may have. */
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
    /** Games that fail now are tried again in the next round: others needn't wait for them. */
    const failing = new Set<TableId>();
    for (;;) {
      const known = new Set([...this.#left, ...failing]);
      const found = await this.#store.results.unbooked(MOST_AT_ONCE + known.size);
      const tables = found.filter(id => !known.has(id));
      if (tables.length === 0) return;
      for (const id of tables) {
        if (this.#isClosed) return;
        await this.#enter(id).catch(error => {
          failing.add(id);
          this.#failed(error);
        });
      }
    }
  }

  async #enter(id: TableId): Promise<void> {
    const row = await this.#store.table(id);
    const result = await this.#resultOf(id);
    if (row === null || result === null) this.#left.add(id);
    else await this.#store.results.add({ table: id, isPrivate: row.isPrivate, ...result });
  }

  /** The result of a game; null: its log has none, or can't be read. */
  async #resultOf(id: TableId): Promise<ReturnType<typeof resultOf>> {
    const all: Entry[] = [];
    let lost: unknown = null;
    const entriesAfter: BookStore['entriesAfter'] = (...page) =>
      this.#store.entriesAfter(...page).catch(error => {
        lost = error;
        throw error;
      });
    try {
      const store = { entriesAfter, isShared: this.#store.isShared };
      const { table } = await readPaged(store, id, entries => all.push(...entries));
      return resultOf(table, all);
    } catch (error) {
      // A log that the store can't give now isn't unreadable.
      if (error === lost) throw error;
      if (!(error instanceof NewerTableError)) this.#failed(error);
      return null;
    }
  }
}
