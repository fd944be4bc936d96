import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ROSTER } from '@macher/bots';
import { rulesOfRecord } from '@macher/editions';
import { parseRecord, randomOf, replay } from '@macher/engine';
import type { News, Request, Sheet } from '@macher/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkStore } from '../../packages/server/src/doctor.ts';
import { Tables } from '../../packages/server/src/tables.ts';
import { Alarms } from './alarms.ts';
import { decision, TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';
import { logOf } from './log.ts';

/** Tables are looked over so often. */
const ROUND = 30_000;
const DAY = 86_400_000;

let house: House;
let time: Alarms;

beforeEach(async () => {
  time = new Alarms();
  house = await openHouse({ time });
});

afterEach(() => house.close());

async function open(owner: TestClient, seats: readonly string[], pace: object = { kind: 'none' }) {
  const wanted = { ...tableFor('2019-4', seats), pace };
  const { status, body } = await owner.call('POST', '/api/tables', wanted);
  expect(status).toBe(201);
  return String(body['id']);
}

/** What a client sees and hears that looks at a table for the first time. */
async function look(client: TestClient, table: string): Promise<{ sheet: Sheet; news: readonly News[] }> {
  if (!client.isConnected) await client.connect();
  return new Promise(resolve => {
    client.onNews = (_table, sheet, news) => {
      client.onNews = null;
      resolve({ sheet, news });
    };
    client.watch(table);
  });
}

async function inMemory(): Promise<number> {
  const text = await (await fetch(`${house.url}/metrics`)).text();
  return Number(/^macher_tables (\d+)$/m.exec(text)?.[1]);
}

const HELLO: Request = { kind: 'say', room: 'players', text: 'hello' };

describe('a table that nobody looks at', () => {
  it('is let go, and read again as it was when a client does', async () => {
    const anna = await house.guest('Anna');
    const table = await open(anna, ['me', 'open', 'open']);
    await look(anna, table);
    const said = await anna.ask(table, HELLO, 'my hello');
    const before = await look(anna, table);
    expect(before.news.map(({ what }) => what.kind)).toEqual(['opened', 'sat', 'readied', 'said']);
    anna.close();
    await until(() => !anna.isConnected, 'the end of the connection');
    expect(await inMemory()).toBe(1);
    await until(async () => {
      time.pass(ROUND);
      return (await inMemory()) === 0;
    }, 'the table is let go');

    expect(await look(anna, table)).toEqual(before);
    expect(await inMemory()).toBe(1);
    expect(await anna.ask(table, HELLO, 'my hello')).toEqual(said);
    expect(await house.store.entries(table)).toHaveLength(before.sheet.number);
    anna.close();
  });

  it('is let go alone: others go on for those who look at them', async () => {
    const [anna, bernd] = [await house.guest('Anna'), await house.guest('Bernd')];
    const [watched, left] = [await open(anna, ['me', 'open', 'open']), await open(anna, ['me', '0', 'open'])];
    await look(bernd, left);
    await look(anna, watched);
    bernd.close();
    await until(async () => {
      time.pass(ROUND);
      return (await inMemory()) === 1;
    }, 'one table is let go');
    time.pass(ROUND);
    const heard: string[] = [];
    anna.onNews = (_table, _sheet, news) => heard.push(...news.map(({ what }) => what.kind));
    expect(await anna.ask(watched, HELLO)).toMatchObject({ ok: true });
    expect(heard).toEqual(['said']);
    expect(await inMemory()).toBe(1);
    anna.close();
  });

  it('comes back when a player’s time is up', async () => {
    const anna = await house.guest('Anna');
    const table = await open(anna, ['me', '0', '0'], { kind: 'slow', perDecision: DAY });
    await until(async () => {
      time.pass(ROUND);
      return (await inMemory()) === 0;
    }, 'the bots have decided, and the table is let go');
    const standsIn = async (): Promise<boolean> =>
      (await logOf(house.store, table)).some(({ what }) => what.kind === 'stood-in');
    expect(await standsIn()).toBe(false);
    await until(() => {
      time.pass(DAY);
      return standsIn();
    }, 'a bot stands in for Anna');
  });
});

describe('of two servers on one folder', () => {
  it('the one that comes too late reads on and asks again: nothing is lost or done twice, and nobody is sent away', async () => {
    const other = await openHouse({ time }, house.folder);
    const names = ['Anna', 'Bernd', 'Carla'];
    const players = await Promise.all(names.map(name => house.guest(name)));
    const [anna, bernd] = players as [TestClient, TestClient, TestClient];
    const table = await open(anna, ['me', 'open', 'open']);
    for (const [seat, player] of players.entries()) {
      await look(player, table);
      if (seat > 0) await player.ask(table, { kind: 'sit', seat });
      await player.ask(table, { kind: 'ready', isReady: true });
    }
    await anna.ask(table, { kind: 'start' });
    const berndThere = new TestClient(other.url);
    berndThere.cookie = bernd.cookie;
    await look(berndThere, table);
    const byBernd = decision(berndThere, table, '0', randomOf('bernd'));
    const byAnna = decision(anna, table, '0', randomOf('anna'));
    if (byBernd === null || byAnna === null) throw new Error('all are asked at first');

    expect(await berndThere.ask(table, byBernd, 'a decision')).toMatchObject({ ok: true });
    const known = anna.sheets.get(table)?.number ?? 0;
    const heard: News[] = [];
    anna.onNews = (_table, _sheet, news) => heard.push(...news);
    const done = { ok: true, number: known + 2 };
    for (let times = 0; times < 3; times += 1)
      expect(await anna.ask(table, byAnna, 'a decision')).toMatchObject(done);
    expect(heard.map(({ number, what }) => [number, what.kind])).toEqual([
      [known + 1, 'acted'],
      [known + 2, 'acted'],
    ]);
    expect(await bernd.ask(table, byBernd, 'a decision')).toMatchObject({ ok: true, number: known + 1 });
    expect(await berndThere.ask(table, HELLO)).toMatchObject({ ok: true, number: known + 3 });
    expect(await anna.ask(table, HELLO)).toMatchObject({ ok: true, number: known + 4 });
    await finish(players, table);
    expect([...players, berndThere].every(({ isConnected }) => isConnected)).toBe(true);
    const record = parseRecord((await anna.call('GET', `/api/tables/${table}/record`)).body);
    expect(replay(rulesOfRecord(record), record).result).not.toBeNull();
    expect((await checkStore(house.store, () => {})).wrong).toEqual([]);
    for (const player of [...players, berndThere]) player.close();
    await other.shut();
  });
});

async function finish(players: readonly TestClient[], table: string): Promise<void> {
  const random = randomOf('finish');
  await until(async () => {
    for (const player of players) {
      const request = decision(player, table, '0', random);
      if (request !== null) expect(await player.ask(table, request)).toMatchObject({ ok: true });
    }
    return players.every(player => player.sheets.get(table)?.stage === 'over');
  }, 'the end of the game');
}

describe('a table that another process has taken away', () => {
  it('sends its people away, who find no such table then', async () => {
    const anna = await house.guest('Anna');
    const id = await open(anna, ['me', 'open', 'open']);
    await look(anna, id);
    const database = new DatabaseSync(join(house.folder, 'macher.sqlite'));
    database.exec('DELETE FROM entries; DELETE FROM seats; DELETE FROM tables');
    database.close();
    void anna.ask(id, HELLO);
    await until(() => anna.closeCode === 1012, 'Anna is sent away');
    expect((await anna.call('GET', `/api/tables/${id}`)).status).toBe(404);
  });

  it('sends away a client that comes in at that moment', async () => {
    const anna = await house.guest('Anna');
    const id = await open(anna, ['me', 'open', 'open']);
    const bots = { ...ROSTER, decide: () => new Promise<never>(() => {}) };
    const tables = new Tables(house.store, bots, time, () => {});
    const host = await tables.host(id);
    host?.disown();
    const events: string[] = [];
    host?.join(
      { person: null, hears: () => true, send: () => events.push('sheet'), lost: () => events.push('lost') },
      0,
    );
    expect(events).toEqual(['lost']);
    await tables.close();
  });
});

describe('a table whose log cannot be read any more', () => {
  function spoil(id: string, number: number): void {
    const database = new DatabaseSync(join(house.folder, 'macher.sqlite'));
    database.prepare("UPDATE entries SET what = '{}' WHERE table_id = ? AND number = ?").run(id, number);
    database.close();
  }

  async function stageAfterReading(id: string): Promise<string | undefined> {
    const tables = new Tables(
      house.store,
      { ...ROSTER, decide: () => new Promise<never>(() => {}) },
      time,
      () => {},
    );
    await tables.host(id);
    await tables.close();
    return (await house.store.table(id))?.stage;
  }

  it('is listed as frozen', async () => {
    const anna = await house.guest('Anna');
    const id = await open(anna, ['me', 'open', 'open']);
    expect(await stageAfterReading(id)).toBe('gathering');
    spoil(id, 2);
    expect(await stageAfterReading(id)).toBe('frozen');
  });

  it('is counted once it has been found', async () => {
    const anna = await house.guest('Anna');
    const id = await open(anna, ['me', 'open', 'open']);
    spoil(id, 2);
    const other = await openHouse({ time }, house.folder);
    const metrics = async (): Promise<string> => (await fetch(`${other.url}/metrics`)).text();
    expect(await metrics()).toMatch(/^macher_frozen_tables 0$/m);
    for (const _time of [1, 2]) await fetch(`${other.url}/api/tables/${id}`);
    expect(await metrics()).toMatch(/^macher_frozen_tables 1$/m);
    await other.shut();
  });

  it('is listed as over if it was: its record is there', async () => {
    const anna = await house.guest('Anna');
    const id = await open(anna, ['0', '0', '0']);
    await until(async () => (await house.store.table(id))?.stage === 'over', 'the end of the game');
    spoil(id, 4);
    expect(await stageAfterReading(id)).toBe('over');
    expect(await house.store.record(id)).not.toBeNull();
  });
});

describe('a new table', () => {
  it('has a short name, which no other has', async () => {
    const anna = await house.guest('Anna');
    const ids = [await open(anna, ['me', 'open', 'open']), await open(anna, ['me', 'open', 'open'])];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
  });

  /** Of a table for one person against two bots. */
  const ENTRIES = ['opened', 'sat', 'readied', 'bot-seated', 'bot-seated', 'started'];

  function inFile(sql: string): void {
    const database = new DatabaseSync(join(house.folder, 'macher.sqlite'));
    database.exec(sql);
    database.close();
  }

  it('is there as a whole or not at all, wherever the disk fails', async () => {
    const anna = await house.guest('Anna');
    const wanted = tableFor('2019-4', ['me', '0', '0']);
    const ways = [...ENTRIES.map((_, index) => `entries WHEN NEW.number = ${index + 1}`), 'seats'];
    for (const way of ways) {
      inFile(`CREATE TRIGGER fails BEFORE INSERT ON ${way} BEGIN SELECT RAISE(ABORT, 'no room'); END`);
      expect(await anna.call('POST', '/api/tables', wanted)).toMatchObject({
        status: 500,
        body: { code: 'unavailable' },
      });
      inFile('DROP TRIGGER fails');
      expect(await house.store.tableIds()).toEqual([]);
      expect((await anna.call('GET', '/api/me/tables')).body).toMatchObject({ tables: [] });
      expect(await house.store.countOpenTables(anna.person)).toBe(0);
    }
    expect(await inMemory()).toBe(0);
    const { body } = await anna.call('POST', '/api/tables', wanted);
    const entries = await logOf(house.store, String(body['id']));
    expect(entries.slice(0, ENTRIES.length).map(({ what }) => what.kind)).toEqual(ENTRIES);
  });
});
