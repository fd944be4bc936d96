import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreAt } from './place.ts';
import { ANNA } from './shared.ts';

/** What every store must do with programs, and what may be published. */
export function programsSuite(at: StoreAt): void {
  describe('programs', () => {
    const made = (id: string) => ({ id, name: `${id}.py`, owner: 'anna', madeAt: 3 });

    beforeEach(() => at.store.addPerson(ANNA));

    it('are persons of somebody’s, so many of each', async () => {
      expect(await at.store.programs.add(made('one'), 2)).toBe(true);
      const both = await Promise.all([
        at.store.programs.add(made('two'), 2),
        at.store.programs.add(made('three'), 2),
      ]);
      expect(both.filter(Boolean)).toHaveLength(1);
      await at.store.programs.used('one', 9);
      expect(await at.store.programs.of('anna')).toHaveLength(2);
      expect(await at.store.programs.of('anna')).toContainEqual({
        id: 'one',
        name: 'one.py',
        madeAt: 3,
        usedAt: 9,
      });
      expect(await at.store.person('one')).toEqual({
        id: 'one',
        name: 'one.py',
        password: null,
        recovery: null,
        createdAt: 3,
        program: { owner: 'anna', usedAt: 9 },
      });
      expect(await at.store.person('anna')).toEqual(ANNA);
    });

    it('are known by their token until they are forgotten, or their person is blocked', async () => {
      await at.store.programs.add(made('one'), 1);
      await at.store.addSession('token', { person: 'one', beginsAt: 1, expiresAt: 99, device: '' });
      expect(await at.store.personOfSession('token', 5)).toMatchObject({
        id: 'one',
        program: { owner: 'anna', usedAt: null },
      });
      await at.store.ownerBook.block('anna', 1);
      expect(await at.store.personOfSession('token', 5)).toBeNull();
      await at.store.ownerBook.unblock('anna');
      expect(await at.store.personOfSession('token', 5)).not.toBeNull();
      await at.store.accounts.forget('one');
      expect(await at.store.personOfSession('token', 5)).toBeNull();
      expect(await at.store.programs.of('anna')).toEqual([]);
    });
  });

  describe('what people let be published', () => {
    it('is nothing until they say so, and nothing after they are gone', async () => {
      await at.store.addPerson(ANNA);
      expect(await at.store.sharings.of('anna')).toBe('none');
      await at.store.sharings.set('anna', 'all');
      await at.store.sharings.set('anna', 'public');
      expect(await (await at.another()).sharings.of('anna')).toBe('public');
      await at.store.accounts.forget('anna');
      expect(await at.store.sharings.of('anna')).toBe('none');
    });
  });
}
