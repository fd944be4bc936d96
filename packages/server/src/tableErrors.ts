import { EPOCH } from '@macher/engine';
import {
  type FrozenInDetail,
  type ReadEntries,
  readEntries,
  type StoredEntry,
  type TableId,
} from '@macher/protocol';

/** FrozenTableError is for the people who run the server: it can name secrets. */
export class FrozenTableError extends Error {
  constructor(id: TableId, { entry, why, detail }: FrozenInDetail) {
    super(`table ${id} is frozen at entry ${entry}: ${why}: ${detail}`);
    this.name = 'FrozenTableError';
  }
}

/** NewerTableError: a newer program has written there, so it has the table now, and this one leaves it alone. */
export class NewerTableError extends Error {
  constructor(id: TableId) {
    super(`table ${id} belongs to a newer version: the updated server has it`);
    this.name = 'NewerTableError';
  }
}

/**
 * A log as this program reads it. Throws if a newer one has written there: in a later epoch, or, where several programs
 * share a store, something that has no name here yet. Alone in its folder a program shows such a table, frozen.
 */
export function readKnown(id: TableId, stored: readonly StoredEntry[], isShared: boolean): ReadEntries {
  if (stored.some(({ epoch }) => epoch > EPOCH)) throw new NewerTableError(id);
  const read = readEntries(stored);
  if (isShared && read.isNewer) throw new NewerTableError(id);
  return read;
}
