import { BOTS_HERE } from '@macher/bots';
import type { Person } from '@macher/protocol';
import { lobbyOf, Tables } from '@macher/server';
import { closingOf, dayAfter, dayOf, isDay } from '@macher/table/pure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Alarms } from './alarms.ts';
import { decision, type TestClient, tableFor } from './client.ts';
import { type House, openHouse } from './house.ts';

const time = new Alarms();
const DAY = dayOf(time.now());
const SEED = 'the-seed-of-the-day';

let house: House;
let anna: TestClient;
let bernd: TestClient;
let tables: Tables;
let table: string;
let link: string;

beforeAll(async () => {
  house = await openHouse({ time });
  anna = await house.guest('Anna');
  bernd = await house.guest('Bernd');
  tables = new Tables(house.store, BOTS_HERE, time, error => {
    throw error;
  });
  const opened = await lobbyOf(tables).openFor(personOf(anna, 'Anna'), {
    wanted: tableFor('2019-4', ['me', '0', '0'], true),
    contest: { kind: 'day', day: DAY },
    seed: SEED,
  });
  table = opened.id;
  link = opened.invite;
  await tables.close();
  await anna.connect();
  anna.watch(table);
  await bernd.connect();
});

afterAll(() => house.close());

function personOf({ person }: TestClient, name: string): Person {
  return { id: person, name };
}

/** Every call that leads to a table. */
const CALLS = [
  ['GET', ''],
  ['GET', '/moments'],
  ['GET', '/record'],
  ['GET', '/plans'],
  ['GET', '/questions/0/0'],
  ['POST', '/questions/0/0', { action: {} }],
  ['POST', '/rematch'],
  ['POST', '/same-deal'],
  ['POST', '/codes', { seat: 0 }],
  ['POST', '/reports', { lines: [1], text: '' }],
  ['GET', '/sheet'],
  ['GET', '/rules'],
  ['POST', '/ask', { id: 'one', request: { kind: 'leave' } }],
] as const;

const SHUT = CALLS.map(() => 'contest-open');

/** What the server says to each call: why not, or null. */
async function answersTo(client: TestClient, id: string, invite: string): Promise<(string | null)[]> {
  const codes: (string | null)[] = [];
  for (const [method, path, body] of CALLS) {
    const answer = await client.call(method, `/api/tables/${id}${path}?invite=${invite}`, body);
    codes.push(answer.status < 300 ? null : String(answer.body['code']));
  }
  return codes;
}

async function heard(client: TestClient, count: number): Promise<void> {
  while (client.received.length < count) await new Promise(resolve => setTimeout(resolve, 2));
}

async function watched(client: TestClient, id: string, invite: string | null): Promise<string> {
  await heard(client, 1); // The welcome, which may come after the connection stands.
  const before = client.received.length;
  client.watch(id, invite);
  await heard(client, before + 1);
  return client.received.slice(before).join();
}

async function playToTheEnd(): Promise<void> {
  while (anna.sheets.get(table)?.stage !== 'over') {
    const request = decision(anna, table, '0', () => 0);
    if (request === null) await new Promise(resolve => setTimeout(resolve, 2));
    else await anna.ask(table, request);
  }
}

describe('a table of a contest, while its deal is played elsewhere', () => {
  it('is for those who sit there, and not for those who know the link', async () => {
    expect(await watched(bernd, table, link)).toContain('contest-open');
    expect(await answersTo(bernd, table, link)).toEqual(SHUT);
    expect(await answersTo(house.stranger(), table, link)).toContain('contest-open');
    expect(await answersTo(house.stranger(), table, link)).not.toContain(null);
    expect((await anna.call('GET', `/api/tables/${table}`)).status).toBe(200);
    expect(JSON.stringify((await anna.call('GET', `/api/tables/${table}/record`)).body)).not.toContain(SEED);
  });

  it('is not for its owner, if they may play the same deal elsewhere', async () => {
    const opened = await lobbyOf(tables).openFor(personOf(bernd, 'Bernd'), {
      wanted: tableFor('2019-4', ['open', '0', '0'], true),
      contest: { kind: 'day', day: DAY },
      seed: SEED,
      kept: new Map([[0, personOf(anna, 'Anna')]]),
    });
    expect(await watched(bernd, opened.id, opened.invite)).toContain('contest-open');
    expect(await answersTo(bernd, opened.id, opened.invite)).toEqual(SHUT);
    expect((await anna.call('GET', `/api/tables/${opened.id}`)).status).toBe(200);
  });

  it('gives nobody its record, its questions or the same cards again, not even who has played it', async () => {
    await playToTheEnd();
    for (const [method, path, body] of CALLS.slice(4, 8).concat([CALLS[2]])) {
      const answer = await anna.call(method, `/api/tables/${table}${path}`, body);
      expect([path, answer.status, answer.body['code']]).toEqual([path, 403, 'contest-open']);
    }
    expect(await answersTo(bernd, table, link)).toEqual(SHUT);
    for (const text of anna.received) expect(text).not.toContain(SEED);
  });

  it('is open to everyone when the contest is over, without the link', async () => {
    time.pass(closingOf(DAY) - time.now());
    const stranger = house.stranger();
    const { status, body } = await stranger.call('GET', `/api/tables/${table}/record`);
    expect([status, body['seed']]).toEqual([200, SEED]);
    expect(await watched(bernd, table, null)).toContain('"rules"');
    const again = await anna.call('POST', `/api/tables/${table}/same-deal`);
    expect(again.status).toBe(201);
  });
});

describe('days', () => {
  it('are those of the calendar, by UTC', () => {
    expect(dayOf(Date.parse('2026-12-31T23:59:59Z'))).toBe('2026-12-31');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
    expect(['2026-02-29', '2026-13-01', '0000-00-00', '2026-1-1'].filter(isDay)).toEqual([]);
  });

  it('are closed at noon of the next', () => {
    expect(closingOf('2026-11-19')).toBe(Date.parse('2026-11-20T12:00:00Z'));
  });
});
