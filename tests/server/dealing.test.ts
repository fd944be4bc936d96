import { type GameRecord, parseRecord, randomOf } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import { checkDealing } from '@macher/table/pure';
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

async function sheetAt(client: TestClient, table: string): Promise<Sheet> {
  client.watch(table);
  await until(() => client.sheets.has(table), 'a first sheet');
  const sheet = client.sheets.get(table);
  if (sheet === undefined) throw new Error('no sheet');
  return sheet;
}

async function playToTheEnd(client: TestClient, table: string): Promise<GameRecord> {
  const random = randomOf('dealing');
  while (client.sheets.get(table)?.stage !== 'over') {
    const request = decision(client, table, '0', random);
    if (request === null) await new Promise(resolve => setTimeout(resolve, 2));
    else await client.ask(table, request);
  }
  return parseRecord((await client.call('GET', `/api/tables/${table}/record`)).body);
}

const MINE = '0123456789abcdef'.repeat(2);

describe('a deal that nobody can choose', () => {
  it('is promised when you sit down, and the record proves it; the same deal again is not promised', async () => {
    const anna = await connected('Anna');
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['open', '0', '0']));
    const table = String(body['id']);
    const { dealing } = await sheetAt(anna, table);
    expect(dealing).toMatchObject({ contributions: [null, null, null] });
    await anna.ask(table, { kind: 'sit', seat: 0 });
    const ready = { kind: 'ready', isReady: true } as const;
    const wrong = await anna.ask(table, { ...ready, contribution: 'my own deal' });
    expect(wrong).toMatchObject({ type: 'error', code: 'malformed' });
    await anna.ask(table, { ...ready, contribution: MINE });
    await anna.ask(table, { kind: 'start' });
    const record = await playToTheEnd(anna, table);
    const witness = { commitment: dealing?.commitment ?? null, contribution: { seat: 0, text: MINE } };
    expect(checkDealing(record, witness)).toEqual({ finding: 'fair', isForged: false, added: 1 });
    const again = await anna.call('POST', `/api/tables/${table}/same-deal`);
    const [first] = await house.store.entries(String(again.body['id']));
    expect(first?.what).toMatchObject({ opening: { seed: record.seed, dealing: null } });
    anna.close();
  });
});
