import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';

let house: House;
let anna: TestClient;
let bernd: TestClient;
let watcher: TestClient;
let table: string;

beforeEach(async () => {
  house = await openHouse();
  [anna, bernd, watcher] = [
    await house.guest('Anna'),
    await house.guest('Bernd'),
    await house.guest('Walter'),
  ];
  const made = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
  table = String(made.body['id']);
  for (const client of [anna, bernd, watcher]) {
    await client.connect();
    client.watch(table);
    await until(() => client.sheets.has(table), 'the table');
  }
  await bernd.ask(table, { kind: 'sit', seat: 1 });
});

afterEach(() => house.close());

async function says(client: TestClient, room: 'players' | 'spectators', text: string): Promise<number> {
  const reply = await client.ask(table, { kind: 'say', room, text });
  return reply.type === 'reply' && reply.ok ? reply.number : 0;
}

function report(client: TestClient, lines: readonly number[], text = 'this is rude') {
  return client.call('POST', `/api/tables/${table}/reports`, { lines, text });
}

describe('a report to the host', () => {
  it('has the words in question as they were said, who said them, and who reports it', async () => {
    const lines = [await says(bernd, 'players', 'rude'), await says(bernd, 'players', 'ruder')];
    expect((await report(anna, lines)).status).toBe(201);
    expect(await house.store.reports.list(10)).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(Number),
        table,
        reporter: { id: anna.person, name: 'Anna' },
        about: { id: bernd.person, name: 'Bernd' },
        lines: [
          { number: lines[0], at: expect.any(Number), text: 'rude' },
          { number: lines[1], at: expect.any(Number), text: 'ruder' },
        ],
        text: 'this is rude',
        settled: null,
      },
    ]);
  });

  it('is of what the reporter can read, of one other person, and of words', async () => {
    const own = await says(anna, 'players', 'mine');
    const rude = await says(bernd, 'players', 'rude');
    const hidden = await says(watcher, 'spectators', 'rude, in the other room');
    for (const lines of [[own], [rude, own], [1], [99], [], [rude, 100_000], [hidden]])
      expect(await report(anna, lines)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect((await report(anna, [])).body['detail']).toBe('/lines: must have at least one');
    expect((await report(house.stranger(), [rude])).status).toBe(401);
    expect(await house.store.reports.list(10)).toEqual([]);
  });

  it('comes only so often from one person and one address', async () => {
    const rude = await says(bernd, 'players', 'rude');
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await report(anna, [rude])).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect((await report(watcher, [rude])).status).toBe(429);
  });

  it('goes with the person who made it, and stays when the other one leaves', async () => {
    await report(anna, [await says(bernd, 'players', 'rude')]);
    await bernd.call('DELETE', '/api/me', { password: null });
    expect(await house.store.reports.list(10)).toMatchObject([{ about: { name: 'Bernd' } }]);
    await anna.call('DELETE', '/api/me', { password: null });
    expect(await house.store.reports.list(10)).toEqual([]);
  });
});
