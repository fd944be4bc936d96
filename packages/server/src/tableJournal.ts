import type { Entry, NewNotice, ReadEntries } from '@macher/protocol';
import {
  type Journal,
  type Made,
  MovedOnError,
  type PlannedDecision,
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
  /** Something has been added to it here. */
  written(): void;
  /** The game is over, and its record is kept. */
  ended(): void;
  /** It is gone, or not for this program any more. */
  lost(error: unknown): void;
}

/** Whose plan decides need not come. */
function isWanted({ person, facts }: NewNotice, planned: readonly PlannedDecision[]): boolean {
  return facts.what !== 'decide' || planned.every(each => each.person.id !== person);
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
    const planned = plannedAt(table, this.#plans);
    const told = [
      ...noticesOf(this.#base.id, table, made).filter(notice => isWanted(notice, planned)),
      ...(await noticesToRegents(this.#base.id, table, made, this.#store)),
    ];
    const notices = await withoutBlocked(told, entries, this.#store.ties);
    const base = { ...this.#base, plannedAt: planned[0]?.at ?? null };
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

  /** Others have added to it, or the table is gone. */
  async #movedOn({ message }: ConflictError): Promise<Error> {
    if ((await this.#store.table(this.#base.id)) !== null) return new MovedOnError(message);
    const gone = new Error(`table ${this.#base.id} is gone`);
    this.#events.lost(gone);
    return gone;
  }
}
