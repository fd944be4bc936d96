import { type Bell, ConflictError } from '@macher/server';
import { describe, expect, it } from 'vitest';
import { entry, rowOf } from '../samples.ts';
import type { StoreAt } from './place.ts';
import { ANNA, numbersIn, openTwo, recordOf, upTo } from './shared.ts';

/** What every store must do with what several processes share. */
export function processesSuite(at: StoreAt): void {
  describe('several processes', () => {
    it('read on from where they are, and see how far logs have come', async () => {
      await openTwo(at.store);
      await at.store.append(rowOf('one', { number: 3 }), [entry(2), entry(3)]);
      expect(numbersIn(await at.store.entriesAfter('one', 1))).toEqual([2, 3]);
      expect(await at.store.entriesAfter('one', 3)).toEqual([]);
      const numbers = await at.store.numbersOf(['one', 'two', 'none']);
      expect([...numbers].sort()).toEqual([
        ['one', 3],
        ['two', 1],
      ]);
    });

    it('have one clock', async () => {
      const other = await at.another();
      const first = await at.store.now();
      const second = await other.now();
      expect(second).toBeGreaterThanOrEqual(first);
      expect(Math.abs(second - Date.now())).toBeLessThan(60_000);
    });

    it('hear of each other’s writes, of nothing that failed, and of nothing after that', async () => {
      const other = await at.another();
      const heard: Bell[] = [];
      let wake = () => {};
      const end = await other.bells.listen(
        bell => {
          heard.push(bell);
          wake();
        },
        () => {},
      );
      const hears = (count: number) =>
        new Promise<void>(resolve => {
          wake = () => heard.length >= count && resolve();
          wake();
        });
      await at.store.addPerson(ANNA);
      await at.store.addTable(rowOf('one'), [entry(1)]);
      await at.store.append(rowOf('one', { number: 2 }), [entry(2)]);
      await expect(at.store.append(rowOf('one', { number: 9 }), [entry(9)])).rejects.toThrow(ConflictError);
      await at.store.finish(rowOf('one', { number: 3, stage: 'over' }), [entry(3)], recordOf('seed'));
      await at.store.accounts.erase(
        'one',
        { id: 'anna', name: 'Anna' },
        { names: [], programs: [], seats: [] },
      );
      await at.store.endSession('token');
      await at.store.accounts.endSessionsOf('anna', 'phone');
      await at.store.ownerBook.block('anna', 1);
      await at.store.ownerBook.announce({ id: 'one', text: 'a pause', at: 1, until: 2 });
      await at.store.accounts.forget('anna');
      await hears(8);
      expect(heard).toEqual([
        { kind: 'log', table: 'one', number: 2 },
        { kind: 'log', table: 'one', number: 3 },
        { kind: 'table', table: 'one' },
        { kind: 'session', token: 'token' },
        { kind: 'person', person: 'anna', but: 'phone' },
        { kind: 'person', person: 'anna', but: null },
        { kind: 'announcement' },
        { kind: 'person', person: 'anna', but: null },
      ]);
      await end();
      await at.store.endSession('token');
      expect(heard).toHaveLength(8);
    });

    it('do not both look after a table; who lets go of it, or is late, loses it', async () => {
      const other = await at.another();
      await openTwo(at.store);
      expect(await at.store.leases.take('one', 'first', 60_000)).toBe(true);
      expect(await other.leases.take('one', 'second', 60_000)).toBe(false);
      expect(await at.store.leases.take('one', 'first', 60_000)).toBe(true);
      await other.leases.release('one', 'second');
      expect(await other.leases.renew(['one', 'two'], 'second', 60_000)).toEqual(['two']);
      await at.store.leases.release('one', 'first');
      expect(await other.leases.take('one', 'second', 0)).toBe(true);
      expect(await at.store.leases.take('one', 'first', 60_000)).toBe(true);
      await other.leases.releaseAll('second');
      expect((await at.store.leases.renew(['two', 'one'], 'first', 1)).sort()).toEqual(['one', 'two']);
    });

    it('know the same codes for seats, and one of all who use one gets it', async () => {
      const other = await at.another();
      const code = { table: 'one', seat: 1, person: null };
      await at.store.codes.add('old', code, 60_000);
      await at.store.codes.add('hash', { ...code, person: 'anna' }, 60_000);
      await at.store.codes.add('late', { ...code, seat: 2 }, 0);
      expect(await other.codes.find('old')).toBeNull();
      expect(await other.codes.find('late')).toBeNull();
      expect(await other.codes.find('hash')).toEqual({ ...code, person: 'anna' });
      const taken = await Promise.all(upTo(6).map(n => (n % 2 === 0 ? at.store : other).codes.take('hash')));
      expect(taken.filter(isTaken => isTaken)).toHaveLength(1);
      expect(await at.store.codes.find('hash')).toBeNull();
      await at.store.codes.add('again', { ...code, person: 'anna' }, 60_000);
      await other.codes.voidOf('bernd');
      expect(await at.store.codes.take('again')).toBe(true);
      await at.store.codes.add('void', { ...code, person: 'anna' }, 60_000);
      await other.codes.voidOf('anna');
      expect(await at.store.codes.take('void')).toBe(false);
    });

    it('who want a table at the same moment do not both get it', async () => {
      const other = await at.another();
      await openTwo(at.store);
      const taken = await Promise.all(
        upTo(10).map(n => (n % 2 === 0 ? at.store : other).leases.take('one', `${n}`, 60_000)),
      );
      expect(taken.filter(isTaken => isTaken)).toHaveLength(1);
    });

    it('have one limit together, and say how long to wait', async () => {
      const other = await at.another();
      const limit = { burst: 3, perSecond: 0.001 };
      const waits = await Promise.all(
        upTo(8).map(n => (n % 2 === 0 ? at.store : other).allowances.take('anna', 1, limit)),
      );
      expect(waits.filter(wait => wait === 0)).toHaveLength(3);
      for (const wait of waits.filter(each => each > 0)) {
        expect(wait).toBeGreaterThan(900_000);
        expect(wait).toBeLessThanOrEqual(1_000_000);
      }
      expect(await at.store.allowances.take('bernd', 100, limit)).toBe(0);
      expect(await at.store.allowances.take('bernd', 1, limit)).toBeGreaterThan(0);
      expect(await at.store.allowances.take('carla', 1, { burst: 1, perSecond: 1e9 })).toBe(0);
      expect(await at.store.allowances.take('carla', 1, { burst: 1, perSecond: 1e9 })).toBe(0);
    });
  });
}
