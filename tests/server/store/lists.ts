import type { Store } from '@macher/server';
import { describe, expect, it } from 'vitest';
import { entry, rowOf } from '../samples.ts';
import type { StoreAt } from './place.ts';
import { idsIn } from './shared.ts';

/** What every store must do with lists of tables. */
export function listsSuite(at: StoreAt): void {
  describe('the public list', () => {
    it('has tables that wait for players, unless another stage is asked for, and no private ones', async () => {
      await at.store.addTable(rowOf('open'), [entry(1)]);
      await at.store.addTable(rowOf('hidden', { isPrivate: true }), [entry(1)]);
      await at.store.addTable(rowOf('running', { stage: 'playing' }), [entry(1)]);
      await at.store.addTable(rowOf('secret', { stage: 'playing', isPrivate: true }), [entry(1)]);
      expect(idsIn(await at.store.publicTables({}, 10, 3))).toEqual(['open']);
      expect(idsIn(await at.store.publicTables({ stage: 'playing' }, 10, 3))).toEqual(['running']);
      expect(idsIn(await at.store.publicTables({ stage: 'over' }, 10, 3))).toEqual([]);
    });

    it('has no table where all seats are kept for somebody, unless its game has begun', async () => {
      await at.store.addTable(rowOf('full', { openSeats: 0 }), [entry(1)]);
      await at.store.addTable(rowOf('open', { openSeats: 1 }), [entry(1)]);
      await at.store.addTable(rowOf('running', { stage: 'playing', openSeats: 0 }), [entry(1)]);
      expect(idsIn(await at.store.publicTables({}, 10, 3))).toEqual(['open']);
      expect(idsIn(await at.store.publicTables({ stage: 'gathering' }, 10, 3))).toEqual(['open']);
      expect(idsIn(await at.store.publicTables({ stage: 'playing' }, 10, 3))).toEqual(['running']);
    });

    it('can be asked for a game, a number of players and a speed', async () => {
      await at.store.addTable(rowOf('a', { ruleset: '2019-4', players: 4, speed: 'none' }), [entry(1)]);
      await at.store.addTable(rowOf('b', { ruleset: '2006-7', players: 4, speed: 'live' }), [entry(1)]);
      await at.store.addTable(rowOf('c', { ruleset: '2006-7', players: 3, speed: 'live' }), [entry(1)]);
      const found = async (filter: Parameters<Store['publicTables']>[0]) =>
        idsIn(await at.store.publicTables(filter, 10, 3)).sort();
      expect(await found({ ruleset: '2006-7' })).toEqual(['b', 'c']);
      expect(await found({ players: 4 })).toEqual(['a', 'b']);
      expect(await found({ speed: 'none' })).toEqual(['a']);
      expect(await found({ speed: 'slow' })).toEqual([]);
      expect(await found({ ruleset: '2006-7', players: 4, speed: 'live', stage: 'gathering' })).toEqual([
        'b',
      ]);
    });

    it('has the latest first, and no more than wanted', async () => {
      for (const [index, id] of ['a', 'b', 'c'].entries())
        await at.store.addTable(rowOf(id, { updatedAt: 100 + index }), [entry(1)]);
      await at.store.append(rowOf('a', { number: 2, updatedAt: 200 }), [entry(2)]);
      expect(idsIn(await at.store.publicTables({}, 10, 3))).toEqual(['a', 'c', 'b']);
      expect(idsIn(await at.store.publicTables({}, 2, 3))).toEqual(['a', 'c']);
    });

    it('has no more of one owner than wanted, and those the latest', async () => {
      for (const [index, id] of ['a', 'b', 'c'].entries())
        await at.store.addTable(rowOf(id, { updatedAt: 100 + index }), [entry(1)]);
      await at.store.addTable(rowOf('d', { owner: 'another', updatedAt: 1 }), [entry(1)]);
      expect(idsIn(await at.store.publicTables({}, 10, 2))).toEqual(['c', 'b', 'd']);
      expect(idsIn(await at.store.publicTables({}, 2, 2))).toEqual(['c', 'b']);
    });

    it('has no more from one network than wanted, but all for who asks from there; those where people are come first', async () => {
      const people = ['one', 'other'];
      const rows = [
        rowOf('a', { owner: '1', from: 'near', updatedAt: 1, people }),
        rowOf('b', { owner: '2', from: 'near', updatedAt: 5 }),
        rowOf('c', { owner: '3', from: 'near', updatedAt: 4, people: ['one'] }),
        rowOf('d', { owner: '4', from: 'far', updatedAt: 2 }),
        rowOf('e', { owner: '5', updatedAt: 3 }),
        rowOf('f', { owner: '6', updatedAt: 6 }),
      ];
      for (const row of rows) await at.store.addTable(row, [entry(1)]);
      expect(idsIn(await at.store.publicTables({}, 10, 2))).toEqual(['a', 'c', 'f', 'e', 'd']);
      expect(idsIn(await at.store.publicTables({}, 10, 2, 'far'))).toEqual(['a', 'c', 'f', 'e', 'd']);
      expect(idsIn(await at.store.publicTables({}, 10, 2, 'near'))).toEqual(['a', 'c', 'f', 'b', 'e', 'd']);
    });

    it('does not have a table any more that has begun', async () => {
      await at.store.addTable(rowOf('one'), [entry(1)]);
      await at.store.append(rowOf('one', { number: 2, stage: 'playing' }), [entry(2)]);
      expect(await at.store.publicTables({}, 10, 3)).toEqual([]);
    });
  });

  describe('tables that have not begun', () => {
    it('are idle when nothing has happened, empty ones sooner', async () => {
      await at.store.addTable(rowOf('waiting', { people: ['anna'], updatedAt: 50 }), [entry(1)]);
      await at.store.addTable(rowOf('empty', { updatedAt: 50 }), [entry(1)]);
      await at.store.addTable(rowOf('running', { stage: 'playing', updatedAt: 50 }), [entry(1)]);
      expect(await at.store.idleTables(49, 49, 10)).toEqual([]);
      expect(await at.store.idleTables(49, 50, 10)).toEqual(['empty']);
      expect((await at.store.idleTables(50, 50, 10)).sort()).toEqual(['empty', 'waiting']);
      expect(await at.store.idleTables(50, 50, 1)).toHaveLength(1);
    });

    it('are forgotten once they are closed, with all that belongs to them; a game is not', async () => {
      const closed = { stage: 'abandoned', updatedAt: 50, people: ['anna'] } as const;
      await at.store.addTable(rowOf('closed', closed), [entry(1)]);
      await at.store.addTable(rowOf('game', closed), [{ ...entry(1), what: { kind: 'started' } }]);
      await at.store.forgetUnbegun(49, 10);
      expect((await at.store.tableIds()).sort()).toEqual(['closed', 'game']);
      await at.store.forgetUnbegun(50, 10);
      expect(await at.store.tableIds()).toEqual(['game']);
      expect(await at.store.entries('closed')).toEqual([]);
      expect(idsIn(await at.store.tablesOf('anna', 10))).toEqual(['game']);
    });
  });

  describe('a person’s tables', () => {
    it('are those where they sit, private or not, the latest first, and no more than wanted', async () => {
      await at.store.addTable(rowOf('a', { people: ['anna', 'bernd'], updatedAt: 1 }), [entry(1)]);
      await at.store.addTable(rowOf('b', { people: ['anna'], isPrivate: true, updatedAt: 3 }), [entry(1)]);
      await at.store.addTable(rowOf('c', { people: ['bernd'], updatedAt: 2 }), [entry(1)]);
      await at.store.addTable(rowOf('d', { people: ['anna'], stage: 'over', updatedAt: 2 }), [entry(1)]);
      expect(idsIn(await at.store.tablesOf('anna', 10))).toEqual(['b', 'd', 'a']);
      expect(idsIn(await at.store.tablesOf('anna', 2))).toEqual(['b', 'd']);
      expect(idsIn(await at.store.tablesOf('carla', 10))).toEqual([]);
    });

    it('say whose turn it is', async () => {
      await at.store.addTable(rowOf('a', { people: ['anna', 'bernd'], awaited: ['bernd'] }), [entry(1)]);
      expect(await at.store.tablesOf('anna', 10)).toMatchObject([{ awaited: ['bernd'] }]);
    });

    it('are theirs from the moment they sit down until they stand up', async () => {
      await at.store.addTable(rowOf('a', { people: ['anna'] }), [entry(1)]);
      await at.store.append(rowOf('a', { number: 2, people: ['anna', 'bernd'] }), [entry(2)]);
      expect(idsIn(await at.store.tablesOf('bernd', 10))).toEqual(['a']);
      await at.store.append(rowOf('a', { number: 3, people: ['bernd'] }), [entry(3)]);
      expect(idsIn(await at.store.tablesOf('anna', 10))).toEqual([]);
      expect(idsIn(await at.store.tablesOf('bernd', 10))).toEqual(['a']);
      await at.store.append(rowOf('a', { number: 4, people: ['anna', 'bernd'] }), [entry(4)]);
      expect(idsIn(await at.store.tablesOf('anna', 10))).toEqual(['a']);
    });

    it('that are open are counted, their own even if they do not sit there', async () => {
      await at.store.addTable(rowOf('a', { owner: 'anna', people: ['anna', 'bernd'] }), [entry(1)]);
      await at.store.addTable(rowOf('b', { owner: 'anna', people: [], stage: 'playing' }), [entry(1)]);
      await at.store.addTable(rowOf('c', { owner: 'bernd', people: ['anna'], stage: 'over' }), [entry(1)]);
      await at.store.addTable(rowOf('d', { owner: 'anna', people: [], stage: 'abandoned' }), [entry(1)]);
      await at.store.addTable(rowOf('e', { owner: 'bernd', people: ['anna'] }), [entry(1)]);
      expect(await at.store.countOpenTables('anna')).toBe(3);
      expect(await at.store.countOpenTables('bernd')).toBe(2);
      expect(await at.store.countOpenTables('carla')).toBe(0);
      expect([await at.store.countBotTables('anna'), await at.store.countBotTables('bernd')]).toEqual([1, 0]);
    });
  });

  it('tables that are due are listed, the most urgent first, and those that can wait are not', async () => {
    await at.store.addTable(rowOf('later', { dueAt: 300 }), [entry(1)]);
    await at.store.addTable(rowOf('at once', { dueAt: 200 }), [entry(1)]);
    await at.store.addTable(rowOf('late', { dueAt: 100, isPrivate: true }), [entry(1)]);
    await at.store.addTable(rowOf('never', { dueAt: null }), [entry(1)]);
    expect(idsIn(await at.store.dueTables(200))).toEqual(['late', 'at once']);
    expect(idsIn(await at.store.dueTables(50))).toEqual([]);
    await at.store.append(rowOf('late', { number: 2, dueAt: null }), [entry(2)]);
    await at.store.append(rowOf('never', { number: 2, dueAt: 10 }), [entry(2)]);
    expect(idsIn(await at.store.dueTables(200))).toEqual(['never', 'at once']);
  });
}
