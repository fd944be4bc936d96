import { isDeepStrictEqual } from 'node:util';
import type { Request, Sheet } from '@macher/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Alarms } from './alarms.ts';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

async function connected(name: string): Promise<TestClient> {
  const client = await house.guest(name);
  await client.connect();
  return client;
}

async function look(client: TestClient, table: string, invite: string | null = null): Promise<void> {
  client.watch(table, invite);
  await until(() => client.sheets.has(table), 'a first sheet');
}

/** A public game of Anna's against bots. */
async function annasGame(anna: TestClient, option: object = {}): Promise<string> {
  const wanted = { ...tableFor('2019-4', ['me', '0', '0']), ...option };
  const { body } = await anna.call('POST', '/api/tables', wanted);
  const id = String(body['id']);
  await look(anna, id);
  return id;
}

function sheetOf(client: TestClient, table: string): Sheet {
  const sheet = client.sheets.get(table);
  if (sheet === undefined) throw new Error('nothing seen yet');
  return sheet;
}

const RETURN: Request = { kind: 'return' };
const ABANDON: Request = { kind: 'propose', proposal: { kind: 'abandon' } };

function takeOver(seat: number): Request {
  return { kind: 'take-over', seat };
}

it('a stranger gets neither the seat nor the hand of a person who is away, and doesn’t end their game', async () => {
  const [anna, thief] = [await connected('Anna'), await connected('Thief')];
  const table = await annasGame(anna);
  await look(thief, table);
  await anna.ask(table, { kind: 'leave' });
  await thief.ask(table, takeOver(0));
  await until(() => sheetOf(thief, table).proposal !== null, 'the question');
  expect(sheetOf(thief, table).seat).toBeNull();
  expect(Array.isArray(sheetOf(thief, table).view?.players[0]?.hand)).toBe(false);
  expect(await thief.ask(table, ABANDON)).toMatchObject({ refusal: { code: 'not-seated' } });
  expect(await anna.ask(table, RETURN)).toMatchObject({ ok: true });
  await until(() => sheetOf(anna, table).seat === 0 && sheetOf(anna, table).proposal === null, 'Anna’s seat');
  expect(sheetOf(anna, table).stage).toBe('playing');
  for (const client of [anna, thief]) client.close();
});

it('where anyone may take a seat over, its person still comes back to it, from their own list, also after a restart', async () => {
  const first = await openHouse();
  const anna = await first.guest('Anna');
  const thief = await first.guest('Thief');
  for (const client of [anna, thief]) await client.connect();
  const { body } = await anna.call('POST', '/api/tables', {
    ...tableFor('2019-4', ['me', '0', '0'], true),
    takeOver: 'anyone',
  });
  const table = String(body['id']);
  await look(anna, table);
  await look(thief, table, String(body['invite']));
  await anna.ask(table, { kind: 'leave' });
  expect(await thief.ask(table, takeOver(0))).toMatchObject({ ok: true });
  expect(await thief.ask(table, ABANDON)).toMatchObject({ refusal: { code: 'founder-away' } });
  const own = (await anna.call('GET', '/api/me/tables')).body['tables'] as { id: string }[];
  expect(own.map(({ id }) => id)).toEqual([table]);
  for (const client of [anna, thief]) client.close();
  await first.shut();

  const second = await openHouse({}, first.folder);
  const again = second.stranger();
  const thiefAgain = second.stranger();
  again.cookie = anna.cookie;
  thiefAgain.cookie = thief.cookie;
  for (const client of [again, thiefAgain]) await client.connect();
  await look(again, table);
  await look(thiefAgain, table, String(body['invite']));
  expect(await again.ask(table, RETURN)).toMatchObject({ ok: true });
  await until(() => sheetOf(again, table).seat === 0, 'the seat');
  expect(await thiefAgain.ask(table, takeOver(1))).toMatchObject({ refusal: { code: 'seen-another' } });
  for (const client of [again, thiefAgain]) client.close();
  await second.close();
});

it('the list says where anyone may take a seat over', async () => {
  const anna = await connected('Anna');
  const table = await annasGame(anna, { takeOver: 'anyone' });
  const { body } = await anna.call('GET', '/api/tables?stage=playing');
  const rows = body['tables'] as { id: string; takeOver: string }[];
  expect(rows.find(({ id }) => id === table)?.takeOver).toBe('anyone');
  anna.close();
});

it('the owner sends away who is never ready, and blocks them: they sit down no more, also after a restart', async () => {
  const first = await openHouse();
  const anna = await first.guest('Anna');
  const zoe = await first.guest('Zoe');
  for (const client of [anna, zoe]) await client.connect();
  const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', '0']));
  const table = String(body['id']);
  for (const client of [anna, zoe]) await look(client, table);
  expect(await zoe.ask(table, { kind: 'sit', seat: 2 })).toMatchObject({ refusal: { code: 'seat-taken' } });
  expect(await zoe.ask(table, { kind: 'sit', seat: 1 })).toMatchObject({ ok: true });
  expect(await anna.ask(table, { kind: 'start' })).toMatchObject({ refusal: { code: 'not-all-ready' } });
  const away = { kind: 'send-away', seat: 1, isBlocked: true } as const;
  expect(await anna.ask(table, away)).toMatchObject({ ok: true });
  for (const client of [anna, zoe]) client.close();
  await first.shut();
  const second = await openHouse({}, first.folder);
  const again = second.stranger();
  again.cookie = zoe.cookie;
  await again.connect();
  await look(again, table);
  expect(await again.ask(table, { kind: 'sit', seat: 1 })).toMatchObject({ refusal: { code: 'blocked' } });
  again.close();
  await second.close();
});

it('one owner has at most three rows of the public list', async () => {
  const other = await openHouse();
  const [anna, mallory] = [await other.guest('Anna'), await other.guest('Mallory')];
  const wanted = tableFor('2019-4', ['open', 'open', 'open']);
  const { body } = await anna.call('POST', '/api/tables', wanted);
  for (let count = 0; count < 10; count += 1) await mallory.call('POST', '/api/tables', wanted);
  const list = (await anna.call('GET', '/api/tables')).body['tables'] as { id: string }[];
  expect(list).toHaveLength(4);
  expect(list.map(({ id }) => id)).toContain(body['id']);
  await other.close();
});

it('a table that never begins is closed and forgotten in time, an empty one sooner; a game stays', async () => {
  const time = new Alarms();
  const other = await openHouse({ time, limits: { unbegunDays: 10 } });
  const anna = await other.guest('Anna');
  const open = async (...seats: string[]): Promise<string> =>
    String((await anna.call('POST', '/api/tables', tableFor('2019-4', seats))).body['id']);
  const empty = await open('open', 'open', 'open');
  const waiting = await open('me', 'open', 'open');
  const game = await open('me', '0', '0');
  const stages = async (): Promise<(string | undefined)[]> => {
    const rows = await Promise.all([empty, waiting, game].map(id => other.store.table(id)));
    return rows.map(row => row?.stage);
  };
  const days = async (count: number, ...expected: (string | undefined)[]): Promise<void> => {
    time.pass(count * 86_400_000);
    await until(async () => {
      time.pass(30_000);
      return isDeepStrictEqual(await stages(), expected);
    }, expected.join());
  };
  await days(2, 'abandoned', 'gathering', 'playing');
  await days(9, 'abandoned', 'abandoned', 'playing');
  await days(11, undefined, undefined, 'playing');
  await other.close();
});
