import {
  type Entry,
  type FrozenInDetail,
  type LiveTable,
  type Opening,
  type Person,
  type ReadEntries,
  readEntries,
} from '@macher/protocol';
import {
  type BotPool,
  Host,
  MovedOnError,
  openWith,
  recordOf,
  type Seating,
  type Table,
  type Timekeeper,
} from '@macher/table';
import { LIMITS, type Limits } from './limits.ts';
import { hashToken, newId, newSecret } from './secrets.ts';
import { ConflictError, type Store, type TableId, type TableRow } from './store/store.ts';
import { rowOf } from './tableRow.ts';

/** Milliseconds between two looks at which tables are due. */
const NEXT_LOOK = 30_000;

/** Milliseconds. */
const DAY = 86_400_000;

/** At each look: many tables at once would keep everybody waiting. */
const EXPIRED_AT_ONCE = 20;

function liveOf(id: TableId, { stage, openedAt, owner, places }: Table): LiveTable {
  const people = places.flatMap(({ person }) => (person === null ? [] : [person]));
  return { id, stage, openedAt, owner, people };
}

/** For the people who run the server: it can name secrets. */
class FrozenTableError extends Error {
  constructor(id: TableId, { entry, why, detail }: FrozenInDetail) {
    super(`table ${id} is frozen at entry ${entry}: ${why}: ${detail}`);
    this.name = 'FrozenTableError';
  }
}

/** How tables are kept; salts come from the system's generator unless a test has its own. */
interface Habits extends Pick<Limits, 'unbegunDays'> {
  readonly newSalt?: () => string;
}

/** All tables of this process. A table is read from the store when a request needs it, or when it is due. */
export class Tables {
  readonly #store: Store;
  readonly #bots: BotPool;
  readonly #time: Timekeeper;
  readonly #failed: (error: unknown) => void;
  readonly #hosts = new Map<TableId, Promise<Host | null>>();
  /** Tables whose logs do not fit. */
  readonly #frozen = new Set<TableId>();
  readonly #unbegunDays: number;
  readonly #newSalt: () => string;
  #callOff: (() => void) | null = null;

  constructor(
    store: Store,
    bots: BotPool,
    time: Timekeeper,
    failed: (error: unknown) => void,
    { unbegunDays, newSalt = newSecret }: Habits = LIMITS,
  ) {
    this.#store = store;
    this.#bots = bots;
    this.#time = time;
    this.#failed = failed;
    this.#unbegunDays = unbegunDays;
    this.#newSalt = newSalt;
  }

  get open(): number {
    return this.#hosts.size;
  }

  /** Found frozen since the start. */
  get frozen(): number {
    return this.#frozen.size;
  }

