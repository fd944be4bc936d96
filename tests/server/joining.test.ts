import type { GameResult, JoinLimits, OwnTable, Reliability, SeatResult } from '@macher/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lackIn } from '../../packages/server/src/joining.ts';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';
import { TestProgram } from './program.ts';

const DAY = 86_400_000;
const LIMITS: JoinLimits = { finished: 90, games: 5, newcomers: true, answersWithin: null };
const SETTINGS = {
  kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
  quiet: null,
  timeZone: 'UTC',
  language: 'en',
};

let house: House;
let anna: TestClient;
let bernd: TestClient;
let carla: TestClient;

beforeEach(async () => {
  house = await openHouse({ limits: { tablesPerPerson: 1000, passwordsAtOnce: 100 } });
  [anna, bernd, carla] = await Promise.all([keeper('Anna'), keeper('Bernd'), keeper('Carla')]);
});

afterEach(() => house.close());

async function keeper(name: string): Promise<TestClient> {
  const client = await house.guest(name);
  await client.call('POST', '/api/me/password', { password: 'correct horse', old: null });
  return client;
}

async function opened(by: TestClient, wanted: object = {}): Promise<string> {
  const { status, body } = await by.call('POST', '/api/tables', {
    ...tableFor('2019-4', ['me', 'open', 'open']),
    ...wanted,
  });
  expect(status).toBe(201);
  return String(body['id']);
}

let asked = 0;

/** What comes of it over HTTP: `ok`, or the code. */
async function told(by: TestClient, table: string, request: object): Promise<unknown> {
  asked += 1;
  const { body } = await by.call('POST', `/api/tables/${table}/ask`, { id: `test-${asked}`, request });
  const { ok, refusal } = body as { ok?: boolean; refusal?: { code: string } };
  return ok === true ? 'ok' : (refusal?.code ?? body['code']);
}

const sit = (by: TestClient, table: string, seat = 1) => told(by, table, { kind: 'sit', seat });

async function befriend(one: TestClient, other: TestClient): Promise<void> {
  await one.call('POST', '/api/me/friends', { person: other.person });
  await other.call('POST', '/api/me/friends', { person: one.person });
}

const block = (by: TestClient, of: TestClient) => by.call('POST', '/api/me/blocked', { person: of.person });

interface Listed {
  readonly id: string;
  readonly tie: string | null;
  readonly lack: string | null;
}

async function listed(by: TestClient, query = ''): Promise<readonly Listed[]> {
  return (await by.call('GET', `/api/tables${query}`)).body['tables'] as Listed[];
}

/** A finished game of somebody; with `isFinished` false they have left it. */
async function played(
  by: TestClient,
  seat: Partial<SeatResult> = {},
  game: Partial<GameResult> = {},
): Promise<void> {
  const table = await opened(by, { isPrivate: true });
  const result = { party: 'spd', bot: null, isFinished: true, points: 9, rank: 1, answers: null } as const;
  const person = { id: by.person, name: 'whoever' };
  await house.store.results.add({
    table,
    at: 1,
    ruleset: '2019-4',
    speed: 'slow',
    isRated: false,
    isPrivate: false,
    contest: null,
    seats: [{ ...result, person, ...seat }],
    ...game,
  });
}

