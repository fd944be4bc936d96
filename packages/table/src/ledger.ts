import type { Entry, FrozenInDetail, Happening, ReadEntries, Sender } from '@macher/protocol';
import { type Changed, readLog, readMore, type Written, write } from './log.ts';
import { type Packing, Past } from './past.ts';
import { inOrder } from './pure/sorted.ts';
import { remembered } from './remembered.ts';
import { sealed } from './seals.ts';
import { copyTable, type Table } from './table.ts';

/** Keeps the log. What it has been given is safe when the promise is kept. */
export interface Journal {
  /**
   * Keeps entries. `table` is as they leave it, `made` how they came to that. Rejects with a `MovedOnError` if others
   * have added to the log before.
   */
  append(entries: readonly Entry[], table: Table, made: Made): Promise<void>;
  /** What stands there after an entry; missing: nobody else can add to it. */
  after?(number: number): Promise<Pick<ReadEntries, 'entries' | 'spoiled'>>;
  /** Others add to it all the time: what is known here may be old. */
  readonly isShared?: boolean;
}

/** What is about to be added, and the table before it. */
export interface Made {
  readonly fresh: readonly Written[];
  readonly before: Table;
}

/** Pen is what a log is written with. */
export interface Pen {
  readonly journal: Journal;
  /** Makes a salt that nobody can guess, for decisions that are made face down; null: nobody here needs a proof. */
  readonly newSalt: (() => string) | null;
  /** How what has happened long ago is packed; missing: there are few tables here, and it stays as it is. */
  readonly packing?: Packing;
}

/** MovedOnError: the log goes on elsewhere than where this was to be added. */
export class MovedOnError extends Error {}

/** LogReader reads a log piece by piece. Of what came before it keeps only the table that it has made, and its past. */
export class LogReader {
  readonly past: Past;
  #table: Table | null = null;

  constructor(packing: Packing | null) {
    this.past = new Past([], packing);
  }

  /** Adds entries; after the first line that doesn't fit nothing more is read. */
  add(entries: readonly Entry[], spoiled: FrozenInDetail | null): void {
    if (this.#table === null) {
      const { table, past } = readLog(entries, spoiled);
      this.#table = table;
      this.past.add(past);
    } else if (this.#table.stage !== 'frozen') {
      const { table, fresh } = readMore(this.#table, entries, spoiled);
      this.#table = table;
      this.past.add(fresh.map(remembered));
    }
  }

  /** The table. Lists that have grown line by line have room for more: a copy has not. */
  get table(): Table {
    if (this.#table === null) throw new Error('nothing of the log has been read');
    return copyTable(this.#table);
  }
}

/** A log as it is known here: the table it has made, and how it came to that. */
export class Ledger {
  readonly past: Past;
  readonly #pen: Pen;
  #table: Table;

  constructor({ table, past }: Pick<LogReader, 'table' | 'past'>, pen: Pen) {
    this.#pen = pen;
    this.#table = table;
    this.past = past;
  }

  get table(): Table {
    return this.#table;
  }

  /** Whether others may have added to it without our knowing. */
  get mayBeBehind(): boolean {
    return this.#pen.journal.isShared === true;
  }

  /**
   * Writes what happens. What cannot be kept has not happened: until then everybody sees the table as it was. null:
   * others have added to the log before, and nothing of it has happened.
   */
  async write(happenings: readonly Happening[], by: Sender | null, at: number): Promise<Changed | null> {
    const table = copyTable(this.table);
    const { number } = table;
    const fresh = happenings.map((happening, index) => {
      const line = { number: number + 1 + index, at, by, what: asKept(happening) };
      return write(table, sealed(table, line, this.#pen.newSalt));
    });
    try {
      await this.#pen.journal.append(
        fresh.map(({ entry }) => entry),
        table,
        { fresh, before: this.table },
      );
    } catch (error) {
      if (error instanceof MovedOnError) return null;
      throw error;
    }
    return this.#turnTo(table, fresh);
  }

  /** What others have added; null: nothing. */
  async readOn(): Promise<Changed | null> {
    if (this.#pen.journal.after === undefined || this.table.stage === 'frozen') return null;
    const { entries, spoiled } = await this.#pen.journal.after(this.table.number);
    if (entries.length === 0 && spoiled === null) return null;
    const { table, fresh } = readMore(this.table, entries, spoiled);
    return this.#turnTo(table, fresh);
  }

  #turnTo(table: Table, fresh: readonly Written[]): Changed {
    const before = this.table.game;
    this.#table = table;
    this.past.add(fresh.map(remembered));
    return { fresh, before };
  }
}

function asKept(what: Happening): Happening {
  return what.kind === 'acted' ? { ...what, action: inOrder(what.action) } : what;
}
