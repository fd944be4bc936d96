import { EPOCH } from '@macher/engine';
import { type Entry, readEntries, type StoredEntry } from '@macher/protocol';
import type { Store } from '@macher/server';

/** The log of a table as the program reads it. */
export async function logOf(store: Pick<Store, 'entries'>, table: string): Promise<readonly Entry[]> {
  return readEntries(await store.entries(table)).entries;
}

/** A line as a store would give it back. */
export function stored(entry: Entry): StoredEntry {
  return { ...entry, epoch: EPOCH };
}
