import { aboutPerson, type NewNotice } from '@macher/protocol';
import type { Store } from '@macher/server';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptSettings } from '../../packages/server/src/store/outbox.ts';
import type { Asking } from '../../packages/server/src/store/ties.ts';
import { type Place, storeAt } from './store/place.ts';

const MOST = { friends: 2, asked: 2, blocked: 2 };

const SETTINGS: KeptSettings = {
  kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
  quiet: null,
  timeZone: 'UTC',
  language: 'en',
  origin: 'https://macher.example',
};

function noticeOf({ asker, asked, at }: Asking): NewNotice {
  const facts = { what: 'friend-asked', who: asker, person: asker } as const;
  return { person: asked, table: aboutPerson(asker), number: at, at, ruleset: '', others: [], facts };
}

/** What every store must do with friends, requests and blocks. */
export function tiesSuite(name: string, newPlace: () => Promise<Place>): void {
  describe(`friends: ${name}`, () => {
    const at = storeAt(newPlace);

    function ask(asker: string, asked: string, askedAt = 10, since = 0, by: Store = at.store) {
      const asking = { asker, asked, at: askedAt, since };
      return by.ties.ask(asking, noticeOf(asking), MOST);
    }

    beforeEach(async () => {
      for (const id of ['anna', 'bernd', 'carla', 'dora'])
        await at.store.addPerson({ id, name: id, password: null, recovery: null, createdAt: 0 });
      for (const person of ['bernd', 'carla']) await at.store.outbox.keepSettings(person, SETTINGS);
    });

    it('are friends when both have asked, in whichever order, and until one of them ends it', async () => {
      expect(await ask('anna', 'bernd')).toBe('asked');
      expect(await at.store.ties.between('anna', 'bernd', 0)).toBe('asked');
      expect(await at.store.ties.between('bernd', 'anna', 0)).toBe('asks');
      expect(await at.store.ties.countAsking('bernd', 0)).toBe(1);
      expect(await ask('bernd', 'anna', 12)).toBe('friend');
      for (const [one, other] of [
        ['anna', 'bernd'],
        ['bernd', 'anna'],
      ] as const) {
        expect(await at.store.ties.areFriends(one, other)).toBe(true);
        expect(await (await at.another()).ties.friendsOf(one)).toEqual([other]);
      }
      const bernd = { id: 'bernd', name: 'bernd' };
      expect(await at.store.ties.of('anna', 0)).toMatchObject({
        friends: [{ person: bernd, at: 12 }],
        asked: [],
      });
      await at.store.ties.part('bernd', 'anna');
      expect(await at.store.ties.between('anna', 'bernd', 0)).toBe('none');
      expect(await at.store.ties.friendsOf('anna')).toEqual([]);
    });

    it('who ask each other at the same moment are friends, once', async () => {
      const other = await at.another();
      const both = await Promise.all([ask('anna', 'bernd'), ask('bernd', 'anna', 10, 0, other)]);
      expect(both.toSorted()).toEqual(['asked', 'friend']);
      expect(await at.store.ties.friendsOf('anna')).toEqual(['bernd']);
    });

    it('hear of a request once; declined it looks open to who asked, until its time is over', async () => {
      await ask('anna', 'bernd');
      await at.store.ties.part('bernd', 'anna');
      expect(await at.store.ties.between('anna', 'bernd', 0)).toBe('asked');
      expect(await at.store.ties.between('bernd', 'anna', 0)).toBe('none');
      await at.store.ties.part('anna', 'bernd');
      expect(await at.store.ties.between('anna', 'bernd', 0)).toBe('none');
      expect(await ask('anna', 'bernd', 20)).toBe('asked');
      expect(await at.store.ties.between('bernd', 'anna', 0)).toBe('none');
      expect(await at.store.outbox.noticesOf('bernd', 9)).toHaveLength(1);
      expect(await at.store.ties.between('anna', 'bernd', 10)).toBe('none');
      expect(await ask('anna', 'bernd', 30, 10)).toBe('asked');
      expect(await at.store.ties.between('bernd', 'anna', 10)).toBe('asks');
    });

    it('of who has declined: asking them means yes', async () => {
      await ask('anna', 'bernd');
      await at.store.ties.part('bernd', 'anna');
      expect(await ask('bernd', 'anna')).toBe('friend');
    });

    it('are no more than they may, and so are requests that stand', async () => {
      for (const other of ['bernd', 'carla']) {
        await ask('anna', other);
        expect(await ask(other, 'anna')).toBe('friend');
      }
      await ask('dora', 'anna');
      expect(await ask('anna', 'dora')).toBe('full');
      expect(await ask('dora', 'bernd')).toBe('asked');
      expect(await ask('dora', 'carla')).toBe('too-many');
      expect(await ask('dora', 'carla', 40, 20)).toBe('asked');
    });

    it('end with a block, which only one of both knows: asked again, nobody hears of it', async () => {
      await ask('anna', 'bernd');
      await ask('bernd', 'anna');
      expect(await at.store.ties.block('bernd', 'anna', 5, MOST)).toBe(true);
      expect(await at.store.ties.between('bernd', 'anna', 0)).toBe('blocked');
      expect(await at.store.ties.between('anna', 'bernd', 0)).toBe('none');
      const before = await at.store.outbox.noticesOf('bernd', 9);
      expect(await ask('anna', 'bernd', 20)).toBe('asked');
      expect(await at.store.ties.between('anna', 'bernd', 0)).toBe('asked');
      expect(await at.store.ties.of('bernd', 0)).toMatchObject({
        friends: [],
        asking: [],
        blocked: [{ at: 5 }],
      });
      expect(await at.store.outbox.noticesOf('bernd', 9)).toEqual(before);
      expect(await ask('bernd', 'anna')).toBe('blocked');
      expect(await at.store.ties.blockersAmong(['anna', 'bernd', 'carla'], 'anna')).toEqual(['bernd']);
      expect(await at.store.ties.blockedBy('bernd')).toEqual(['anna']);
      await at.store.ties.unblock('bernd', 'anna');
      expect(await at.store.ties.between('anna', 'bernd', 0)).toBe('asked');
      expect(await at.store.ties.between('bernd', 'anna', 0)).toBe('none');
    });

    it('block no more people than they may', async () => {
      expect(await at.store.ties.block('anna', 'bernd', 1, MOST)).toBe(true);
      expect(await at.store.ties.block('anna', 'carla', 1, MOST)).toBe(true);
      expect(await at.store.ties.block('anna', 'dora', 1, MOST)).toBe(false);
      expect(await at.store.ties.blockedBy('anna')).toHaveLength(2);
    });

    it('see who looks at tables, of those who let them', async () => {
      await at.store.lookers.look([{ person: 'anna', table: 'one' }], 60_000);
      expect(await at.store.lookers.of(['anna', 'bernd'])).toEqual([{ person: 'anna', table: 'one' }]);
      expect(await at.store.ties.shownAmong(['anna', 'bernd'])).toEqual([]);
      await at.store.ties.show('anna', true);
      await at.store.ties.show('anna', true);
      expect(await at.store.ties.shownAmong(['anna', 'bernd'])).toEqual(['anna']);
      await at.store.ties.show('anna', false);
      expect(await at.store.ties.of('anna', 0)).toMatchObject({ isShown: false });
    });

    it('forget who has gone, with all that others were told of them', async () => {
      await ask('anna', 'bernd');
      await ask('bernd', 'anna');
      await ask('anna', 'carla');
      await at.store.ties.block('dora', 'anna', 1, MOST);
      await at.store.ties.show('anna', true);
      expect(await at.store.outbox.noticesOf('carla', 9)).toHaveLength(1);
      await at.store.accounts.forget('anna');
      for (const [person, ties] of [
        ['bernd', { friends: [] }],
        ['carla', { asking: [] }],
        ['dora', { blocked: [] }],
      ] as const)
        expect(await at.store.ties.of(person, 0)).toMatchObject(ties);
      expect(await at.store.outbox.noticesOf('carla', 9)).toEqual([]);
    });
  });
}
