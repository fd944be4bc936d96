import { EPOCH } from '@macher/engine';
import type { FrozenInDetail, StoredEntry, TableId } from '@macher/protocol';

/** For the people who run the server: it can name secrets. */
export class FrozenTableError extends Error {
  constructor(id: TableId, { entry, why, detail }: FrozenInDetail) {
    super(`table ${id} is frozen at entry ${entry}: ${why}: ${detail}`);
    this.name = 'FrozenTableError';
  }
}

/** A newer program has written there: it has the table now, and this one leaves it alone. */
export class NewerTableError extends Error {
  constructor(id: TableId) {
    super(`table ${id} belongs to a newer version: the updated server has it`);
    this.name = 'NewerTableError';
  }
}

/** Lines of epochs that this program knows; throws if there are others. */
export function known(id: TableId, stored: readonly StoredEntry[]): readonly StoredEntry[] {
  if (stored.some(({ epoch }) => epoch > EPOCH)) throw new NewerTableError(id);
  return stored;
}
