import { describe, expect, it } from 'vitest';
import type { StoreAt } from './place.ts';
import { ANNA, BERND } from './shared.ts';

/** What every store must do with what the owner keeps. */
export function ownerBookSuite(at: StoreAt): void {
  describe('the owner’s book', () => {
    const one = { id: 'one', text: 'a pause at nine', at: 10, until: 20 };

    it('has one announcement, the last, for every process, until it is taken back', async () => {
      expect(await at.store.ownerBook.announcement()).toBeNull();
      await at.store.ownerBook.announce(one);
      const later = { ...one, id: 'two', text: 'a pause at ten' };
      await (await at.another()).ownerBook.announce(later);
      expect(await at.store.ownerBook.announcement()).toEqual(later);
      await at.store.ownerBook.announce(null);
      expect(await at.store.ownerBook.announcement()).toBeNull();
    });

    it('has who is blocked, the latest first: no session of theirs counts until they are let in again', async () => {
      await at.store.addPerson(ANNA);
      await at.store.addPerson(BERND);
      await at.store.addSession('token', { person: 'anna', beginsAt: 0, expiresAt: 100, device: '' });
      await at.store.ownerBook.block('anna', 1);
      await at.store.ownerBook.block('anna', 2);
      await at.store.ownerBook.block('bernd', 3);
      const [anna, bernd] = [ANNA, BERND].map(({ id, name }) => ({ id, name }));
      expect(await at.store.ownerBook.blocks(10)).toEqual([
        { person: bernd, at: 3 },
        { person: anna, at: 1 },
      ]);
      expect(await at.store.ownerBook.blocks(1)).toHaveLength(1);
      expect(await at.store.ownerBook.isBlocked('anna')).toBe(true);
      expect(await at.store.personOfSession('token', 0)).toBeNull();
      expect(await at.store.ownerBook.unblock('anna')).toBe(true);
      expect(await at.store.ownerBook.unblock('anna')).toBe(false);
      expect(await at.store.personOfSession('token', 0)).toEqual(ANNA);
      await at.store.accounts.forget('bernd');
      expect(await at.store.ownerBook.blocks(10)).toEqual([]);
    });

    it('blocks nobody who is not known', async () => {
      await expect(at.store.ownerBook.block('nobody', 1)).rejects.toThrow();
    });

    it('knows where the owner is signed in, until then', async () => {
      await at.store.ownerBook.beginSession('early', 50, 0);
      await at.store.ownerBook.beginSession('token', 100, 60);
      expect(await at.store.ownerBook.hasSession('early', 0)).toBe(false);
      expect(await at.store.ownerBook.hasSession('token', 99)).toBe(true);
      expect(await at.store.ownerBook.hasSession('token', 100)).toBe(false);
      await at.store.ownerBook.endSession('token');
      expect(await at.store.ownerBook.hasSession('token', 0)).toBe(false);
    });

    it('keeps one secret: the first, until another is put in its place, for every process', async () => {
      expect(await at.store.ownerBook.secretHash()).toBeNull();
      expect(await at.store.ownerBook.keepSecretHash('first')).toBe('first');
      expect(await (await at.another()).ownerBook.keepSecretHash('second')).toBe('first');
      await (await at.another()).ownerBook.replaceSecretHash('third');
      expect(await at.store.ownerBook.secretHash()).toBe('third');
    });
  });
}
