import type { Store } from '@macher/server';
import { expect, it } from 'vitest';
import { entry, rowOf } from '../samples.ts';
import type { StoreAt } from './place.ts';
import { ANNA, idsIn, numbersIn, upTo } from './shared.ts';

/** What every store must do with what is kept, and its copy. */
export function keptSuite(at: StoreAt): void {
  it('what was promised is there when the same data is opened again', async () => {
    await at.store.addPerson(ANNA);
    await at.store.keepName('anna', 'Anna', 'secret', null);
    await at.store.addSession('token', { person: 'anna', beginsAt: 0, expiresAt: 1_000_000, device: '' });
    await at.store.addTable(rowOf('one', { people: ['anna'], dueAt: 1 }), [entry(1)]);
    const unfinished = at.store.append(rowOf('one', { number: 2, people: ['anna'], dueAt: 1 }), [entry(2)]);
    await at.close();
    await unfinished;
    const again = await at.another();
    expect(await again.keeperOf('anna')).toMatchObject({ id: 'anna', password: 'secret' });
    expect(await again.personOfSession('token', 0)).toMatchObject({ id: 'anna' });
    expect(numbersIn(await again.entries('one'))).toEqual([1, 2]);
    expect(idsIn(await again.tablesOf('anna', 10))).toEqual(['one']);
    expect(idsIn(await again.dueTables(1))).toEqual(['one']);
  });

  it('a backup that is made while others write opens, and every table in it is whole', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `table-${index}`);
    const long = upTo(20).map(number => entry(number, 'x'.repeat(3000)));
    for (const id of ids) await at.store.addTable(rowOf(id, { number: 20, names: ['20'] }), long);
    let last = 20;
    for (let copies = 0; copies < at.place.copies; copies += 1)
      last = await writeUntil(at.store, ids.slice(0, 5), last, at.store.backup(at.place.copy));
    expect(last).toBeGreaterThan(20);
    const copy = await at.another(() => at.place.openCopy());
    expect(await copy.tableIds()).toEqual([...ids].sort());
    for (const id of ids) {
      const { number = 0, names } = (await copy.table(id)) ?? {};
      expect(number).toBeLessThanOrEqual(last);
      expect(names).toEqual([`${number}`]);
      expect(numbersIn(await copy.entries(id))).toEqual(upTo(number));
    }
    expect(numbersIn(await at.store.entries('table-0'))).toEqual(upTo(last));
  });
}

/** Two entries at a time to each of the tables, all from number 20 on; the last number written. */
async function writeUntil(
  store: Store,
  ids: readonly string[],
  from: number,
  done: Promise<void>,
): Promise<number> {
  let isDone = false;
  const end = done.finally(() => {
    isDone = true;
  });
  let number = from;
  while (!isDone) {
    number += 2;
    const row = { number, names: [`${number}`] };
    await Promise.all(ids.map(id => store.append(rowOf(id, row), [entry(number - 1), entry(number)])));
  }
  await end;
  return number;
}
