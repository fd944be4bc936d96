import type { Table } from '@macher/table';
import type { TableId } from './store/store.ts';
import { FrozenTableError, NewerTableError } from './tableErrors.ts';

/** Tables that this program can't go on with: it doesn't try again and again. */
export class Unplayable {
  /** Their logs do not fit. */
  readonly #frozen = new Set<TableId>();
  /** Newer programs have them. */
  readonly #newer = new Set<TableId>();
  readonly #failed: (error: unknown) => void;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  /** Found since the start. */
  get frozen(): number {
    return this.#frozen.size;
  }

  has(id: TableId): boolean {
    return this.#frozen.has(id) || this.#newer.has(id);
  }

  /** Each is reported once. */
  noteFrozen(id: TableId, { frozen }: Table): void {
    if (frozen === null || this.#frozen.has(id)) return;
    this.#frozen.add(id);
    this.#failed(new FrozenTableError(id, frozen));
  }

  /** The error is for the one who asked; a table of a newer program is nothing that went wrong. */
  noteNewer(id: TableId, error: unknown): void {
    if (error instanceof NewerTableError) this.#newer.add(id);
  }
}
