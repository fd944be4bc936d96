import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewNotice, Noticed } from '@macher/protocol';
import { SqliteStore, type Store } from '@macher/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Arrival } from '../../packages/server/src/notices/arrival.ts';
import { Courier } from '../../packages/server/src/notices/courier.ts';
import type { Message } from '../../packages/server/src/notices/message.ts';
import { quietUntil } from '../../packages/server/src/notices/quiet.ts';
import type { Channel, KeptSettings } from '../../packages/server/src/store/outbox.ts';
import { entry, rowOf } from './samples.ts';

const MINUTE = 60_000;
/** In Berlin, 18 November at noon. */
const NOON = Date.UTC(2026, 10, 18, 11);

const SETTINGS: KeptSettings = {
  kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
  quiet: null,
  timeZone: 'Europe/Berlin',
  language: 'en',
  origin: 'https://macher.example',
};

const DECIDE: Noticed = { what: 'decide', phase: 'media-shares' };
const SAID: Noticed = { what: 'said', who: 'Bernd' };

function channelOf(id: string, target: Channel['target']): Channel {
  return {
    id,
    person: 'anna',
    target,
    name: '',
    isOn: true,
    tries: 0,
    dueAt: 0,
    sentAt: 0,
    trouble: null,
  };
}

const HOOK = channelOf('hook', { kind: 'webhook', form: 'slack', url: 'https://hooks.example/x' });
const DEVICE = channelOf('device', {
  kind: 'push',
  endpoint: 'https://push.example/x',
  keys: { p256dh: '', auth: '' },
});

let folder = '';
let store: Store;
let now = NOON;
let number = 1;
let sent: Message[] = [];
let arrivals: Arrival[] = [];
let outcomes: string[] = [];

/** Sends what the test says, which is kept here. */
const postman = {
  carry: async (_channel: unknown, message: Message): Promise<Arrival> => {
    sent.push(message);
    return arrivals.shift() ?? { is: 'arrived' };
  },
};

function newCourier(by: Store = store): Courier {
  const failed = (error: unknown): never => {
    throw error;
  };
  return new Courier({
    store: by,
    postman,
    time: { now: () => now, wake: () => () => {} },
    sent: (kind, is) => outcomes.push(`${kind} ${is}`),
    failed,
  });
}

async function happens(facts: Noticed, change: { table?: string; awaited?: string[] } = {}): Promise<void> {
  number += 1;
  const { table = 'one', awaited = ['anna'] } = change;
  const notice: NewNotice = {
    person: 'anna',
    table,
    number,
    at: now,
    ruleset: '2019-4',
    others: ['Bernd'],
    facts,
  };
  const row = rowOf(table, { number, awaited, stage: 'playing' });
  await store.append(row, [{ ...entry(number), at: now }], [notice]);
}

