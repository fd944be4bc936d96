import { describe, expect, it } from 'vitest';
import { entry, rowOf } from '../samples.ts';
import type { StoreAt } from './place.ts';
import { ANNA, idsIn, openTwo } from './shared.ts';

/** What every store must do with plans. */
export function plansSuite(at: StoreAt): void {
  describe('plans', () => {
    const plans = { plans: [], skips: true, number: 1 };

    it('are one person’s at one table, and the last ones count', async () => {
      await openTwo(at.store);
      await at.store.plans.keep('one', 'anna', { ...plans, skips: false }, null);
      await at.store.plans.keep('one', 'anna', plans, null);
      await at.store.plans.keep('one', 'bernd', plans, null);
      await at.store.plans.keep('two', 'anna', plans, null);
      const anna = { table: 'one', person: 'anna', plans };
      expect(await at.store.plans.at('one')).toEqual([anna, { ...anna, person: 'bernd' }]);
      expect(await at.store.plans.of('anna')).toEqual([anna, { ...anna, table: 'two' }]);
      await at.store.plans.forgetAt('one');
      expect(await at.store.plans.at('one')).toEqual([]);
      expect(await at.store.plans.at('two')).toHaveLength(1);
    });

    it('wake their table, if its log is where they were made for', async () => {
      await openTwo(at.store);
      await at.store.plans.keep('one', 'anna', plans, 500);
      await at.store.plans.keep('two', 'anna', { ...plans, number: 7 }, 500);
      expect(idsIn(await at.store.dueTables(499))).toEqual([]);
      expect(idsIn(await at.store.dueTables(500))).toEqual(['one']);
      await at.store.append(rowOf('one', { number: 2, dueAt: 900, plannedAt: 700 }), [entry(2)]);
      expect(idsIn(await at.store.dueTables(699))).toEqual([]);
      expect(idsIn(await at.store.dueTables(700))).toEqual(['one']);
    });

    it('go with their person', async () => {
      await at.store.addPerson(ANNA);
      await openTwo(at.store);
      await at.store.plans.keep('one', 'anna', plans, null);
      await at.store.accounts.forget('anna');
      expect(await at.store.plans.of('anna')).toEqual([]);
    });
  });
}
