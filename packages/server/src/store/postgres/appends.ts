import { EPOCH, type GameRecord } from '@macher/engine';
import type { Entry, NewNotice } from '@macher/protocol';
import { ConflictError, type TableRow } from '../logs.ts';
import { noticeColumns } from '../outbox.ts';
import type { Row } from '../rows.ts';
import { rowColumns } from './columns.ts';
import type { Database } from './database.ts';

/** Pending is entries for the end of a log, the row as it is then, and the promise that waits for it. */
interface Pending {
  readonly given: Row;
  readonly id: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Addition is what happened, the record if that ended the game, and what people are to be told of it. */
interface Addition {
  readonly entries: readonly Entry[];
  readonly record: GameRecord | null;
  readonly notices: readonly NewNotice[];
}

/** MOST_AT_ONCE tables in one commit: others' commits wait for it. */
const MOST_AT_ONCE = 200;

/**
 * Appends makes one commit at a time: what comes meanwhile waits and is the next, so the disk is waited for once, not
 * each time.
 */
export class Appends {
  readonly #database: Database;
  readonly #committed: (since: number) => void;
  #waiting: Pending[] = [];
  #writing: Promise<void> | null = null;

  constructor(database: Database, committed: (since: number) => void) {
    this.#database = database;
    this.#committed = committed;
  }

  append(row: TableRow, addition: Addition): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ given: givenOf(row, addition), id: row.id, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Resolves when nothing is on its way. */
  async rest(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    // All additions of one turn of the event loop go together.
    await new Promise(resolve => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#write(this.#next());
    this.#writing = null;
  }

  /**
   * The next to be written: each table once, and in one order for all processes, so that two of them never wait for
   * each other.
   */
  #next(): Pending[] {
    const chosen = new Map<string, Pending>();
    const later: Pending[] = [];
    for (const each of this.#waiting)
      if (chosen.has(each.id) || chosen.size === MOST_AT_ONCE) later.push(each);
      else chosen.set(each.id, each);
    this.#waiting = later;
    return [...chosen.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  async #write(batch: readonly Pending[]): Promise<void> {
    const began = performance.now();
    try {
      const missed = await this.#sent(batch);
      this.#committed(began);
      for (const each of batch) settle(each, missed);
    } catch (error) {
      await this.#writeApart(batch, error);
    }
  }

  /** Writes each apart: what cannot be written does no harm to the others. */
  async #writeApart(batch: readonly Pending[], error: unknown): Promise<void> {
    if (batch.length === 1 || !isOfOne(error)) {
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const each of batch) await this.#write([each]);
  }

  #sent(batch: readonly Pending[]): Promise<ReadonlySet<string>> {
    const text = JSON.stringify(batch.map(({ given }) => given));
    return this.#database.persist(async isAgain => {
      const [found] = await this.#database.tried(APPEND, text, String(isAgain));
      return new Set(found?.['missed'] as string[]);
    });
  }
}

const APPEND = 'SELECT macher.append($1::json, $2::boolean) AS missed';

function settle({ id, resolve, reject }: Pending, missed: ReadonlySet<string>): void {
  if (missed.has(id)) reject(new ConflictError(`the log of table ${id} is not where it should be`));
  else resolve();
}

/** Whether the data was wrong, not the database. */
function isOfOne(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code.startsWith('22') || code.startsWith('23');
}

function givenOf(row: TableRow, { entries, record, notices }: Addition): Row {
  return {
    id: row.id,
    before: row.number - entries.length,
    ...rowColumns(row),
    people: row.people,
    entries: entries.map(entryColumns),
    record: record === null ? null : JSON.stringify(record),
    notices: notices.length === 0 ? null : notices.map(noticeColumns),
    bell: JSON.stringify({ kind: 'log', table: row.id, number: row.number }),
  };
}

export function entryColumns({ number, at, by, what, check }: Entry): Row {
  return {
    number,
    at,
    person: by?.person ?? null,
    request: by?.id ?? null,
    what: JSON.stringify(what),
    epoch: EPOCH,
    position_check: check ?? null,
  };
}
