import type { Entry, Opening, Person, Request } from '@macher/protocol';
import { type BotPool, Host, openWith, type Table, type Timekeeper } from '@macher/table';
import { hashToken, newId, newSecret } from './secrets.ts';
import { ConflictError, type Store, type TableId } from './store/store.ts';
import { rowOf } from './tableRow.ts';

/** Milliseconds until it is looked again which tables are due. */
const NEXT_LOOK = 30_000;

/** All tables of this process: read from the store when somebody wants one, or when one is due. */
export class Tables {
  readonly #store: Store;
  readonly #bots: BotPool;
  readonly #time: Timekeeper;
  readonly #failed: (error: unknown) => void;
  readonly #hosts = new Map<TableId, Promise<Host | null>>();
  #callOff: (() => void) | null = null;

  constructor(store: Store, bots: BotPool, time: Timekeeper, failed: (error: unknown) => void) {
    this.#store = store;
    this.#bots = bots;
    this.#time = time;
    this.#failed = failed;
  }

  get open(): number {
    return this.#hosts.size;
  }

  /** A new table, and the secret in its link. */
  async create(
    owner: Person,
    opening: Opening,
    isPrivate: boolean,
    requests: readonly Request[],
  ): Promise<{ id: TableId; invite: string }> {
    const id = newId();
    const invite = newSecret();
    const at = this.#time.now();
    const { table, entries } = openWith(owner, opening, requests, at, this.#bots);
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

  /** Tables that wait for a bot or for a clock go on where they were; one that cannot be read stops no other. */
  async wake(): Promise<number> {
    this.#wakeLater();
    await this.#letGo();
    const due = await this.#store.dueTables(this.#time.now() + NEXT_LOOK);
    for (const { id } of due) await this.host(id).catch(error => this.#failed(error));
    return due.length;
  }

  /** Tables that nobody looks at are read again when somebody does. */
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
        await this.#store.append(rowOf(row, table, this.#time.now()), entries);
      } catch (error) {
        if (error instanceof ConflictError) this.#disown(id, host);
        throw error;
      }
    };
    const entries = await this.#store.entries(id);
    const world = { bots: this.#bots, time: this.#time, failed: this.#failed };
    const host = new Host(entries, { journal: { append }, ...world });
    return host;
  }

  /** Another process plays on at this table: whoever wants it here reads it anew. */
  #disown(id: TableId, host: Host): void {
    // What was asked of it before may fail later: by then another host may be in its place.
    if (host.isClosed) return;
    this.#hosts.delete(id);
    host.disown();
  }
}
