import type { Entry, Opening, Person } from '@macher/protocol';
import { Host, openTable, type Table, type Thinkers, type Timekeeper } from '@macher/table';
import { rowOf } from './row.ts';
import { hashToken, newId, newSecret } from './secrets.ts';
import type { Store, TableId } from './store/store.ts';

/** Milliseconds until it is looked again which tables are due. */
const NEXT_LOOK = 30_000;

/** All tables of this process: read from the store when somebody wants one, or when one is due. */
export class Tables {
  readonly #store: Store;
  readonly #thinkers: Thinkers;
  readonly #time: Timekeeper;
  readonly #failed: (error: unknown) => void;
  readonly #hosts = new Map<TableId, Promise<Host | null>>();
  #callOff: (() => void) | null = null;

  constructor(store: Store, thinkers: Thinkers, time: Timekeeper, failed: (error: unknown) => void) {
    this.#store = store;
    this.#thinkers = thinkers;
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
  ): Promise<{ id: TableId; invite: string }> {
    const id = newId();
    const invite = newSecret();
    const at = this.#time.now();
    const first: Entry = { number: 1, at, what: { kind: 'opened', owner, opening } };
    const base = { id, createdAt: at, isPrivate, invite: hashToken(invite) };
    await this.#store.addTable(rowOf(base, openTable(first), at), [first]);
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
    const due = await this.#store.dueTables(this.#time.now());
    for (const { id } of due) await this.host(id).catch(error => this.#failed(error));
    return due.length;
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
    const journal = {
      append: (entries: readonly Entry[], table: Table): Promise<void> =>
        this.#store.append(rowOf(row, table, this.#time.now()), entries),
    };
    const entries = await this.#store.entries(id);
    return new Host(entries, { journal, thinkers: this.#thinkers, time: this.#time, failed: this.#failed });
  }
}