async function later(milliseconds: number, courier = newCourier()): Promise<string[]> {
  now += milliseconds;
  const before = sent.length;
  await courier.round();
  return sent.slice(before).map(({ title }) => title);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'macher-courier-'));
  store = new SqliteStore(folder);
  [now, number, sent, arrivals, outcomes] = [NOON, 1, [], [], []];
  await store.addPerson({ id: 'anna', name: 'Anna', password: null, recovery: null, createdAt: 0 });
  await store.outbox.keepSettings('anna', SETTINGS);
  await store.outbox.addChannel(HOOK, 10);
  await store.addTable(rowOf('one'), [entry(1)]);
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('a person who doesn’t look', () => {
  it('is told of their turn after a moment, once', async () => {
    await happens(DECIDE);
    expect(await later(29_000)).toEqual([]);
    expect(await later(1000)).toEqual(['Your turn: Media shares']);
    expect(sent[0]?.lines).toEqual(['2019 edition, four elections, with Bernd']);
    expect(sent[0]?.path).toBe('/t/one');
    expect(await later(60 * MINUTE)).toEqual([]);
  });

  it('is told by every channel that is on', async () => {
    await store.outbox.addChannel(DEVICE, 10);
    await happens(DECIDE);
    expect(await later(MINUTE)).toHaveLength(2);
  });

  it('is told what belongs together in one message, and of a turn once', async () => {
    await happens(DECIDE);
    await happens(SAID);
    await happens(DECIDE);
    expect(await later(MINUTE)).toEqual(['2 things happened at your tables']);
    expect(sent[0]?.lines).toEqual([
      'Bernd said something at the table (2019 edition, four elections, with Bernd)',
      'Your turn: Media shares (2019 edition, four elections, with Bernd)',
    ]);
  });

  it('hears once that someone talks, however much they say', async () => {
    for (let each = 0; each < 3; each += 1) await happens(SAID);
    expect(await later(MINUTE)).toEqual(['Bernd said something at the table']);
  });

  it('gets no two messages in less than five minutes, and the next has all that came meanwhile', async () => {
    await happens(DECIDE);
    await later(MINUTE);
    for (let each = 0; each < 8; each += 1) await happens({ what: 'said', who: `Number ${each}` });
    expect(await later(4 * MINUTE)).toEqual([]);
    expect(await later(MINUTE)).toEqual(['8 things happened at your tables']);
    expect(sent.at(-1)?.lines.at(-1)).toBe('and 2 more');
  });

  it('isn’t told of a turn they have taken since, nor of what they don’t want to hear', async () => {
    await happens(DECIDE);
    await happens({ what: 'abandoned' }, { awaited: [] });
    await store.outbox.keepSettings('anna', { ...SETTINGS, kinds: { ...SETTINGS.kinds, ended: false } });
    expect(await later(MINUTE)).toEqual([]);
    expect(await store.outbox.waiting('hook', 0, 10)).toEqual([]);
  });

  it('is told of thousands of things that somebody did in one message, and nobody waits for it meanwhile', async () => {
    const notices = Array.from(
      { length: 1100 },
      (_, each): NewNotice => ({
        person: 'anna',
        table: 'one',
        number: each,
        at: now,
        ruleset: '2019-4',
        others: [],
        facts: each % 2 === 0 ? SAID : DECIDE,
      }),
    );
    await store.append(rowOf('one', { number: 2, awaited: ['anna'] }), [entry(2)], notices);
    const read = vi.spyOn(store.outbox, 'waiting');
    let served = 0;
    const serve = setInterval(() => (served += 1), 0);
    expect(await later(MINUTE)).toEqual(['2 things happened at your tables']);
    clearInterval(serve);
    expect(read).toHaveBeenCalledTimes(3);
    expect(served).toBeGreaterThan(0);
    expect(await store.outbox.waiting('hook', 0, 10)).toEqual([]);
  });

  it('doesn’t wait for those who are called slowly', async () => {
    const rings: (() => void)[] = [];
    const { promise, resolve: answer } = Promise.withResolvers<Arrival>();
    const carried: string[] = [];
    const courier = new Courier({
      store,
      postman: {
        carry: async ({ target }) => {
          carried.push(target.kind);
          return target.kind === 'webhook' ? promise : { is: 'arrived' };
        },
      },
      time: {
        now: () => now,
        wake: (_at, call) => {
          rings.push(call);
          return () => {};
        },
      },
      sent: () => {},
      failed: () => {},
    });
    courier.start();
    await happens(DECIDE);
    now += MINUTE;
    rings.shift()?.();
    await vi.waitUntil(() => carried.length === 1);
    await store.outbox.addChannel(DEVICE, 10);
    await happens(SAID);
    now += MINUTE;
    rings.shift()?.();
    await vi.waitUntil(() => carried.length === 2);
    expect(carried).toEqual(['webhook', 'push']);
    answer({ is: 'arrived' });
    await courier.stop();
  });

  it('is told in their language', async () => {
    await store.outbox.keepSettings('anna', { ...SETTINGS, language: 'pl' });
    await happens(DECIDE);
    expect((await later(MINUTE))[0]).toMatch(/^Twoja kolej: /);
  });
});

describe('a person who looks', () => {
  it('at the table isn’t told what they see; at another they are', async () => {
    await store.addTable(rowOf('two'), [entry(1)]);
    await store.lookers.look([{ person: 'anna', table: 'one' }], MINUTE);
    await happens(SAID);
    number = 1;
    await happens(SAID, { table: 'two' });
    expect(await later(MINUTE)).toEqual(['Bernd said something at the table']);
    expect(sent[0]?.path).toBe('/t/two');
    expect(await store.outbox.waiting('hook', 0, 10)).toEqual([]);
  });
});

