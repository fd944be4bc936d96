import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreAt } from './place.ts';
import { ANNA, BERND } from './shared.ts';

/** What every store must do with sessions. */
export function sessionsSuite(at: StoreAt): void {
  describe('sessions', () => {
    const now = 5_000_000;
    const soon = now + 1_000_000;

    beforeEach(async () => {
      await at.store.addPerson(ANNA);
      await at.store.addPerson(BERND);
    });

    it('tell whose they are, until they expire', async () => {
      await at.store.addSession('token', { person: 'anna', beginsAt: now, expiresAt: soon, device: '' });
      expect(await at.store.personOfSession('token', soon - 1)).toEqual(ANNA);
      expect(await at.store.personOfSession('token', soon)).toBeNull();
      expect(await at.store.personOfSession('another', 0)).toBeNull();
    });

    it('know of a name kept in the meantime', async () => {
      await at.store.addSession('token', { person: 'anna', beginsAt: now, expiresAt: soon, device: '' });
      await at.store.keepName('anna', 'Anna II', 'secret', null);
      expect(await at.store.personOfSession('token', 0)).toMatchObject({
        name: 'Anna II',
        password: 'secret',
      });
    });

    it('end one by one', async () => {
      await at.store.addSession('phone', { person: 'anna', beginsAt: now, expiresAt: soon, device: '' });
      await at.store.addSession('desk', { person: 'anna', beginsAt: now, expiresAt: soon, device: '' });
      await at.store.addSession('other', { person: 'bernd', beginsAt: now, expiresAt: soon, device: '' });
      await at.store.endSession('phone');
      await at.store.endSession('phone');
      expect(await at.store.personOfSession('phone', 0)).toBeNull();
      expect(await at.store.personOfSession('desk', 0)).toEqual(ANNA);
      expect(await at.store.personOfSession('other', 0)).toEqual(BERND);
    });

    it('that have expired are forgotten when another begins, and do no harm to others', async () => {
      await at.store.addSession('old', {
        person: 'anna',
        beginsAt: now - 2000,
        expiresAt: now - 1000,
        device: '',
      });
      await at.store.addSession('new', { person: 'anna', beginsAt: now, expiresAt: soon, device: '' });
      expect(await at.store.personOfSession('old', 0)).toBeNull();
      expect(await at.store.personOfSession('new', now)).toEqual(ANNA);
    });

    it('of a person are listed, the latest first, and end all but one, or all', async () => {
      const begin = (token: string, person: string, beginsAt: number) =>
        at.store.addSession(token, { person, beginsAt, expiresAt: soon, device: `${token}’s` });
      await begin('phone', 'anna', now);
      await begin('desk', 'anna', now + 1);
      await begin('other', 'bernd', now);
      expect(await at.store.accounts.sessionsOf('anna', now)).toEqual([
        { token: 'desk', beginsAt: now + 1, device: 'desk’s' },
        { token: 'phone', beginsAt: now, device: 'phone’s' },
      ]);
      expect(await at.store.accounts.sessionsOf('anna', soon)).toEqual([]);
      await at.store.accounts.endSessionsOf('anna', 'phone');
      expect(await at.store.personOfSession('phone', 0)).toEqual(ANNA);
      expect(await at.store.personOfSession('desk', 0)).toBeNull();
      await at.store.accounts.endSessionsOf('anna', null);
      expect(await at.store.personOfSession('phone', 0)).toBeNull();
      expect(await at.store.personOfSession('other', 0)).toEqual(BERND);
    });

    it('can be had back by a code, once, by its person', async () => {
      await at.store.keepName('anna', 'Anna', 'secret', 'code');
      expect(await at.store.person('anna')).toMatchObject({ recovery: 'code' });
      expect(await at.store.accounts.useRecovery('bernd', 'code')).toBe(false);
      expect(await at.store.accounts.useRecovery('anna', 'another')).toBe(false);
      const used = [1, 2, 3].map(() => at.store.accounts.useRecovery('anna', 'code'));
      expect((await Promise.all(used)).toSorted()).toEqual([false, false, true]);
    });

    it('are of people who are known', async () => {
      await expect(
        at.store.addSession('token', { person: 'nobody', beginsAt: now, expiresAt: soon, device: '' }),
      ).rejects.toThrow();
      expect(await at.store.personOfSession('token', 0)).toBeNull();
    });
  });
}
