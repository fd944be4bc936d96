import type { TableId } from '@macher/protocol';
import type { Leases } from '../leases.ts';

interface Lease {
  readonly holder: string;
  readonly until: number;
}

export class MemoryLeases implements Leases {
  readonly #leases = new Map<TableId, Lease>();
  readonly #clock: () => number;

  constructor(clock = () => performance.now()) {
    this.#clock = clock;
  }

  async take(table: TableId, holder: string, milliseconds: number): Promise<boolean> {
    const now = this.#clock();
    const known = this.#leases.get(table);
    if (known !== undefined && known.holder !== holder && known.until > now) return false;
    this.#leases.set(table, { holder, until: now + milliseconds });
    return true;
  }

  async renew(tables: readonly TableId[], holder: string, milliseconds: number): Promise<TableId[]> {
    const held: TableId[] = [];
    for (const table of tables) if (await this.take(table, holder, milliseconds)) held.push(table);
    return held;
  }

  async release(table: TableId, holder: string): Promise<void> {
    if (this.#leases.get(table)?.holder === holder) this.#leases.delete(table);
  }

  async releaseAll(holder: string): Promise<void> {
    for (const table of [...this.#leases.keys()]) await this.release(table, holder);
  }
}
