import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOTS_HERE } from '@macher/bots';
import { type Action, type Choice, type GameRecord, randomOf, type View } from '@macher/engine';
import type { DayPage, GameResult, Opening, Today } from '@macher/protocol';
import { SqliteStore, type Store } from '@macher/server';
import { drawDay, recordOf, tableOf } from '@macher/table';
import { closingOf, dayAfter } from '@macher/table/pure';
import { afterEach, describe, expect, it } from 'vitest';
import { decision, type TestClient } from './client.ts';
import { type House, openHouse, until } from './house.ts';
import { logOf } from './log.ts';

const DAY = '2026-11-19';
const MORNING = Date.parse(`${DAY}T08:00:00Z`);

/** A clock that the test sets. */
class Told {
  time = MORNING;
  now = (): number => this.time;
  wake = () => () => {};
}

/** Whatever bot is asked: quick, and always the same when it is asked the same. */
const QUICK = {
  ...BOTS_HERE,
  decide: (_bot: string, view: View, choice: Choice, seed: string) =>
    BOTS_HERE.decide('0', view, choice, seed),
};

const houses: House[] = [];

async function open(clock = new Told(), folder?: string, store?: Store): Promise<House> {
  const house = await openHouse({ time: clock, bots: QUICK }, folder, store);
  houses.push(house);
  return house;
}

