import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EPOCH, randomOf } from '@macher/engine';
import type { Presence, ServerMessage } from '@macher/protocol';
import { LIMITS, SqliteStore } from '@macher/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CommonBuckets } from '../../packages/server/src/commonBuckets.ts';
import { checkStore } from '../../packages/server/src/doctor.ts';
import { MemoryAllowances } from '../../packages/server/src/store/sqlite/memoryAllowances.ts';
import { StoreTime } from '../../packages/server/src/storeTime.ts';
import { decision, TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';
import { logOf } from './log.ts';

/** As if other processes wrote to the same file: they have their bells and leases in this process's memory. */
class SharedFile extends SqliteStore {
  override readonly isShared = true;
}

let one: House;
let two: House;

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'macher-several-'));
  one = await openHouse({}, folder, new SharedFile(folder));
  two = await openHouse({}, folder, new SharedFile(folder));
});

afterEach(async () => {
  await two.shut();
  await one.close();
});

/** The same person at another server. */
async function at(house: House, client: TestClient): Promise<TestClient> {
  const there = new TestClient(house.url);
  there.cookie = client.cookie;
  there.person = client.person;
  await there.connect();
  return there;
}

async function open(owner: TestClient, seats: readonly string[]): Promise<string> {
  const { body } = await owner.call('POST', '/api/tables', tableFor('2019-4', seats));
  return String(body['id']);
}

/** What they are told of who is there, the latest last. */
function presences({ received }: TestClient): Presence[] {
  const messages = received.map(text => JSON.parse(text) as ServerMessage);
  return messages.flatMap(message => (message.type === 'presence' ? message.presence : []));
}

describe('two servers on one store', () => {
  it('let the people of one table play together, with bots, to the end', async () => {
    const [anna, guest] = [await one.guest('Anna'), await two.guest('Bernd')];
    const table = await open(anna, ['me', 'open', '0']);
    const [annaHere, bernd] = [await at(one, anna), await at(two, guest)];
    const players = [annaHere, bernd];
    for (const player of players) player.watch(table);
    await bernd.ask(table, { kind: 'sit', seat: 1 });
    await bernd.ask(table, { kind: 'ready', isReady: true });
    expect(await annaHere.ask(table, { kind: 'start' })).toMatchObject({ ok: true });
    const random = randomOf('two servers');
    await until(async () => {
      for (const player of players) {
        const request = decision(player, table, '0', random);
        if (request !== null) await player.ask(table, request);
      }
      return players.every(({ sheets }) => sheets.get(table)?.stage === 'over');
    }, 'the end of the game at both');
    const { wrong } = await checkStore(one.store, () => {});
    expect(wrong).toEqual([]);
    const log = await logOf(one.store, table);
    expect(log.some(({ what }) => what.kind === 'substituted')).toBe(false);
    for (const player of players) player.close();
  });

  it('answer a request that was sent to the other before as it was answered there', async () => {
    const anna = await one.guest('Anna');
    const table = await open(anna, ['me', 'open', 'open']);
    const [here, there] = [await at(one, anna), await at(two, anna)];
    for (const each of [here, there]) each.watch(table);
    const hello = { kind: 'say', room: 'players', text: 'hello' } as const;
    const { id: _own, ...reply } = await here.ask(table, hello, 'one hello');
    expect(await there.ask(table, hello, 'one hello')).toMatchObject(reply);
    here.close();
    there.close();
  });

  it('a person who signs out at one is cut off at the other', async () => {
    const anna = await one.guest('Anna');
    const there = await at(two, anna);
    await anna.call('DELETE', '/api/sessions');
    await until(() => there.closeCode === 1008, 'the end of the connection');
  });

  it('tell of people at the other that they are there, and when they leave', async () => {
    const [anna, guest] = [await one.guest('Anna'), await two.guest('Bernd')];
    const table = await open(anna, ['me', 'open', 'open']);
    const [here, bernd] = [await at(one, anna), await at(two, guest)];
    here.watch(table);
    await until(() => here.sheets.has(table), 'Anna’s sheet');
    bernd.watch(table);
    await bernd.ask(table, { kind: 'sit', seat: 1 });
    const isSeen = (client: TestClient, person: string, isHere: boolean): boolean =>
      presences(client)
        .at(-1)
        ?.people.some(each => each.person === person && each.isHere === isHere) ?? false;
    await until(() => isSeen(here, bernd.person, true) && isSeen(bernd, here.person, true), 'both are seen');
    bernd.close();
    await until(() => isSeen(here, bernd.person, false), 'Bernd is gone');
    here.close();
  });

  it('look after each other’s bots when one of them ends', async () => {
    const anna = await one.guest('Anna');
    const three = await openHouse({}, one.folder, new SharedFile(one.folder));
    const table = await open(await at(three, anna), ['0', '0', '0']);
    await three.shut();
    await until(async () => (await one.store.table(table))?.stage === 'over', 'the end of the game');
  });
});

