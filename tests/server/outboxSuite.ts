import type { NewNotice, Noticed } from '@macher/protocol';
import type { Store } from '@macher/server';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Channel, KeptSettings } from '../../packages/server/src/store/outbox.ts';
import { entry, rowOf } from './samples.ts';
import { type Place, storeAt } from './store/place.ts';

const NOW = 1_800_000_000_000;
const LEASE = 60_000;

const SETTINGS: KeptSettings = {
  kinds: { turn: true, against: true, talk: false, invited: true, ended: true },
  quiet: { from: 1320, to: 420 },
  timeZone: 'Europe/Berlin',
  language: 'de',
  origin: 'https://macher.example',
};

function channelOf(id: string, person: string, change: Partial<Channel> = {}): Channel {
  const target = { kind: 'webhook', form: 'slack', url: `https://hooks.example/${id}` } as const;
  return {
    id,
    person,
    target,
    name: 'hooks.example',
    isOn: true,
    tries: 0,
    dueAt: 0,
    sentAt: 0,
    trouble: null,
    ...change,
  };
}

function noticeOf(
  person: string,
  number: number,
  facts: Noticed = { what: 'decide', phase: 'draft' },
): NewNotice {
  return { person, table: 'one', number, at: NOW + number, ruleset: '2019-4', others: ['Bernd'], facts };
}