afterEach(async () => {
  for (const { shut, folder } of houses.splice(0)) {
    await shut();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function today(client: TestClient): Promise<Today> {
  const { status, body } = await client.call('GET', '/api/day');
  expect(status).toBe(200);
  return body as unknown as Today;
}

async function page(client: TestClient, day = DAY): Promise<DayPage> {
  const { status, body } = await client.call('GET', `/api/days/${day}`);
  expect(status).toBe(200);
  return body as unknown as DayPage;
}

async function begin(client: TestClient): Promise<string> {
  const { status, body } = await client.call('POST', '/api/day', {});
  expect(status).toBe(201);
  return String(body['id']);
}

/** So many decisions, or all: as somebody decides who always decides the same when they are asked the same. */
async function play(client: TestClient, table: string, line: string, most = 10_000): Promise<void> {
  await client.connect();
  client.watch(table);
  const random = randomOf(line);
  for (let decided = 0; decided < most && client.sheets.get(table)?.stage !== 'over'; ) {
    const request = decision(client, table, '0', random);
    if (request === null) await new Promise(resolve => setTimeout(resolve, 1));
    else {
      decided += 1;
      expect(await client.ask(table, request)).toMatchObject({ ok: true });
    }
  }
  client.close();
}

async function openingOf({ store }: House, table: string): Promise<Opening> {
  const [first] = await logOf(store, table);
  if (first?.what.kind !== 'opened') throw new Error('no opening');
  return first.what.opening;
}

/** Each seat's decisions. */
async function playedAt({ store }: House, table: string): Promise<Action[][]> {
  const record: GameRecord = recordOf(tableOf(await logOf(store, table)));
  return record.seats.map((_, seat) => record.actions.filter(action => action.seat === seat));
}

/** A result as the bookkeeper enters it, at a table that was really opened. */
async function enter(
  house: House,
  client: TestClient,
  points: number,
  bots = 100,
  changes: Partial<GameResult> = {},
): Promise<string> {
  const table = await begin(client);
  const { seats } = (await today(client)).deal;
  await house.store.results.add({
    table,
    at: MORNING + 1,
    ruleset: '2019-4',
    speed: 'none',
    isRated: false,
    isPrivate: true,
    contest: { kind: 'day', day: DAY },
    seats: seats.map(({ party, bot }) => ({
      party,
      person: bot === null ? { id: client.person, name: `name of ${client.person}` } : null,
      bot,
      isFinished: true,
      points: bot === null ? points : bots,
      rank: 1,
      answers: null,
    })),
    ...changes,
  });
  return table;
}

describe('what is played on a day', () => {
  it('is 2019 with four elections, and on Sundays 2006 with five rounds; one person and three bots that differ', () => {
    const bots = ['a', 'b', 'c', 'd', 'e'];
    for (let days = 0; days < 30; days += 1) {
      const day = dayAfter('2026-11-01', days);
      const { ruleset, seats } = drawDay(day, bots, randomOf(day));
      expect(ruleset).toBe(days % 7 === 0 ? '2006-5' : '2019-4');
      expect(seats.filter(({ bot }) => bot === null)).toHaveLength(1);
      expect(new Set(seats.map(({ bot }) => bot)).size).toBe(4);
      expect(new Set(seats.map(({ party }) => party)).size).toBe(4);
    }
    const own = Array.from({ length: 30 }, (_, seed) =>
      drawDay(DAY, bots, randomOf(`${seed}`)).seats.findIndex(({ bot }) => bot === null),
    );
    expect(new Set(own).size).toBe(4);
  });

  it('is the same for two people: who plays alike ends alike', async () => {
    const house = await open();
    const [anna, bernd] = [await house.guest('Anna'), await house.guest('Bernd')];
    const tables = [await begin(anna), await begin(bernd)] as const;
    await play(anna, tables[0], 'the same');
    await play(bernd, tables[1], 'the same');
    expect(await playedAt(house, tables[1])).toEqual(await playedAt(house, tables[0]));
    await until(async () => (await today(anna)).played === 2, 'both results');
    const { places } = await page(anna);
    expect(places.map(({ place, person }) => [place, person.name])).toEqual([
      [1, 'Anna'],
      [1, 'Bernd'],
    ]);
    expect(places[0]?.points).toBe(places[1]?.points);
    const opening = await openingOf(house, tables[0]);
    expect(opening).toMatchObject({ origin: 'shared', contest: { kind: 'day', day: DAY }, isRated: false });
    expect(opening.parties).toEqual((await today(anna)).deal.seats.map(({ party }) => party));
    const log = await logOf(house.store, tables[0]);
    const seated = log.flatMap(({ what }) => (what.kind === 'bot-seated' ? what.bot : []));
    expect(seated).toEqual((await today(anna)).deal.seats.flatMap(({ bot }) => bot ?? []));
  });

  it('is another on the next day, and cannot be worked out from what was', async () => {
    const clock = new Told();
    const house = await open(clock);
    const anna = await house.guest('Anna');
    const first = await openingOf(house, await begin(anna));
    clock.time += 86_400_000;
    const second = await openingOf(house, await begin(anna));
    expect(second.seed).not.toBe(first.seed);
    expect(second.seed).toHaveLength(22);
    expect(second.contest).toEqual({ kind: 'day', day: '2026-11-20' });
    const other = await open(clock);
    expect((await openingOf(other, await begin(await other.guest('Anna')))).seed).not.toBe(second.seed);
  });
});

describe('a try', () => {
  it('is one for each person and day: who asks again is led to the same table', async () => {
    const house = await open();
    const anna = await house.guest('Anna');
    expect((await today(anna)).mine).toBeNull();
    const table = await begin(anna);
    expect(await anna.call('POST', '/api/day', {})).toEqual({ status: 200, body: { id: table } });
    expect((await today(anna)).mine).toEqual({ table, stage: 'playing', place: null });
    await play(anna, table, 'a while', 5);
    expect(await anna.call('POST', '/api/day', {})).toEqual({ status: 200, body: { id: table } });
    expect(await begin(await house.guest('Bernd'))).not.toBe(table);
    expect((await house.stranger().call('POST', '/api/day', {})).status).toBe(401);
  });

  it('is the same at two servers that are asked at once, and after a restart', async () => {
    class SharedFile extends SqliteStore {
      override readonly isShared = true;
    }
    const folder = mkdtempSync(join(tmpdir(), 'macher-days-'));
    const clock = new Told();
    const [one, two] = [
      await open(clock, folder, new SharedFile(folder)),
      await open(clock, folder, new SharedFile(folder)),
    ];
    const anna = await one.guest('Anna');
    const there = two.stranger();
    there.cookie = anna.cookie;
    const answers = await Promise.all(
      [anna, there, anna, there].map(each => each.call('POST', '/api/day', {})),
    );
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const { deal, mine } = await today(anna);
    expect(await today(there)).toMatchObject({ deal, mine });
    const seeds = [await openingOf(one, String(mine?.table))];
    await two.shut();
    await one.shut();
    houses.length = 0;
    const again = await open(clock, folder);
    const bernd = await again.guest('Bernd');
    expect((await today(bernd)).deal).toEqual(deal);
    seeds.push(await openingOf(again, await begin(bernd)));
    expect(seeds[1]?.seed).toBe(seeds[0]?.seed);
  });

  it('counts as a game of the day it was begun on, if it ends before noon of the next', async () => {
    const clock = new Told();
    const house = await open(clock);
    const [anna, bernd] = [await house.guest('Anna'), await house.guest('Bernd')];
    clock.time = Date.parse('2026-11-19T23:59:00Z');
    const tables = [await begin(anna), await begin(bernd)] as const;
    clock.time = Date.parse('2026-11-20T11:59:59Z');
    await play(anna, tables[0], 'late');
    await until(async () => (await page(anna)).played === 1, 'the result');
    expect((await page(anna)).isClosed).toBe(false);
    clock.time = Date.parse('2026-11-20T12:00:00Z');
    await play(bernd, tables[1], 'too late');
    await until(async () => (await house.store.results.inContest(`day:${DAY}`)).length === 2, 'both');
    expect(await page(bernd)).toMatchObject({
      day: DAY,
      today: '2026-11-20',
      isClosed: true,
      played: 1,
      mine: { table: tables[1], stage: 'over', place: null },
    });
    expect(await today(bernd)).toMatchObject({ day: '2026-11-20', played: 0, best: null, mine: null });
  });

  it('gives its record to nobody who asks for it at the very moment it ends', async () => {
    let isOver = Promise.resolve();
    class Slow extends SqliteStore {
      override async record(id: string): Promise<unknown> {
        await isOver;
        return super.record(id);
      }
    }
    const folder = mkdtempSync(join(tmpdir(), 'macher-days-'));
    const house = await open(new Told(), folder, new Slow(folder));
    const anna = await house.guest('Anna');
    const table = await begin(anna);
    const { promise, resolve } = Promise.withResolvers<void>();
    isOver = promise;
    const asked = anna.call('GET', `/api/tables/${table}/record`);
    await play(anna, table, 'to the end');
    resolve();
    expect((await asked).body).toMatchObject({ code: 'contest-open' });
  });

  it('is one of the games that a person may have open', async () => {
    const house = await openHouse({ time: new Told(), bots: QUICK, limits: { tablesPerPerson: 0 } });
    houses.push(house);
    const anna = await house.guest('Anna');
    expect(await anna.call('POST', '/api/day', {})).toMatchObject({
      status: 429,
      body: { code: 'too-many-tables' },
    });
  });
});

describe('the list of a day', () => {
  it('goes by points, then by how far ahead of the best bot; who is level shares the place', async () => {
    const house = await open();
    const [anna, bernd, carla, dora] = await Promise.all(['Anna', 'Bernd', 'Carla', 'Dora'].map(house.guest));
    if (!anna || !bernd || !carla || !dora) throw new Error('nobody');
    await enter(house, anna, 120);
    await enter(house, bernd, 149, 140);
    await enter(house, carla, 149, 110);
    await enter(house, dora, 120);
    const { places, best, played, mine } = await page(dora);
    expect(places.map(({ place, person, points, margin }) => [place, person.id, points, margin])).toEqual([
      [1, carla.person, 149, 39],
      [2, bernd.person, 149, 9],
      [3, anna.person, 120, 20],
      [3, dora.person, 120, 20],
    ]);
    expect([best, played, mine?.place?.place]).toEqual([149, 4, 3]);
  });

  it('has nobody who left, no program, and nobody who has deleted their account', async () => {
    const house = await open();
    const [anna, bernd, carla] = await Promise.all(['Anna', 'Bernd', 'Carla'].map(house.guest));
    if (!anna || !bernd || !carla) throw new Error('nobody');
    const isOwn = ({ bot }: { readonly bot: string | null }): boolean => bot === null;
    await enter(house, anna, 120);
    const [result] = await house.store.results.inContest(`day:${DAY}`);
    const seats = result?.seats ?? [];
    await enter(house, bernd, 150, 100, {
      seats: seats.map(seat => (isOwn(seat) ? { ...seat, isFinished: false } : seat)),
    });
    await enter(house, carla, 150, 100, {
      seats: seats.map(seat =>
        isOwn(seat) ? { ...seat, person: { id: carla.person, name: 'Robot', isProgram: true } } : seat,
      ),
    });
    expect((await page(anna)).places.map(({ person }) => person.id)).toEqual([anna.person]);
    await house.store.results.forget(anna.person);
    expect(await page(bernd)).toMatchObject({ places: [], played: 0, best: null });
  });

  it('says where each was played when it is closed, and not before; then everyone may look', async () => {
    const clock = new Told();
    const house = await open(clock);
    const [anna, bernd] = [await house.guest('Anna'), await house.guest('Bernd')];
    const table = await enter(house, anna, 120);
    expect((await page(bernd)).places).toMatchObject([{ points: 120, table: null }]);
    expect((await page(anna)).mine).toMatchObject({ table, place: { place: 1 } });
    expect((await bernd.call('GET', `/api/tables/${table}`)).body['code']).toBe('contest-open');
    clock.time = closingOf(DAY);
    expect((await page(bernd)).places).toMatchObject([{ points: 120, table }]);
    expect((await house.stranger().call('GET', `/api/tables/${table}`)).status).toBe(200);
  });

  it('of an earlier day has what was played then, and days that nobody played are left out', async () => {
    const clock = new Told();
    const house = await open(clock);
    const anna = await house.guest('Anna');
    const { deal } = await today(anna);
    await enter(house, anna, 120);
    clock.time += 3 * 86_400_000;
    const now = await page(anna, '2026-11-22');
    expect(now).toMatchObject({ deal: { ruleset: '2006-5' }, played: 0 });
    expect(now.earlier).toEqual([{ day: DAY, played: 1, best: 120 }]);
    expect(await page(anna)).toMatchObject({ deal, earlier: [], isClosed: true });
    expect(await page(anna, '2026-11-20')).toMatchObject({ deal: null, played: 0, mine: null });
    for (const day of ['2026-11-23', '2026-02-30', 'x'])
      expect((await anna.call('GET', `/api/days/${day}`)).status).toBe(400);
  });
});

/** Everything that somebody can ask about a table, its person and the day. */
const ASKED = (table: string, person: string): string[] => [
  '/api/day',
  `/api/days/${DAY}`,
  '/api/tables',
  '/api/tables?stage=playing',
  '/api/tables?stage=over',
  '/api/me/tables',
  `/api/people/${person}`,
  `/api/people/${person}/games`,
  ...['', '/moments', '/record', '/questions/3/0', '/questions/3/1', '/plans'].map(
    path => `/api/tables/${table}${path}`,
  ),
];

describe('what nobody is told before they have played', () => {
  /** What Bernd hears while Anna plays, with the names of things that are drawn by lot. */
  async function heardOf(line: string, decisions: number): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'macher-day-'));
    const store = new SqliteStore(folder);
    await store.outbox.keepKey('deal of the day', 'the same secret');
    const house = await open(new Told(), folder, store);
    const [anna, bernd] = [await house.guest('Anna'), await house.guest('Bernd')];
    const table = await begin(anna);
    await play(anna, table, line, decisions);
    const answers: unknown[] = [];
    for (const path of ASKED(table, anna.person)) answers.push([path, await bernd.call('GET', path)]);
    await bernd.connect();
    bernd.watch(table);
    await until(() => bernd.received.length > 1, 'an answer');
    bernd.close();
    const names = { [table]: 'TABLE', [anna.person]: 'ANNA', [bernd.person]: 'BERND' };
    const text = JSON.stringify([answers, bernd.received]);
    return Object.entries(names).reduce((all, [id, name]) => all.replaceAll(id, name), text);
  }

  it('how anybody plays it: two lines of play give everyone else the same bytes', async () => {
    const heard = await heardOf('one line', 40);
    expect(await heardOf('another line', 4)).toBe(heard);
    expect(heard).toContain('contest-open');
  });

  it('the seed of today, not even when they have: neither it nor the secret is in anything', async () => {
    const house = await open();
    const anna = await house.guest('Anna');
    const table = await begin(anna);
    const { seed } = await openingOf(house, table);
    const secret = await house.store.outbox.keepKey('deal of the day', '');
    await play(anna, table, 'to the end');
    const answers: unknown[] = [];
    for (const path of ASKED(table, anna.person)) answers.push(await anna.call('GET', path));
    answers.push(await anna.call('POST', `/api/tables/${table}/same-deal`));
    const text = JSON.stringify([answers, anna.received]);
    expect(text).toContain(table);
    for (const hidden of [seed, secret]) expect(text).not.toContain(hidden);
  });
});
