import type { LiveTable, Opening, Person } from '@macher/protocol';
import {
  type Access,
  type BotPool,
  Host,
  isRunning,
  type LogReader,
  openWith,
  recordOf,
  type Seating,
  type Table,
  type Timekeeper,
  wakeAfter,
} from '@macher/table';
import { Bookkeeper } from './bookkeeper.ts';
import { Caretaker } from './caretaker.ts';
import { expire } from './expiry.ts';
import { LIMITS, type Limits } from './limits.ts';
import { readPaged } from './logPages.ts';
import { noticesOfOpening } from './notices/causes.ts';
import { withoutBlocked } from './notices/unwanted.ts';
import { PACKING } from './packing.ts';
import { hashToken, newId, newSecret } from './secrets.ts';
import type { Store, TableId, TableRow } from './store/store.ts';
import { NewerTableError } from './tableErrors.ts';
import { TableJournal } from './tableJournal.ts';
import { TablePlans } from './tablePlans.ts';
import { rowOf } from './tableRow.ts';
import { Unplayable } from './unplayable.ts';

/** NEXT_LOOK is how many milliseconds pass between two looks at which tables are due. */
const NEXT_LOOK = 30_000;

function liveOf(id: TableId, { stage, openedAt, owner, places }: Table): LiveTable {
  const people = places.flatMap(({ person }) => (person === null ? [] : [person]));
  return { id, stage, openedAt, owner, people };
}

/** Habits say how tables are kept; salts come from the system's generator unless a test has its own. */
interface Habits extends Pick<Limits, 'unbegunDays'> {
  readonly newSalt?: () => string;
}

/** Loading is a table on its way; null: there is none. */
type Loading = Promise<Host | null>;

