import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { EPOCH } from '@macher/engine';
import type { Entry, TableId } from '@macher/protocol';
import type { Store } from '@macher/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPaged } from '../../packages/server/src/logPages.ts';
import { tableFor } from './client.ts';
import { type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A log that grew before logs had an end, at a table that nobody has looked at since. */
async function longTable(store: Store, lines: number): Promise<TableId> {
  const anna = await house.guest('Anna');
  const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
  const id = String(body['id']);
  const row = await store.table(id);
  if (row === null) throw new Error('no table');
  const readied = { kind: 'readied', seat: 0, isReady: false, contribution: null } as const;
  const added = Array.from(
    { length: lines },
    (_, index): Entry => ({ number: row.number + 1 + index, at: row.createdAt, by: null, what: readied }),
  );
  await store.append({ ...row, number: row.number + lines }, added);
  return id;
}

/** How many lines are read at most in one go, and how many turns of the loop pass meanwhile. */
async function goes(id: TableId, readers = 1): Promise<{ most: number; turns: number }> {
  const { store } = house;
  let most = 0;
  let now = 0;
  let turns = 0;
  let isDone = false;
  const entriesAfter: Store['entriesAfter'] = async (...page) => {
    const found = await store.entriesAfter(...page);
    now += found.length;
    most = Math.max(most, now);
    return found;
  };
  const read = Array.from({ length: readers }, () => readPaged({ entriesAfter, isShared: false }, id));
  const all = Promise.all(read).then(() => {
    isDone = true;
  });
  for (; !isDone; turns += 1) {
    await turnOfLoop();
    now = 0;
  }
  await all;
  return { most, turns };
}

describe('a log that is very long', () => {
  it('is read in pages, with a turn for others after each, however many read', async () => {
    const id = await longTable(house.store, 3000);
    const alone = await goes(id);
    expect(alone.most).toBeLessThanOrEqual(400);
    expect(alone.turns).toBeGreaterThan(10);
    const crowd = await goes(id, 5);
    expect(crowd.most).toBeLessThanOrEqual(5 * 200);
    expect(crowd.turns).toBeGreaterThan(50);
  });

  it('is read as it was: the table it makes is the same, and everything is still told', async () => {
    const id = await longTable(house.store, 1234);
    const stored = await house.store.entries(id);
    const { table, past } = await readPaged(house.store, id);
    expect(table.number).toBe(stored.length);
    const numbers = [...past.since(table, { person: null }, 0)].map(({ number }) => number);
    expect(numbers).toEqual(stored.map(({ number }) => number));
  });

  it('is frozen at a line on a later page that cannot be followed, and told up to there', async () => {
    const id = await longTable(house.store, 700);
    const stored = await house.store.entries(id);
    const bad = { ...stored[500], what: { kind: 'sat' } };
    const spoilt = stored.with(500, bad as (typeof stored)[number]);
    const entriesAfter: Store['entriesAfter'] = async (_id, number, most = spoilt.length) =>
      spoilt.filter(each => each.number > number).slice(0, most);
    const { table, past } = await readPaged({ entriesAfter, isShared: false }, id);
    expect(table).toMatchObject({ stage: 'frozen', number: 500, frozen: { entry: 501, why: 'unreadable' } });
    expect([...past.since(table, { person: null }, 0)]).toHaveLength(500);
  });

  it('of a newer program is left to it, wherever the line stands', async () => {
    const id = await longTable(house.store, 700);
    const stored = await house.store.entries(id);
    const newer = stored.map(each => (each.number === 650 ? { ...each, epoch: EPOCH + 1 } : each));
    const entriesAfter: Store['entriesAfter'] = async (_id, number, most = newer.length) =>
      newer.filter(each => each.number > number).slice(0, most);
    await expect(readPaged({ entriesAfter, isShared: false }, id)).rejects.toThrow('newer version');
  });
});