describe('limits for joining', () => {
  const figures = (games: number, finished: number, answersWithin: number | null = null): Reliability => ({
    games,
    finished,
    answersWithin,
  });

  it('count exactly: 9 of 10 is 90 per cent, 8 of 9 is not', () => {
    expect(lackIn(figures(10, 9), LIMITS)).toBeNull();
    expect(lackIn(figures(9, 8), LIMITS)).toBe('too-few-finished');
    expect(lackIn(figures(5, 4), LIMITS)).toBe('too-few-finished');
    expect(lackIn(figures(5, 5), LIMITS)).toBeNull();
  });

  it('take newcomers as they are, or not at all', () => {
    expect(lackIn(figures(4, 0), LIMITS)).toBeNull();
    const known = { ...LIMITS, newcomers: false };
    expect(lackIn(figures(4, 4), known)).toBe('too-few-games');
    expect(lackIn(figures(5, 5), known)).toBeNull();
  });

  it('of games over days: within the time is soon enough, and of whom too little is known is a newcomer', () => {
    const soon = { ...LIMITS, answersWithin: DAY };
    expect(lackIn(figures(5, 5, DAY), soon)).toBeNull();
    expect(lackIn(figures(5, 5, 2 * DAY), soon)).toBe('too-slow');
    expect(lackIn(figures(5, 5), soon)).toBeNull();
    expect(lackIn(figures(5, 5), { ...soon, newcomers: false })).toBe('too-few-games');
  });

  it('are checked when somebody sits down, and told before in the list', async () => {
    const table = await opened(anna, { limits: LIMITS });
    for (let game = 0; game < 9; game += 1) await played(bernd, { isFinished: game > 0 });
    const lackOf = async (by: TestClient) => (await listed(by)).find(({ id }) => id === table)?.lack;
    expect(await lackOf(bernd)).toBe('too-few-finished');
    expect((await bernd.call('GET', `/api/tables/${table}`)).body).toMatchObject({
      limits: LIMITS,
      lack: 'too-few-finished',
    });
    expect(await sit(bernd, table)).toBe('too-few-finished');
    expect(await lackOf(carla)).toBeNull();
    expect(await sit(carla, table)).toBe('ok');
    await played(bernd);
    expect(await lackOf(bernd)).toBeNull();
    expect(await sit(bernd, table, 2)).toBe('ok');
    expect((await house.stranger().call('GET', `/api/tables/${table}`)).body).toMatchObject({ lack: null });
  });

  it('know nothing of private games: neither the list nor a refusal changes by them', async () => {
    const table = await opened(anna, { limits: LIMITS });
    for (let game = 0; game < 5; game += 1) await played(bernd);
    for (let game = 0; game < 5; game += 1) await played(bernd, { isFinished: false }, { isPrivate: true });
    expect((await listed(bernd))[0]?.lack).toBeNull();
    expect(await sit(bernd, table)).toBe('ok');
    await told(bernd, table, { kind: 'stand-up' });
    await played(bernd, { isFinished: false }, { isPrivate: true, isRated: true });
    expect(await sit(bernd, table)).toBe('too-few-finished');
  });

  it('don’t hold for the owner, nor for whom they keep a seat', async () => {
    const known = { ...LIMITS, newcomers: false };
    const table = await opened(anna, { limits: known, ...tableFor('2019-4', ['open', 'open', 'open']) });
    expect(await sit(bernd, table)).toBe('too-few-games');
    expect(await sit(anna, table, 0)).toBe('ok');
    await befriend(anna, bernd);
    expect((await listed(bernd))[0]?.lack).toBe('too-few-games');
    await anna.call('POST', `/api/tables/${table}/invitations`, { seat: 1, person: bernd.person });
    expect((await listed(bernd))[0]?.lack).toBeNull();
    expect(await sit(bernd, table)).toBe('ok');
  });

  it('hold for who takes over a seat, too', async () => {
    const table = await opened(anna, {
      ...tableFor('2019-4', ['me', '0', '0']),
      limits: { ...LIMITS, newcomers: false },
      takeOver: 'anyone',
    });
    expect(await told(bernd, table, { kind: 'take-over', seat: 1 })).toBe('too-few-games');
  });

  it('are of the right form, or there is no table', async () => {
    for (const limits of [
      { ...LIMITS, finished: 101 },
      { ...LIMITS, games: 0 },
      { ...LIMITS, answersWithin: 5 },
      { finished: 90 },
    ])
      expect(
        (await anna.call('POST', '/api/tables', { ...tableFor('2019-4', ['me', 'open', 'open']), limits }))
          .status,
      ).toBe(400);
  });
});