describe('what holds for all servers together', () => {
  it('passwords tried at one count at the other', async () => {
    const guess = (house: House) =>
      house.stranger().call('POST', '/api/sessions', { name: 'Anna', password: 'a wrong password' });
    const answers: number[] = [];
    for (let tries = 0; tries < LIMITS.passwordsAtOnce + 2; tries += 1)
      answers.push((await guess(tries % 2 === 0 ? one : two)).status);
    expect(answers.filter(status => status === 403)).toHaveLength(LIMITS.passwordsAtOnce);
    expect(answers.slice(-2)).toEqual([429, 429]);
  });

  it('what is announced through one is told by the other at once', async () => {
    const there = await at(two, await one.guest('Anna'));
    const text = 'a pause at nine';
    await one.store.ownerBook.announce({ id: 'one', text, at: Date.now(), until: Date.now() + 60_000 });
    await until(() => there.received.some(message => message.includes(text)), 'the announcement');
    there.close();
  });

  it('messages: who uses much at several servers is refused by all, until it has come back', async () => {
    const clock = { now: 0 };
    const allowances = new MemoryAllowances(() => clock.now);
    const limits = [1, 2, 3].map(
      () => new CommonBuckets(60, 20, { allowances, name: 'messages of' }, () => clock.now),
    );
    const second = async (cost: number): Promise<number> => {
      let granted = 0;
      for (const buckets of limits)
        for (let asked = 0; asked < cost; asked += 1) granted += buckets.take('anna') ? 1 : 0;
      for (const buckets of limits) await buckets.tell();
      clock.now += 1000;
      return granted;
    };
    for (let quiet = 0; quiet < 20; quiet += 1) expect(await second(6)).toBe(18);
    let granted = 0;
    for (let busy = 0; busy < 60; busy += 1) granted += await second(15);
    expect(granted).toBeGreaterThan(20 * 60);
    expect(granted).toBeLessThan(1.5 * 20 * 60);
    clock.now += 60_000;
    await second(0);
    expect(await second(6)).toBe(18);
  });
});

/** What a program of tomorrow may have written, and how this one can tell. */
const NEWER = [
  { how: 'in a later epoch', epoch: EPOCH + 1, what: null },
  { how: 'a happening without a name here', epoch: EPOCH, what: { kind: 'told-a-story', seat: 0 } },
  { how: 'more about one than is known here', epoch: EPOCH, what: { kind: 'abandoned', why: 'rain' } },
];

describe.each(NEWER)('a table that a newer program has written to: $how', ({ epoch, what }) => {
  it('is left alone: nothing is written, it is not frozen, and people are sent to look elsewhere', async () => {
    const anna = await one.guest('Anna');
    const table = await open(anna, ['me', 'open', 'open']);
    const here = await at(one, anna);
    here.watch(table);
    await until(() => here.sheets.has(table), 'the table');
    const database = new DatabaseSync(join(one.folder, 'macher.sqlite'));
    const sql = `INSERT INTO entries SELECT table_id, number + 1, at, person, request, coalesce(?, what), ?, position_check
      FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1`;
    database.prepare(sql).run(what === null ? null : JSON.stringify(what), epoch, table);
    database.prepare('UPDATE tables SET number = number + 1 WHERE id = ?').run(table);
    database.close();
    const before = await one.store.table(table);
    void here.ask(table, { kind: 'say', room: 'players', text: 'hello' });
    await until(() => here.closeCode === 1012, 'Anna is sent away');
    for (const house of [one, two]) {
      const again = await at(house, anna);
      again.watch(table);
      await until(() => again.closeCode === 1012, 'Anna is sent elsewhere');
    }
    expect(await one.store.table(table)).toEqual(before);
    expect((await one.store.table(table))?.stage).toBe('gathering');
  });
});

describe('the time of processes that share a store', () => {
  it('is the store’s, whatever their own clocks say', async () => {
    const store = { now: async () => 5_000_000 };
    const [fast, slow] = [3_600_000, -3_600_000];
    for (const wrong of [fast, slow]) {
      const time = await StoreTime.of(store, () => wrong);
      expect(time.now()).toBe(5_000_000);
      time.stop();
    }
  });

  it('goes on by a clock that nobody sets, is set right again, and an answer that took long says little', async () => {
    const clock = { now: 100, store: 5000, took: 0 };
    const store = {
      now: async () => {
        clock.now += clock.took;
        return clock.store;
      },
    };
    const time = await StoreTime.of(store, () => clock.now);
    clock.now += 40;
    expect(time.now()).toBe(5040);
    clock.store = 5040;
    clock.took = 200;
    await time.measure();
    expect(time.now()).toBe(5240);
    clock.took = 0;
    clock.store = 9000;
    await time.measure();
    expect(time.now()).toBe(9000);
    time.stop();
  });
});
