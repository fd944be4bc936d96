import type { Sheet, Stretch } from '@macher/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse } from './house.ts';

let house: House;
let anna: TestClient;
let table: string;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.guest('Anna');
  const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', '0', '0'], true));
  table = String(body['id']);
});

afterAll(() => house.close());

function momentsOf(client: TestClient, query = '') {
  return client.call('GET', `/api/tables/${table}/moments${query}`);
}

describe('GET /api/tables/:id/moments', () => {
  it('gives the past as the caller saw it, down to now', async () => {
    const { status, body } = await momentsOf(anna);
    const { count, from, view, moments } = body as unknown as Stretch;
    expect(status).toBe(200);
    expect([from, moments.length]).toEqual([0, count]);
    expect(moments[0]).toMatchObject({ version: 0, part: 0, back: null });
    const { sheet } = (await anna.call('GET', `/api/tables/${table}`)).body as unknown as { sheet: Sheet };
    expect(view.viewer).toBe(0);
    expect(view.players.map(({ hand }) => 'hidden' in hand)).toEqual(
      sheet.view?.players.map(({ hand }) => 'hidden' in hand),
    );
    expect(JSON.stringify(body)).not.toContain('seed');
  });

  it('gives the beginning alone when asked for it', async () => {
    const { body } = await momentsOf(anna, '?before=1');
    expect((body as unknown as Stretch).moments).toHaveLength(1);
  });

  it('is closed to those who are not invited', async () => {
    const dora = await house.guest('Dora');
    expect(await momentsOf(dora)).toMatchObject({ status: 403, body: { code: 'not-invited' } });
    expect(await momentsOf(dora, '?invite=guessed')).toMatchObject({ status: 403 });
  });

  it.each(['?before=-1', '?before=1e3', '?before=', '?before=12345678', '?after=1', '?before=1&before=2'])(
    'refuses %s',
    async query => {
      expect(await momentsOf(anna, query)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    },
  );

  it('has nothing of a game that has not begun', async () => {
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', '0']));
    const answer = await anna.call('GET', `/api/tables/${String(body['id'])}/moments`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'not-begun' } });
  });
});
