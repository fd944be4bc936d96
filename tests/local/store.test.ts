import type { StoredEntry } from '@macher/protocol';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalTable } from '../../packages/local/src/calls.ts';
import { IndexedDbStore } from '../../packages/local/src/indexedDb.ts';
import { ConflictError, type LocalStore } from '../../packages/local/src/store.ts';
import { AGAINST_BOTS, ANNA, houseAt, MemoryStore, Screen } from './world.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

afterEach(() => vi.unstubAllGlobals());

const STORES: readonly (readonly [string, () => LocalStore])[] = [
  ['the disk that tests use', () => new MemoryStore()],
  ['the database of a browser', () => new IndexedDbStore()],
];

/** A table with its log, as a house writes them. */
async function written(): Promise<{ row: LocalTable; entries: readonly StoredEntry[] }> {
  const store = new MemoryStore();
  const house = houseAt(store);
  const table = await house.answers.open(AGAINST_BOTS, [ANNA]);
  const screen = new Screen(house, ANNA, table);
  await screen.watch();
  await screen.ask({ kind: 'note', text: 'one' });
  const [row] = await house.answers.tables();
  if (row === undefined) throw new Error('no table');
  return { row, entries: await store.entries(table) };
}

describe.each(STORES)('%s', (_name, open) => {
  it('gives back what was written: tables, their logs in order, and the record of a finished game', async () => {
    const [store, { row, entries }] = [open(), await written()];
    const [first, ...later] = entries as [StoredEntry, ...StoredEntry[]];
    await store.add({ ...row, number: first.number }, [first]);
    await store.append(row, later, { version: 2 });
    expect(await store.tables()).toMatchObject([{ id: row.id, row }]);
    expect(await store.entries(row.id)).toMatchObject(entries);
    expect(await store.record(row.id)).toEqual({ version: 2 });
    expect(await store.plans(row.id)).toBeNull();
    await store.keepPlans(row.id, { skips: true });
    expect(await store.plans(row.id)).toEqual({ skips: true });
    expect(await store.record(row.id)).toEqual({ version: 2 });
    await store.remove(row.id);
    expect(await store.plans(row.id)).toBeNull();
  });

  it('refuses what does not follow the last line, and keeps nothing of it', async () => {
    const [store, { row, entries }] = [open(), await written()];
    const [first, second, third] = entries as [StoredEntry, StoredEntry, StoredEntry];
    await store.add({ ...row, number: first.number }, [first]);
    await expect(store.append(row, [third], null)).rejects.toThrow(ConflictError);
    await expect(store.append(row, [first], null)).rejects.toThrow(ConflictError);
    await expect(store.append({ ...row, id: 'here.none' }, [second], null)).rejects.toThrow(ConflictError);
    expect(await store.entries(row.id)).toMatchObject([first]);
    expect(await store.record(row.id)).toBeNull();
    await store.append({ ...row, number: second.number }, [second], null);
    expect(await store.entries(row.id)).toMatchObject([first, second]);
  });

  it('has nothing left of a table that was removed, and all of the others', async () => {
    const [store, { row, entries }] = [open(), await written()];
    const other = { ...row, id: `${row.id}2` };
    await store.add(row, entries);
    await store.add(other, entries);
    await store.remove(row.id);
    expect((await store.tables()).map(({ id }) => id)).toEqual([other.id]);
    expect(await store.entries(row.id)).toEqual([]);
    expect(await store.entries(other.id)).toHaveLength(entries.length);
  });
});
