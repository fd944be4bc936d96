import { type Host, isRunning } from '@macher/table';
import { newId } from './secrets.ts';
import type { Leases } from './store/leases.ts';
import type { TableId } from './store/store.ts';

/**
 * LEASE is how many milliseconds a table is ours. A process that dies keeps its games waiting for this long and one
 * round.
 */
const LEASE = 2500;

/**
 * ROUND is how many milliseconds pass between two rounds, in which leases are renewed and tables taken that nobody
 * looks after.
 */
export const ROUND = 750;

/**
 * Caretaker knows which tables this process lets bots think and clocks run out for. It is no lock: what two processes
 * do for a table at once is harmless, since each of them can only append.
 */
export class Caretaker {
  /** The name of this process, among those that share the store. */
  readonly name = newId();
  readonly #leases: Leases;
  readonly #clock: () => number;
  /** Tables that were taken or refused: what was refused is tried again in the next round. */
  readonly #asked = new Set<TableId>();
  #heldUntil = 0;

  constructor(leases: Leases, clock = () => performance.now()) {
    this.#leases = leases;
    this.#clock = clock;
  }

  /** Takes a table at once, unless it was asked for already: bots shall not wait for the next round. */
  async take(id: TableId, host: Host): Promise<void> {
    if (!isRunning(host.table) || this.#asked.has(id)) return;
    this.#asked.add(id);
    if (await this.#leases.take(id, this.name, LEASE)) host.lookAfter(true);
  }

  /** Those of these tables that are ours from now on, for a while. */
  async round(ids: readonly TableId[]): Promise<ReadonlySet<TableId>> {
    const began = this.#clock();
    const held = new Set(ids.length === 0 ? [] : await this.#leases.renew(ids, this.name, LEASE));
    this.#heldUntil = began + LEASE;
    this.#asked.clear();
    for (const id of ids) this.#asked.add(id);
    return held;
  }

  /** Whether nobody has heard of the store for so long that others may have taken over. */
  get isLate(): boolean {
    return this.#clock() > this.#heldUntil;
  }

  async release(id: TableId): Promise<void> {
    this.#asked.delete(id);
    await this.#leases.release(id, this.name);
  }

  /** Lets all tables go: others go on at once. */
  close(): Promise<void> {
    return this.#leases.releaseAll(this.name);
  }
}