describe('tables of friends', () => {
  it('wait for whom a seat is kept, until they sit down', async () => {
    await befriend(anna, bernd);
    const table = await opened(anna, tableFor('2019-4', ['me', 'open', 'open']));
    const turns = async (player: TestClient) => {
      const { body } = await player.call('GET', '/api/me/tables');
      return (body['tables'] as OwnTable[]).map(({ id, isMyTurn }) => [id, isMyTurn]);
    };
    await anna.call('POST', `/api/tables/${table}/invitations`, { seat: 1, person: bernd.person });
    expect([await turns(anna), await turns(bernd)]).toEqual([[[table, false]], [[table, true]]]);
    expect(await sit(bernd, table)).toBe('ok');
    expect([await turns(anna), await turns(bernd)]).toEqual([[[table, false]], [[table, false]]]);
  });

  it('come first, whoever opened others since', async () => {
    await befriend(anna, bernd);
    const friends = await opened(anna);
    const others = await opened(carla);
    expect((await listed(bernd)).map(({ id, tie }) => [id, tie])).toEqual([
      [friends, 'friend'],
      [others, null],
    ]);
    expect((await listed(carla)).map(({ tie }) => tie)).toEqual([null, null]);
  });

  it('that are for friends are found by them, without a link; by nobody else', async () => {
    await befriend(anna, bernd);
    const table = await opened(anna, { isPrivate: true, isForFriends: true });
    const secret = await opened(anna, { isPrivate: true });
    expect((await listed(bernd)).map(({ id }) => id)).toEqual([table]);
    expect(await listed(bernd, '?players=4')).toEqual([]);
    expect(await listed(carla)).toEqual([]);
    expect(await sit(bernd, table)).toBe('ok');
    for (const [by, id] of [
      [carla, table],
      [house.stranger(), table],
      [bernd, secret],
    ] as const)
      expect((await by.call('GET', `/api/tables/${id}`)).body).toMatchObject({ code: 'not-invited' });
  });

  it('and public ones are in no list to join where every seat is kept for somebody', async () => {
    await befriend(anna, bernd);
    await befriend(anna, carla);
    const friends = await opened(anna, { isPrivate: true, isForFriends: true });
    const open = await opened(anna);
    expect((await listed(bernd)).map(({ id }) => id)).toEqual([friends, open]);
    for (const table of [friends, open])
      for (const [seat, { person }] of [bernd, carla].entries())
        await anna.call('POST', `/api/tables/${table}/invitations`, { seat: seat + 1, person });
    expect(await listed(bernd)).toEqual([]);
    const { body } = await bernd.call('GET', '/api/me/tables');
    expect((body['tables'] as Listed[]).map(({ id }) => id).sort()).toEqual([friends, open].sort());
  });

  it('that are for friends are closed to who is none any more, though they looked at it before', async () => {
    await befriend(anna, bernd);
    const id = await opened(anna, { isPrivate: true, isForFriends: true });
    await bernd.connect();
    bernd.watch(id);
    await until(() => bernd.sheets.has(id), 'the table');
    await anna.call('DELETE', `/api/me/friends/${bernd.person}`);
    expect(await bernd.ask(id, { kind: 'sit', seat: 1 })).toMatchObject({ code: 'no-such-table' });
    expect((await house.store.table(id))?.openSeats).toBe(2);
  });

  it('have a seat kept for a friend, who is told; only the owner keeps one, and only for friends', async () => {
    await bernd.call('PUT', '/api/me/notices', SETTINGS);
    await befriend(anna, bernd);
    const table = await opened(anna, { isPrivate: true });
    const invite = (by: TestClient, seat: number, of: TestClient) =>
      by.call('POST', `/api/tables/${table}/invitations`, { seat, person: of.person });
    expect((await invite(anna, 1, carla)).body).toMatchObject({ code: 'no-such-person' });
    expect((await invite(bernd, 1, anna)).body).toMatchObject({ code: 'not-invited' });
    expect((await invite(anna, 0, bernd)).body).toMatchObject({ refusal: { code: 'seat-taken' } });
    expect((await invite(anna, 9, bernd)).status).toBe(400);
    expect((await invite(anna, 1, bernd)).body).toMatchObject({ ok: true });
    expect((await invite(anna, 2, bernd)).body).toMatchObject({ refusal: { code: 'already-seated' } });
    expect(await house.store.outbox.noticesOf(bernd.person, 1)).toMatchObject([
      { table, facts: { what: 'seat-kept', who: 'Anna' } },
    ]);
    expect((await bernd.call('GET', '/api/me/tables')).body['tables']).toMatchObject([{ id: table }]);
    expect(await sit(bernd, table)).toBe('ok');
    await befriend(bernd, carla);
    expect((await invite(bernd, 2, carla)).body).toMatchObject({ refusal: { code: 'not-owner' } });
  });
});

