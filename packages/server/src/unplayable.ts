import type { Table } from '@macher/table';
import type { TableId } from './store/store.ts';
import { FrozenTableError, NewerTableError } from './tableErrors.ts';

/** Unplayable are tables that this program can't go on with: it doesn't try again and again. */
export class Unplayable {
  /** Tables whose logs do not fit. */
  readonly #frozen = new Set<TableId>();
  /** Tables that newer programs have. */
  readonly #newer = new Set<TableId>();
  readonly #failed: (error: unknown) => void;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  /** How many were found frozen since the start. */
  get frozen(): number {
    return this.#frozen.size;
  }

  has(id: TableId): boolean {
    return this.#frozen.has(id) || this.#newer.has(id);
  }

  /** Notes a frozen table, and reports each once. */
  noteFrozen(id: TableId, { frozen }: Table): void {
    if (frozen === null || this.#frozen.has(id)) return;
    this.#frozen.add(id);
    this.#failed(new FrozenTableError(id, frozen));
  }

  /** Notes a table of a newer program, which is nothing that went wrong; the error is for the one who asked. */
  noteNewer(id: TableId, error: unknown): void {
    if (error instanceof NewerTableError) this.#newer.add(id);
  }
}
