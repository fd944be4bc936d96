import { rulesOf } from '@macher/editions';
import { EPOCH, makeRecord, newGame, parseRecord, randomOf } from '@macher/engine';
import type { Request } from '@macher/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decision, type TestClient, tableFor } from './client.ts';
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

async function look(client: TestClient, table: string): Promise<void> {
  client.watch(table);
  await until(() => client.sheets.has(table), 'a first sheet');
}

/** A record of no decisions, with a seed that its maker has chosen. */
function ownDeal(seed: string): object {
  const parties = ['linke', 'spd', 'gruene'];
  const game = newGame(rulesOf('2019-4'), { parties, seed, options: { openMoney: false } });
  const seats = parties.map((party, seat) => ({ party, name: `player ${seat}` }));
  return makeRecord(game, { epoch: EPOCH, seats, seed, actions: [] });
}

async function fromRecord(
  client: TestClient,
  seats: readonly string[] | null,
  origin?: string,
): Promise<string> {
  const wanted = {
    record: ownDeal('i-know-this-seed'),
    version: 0,
    pace: { kind: 'none' },
    isPrivate: false,
  };
  const { status, body } = await client.call('POST', '/api/tables/from-record', { ...wanted, seats, origin });
  expect(status).toBe(201);
  return String(body['id']);
}

const READY: Request = { kind: 'ready', isReady: true };

describe('a deal that its owner knows', () => {
  it('says so in the list and on every sheet, and nobody is ready without agreeing to it', async () => {
    const [mallory, anna] = [await connected('Mallory'), await connected('Anna')];
    const table = await fromRecord(mallory, ['me', 'open', '0']);
    const rows = (await anna.call('GET', '/api/tables')).body['tables'] as { id: string; origin: string }[];
    expect(rows.find(({ id }) => id === table)?.origin).toBe('record');
    await look(anna, table);
    expect(anna.sheets.get(table)?.origin).toBe('record');
    await anna.ask(table, { kind: 'sit', seat: 1 });
    expect(await anna.ask(table, READY)).toMatchObject({ refusal: { code: 'deal-not-agreed' } });
    const wrong = await anna.ask(table, { ...READY, origin: 'fresh' });
    expect(wrong).toMatchObject({ refusal: { code: 'deal-not-agreed' } });
    expect(await anna.ask(table, { ...READY, origin: 'record' })).toMatchObject({ ok: true });
    expect(await anna.ask(table, { kind: 'ready', isReady: false })).toMatchObject({ ok: true });
    for (const client of [mallory, anna]) client.close();
  });

  it('of a game begun elsewhere says that, in the list, on the sheet and when people are ready', async () => {
    const [mallory, anna] = [await connected('Mallory'), await connected('Anna')];
    const table = await fromRecord(mallory, ['me', 'open', '0'], 'elsewhere');
    const rows = (await anna.call('GET', '/api/tables')).body['tables'] as { id: string; origin: string }[];
    expect(rows.find(({ id }) => id === table)?.origin).toBe('elsewhere');
    await look(anna, table);
    expect(anna.sheets.get(table)?.origin).toBe('elsewhere');
    await anna.ask(table, { kind: 'sit', seat: 1 });
    const wrong = await anna.ask(table, { ...READY, origin: 'record' });
    expect(wrong).toMatchObject({ refusal: { code: 'deal-not-agreed' } });
    expect(await anna.ask(table, { ...READY, origin: 'elsewhere' })).toMatchObject({ ok: true });
    await look(mallory, table);
    expect(await mallory.ask(table, { kind: 'start' })).toMatchObject({ ok: true });
    const refused = await anna.call('POST', '/api/tables/from-record', {
      record: ownDeal('x'),
      version: 0,
      pace: { kind: 'none' },
      isPrivate: true,
      seats: null,
      origin: 'fresh',
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'malformed' } });
    for (const client of [mallory, anna]) client.close();
  });

  it('is told apart from a fresh one', async () => {
    const anna = await connected('Anna');
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
    const table = String(body['id']);
    await look(anna, table);
    expect(anna.sheets.get(table)?.origin).toBe('fresh');
    expect(await anna.ask(table, READY)).toMatchObject({ ok: true });
    anna.close();
  });

  it('is kept with the record of the game; a rematch is fresh, the same deal again says so', async () => {
    const anna = await connected('Anna');
    const table = await fromRecord(anna, ['me', '0', '0']);
    await look(anna, table);
    const random = randomOf('origin');
    while (anna.sheets.get(table)?.stage !== 'over') {
      const request = decision(anna, table, '0', random);
      if (request === null) await new Promise(resolve => setTimeout(resolve, 2));
      else await anna.ask(table, request);
    }
    const record = parseRecord((await anna.call('GET', `/api/tables/${table}/record`)).body);
    expect(record.origin).toBe('record');
    for (const [door, origin] of [
      ['rematch', 'fresh'],
      ['same-deal', 'same-deal'],
    ]) {
      const { body } = await anna.call('POST', `/api/tables/${table}/${door}`);
      expect((await house.store.table(String(body['id'])))?.origin).toBe(origin);
    }
    anna.close();
  });
});
