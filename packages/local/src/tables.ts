import { EPOCH } from '@macher/engine';
import {
  type Entry,
  type GameFile,
  gameFileOf,
  type Opening,
  type Person,
  readEntries,
  type StoredEntry,
  type TableId,
} from '@macher/protocol';
import {
  type BotPool,
  Host,
  openWith,
  readLog,
  recordOf,
  type Seating,
  type Table,
  type Timekeeper,
} from '@macher/table';
import { type LocalTable, newTableId } from './calls.ts';
import type { TakeLock } from './locks.ts';
import type { Arrived } from './moving.ts';
import { LocalPlans } from './plans.ts';
import { rowIn, rowOf } from './row.ts';
import { newName } from './secrets.ts';
import { ConflictError, type KeptTable, type LocalStore } from './store.ts';

/** What tables in a browser are made of. */
export interface LocalWorld {
  readonly store: LocalStore;
  readonly bots: BotPool;
  readonly time: Timekeeper;
  readonly takeLock: TakeLock;
  /** Hears that something went wrong at a table that no one waits for. */
  failed(table: TableId, error: unknown): void;
}

/** A table that this tab plays; the others may not. */
interface Hosted {
  readonly host: Host;
  release(): void;
}

export type NotHosted = 'no-such-table' | 'open-elsewhere';

/** All tables of this browser. One that is looked at has a host; only one tab at a time has it. */
export class LocalTables {
  readonly #world: LocalWorld;
  readonly #hosted = new Map<TableId, Promise<Hosted | NotHosted>>();
  /** Tables that are just being closed: their locks are not free yet. */
  readonly #closing = new Map<TableId, Promise<void>>();

  constructor(world: LocalWorld) {
    this.#world = world;
  }

  async create(owner: Person, opening: Opening, seating: Seating): Promise<TableId> {
    const { store, bots, time } = this.#world;
    const id = newTableId(newName());
    const at = time.now();
    const { table, entries } = openWith(owner, opening, seating, at, bots);
    await store.add(rowOf({ id, createdAt: at }, table, at), entries.map(kept));
    return id;
  }

  /** A game that came in a file goes on as a table of this browser. */
  async takeIn({ table, entries }: Arrived): Promise<TableId> {
    const { store, time } = this.#world;
    const id = newTableId(newName());
    await store.add(rowOf({ id, createdAt: table.openedAt }, table, time.now()), entries.map(kept));
    return id;
  }

  /** The file of a table with its whole log, to be taken elsewhere; null: there is no such table. */
  async file(id: TableId): Promise<GameFile | null> {
    const { entries } = readEntries(await this.#world.store.entries(id));
    return entries.length === 0 ? null : gameFileOf(entries.map(kept));
  }

  /** Tables in a list, the latest first. A row of another version of the program is made again from the log. */
  async list(): Promise<readonly LocalTable[]> {
    const rows = await Promise.all((await this.#world.store.tables()).map(each => this.#rowOf(each)));
    return rows.flatMap(row => row ?? []).toSorted((one, other) => other.updatedAt - one.updatedAt);
  }

  async host(id: TableId, isForced = false): Promise<Host | NotHosted> {
    const known = this.#hosted.get(id);
    const hosted = known ?? this.#load(id, isForced);
    this.#hosted.set(id, hosted);
    const found = await hosted.catch((error: unknown) => {
      this.#hosted.delete(id);
      throw error;
    });
    if (typeof found !== 'string') return found.host;
    this.#hosted.delete(id);
    return found;
  }

  /** Lets go of a table: nobody looks at it any more, and another tab may have it. */
  async letGo(id: TableId): Promise<void> {
    const hosted = this.#hosted.get(id);
    if (hosted === undefined) return;
    this.#hosted.delete(id);
    const closing = this.#close(hosted);
    this.#closing.set(id, closing);
    await closing;
    if (this.#closing.get(id) === closing) this.#closing.delete(id);
  }

  async remove(id: TableId): Promise<void> {
    await this.letGo(id);
    await this.#world.store.remove(id);
  }

  async #close(hosted: Promise<Hosted | NotHosted>): Promise<void> {
    const found = await hosted.catch(() => 'no-such-table' as const);
    if (typeof found === 'string') return;
    await found.host.close();
    found.release();
  }

  async #load(id: TableId, isForced: boolean): Promise<Hosted | NotHosted> {
    await this.#closing.get(id);
    let lost = (): void => {};
    const release = await this.#world.takeLock(`macher.${id}`, isForced, () => lost());
    if (release === null) return 'open-elsewhere';
    const host = await this.#read(id).catch((error: unknown) => {
      release();
      throw error;
    });
    if (host === null) {
      release();
      return 'no-such-table';
    }
    lost = () => this.#disown(id, host);
    return { host, release };
  }

  async #read(id: TableId): Promise<Host | null> {
    const { store, bots, time, failed } = this.#world;
    const { entries, spoiled } = readEntries(await store.entries(id));
    const [first] = entries;
    if (first === undefined) return null;
    const append = async (fresh: readonly Entry[], table: Table): Promise<void> => {
      const row = rowOf({ id, createdAt: first.at }, table, time.now());
      const record = table.stage === 'over' ? recordOf(table) : null;
      await store.append(row, fresh.map(kept), record).catch((error: unknown) => {
        if (error instanceof ConflictError) this.#disown(id, host);
        throw error;
      });
    };
    const plans = await LocalPlans.of(store, id);
    const world = { journal: { append }, newSalt: null, bots, time, plans };
    const host = new Host(entries, { ...world, failed: error => failed(id, error) }, spoiled);
    return host;
  }

  /** Disowns a table: another tab plays on there, and what this one knows is no longer the truth. */
  #disown(id: TableId, host: Host): void {
    if (host.isClosed) return;
    this.#hosted.delete(id);
    host.disown();
  }

  /** The record of a game that is over is kept; of one that goes on it is made. null: there is no such table. */
  async record(id: TableId): Promise<object | null> {
    const record = await this.#world.store.record(id);
    if (typeof record === 'object' && record !== null) return record;
    const read = await this.#logOf(id);
    return read === null ? null : recordOf(read.table);
  }

  /** The row of a kept table: something last happened there when its log says so. */
  async #rowOf(kept: KeptTable): Promise<LocalTable | null> {
    const row = rowIn(kept);
    if (row !== null) return row;
    const read = await this.#logOf(kept.id);
    if (read === null) return null;
    const { table, updatedAt } = read;
    return rowOf({ id: kept.id, createdAt: table.openedAt }, table, updatedAt);
  }

  /** The log of a table without a host. */
  async #logOf(id: TableId): Promise<{ readonly table: Table; readonly updatedAt: number } | null> {
    const { entries, spoiled } = readEntries(await this.#world.store.entries(id));
    const last = entries.at(-1);
    return last === undefined ? null : { table: readLog(entries, spoiled).table, updatedAt: last.at };
  }
}

function kept({ number, at, by, what, check }: Entry): StoredEntry {
  const entry = { number, at, by, epoch: EPOCH, what };
  return check === undefined ? entry : { ...entry, check };
}