describe('quiet hours', () => {
  const quiet = { from: 22 * 60, to: 7 * 60 };
  const at = (hour: number, minute = 0): number => Date.UTC(2026, 10, 18, hour - 1, minute);

  it.each([
    [at(21, 59), null],
    [at(22), at(24 + 7)],
    [at(23, 30) + 12_345, at(24 + 7)],
    [at(6, 59), at(7)],
    [at(7), null],
  ])('from %i end at %s, by the time where the person is', (when, until) => {
    expect(quietUntil({ ...SETTINGS, quiet }, when)).toBe(until);
  });

  it('may lie in the day, may be none, and are none if they end as they begin', () => {
    const asked = (from: number, to: number) => quietUntil({ ...SETTINGS, quiet: { from, to } }, NOON);
    expect(asked(11 * 60, 13 * 60)).toBe(NOON + 60 * MINUTE);
    expect(asked(13 * 60, 14 * 60)).toBeNull();
    expect(asked(720, 720)).toBeNull();
    expect(quietUntil(SETTINGS, NOON)).toBeNull();
  });

  it('keep everything until they end, in one message', async () => {
    await store.outbox.keepSettings('anna', { ...SETTINGS, quiet });
    now = at(23);
    await happens(DECIDE);
    expect(await later(MINUTE)).toEqual([]);
    await happens(SAID);
    expect(await later(6 * 60 * MINUTE)).toEqual([]);
    now = at(24 + 7);
    expect(await later(0)).toEqual(['2 things happened at your tables']);
  });
});

describe('what doesn’t arrive', () => {
  const AWAY: Arrival = { is: 'later', pause: null };
  const channel = (): Promise<Channel | null> => store.outbox.channel('hook');

  it('is tried again, later and later, until it does', async () => {
    await happens(DECIDE);
    arrivals = [AWAY, AWAY, AWAY];
    expect(await later(MINUTE)).toHaveLength(1);
    expect(await later(MINUTE - 1)).toEqual([]);
    expect(await later(1)).toHaveLength(1);
    expect(await later(5 * MINUTE)).toHaveLength(1);
    expect(await later(14 * MINUTE)).toEqual([]);
    expect(await later(MINUTE)).toHaveLength(1);
    expect(await channel()).toMatchObject({ tries: 0, trouble: null, isOn: true, sentAt: now });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await later(600 * MINUTE)).toEqual([]);
  });

  it('waits as long as the other side wants', async () => {
    await happens(DECIDE);
    arrivals = [{ is: 'later', pause: 20 * MINUTE }];
    await later(MINUTE);
    expect(await later(19 * MINUTE)).toEqual([]);
    expect(await later(MINUTE)).toHaveLength(1);
  });

  it('is given up after some days, and says so', async () => {
    await happens(DECIDE);
    arrivals = Array.from({ length: 20 }, () => AWAY);
    for (let hour = 0; hour < 100; hour += 1) await later(60 * MINUTE);
    expect(sent).toHaveLength(9);
    expect(await channel()).toMatchObject({ isOn: false, trouble: 'unreachable' });
    expect(await store.outbox.waiting('hook', 0, 10)).toEqual([]);
  });

  it('isn’t forced on those who refuse it', async () => {
    await happens(DECIDE);
    arrivals = Array.from({ length: 9 }, () => ({ is: 'refused', pause: null }));
    for (let hour = 0; hour < 9; hour += 1) await later(60 * MINUTE);
    expect(sent).toHaveLength(4);
    expect(await channel()).toMatchObject({ isOn: false, trouble: 'refused' });
  });

  it('because nobody is there ends the channel; a device that has gone is forgotten', async () => {
    await store.outbox.addChannel(DEVICE, 10);
    await happens(DECIDE);
    arrivals = [
      { is: 'gone', pause: null },
      { is: 'gone', pause: null },
    ];
    await later(MINUTE);
    expect(await channel()).toMatchObject({ isOn: false, trouble: 'gone' });
    expect(await store.outbox.channel('device')).toBeNull();
    expect(outcomes.toSorted()).toEqual(['push gone', 'webhook gone']);
  });
});

describe('several processes, and one that dies', () => {
  it('send everything once, however they start and stop', async () => {
    for (let each = 0; each < 5; each += 1) {
      await happens(SAID);
      now += MINUTE;
      const others = [newCourier(), newCourier(), newCourier()];
      await Promise.all(others.map(courier => courier.round()));
      now += 10 * MINUTE;
    }
    expect(sent.map(({ title }) => title)).toEqual(Array(5).fill('Bernd said something at the table'));
  });

  it('leave to another what one was about to send when it died', async () => {
    await happens(DECIDE);
    now += MINUTE;
    await store.outbox.claim('one that dies', now, 2 * MINUTE, now, 10);
    await store.close();
    store = new SqliteStore(folder);
    expect(await later(MINUTE)).toEqual([]);
    expect(await later(MINUTE)).toEqual(['Your turn: Media shares']);
  });
});
