import type { Entry, StoredEntry } from '@macher/protocol';
import { LogReader } from '@macher/table';
import { breathe } from './breath.ts';
import { PACKING } from './packing.ts';
import type { Store, TableId } from './store/store.ts';
import { readKnown } from './tableErrors.ts';

/** PAGE_OF_LOG lines are read and played in one go: a millisecond or two. */
const PAGE_OF_LOG = 100;

/**
 * Reads a log page by page, so that nobody waits for a long one but those who want it. `heard` is told all its entries.
 * Throws as `readKnown` does.
 */
export async function readPaged(
  store: Pick<Store, 'entriesAfter' | 'isShared'>,
  id: TableId,
  heard: (entries: readonly Entry[]) => void = () => {},
): Promise<LogReader> {
  const reader = new LogReader(PACKING);
  for await (const page of pagesOf(store, id)) {
    const { entries, spoiled } = readKnown(id, page, store.isShared);
    reader.add(entries, spoiled);
    heard(entries);
  }
  return reader;
}

async function* pagesOf(
  store: Pick<Store, 'entriesAfter'>,
  id: TableId,
): AsyncGenerator<readonly StoredEntry[]> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    const page: readonly StoredEntry[] = await store.entriesAfter(id, last, PAGE_OF_LOG);
    yield page;
    last = page.length < PAGE_OF_LOG ? undefined : page.at(-1)?.number;
    if (last !== undefined) await breathe();
  }
}