describe('whom somebody has blocked', () => {
  it('can’t sit down where they own a table, or sit at one; elsewhere they can', async () => {
    await block(anna, bernd);
    const [own, others] = [await opened(anna), await opened(carla)];
    expect(await sit(bernd, own)).toBe('not-admitted');
    expect(await sit(bernd, others)).toBe('ok');
    await told(bernd, others, { kind: 'stand-up' });
    expect(await sit(anna, others, 2)).toBe('ok');
    expect(await sit(bernd, others)).toBe('not-admitted');
    await told(anna, others, { kind: 'stand-up' });
    expect(await sit(bernd, others)).toBe('ok');
  });

  it('gets everything else as before: lists, tables and refusals of others', async () => {
    const table = await opened(anna);
    await told(carla, table, { kind: 'sit', seat: 2 });
    const seen = async (): Promise<string> =>
      JSON.stringify([
        await listed(bernd),
        (await bernd.call('GET', `/api/tables/${table}`)).body,
        await sit(bernd, table, 0),
        await sit(bernd, table, 2),
        await sit(bernd, table, 4),
        await told(bernd, table, { kind: 'say', room: 'spectators', text: 'hm' }),
      ]).replaceAll(/"number":\d+|"updatedAt":\d+/g, '');
    const before = await seen();
    await block(anna, bernd);
    expect(await seen()).toBe(before);
  });

  it('hears nothing of it over the socket, nor does anybody else: of friends neither', async () => {
    const table = await opened(anna);
    const others = [bernd, carla, house.stranger()];
    for (const each of others) {
      await each.connect();
      each.watch(table);
      await until(() => each.sheets.has(table), 'the table');
    }
    const heard = async (each: TestClient): Promise<string[]> => {
      const before = each.received.length;
      each.send({ type: 'ping' });
      await until(() => each.received.slice(before).some(text => text.includes('"pong"')), 'an answer');
      return each.received.filter(text => !text.includes('"pong"') && !text.includes('"presence"'));
    };
    const before = await Promise.all(others.map(heard));
    await befriend(anna, carla);
    await block(anna, bernd);
    await block(anna, carla);
    expect(await Promise.all(others.map(heard))).toEqual(before);
  });

  it('can’t take over a seat where they play, and comes back to their own', async () => {
    const table = await opened(anna, {
      ...tableFor('2019-4', ['me', 'open', '0']),
      takeOver: 'anyone',
    });
    await sit(bernd, table);
    await told(bernd, table, { kind: 'ready', isReady: true });
    expect(await told(anna, table, { kind: 'start' })).toBe('ok');
    await block(anna, bernd);
    await block(anna, carla);
    await told(bernd, table, { kind: 'leave' });
    expect(await told(carla, table, { kind: 'take-over', seat: 2 })).toBe('not-admitted');
    expect(await told(bernd, table, { kind: 'return' })).toBe('ok');
  });

  it('gets no seat by a code that the owner has made: to them it looks used, and others use it', async () => {
    const table = await opened(carla);
    expect(await sit(anna, table)).toBe('ok');
    await block(anna, bernd);
    const { body } = await carla.call('POST', `/api/tables/${table}/codes`, { seat: 2 });
    const use = (by: TestClient) => by.call('POST', '/api/codes', { code: body['code'], name: 'Dora' });
    expect(await use(bernd)).toMatchObject({ status: 404, body: { code: 'code-used' } });
    expect(await use(await keeper('Dora'))).toMatchObject({ status: 200, body: { table } });
  });

  it('isn’t let in by a program of theirs', async () => {
    const { body } = await bernd.call('POST', '/api/me/programs', { name: 'first.py' });
    const program = new TestProgram(house.url, '', String(body['token']));
    const table = await opened(anna, { isPrivate: false, admitsPrograms: true });
    await block(anna, bernd);
    expect(await program.sit(table, null, 1)).toMatchObject({ refusal: { code: 'not-admitted' } });
    const other = await opened(carla, { admitsPrograms: true });
    expect(await program.sit(other, null, 1)).toMatchObject({ ok: true });
  });

  it('is marked in their list, wherever that one is', async () => {
    await befriend(anna, carla);
    await block(anna, bernd);
    const table = await opened(carla);
    expect((await listed(anna))[0]).toMatchObject({ id: table, tie: 'friend' });
    await sit(bernd, table);
    expect((await listed(anna))[0]).toMatchObject({ id: table, tie: 'blocked' });
    expect((await listed(bernd))[0]).toMatchObject({ tie: null });
    expect(await sit(anna, table, 2)).toBe('ok');
  });

  it('isn’t heard by other ways: words, kept seats, or who they name as a regent', async () => {
    await anna.call('PUT', '/api/me/notices', SETTINGS);
    const table = await opened(carla, tableFor('2019-4', ['me', 'open', 'open']));
    await sit(anna, table, 1);
    await sit(bernd, table, 2);
    const heard = async (): Promise<string[]> =>
      (await house.store.outbox.noticesOf(anna.person, 9)).map(({ facts }) => facts.what);
    await told(bernd, table, { kind: 'say', room: 'players', text: 'hello @Anna' });
    expect(await heard()).toEqual(['mentioned']);
    await block(anna, bernd);
    await told(bernd, table, { kind: 'say', room: 'players', text: 'hello @Anna' });
    await told(carla, table, { kind: 'say', room: 'players', text: 'hello' });
    expect(await heard()).toEqual(['said', 'mentioned']);
    const other = await opened(bernd, tableFor('2019-4', ['me', '0', '0']));
    expect(await told(bernd, other, { kind: 'name-regent', name: 'Anna', days: 2 })).toBe('ok');
    expect(await heard()).toHaveLength(2);
  });
});