/** All tables of this process. A table is read from the store when a request needs it, or when it is due. */
export class Tables {
  readonly #store: Store;
  readonly #bots: BotPool;
  readonly #time: Timekeeper;
  readonly #failed: (error: unknown) => void;
  readonly #hosts = new Map<TableId, Loading>();
  readonly #unplayable: Unplayable;
  readonly bookkeeper: Bookkeeper;
  readonly #unbegunDays: number;
  readonly #newSalt: () => string;
  /** null: no other process uses this store, so all bots and clocks are ours. */
  readonly #caretaker: Caretaker | null;
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
    this.#unplayable = new Unplayable(failed);
    this.bookkeeper = new Bookkeeper(store, failed);
    this.#unbegunDays = unbegunDays;
    this.#newSalt = newSalt;
    this.#caretaker = store.isShared ? new Caretaker(store.leases) : null;
  }

  get open(): number {
    return this.#hosts.size;
  }

  /** How many were found frozen since the start. */
  get frozen(): number {
    return this.#unplayable.frozen;
  }

  /** Tables in memory, as lists show them. */
  async live(): Promise<LiveTable[]> {
    return (await this.#loaded()).map(([id, { table }]) => liveOf(id, table));
  }

  /** A new table, and the secret in its link; `from` marks whence it is opened. */
  async create(
    owner: Person,
    opening: Opening,
    access: Access,
    seating: Seating,
    id: TableId = newId(),
    from?: string,
  ): Promise<{ id: TableId; invite: string }> {
    const invite = newSecret();
    const at = this.#time.now();
    const { table, entries } = openWith(owner, opening, seating, at, this.#bots);
    const kept = { invite: hashToken(invite), plannedAt: null };
    const base = { ...access, id, createdAt: at, ...kept, ...(from === undefined ? {} : { from }) };
    const notices = await withoutBlocked(noticesOfOpening(id, table, entries), entries, this.#store.ties);
    await this.#store.addTable(rowOf(base, table, at), entries, notices);
    if (table.stage === 'playing') await this.host(id);
    return { id, invite };
  }

  /** Whether its log need not be read and played again to look at it. */
  isAwake(id: TableId): boolean {
    return this.#hosts.has(id);
  }

  host(id: TableId): Loading {
    const known = this.#hosts.get(id);
    if (known !== undefined) return known;
    const loaded = this.#load(id);
    this.#hosts.set(id, loaded);
    // What cannot be read now may be readable another time.
    loaded.catch(() => this.#hosts.delete(id));
    return loaded;
  }

  /** Reads a table again after its log was changed from outside: people at it find it as it is now. */
  async reread(id: TableId): Promise<void> {
    const host = await this.#hosts.get(id)?.catch(() => null);
    if (host != null) await this.#rereadBy(id, host, () => this.#read(id));
  }

  /** Changes a log from outside. Nobody writes to it here meanwhile: what a host knows of names would come back. */
  async rewrite(id: TableId, change: () => Promise<void>): Promise<void> {
    const host = await this.host(id);
    if (host === null) await change();
    else
      await this.#rereadBy(id, host, async () => {
        await change();
        return this.#read(id);
      });
  }

  /** Follows a log that another process has added to: all who look at it here are told. */
  async follow(id: TableId, number: number): Promise<void> {
    const host = await this.#hosts.get(id);
    await host?.follow(number);
    if (host != null) this.#unplayable.noteFrozen(id, host.table);
  }

  /** Reads plans again: someone has planned something there, through this process or another. */
  async replan(id: TableId): Promise<void> {
    await (await this.#hosts.get(id))?.replan();
  }

  /** Follows all tables here, whatever others may have added: nobody has to be told of it by them. */
  async followAll(): Promise<void> {
    const numbers = await this.#store.numbersOf([...this.#hosts.keys()]);
    for (const [id] of await this.#loaded()) {
      const number = numbers.get(id);
      if (number === undefined) await this.#disown(id);
      else await this.follow(id, number);
    }
  }

  /** Looks after tables among several processes: leases are renewed, and tables that nobody looks after go on here. */
  async lookAfterAll(): Promise<void> {
    if (this.#caretaker === null) return;
    const playing = (await this.#loaded()).filter(([, { table }]) => isRunning(table));
    try {
      const due = await this.#dueElsewhere();
      const held = await this.#caretaker.round([...playing.map(([id]) => id), ...due]);
      for (const [id, host] of playing) host.lookAfter(held.has(id));
      for (const id of due) if (held.has(id)) await this.#takeOver(id);
    } finally {
      if (this.#caretaker.isLate) for (const [, host] of playing) host.lookAfter(false);
    }
  }

  /**
   * Wakes tables that wait for a bot or for a clock: they go on where they were; one that cannot be read stops no
   * other.
   */
  async wake(): Promise<number> {
    this.#callOff = wakeAfter(this.#time, NEXT_LOOK, () => {
      this.wake().catch(error => this.#failed(error));
    });
    this.bookkeeper.note();
    await this.#letGo();
    await expire(this.#store, this.#time.now(), this.#unbegunDays, (id, since) => this.#close(id, since));
    if (this.#caretaker !== null) return 0;
    const due = await this.#store.dueTables(this.#time.now() + NEXT_LOOK);
    const awake = due.filter(({ id }) => !this.#unplayable.has(id));
    for (const { id } of awake) await this.host(id).catch(error => this.#failed(error));
    return awake.length;
  }

  async close(): Promise<void> {
    this.#callOff?.();
    for (const host of await Promise.all(this.#hosts.values())) await host?.close();
    await this.#caretaker?.close();
    await this.bookkeeper.close();
  }

  async #close(id: TableId, since: number): Promise<void> {
    if (this.#unplayable.has(id)) return;
    const host = await this.host(id).catch(error => this.#failed(error));
    await host?.expire(since).catch(error => this.#failed(error));
  }

  /** Lets go of tables that nobody looks at: they are closed, and read again when they are needed. */
  async #letGo(): Promise<void> {
    for (const [id, loaded] of [...this.#hosts]) {
      const host = await loaded.catch(() => null);
      if (host?.isIdle !== true || this.#hosts.get(id) !== loaded) continue;
      this.#hosts.delete(id);
      await host.close();
      await this.#caretaker?.release(id);
    }
  }

  /** Tables that are due and that nobody has looked at here: clocks run out there too. */
  async #dueElsewhere(): Promise<TableId[]> {
    const due = await this.#store.dueTables(this.#time.now());
    return due.flatMap(({ id }) => (this.#hosts.has(id) || this.#unplayable.has(id) ? [] : [id]));
  }

  async #takeOver(id: TableId): Promise<void> {
    try {
      (await this.host(id))?.lookAfter(true);
    } catch (error) {
      await this.#caretaker?.release(id);
      if (!(error instanceof NewerTableError)) this.#failed(error);
    }
  }

  async #loaded(): Promise<[TableId, Host][]> {
    const hosts = [...this.#hosts].map(async ([id, loaded]): Promise<[TableId, Host][]> => {
      const host = await loaded.catch(() => null);
      return host === null ? [] : [[id, host]];
    });
    return (await Promise.all(hosts)).flat();
  }

  /** Reads a table again while it is changed: who looks stays, unless what there is now can't be read. */
  async #rereadBy(id: TableId, host: Host, change: () => Promise<LogReader>): Promise<void> {
    try {
      await host.reread(change);
      this.#unplayable.noteFrozen(id, host.table);
    } catch (error) {
      await this.#disown(id);
      throw error;
    }
  }

  async #load(id: TableId): Promise<Host | null> {
    const row = await this.#store.table(id);
    if (row === null) {
      this.#hosts.delete(id);
      return null;
    }
    const log = await this.#read(id);
    const written = (): void => this.#take(id, host);
    const lost = (error: unknown): void => void this.#lose(id, error);
    const plans = await TablePlans.of(this.#store, id, this.#failed);
    const ended = (): void => this.bookkeeper.note();
    const journal = new TableJournal(this.#store, row, this.#time, plans, { written, ended, lost });
    const world = {
      journal,
      bots: this.#bots,
      time: this.#time,
      failed: this.#failed,
      newSalt: this.#newSalt,
      packing: PACKING,
      plans,
    };
    const host = new Host(log, world);
    await this.#settle(row, host.table);
    this.#take(id, host);
    return host;
  }

  async #read(id: TableId): Promise<LogReader> {
    try {
      return await readPaged(this.#store, id);
    } catch (error) {
      this.#unplayable.noteNewer(id, error);
      throw error;
    }
  }

  #take(id: TableId, host: Host): void {
    this.#caretaker?.take(id, host).catch(error => this.#failed(error));
  }

  /**
   * Settles a table that was loaded. A frozen one is reported once, and isn't woken again; a finished game without a
   * record gets one.
   */
  async #settle(row: TableRow, table: Table): Promise<void> {
    const { id, stage } = row;
    this.#unplayable.noteFrozen(id, table);
    // If it has gone on since the row was read, the row says so by now.
    const isRowOld = table.number > row.number;
    if (stage !== 'over' && stage !== table.stage && !isRowOld) await this.#store.restage(id, table.stage);
    if (table.stage === 'over' && (await this.#store.record(id)) === null)
      await this.#store.keepRecord(id, recordOf(table));
  }

  async #lose(id: TableId, error: unknown): Promise<void> {
    this.#unplayable.noteNewer(id, error);
    await this.#disown(id);
  }

  /** Disowns a table: people at it connect again, and it is read again then. */
  async #disown(id: TableId): Promise<void> {
    const loaded = this.#hosts.get(id);
    const host = await loaded?.catch(() => null);
    if (this.#hosts.get(id) === loaded) this.#hosts.delete(id);
    host?.disown();
  }
}