/** What every store must do with what people are to be told. */
export function outboxSuite(name: string, newPlace: () => Promise<Place>): void {
  describe(`what people are told: ${name}`, () => {
    const at = storeAt(newPlace);

    async function listens(person: string, ...channels: Channel[]): Promise<void> {
      await at.store.addPerson({ id: person, name: person, password: null, recovery: null, createdAt: 0 });
      await at.store.outbox.keepSettings(person, SETTINGS);
      for (const each of channels) await at.store.outbox.addChannel(each, 10);
    }

    /** One more line of the log, with what it causes. */
    async function happens(number: number, ...notices: NewNotice[]): Promise<void> {
      await at.store.append(rowOf('one', { number }), [entry(number)], notices);
    }

    const claim = (by: Store, holder: string, now = NOW + 1000): Promise<Channel[]> =>
      by.outbox.claim(holder, now, LEASE, now, 10);

    const done = (change: Partial<Channel> = {}) => ({ ...channelOf('', ''), sentAt: NOW, ...change });

    beforeEach(async () => {
      await at.store.addTable(rowOf('one'), [entry(1)]);
    });

    it('is kept with the entry, for those who want it, once for each of their channels', async () => {
      await listens('anna', channelOf('a', 'anna'), channelOf('b', 'anna', { isOn: false }));
      await happens(2, noticeOf('anna', 2), noticeOf('bernd', 2));
      const [kept] = await at.store.outbox.noticesOf('anna', 10);
      expect(kept).toEqual({ id: kept?.id, ...noticeOf('anna', 2) });
      expect(await at.store.outbox.noticesOf('bernd', 10)).toEqual([]);
      expect(await at.store.outbox.waiting('a', 0, 10)).toEqual([kept]);
      expect(await at.store.outbox.waiting('b', 0, 10)).toEqual([]);
    });

    it('is not kept if the entry isn’t', async () => {
      await listens('anna', channelOf('a', 'anna'));
      await expect(happens(3, noticeOf('anna', 3))).rejects.toThrow();
      expect(await at.store.outbox.noticesOf('anna', 10)).toEqual([]);
      expect(await at.store.outbox.waiting('a', 0, 10)).toEqual([]);
    });

    it('is kept with a new table, and with the end of a game', async () => {
      await listens('anna');
      await at.store.addTable(rowOf('two'), [entry(1)], [{ ...noticeOf('anna', 1), table: 'two' }]);
      const over = noticeOf('anna', 2, { what: 'abandoned' });
      await at.store.finish(rowOf('one', { number: 2, stage: 'over' }), [entry(2)], {} as never, [over]);
      expect(await at.store.outbox.noticesOf('anna', 10)).toMatchObject([{ table: 'one' }, { table: 'two' }]);
    });

    it('is one notice for one cause, and two for two', async () => {
      await listens('anna', channelOf('a', 'anna'));
      const [turn, talk] = [noticeOf('anna', 2), noticeOf('anna', 2, { what: 'said', who: 'Bernd' })];
      await happens(2, turn, turn, talk);
      expect(await at.store.outbox.waiting('a', 0, 10)).toHaveLength(2);
    });

    it('is sent by one process at a time, and by another when that one is silent for too long', async () => {
      const other = await at.another();
      await listens('anna', channelOf('a', 'anna'));
      await happens(2, noticeOf('anna', 2));
      const tried = await Promise.all([claim(at.store, 'first'), claim(other, 'second')]);
      expect(tried.flat()).toMatchObject([channelOf('a', 'anna')]);
      expect(await claim(other, 'second', NOW + 1000 + LEASE)).toHaveLength(1);
    });

    it('waits until it is settled, and then no longer', async () => {
      await listens('anna', channelOf('a', 'anna'));
      await happens(2, noticeOf('anna', 2));
      await claim(at.store, 'first');
      const [first] = await at.store.outbox.waiting('a', 0, 10);
      await happens(3, noticeOf('anna', 3));
      await at.store.outbox.settle('a', 'first', [first?.id ?? 0], done({ dueAt: NOW + 5000 }));
      expect(await at.store.outbox.waiting('a', 0, 10)).toMatchObject([{ number: 3 }]);
      expect(await claim(at.store, 'first', NOW + 4999)).toEqual([]);
      expect(await claim(at.store, 'first', NOW + 5000)).toMatchObject([{ id: 'a', sentAt: NOW }]);
    });

    it('isn’t settled by a process whose lease is another’s', async () => {
      await listens('anna', channelOf('a', 'anna'));
      await happens(2, noticeOf('anna', 2));
      await claim(at.store, 'first');
      await claim(at.store, 'second', NOW + 1000 + LEASE);
      const [first] = await at.store.outbox.waiting('a', 0, 10);
      await at.store.outbox.settle('a', 'first', [first?.id ?? 0], done({ tries: 7 }));
      expect(await at.store.outbox.waiting('a', 0, 10)).toHaveLength(1);
      expect(await at.store.outbox.channel('a')).toMatchObject({ tries: 0 });
    });

    it('isn’t sent before it is ready', async () => {
      await listens('anna', channelOf('a', 'anna'));
      await happens(2, noticeOf('anna', 2));
      expect(await at.store.outbox.claim('first', NOW + 9000, LEASE, NOW + 1, 10)).toEqual([]);
      expect(await at.store.outbox.claim('first', NOW + 9000, LEASE, NOW + 2, 10)).toHaveLength(1);
    });

    it('is dropped where a channel is switched off, settled as broken, or removed', async () => {
      await listens('anna', channelOf('a', 'anna'), channelOf('b', 'anna'), channelOf('c', 'anna'));
      await happens(2, noticeOf('anna', 2));
      await claim(at.store, 'first');
      await at.store.outbox.changeChannel('a', { isOn: false });
      await at.store.outbox.settle('b', 'first', [], done({ isOn: false, trouble: 'gone' }));
      await at.store.outbox.removeChannel('c');
      for (const id of ['a', 'b', 'c']) expect(await at.store.outbox.waiting(id, 0, 10)).toEqual([]);
      expect(await at.store.outbox.channelsOf('anna')).toMatchObject([
        { id: 'a', isOn: false, trouble: null },
        { id: 'b', isOn: false, trouble: 'gone' },
      ]);
    });

    it('goes by the settings of each, which can be changed', async () => {
      expect(await at.store.outbox.settingsOf('anna')).toBeNull();
      await listens('anna');
      await at.store.outbox.keepSettings('anna', { ...SETTINGS, quiet: null });
      expect(await at.store.outbox.settingsOf('anna')).toEqual({ ...SETTINGS, quiet: null });
    });

    it('is found by the secret of a feed, until there is another', async () => {
      await listens('anna');
      await at.store.outbox.keepFeed('anna', 'first');
      expect(await at.store.outbox.personOfFeed('first')).toBe('anna');
      await at.store.outbox.keepFeed('anna', 'second');
      expect(await at.store.outbox.personOfFeed('first')).toBeNull();
      expect(await at.store.outbox.hasFeed('anna')).toBe(true);
      await at.store.outbox.keepFeed('anna', null);
      expect(await at.store.outbox.hasFeed('anna')).toBe(false);
    });

    it('goes by so many channels of a person, also when they are added at once; a browser is one', async () => {
      await listens('anna');
      const ids = ['a', 'a', 'b', 'c', 'd', 'd'];
      await Promise.all(ids.map(id => at.store.outbox.addChannel(channelOf(id, 'anna'), 3)));
      const own = await at.store.outbox.channelsOf('anna');
      expect(own).toHaveLength(3);
      const again = await Promise.all(
        own.map(({ id }) => at.store.outbox.addChannel(channelOf(id, 'anna'), 3)),
      );
      expect(again).toEqual([true, true, true]);
    });

    it('is gone after a time, with a person, and with a name in it', async () => {
      await listens('anna', channelOf('a', 'anna'));
      await listens('bernd', channelOf('b', 'bernd'));
      await happens(2, noticeOf('anna', 2), noticeOf('bernd', 2));
      await at.store.outbox.sweep(NOW + 2);
      expect(await at.store.outbox.noticesOf('anna', 10)).toHaveLength(1);
      await at.store.accounts.forget('anna');
      expect(await at.store.outbox.settingsOf('anna')).toBeNull();
      expect(await at.store.outbox.channel('a')).toBeNull();
      expect(await at.store.outbox.noticesOf('anna', 10)).toEqual([]);
      await at.store.accounts.erase(
        'one',
        { id: 'anna', name: 'Anna' },
        { names: [], programs: [], seats: [] },
      );
      expect(await at.store.outbox.waiting('b', 0, 10)).toEqual([]);
      await happens(3, noticeOf('bernd', 3));
      await at.store.outbox.sweep(NOW + 4);
      expect(await at.store.outbox.noticesOf('bernd', 10)).toEqual([]);
      expect(await at.store.outbox.waiting('b', 0, 10)).toEqual([]);
    });

    it('has one key for all processes', async () => {
      const other = await at.another();
      const keys = await Promise.all([at.store.outbox.keepKey('k', 'one'), other.outbox.keepKey('k', 'two')]);
      expect(new Set(keys).size).toBe(1);
    });

    it('isn’t needed by those who look', async () => {
      const other = await at.another();
      const anna = { person: 'anna', table: 'one' };
      await at.store.lookers.look([anna, anna, { person: 'bernd', table: 'one' }], 60_000);
      expect(await other.lookers.isLooking(anna)).toBe(true);
      expect(await other.lookers.isLooking({ person: 'anna', table: 'two' })).toBe(false);
      await at.store.lookers.leave(anna);
      expect(await other.lookers.isLooking(anna)).toBe(false);
      await at.store.lookers.look([anna], 0);
      expect(await other.lookers.isLooking(anna)).toBe(false);
    });
  });
}
