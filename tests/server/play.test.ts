import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesOfRecord } from '@macher/editions';
import { parseRecord, randomOf, replay } from '@macher/engine';
import { makeApp, realTime, SqliteStore, WorkerPool } from '@macher/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decision, TestClient, tableFor } from './client.ts';

const store = new SqliteStore(mkdtempSync(join(tmpdir(), 'macher-server-')));
const bots = new WorkerPool(1);
const app = await makeApp({
  store,
  bots,
  time: realTime,
  log: false,
  limits: { messagesPerSecond: 10_000, messagesAtOnce: 10_000, addressAtOnce: 10_000 },
});
let url = '';

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await app.close();
  await bots.close();
  await store.close();
});

/** Plays on until the game is over. */
async function playOn(client: TestClient, table: string, seed: string): Promise<void> {
  const random = randomOf(seed);
  const isOver = (): boolean => client.sheets.get(table)?.stage === 'over';
  while (!isOver()) {
    const request = decision(client, table, '1', random);
    if (request === null) await new Promise(resolve => setTimeout(resolve, 2));
    else await client.ask(table, request);
  }
}

describe('the server', () => {
  it('a guest is in a game against bots with two calls, plays it, and gets its record', async () => {
    const anna = new TestClient(url);
    await anna.signIn('Anna');
    const { status, body } = await anna.call(
      'POST',
      '/api/tables',
      tableFor('2019-4', ['me', '1', '1', '1']),
    );
    expect(status).toBe(201);
    const table = String(body['id']);
    await anna.connect();
    anna.watch(table);
    await playOn(anna, table, 'anna');
    const record = parseRecord((await anna.call('GET', `/api/tables/${table}/record`)).body);
    expect(replay(rulesOfRecord(record), record).result).not.toBeNull();
    anna.close();
  });
});
