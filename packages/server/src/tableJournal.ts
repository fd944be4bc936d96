import type { Entry, ReadEntries } from '@macher/protocol';
import {
  type Journal,
  type Made,
  MovedOnError,
  plannedAt,
  recordOf,
  type Table,
  type Timekeeper,
} from '@macher/table';
import { noticesOf } from './notices/causes.ts';
import { noticesToRegents } from './notices/regents.ts';
import { withoutBlocked } from './notices/unwanted.ts';
import { ConflictError, type Store } from './store/store.ts';
import { readKnown } from './tableErrors.ts';
import type { TablePlans } from './tablePlans.ts';
import { baseOf, type RowBase, rowOf } from './tableRow.ts';

interface JournalEvents {
  /** Hears that something has been added to it here. */
  written(): void;
  /** Hears that the game is over, and its record is kept. */
  ended(): void;
  /** Hears that it is gone, or not for this program any more. */
  lost(error: unknown): void;
}

/** The log of one table in the store, with what lists show of it. */
export class TableJournal implements Journal {
  readonly isShared: boolean;
  readonly #store: Store;
  readonly #base: RowBase;
  readonly #time: Timekeeper;
  readonly #plans: TablePlans;
  readonly #events: JournalEvents;

  constructor(store: Store, base: RowBase, time: Timekeeper, plans: TablePlans, events: JournalEvents) {
    this.isShared = store.isShared;
    this.#store = store;
    this.#base = baseOf(base);
    this.#time = time;
    this.#plans = plans;
    this.#events = events;
  }

  async append(entries: readonly Entry[], table: Table, made: Made): Promise<void> {
    const told = [
      ...noticesOf(this.#base.id, table, made, this.#plans),
      ...noticesToRegents(this.#base.id, table, made),
    ];
    const notices = await withoutBlocked(told, entries, this.#store.ties);
    const base = { ...this.#base, plannedAt: plannedAt(table, this.#plans)[0]?.at ?? null };
    const row = rowOf(base, table, this.#time.now());
    try {
      if (table.stage !== 'over') await this.#store.append(row, entries, notices);
      else await this.#store.finish(row, entries, recordOf(table), notices);
    } catch (error) {
      throw error instanceof ConflictError ? await this.#movedOn(error) : error;
    }
    if (table.stage === 'over') await this.#plans.forget();
    this.#events.written();
    if (table.stage === 'over') this.#events.ended();
  }

  async after(number: number): Promise<ReadEntries> {
    const { id } = this.#base;
    const stored = await this.#store.entriesAfter(id, number);
    try {
      return readKnown(id, stored, this.isShared);
    } catch (error) {
      this.#events.lost(error);
      throw error;
    }
  }

  /** Moves on: others have added to it, or the table is gone. */
  async #movedOn({ message }: ConflictError): Promise<Error> {
    if ((await this.#store.table(this.#base.id)) !== null) return new MovedOnError(message);
    const gone = new Error(`table ${this.#base.id} is gone`);
    this.#events.lost(gone);
    return gone;
  }
}