  /** Those in memory, as lists show them. */
  async live(): Promise<LiveTable[]> {
    const hosts = [...this.#hosts].map(async ([id, loaded]) => {
      const host = await loaded.catch(() => null);
      return host === null ? [] : [liveOf(id, host.table)];
    });
    return (await Promise.all(hosts)).flat();
  }

  /** A new table, and the secret in its link. */
  async create(
    owner: Person,
    opening: Opening,
    isPrivate: boolean,
    seating: Seating,
  ): Promise<{ id: TableId; invite: string }> {
    const id = newId();
    const invite = newSecret();
    const at = this.#time.now();
    const { table, entries } = openWith(owner, opening, seating, at, this.#bots);
    const base = { id, createdAt: at, isPrivate, invite: hashToken(invite) };
    await this.#store.addTable(rowOf(base, table, at), entries);
    if (table.stage === 'playing') await this.host(id);
    return { id, invite };
  }

  host(id: TableId): Promise<Host | null> {
    const known = this.#hosts.get(id);
    if (known !== undefined) return known;
    const loaded = this.#load(id);
    this.#hosts.set(id, loaded);
    // What cannot be read now may be readable another time.
    loaded.catch(() => this.#hosts.delete(id));
    return loaded;
  }

  /** After its log was changed from outside: people at it connect again and find it as it is now. */
  async reread(id: TableId): Promise<void> {
    const host = await this.#hosts.get(id)?.catch(() => null);
    this.#hosts.delete(id);
    host?.disown();
    await this.host(id).catch(error => this.#failed(error));
  }

  /** Tables that wait for a bot or for a clock go on where they were; one that cannot be read stops no other. */
  async wake(): Promise<number> {
    this.#wakeLater();
    await this.#letGo();
    await this.#expire();
    const due = await this.#store.dueTables(this.#time.now() + NEXT_LOOK);
    const awake = due.filter(({ id }) => !this.#frozen.has(id));
    for (const { id } of awake) await this.host(id).catch(error => this.#failed(error));
    return awake.length;
  }

  /** Tables that never begin are closed, and forgotten after the same time again; empty ones are closed after a day. */
  async #expire(): Promise<void> {
    const now = this.#time.now();
    const since = now - this.#unbegunDays * DAY;
    const emptySince = now - Math.min(1, this.#unbegunDays) * DAY;
    for (const id of await this.#store.idleTables(since, emptySince, EXPIRED_AT_ONCE))
      await this.#close(id, emptySince).catch(error => this.#failed(error));
    await this.#store.forgetUnbegun(since, EXPIRED_AT_ONCE);
  }

  async #close(id: TableId, since: number): Promise<void> {
    await (await this.host(id))?.expire(since);
  }

  /** Tables that nobody looks at are closed, and read again when they are needed. */
  async #letGo(): Promise<void> {
    for (const [id, loaded] of [...this.#hosts]) {
      const host = await loaded.catch(() => null);
      if (host?.isIdle !== true || this.#hosts.get(id) !== loaded) continue;
      this.#hosts.delete(id);
      await host.close();
    }
  }

  /** Clocks also run out at tables that nobody has looked at since the start. */
  #wakeLater(): void {
    this.#callOff = this.#time.wake(this.#time.now() + NEXT_LOOK, () => {
      this.wake().catch(error => this.#failed(error));
    });
  }

  async close(): Promise<void> {
    this.#callOff?.();
    for (const host of await Promise.all(this.#hosts.values())) await host?.close();
  }

  async #load(id: TableId): Promise<Host | null> {
    const row = await this.#store.table(id);
    if (row === null) {
      this.#hosts.delete(id);
      return null;
    }
    const append = async (entries: readonly Entry[], table: Table): Promise<void> => {
      try {
        const now = rowOf(row, table, this.#time.now());
        if (table.stage !== 'over') await this.#store.append(now, entries);
        else await this.#store.finish(now, entries, recordOf(table));
      } catch (error) {
        throw error instanceof ConflictError ? await this.#movedOn(id, host, error) : error;
      }
    };
    const after = async (number: number): Promise<ReadEntries> =>
      readEntries(await this.#store.entriesAfter(id, number));
    const { entries, spoiled } = readEntries(await this.#store.entries(id));
    const world = { bots: this.#bots, time: this.#time, failed: this.#failed, newSalt: this.#newSalt };
    const host = new Host(entries, { journal: { append, after }, ...world }, spoiled);
    await this.#settle(row, host.table);
    return host;
  }

  /** A frozen table is reported once, and isn't woken again; a finished game without a record gets one. */
  async #settle({ id, stage }: TableRow, table: Table): Promise<void> {
    this.#noteFrozen(id, table);
    if (stage !== 'over' && stage !== table.stage) await this.#store.restage(id, table.stage);
    if (table.stage === 'over' && (await this.#store.record(id)) === null)
      await this.#store.keepRecord(id, recordOf(table));
  }

  #noteFrozen(id: TableId, { frozen }: Table): void {
    if (frozen === null || this.#frozen.has(id)) return;
    this.#frozen.add(id);
    this.#failed(new FrozenTableError(id, frozen));
  }

  /** Others have added to its log, or it is gone: then nobody can play there. */
  async #movedOn(id: TableId, host: Host, { message }: ConflictError): Promise<Error> {
    if ((await this.#store.table(id)) !== null) return new MovedOnError(message);
    this.#hosts.delete(id);
    host.disown();
    return new Error(`table ${id} is gone`);
  }
}
