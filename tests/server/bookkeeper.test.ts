import { BOTS_HERE } from '@macher/bots';
import { readEntries } from '@macher/protocol';
import { realTime, SqliteStore, type Store, Tables } from '@macher/server';
import { tableOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { Bookkeeper, type BookStore } from '../../packages/server/src/bookkeeper.ts';
import { dataFolder } from '../archive/kept.ts';
import { decision, tableFor } from './client.ts';
import { openHouse, until } from './house.ts';

async function booked(folder: string): Promise<{ store: Store; close(): Promise<void> }> {
  const store = new SqliteStore(folder);
  const tables = new Tables(store, BOTS_HERE, realTime, error => {
    throw error;
  });
  tables.bookkeeper.note();
  await tables.bookkeeper.rest();
  return {
    store,
    close: async () => {
      await tables.close();
      await store.close();
    },
  };
}

describe('the book of results', () => {
  it.each(['1', '2', '3'])(
    'a data folder of epoch %s: its finished games are entered, each once',
    async epoch => {
      const folder = dataFolder(epoch);
      const first = await booked(folder);
      const results = await first.store.results.after(0, 100);
      expect(results.length).toBeGreaterThan(0);
      for (const { table, seats } of results) {
        const { entries } = readEntries(await first.store.entries(table));
        const scores = tableOf(entries).game?.result ?? [];
        expect(seats.map(({ points, rank }) => [points, rank])).toEqual(
          scores.map(({ total, rank }) => [total, rank]),
        );
      }
      await first.close();
      const again = await booked(folder);
      expect(await again.store.results.after(0, 100)).toEqual(results);
      await again.close();
    },
  );

  it('a game that the store could not give is entered the next time, and keeps no other waiting', async () => {
    const store = new SqliteStore(dataFolder('3'));
    const failures: unknown[] = [];
    let isBroken = true;
    const broken = new Error('the connection is lost');
    const [first = ''] = await store.results.unbooked(1);
    const shaky: BookStore = {
      results: store.results,
      isShared: store.isShared,
      entriesAfter: (...page) => store.entriesAfter(...page),
      table: async id => {
        if (isBroken && id === first) throw broken;
        return store.table(id);
      },
    };
    const bookkeeper = new Bookkeeper(shaky, error => failures.push(error));
    bookkeeper.note();
    await bookkeeper.rest();
    expect(failures).toEqual([broken]);
    expect(await store.results.unbooked(9)).toEqual([first]);
    isBroken = false;
    bookkeeper.note();
    await bookkeeper.rest();
    expect(await store.results.unbooked(9)).toEqual([]);
    await bookkeeper.close();
    await store.close();
  });

  it('a game is in it as soon as it is over', async () => {
    const house = await openHouse();
    const anna = await house.guest('Anna');
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', '0', '0']));
    const table = String(body['id']);
    await anna.connect();
    anna.watch(table);
    while (anna.sheets.get(table)?.stage !== 'over') {
      const request = decision(anna, table, '1', () => 0);
      if (request === null) await new Promise(resolve => setTimeout(resolve, 2));
      else await anna.ask(table, request);
    }
    await until(async () => (await house.store.results.of(anna.person, 9)).length === 1, 'the result');
    const [result] = await house.store.results.of(anna.person, 9);
    expect(result).toMatchObject({ table, isRated: false, contest: null });
    expect(result?.seats.map(({ bot }) => bot)).toEqual([null, '0', '0']);
    await house.close();
  });
});
