import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';

const SETTINGS = {
  kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
  quiet: null,
  timeZone: 'Europe/Warsaw',
  language: 'en',
};

/** Anna, at a private table of hers, names somebody to play for her. */
describe('a regent who is named', () => {
  let house: House;
  let anna: TestClient;
  let zoe: TestClient;
  let guest: TestClient;
  let table = '';

  beforeAll(async () => {
    house = await openHouse({});
    anna = await house.guest('Anna');
    // Before anybody keeps the name.
    guest = await house.guest('Zoe');
    zoe = await house.guest('Zoe');
    await zoe.call('POST', '/api/me/password', { password: 'a password of Zoe', old: null });
    for (const each of [guest, zoe]) {
      await each.call('PUT', '/api/me/notices', SETTINGS);
      await each.call('POST', '/api/me/notices/feed');
    }
    const wanted = { ...tableFor('2019-4', ['me', '1', '1']), isPrivate: true };
    table = String((await anna.call('POST', '/api/tables', wanted)).body['id']);
    await anna.connect();
    anna.watch(table);
    await until(() => anna.sheets.get(table)?.stage === 'playing', 'the game');
  });

  afterAll(() => house.close());

  const name = (who: string | null, days = 3) => anna.ask(table, { kind: 'name-regent', name: who, days });
  const told = async ({ person }: TestClient): Promise<object[]> =>
    (await house.store.outbox.noticesOf(person, 10)).map(({ facts }) => facts);

  it('can’t get into a private table before', async () => {
    expect((await zoe.call('GET', `/api/tables/${table}`)).body).toMatchObject({ code: 'not-invited' });
  });

  it('is told if they keep exactly that name, and no guest of the same name is', async () => {
    expect(await name('zoe')).toMatchObject({ ok: true });
    expect(await told(zoe)).toEqual([]);
    expect(await name('Zoe')).toMatchObject({ ok: true });
    expect(await told(zoe)).toEqual([{ what: 'regent-named', who: 'Anna' }]);
    expect(await told(guest)).toEqual([]);
  });

  it('isn’t told again of a longer time', async () => {
    expect(await name('Zoe', 5)).toMatchObject({ ok: true });
    expect(await told(zoe)).toHaveLength(1);
  });

  it('finds the door open and may play; a guest of the same name doesn’t', async () => {
    expect((await guest.call('GET', `/api/tables/${table}`)).body).toMatchObject({ code: 'not-invited' });
    expect((await zoe.call('GET', `/api/tables/${table}`)).status).toBe(200);
    await zoe.connect();
    zoe.watch(table);
    await until(() => zoe.sheets.has(table), 'the table');
    expect(await zoe.ask(table, { kind: 'serve', seat: 0 })).toMatchObject({ ok: true });
  });

  it('finds it closed again when nobody names them any more', async () => {
    expect(await anna.ask(table, { kind: 'return' })).toMatchObject({ ok: true });
    expect((await zoe.call('GET', `/api/tables/${table}`)).body).toMatchObject({ code: 'not-invited' });
  });

  it('is no news where nobody keeps the name, or who sits there already', async () => {
    for (const each of ['Nobody', 'Anna']) expect(await name(each)).toMatchObject({ ok: true });
    expect(await told(zoe)).toHaveLength(1);
  });
});
