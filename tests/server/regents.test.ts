import { SqliteStore } from '@macher/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

  it('finds it closed again when nobody names them any more, also where they look already', async () => {
    expect(await anna.ask(table, { kind: 'return' })).toMatchObject({ ok: true });
    expect((await zoe.call('GET', `/api/tables/${table}`)).body).toMatchObject({ code: 'not-invited' });
    await until(() => zoe.received.some(text => text.includes('"not-invited"')), 'the door to close');
    const before = zoe.received.length;
    expect(await anna.ask(table, { kind: 'say', room: 'players', text: 'among us' })).toMatchObject({
      ok: true,
    });
    expect(await zoe.ask(table, { kind: 'serve', seat: 0 })).toMatchObject({ code: 'no-such-table' });
    expect(zoe.received.slice(before).join()).not.toContain('among us');
  });

  it('has a name that people can have: nothing hides in it', async () => {
    for (const hidden of ['a\u202eb', '\u200b', '\n', 'bot 3'])
      expect(await name(hidden)).toMatchObject({ type: 'error' });
    expect(await name(' Nora  B ')).toMatchObject({ ok: true });
    expect(anna.sheets.get(table)?.absences[0]?.regency?.name).toBe('Nora B');
  });

  it('is no news where nobody keeps the name, or who sits there already', async () => {
    for (const each of ['Nobody', 'Anna']) expect(await name(each)).toMatchObject({ ok: true });
    expect(await told(zoe)).toHaveLength(1);
  });
});

/** Anna and Bernd play; a guest was called Zoe before Zoe kept her name. */
describe('at a table that anyone finds', () => {
  const PASSWORD = 'a password of Zoe';
  let house: House;
  let anna: TestClient;
  let bernd: TestClient;
  let zoe: TestClient;
  let guest: TestClient;
  let table = '';

  beforeEach(async () => {
    house = await openHouse({ limits: { regentsAtOnce: 3, passwordsAtOnce: 100 } });
    guest = await house.guest('Zoe');
    zoe = await house.guest('Zoe');
    await zoe.call('POST', '/api/me/password', { password: PASSWORD, old: null });
    [anna, bernd] = [await house.guest('Anna'), await house.guest('Bernd')];
    const made = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', '0']));
    table = String(made.body['id']);
    for (const each of [anna, bernd, zoe, guest]) await look(each);
    await bernd.ask(table, { kind: 'sit', seat: 1 });
    await bernd.ask(table, { kind: 'ready', isReady: true });
    await anna.ask(table, { kind: 'start' });
  });

  afterEach(() => house.close());

  async function look(client: TestClient): Promise<void> {
    client.sheets.clear();
    await client.connect();
    client.watch(table);
    await until(() => client.sheets.has(table), 'the table');
  }

  const name = (who: string) => anna.ask(table, { kind: 'name-regent', name: who, days: 3 });
  const serve = (who: TestClient) => who.ask(table, { kind: 'serve', seat: 0 });
  const seat = () => bernd.sheets.get(table)?.places[0];

  it('nobody serves under a name that another person keeps', async () => {
    await name('Zoe');
    expect(await serve(guest)).toMatchObject({ refusal: { code: 'no-regency' } });
    expect(await serve(zoe)).toMatchObject({ ok: true });
  });

  it('nobody is named by a name that nobody keeps: the first guest to take it would have the seat', async () => {
    for (const free of ['Nora', 'zoe'])
      expect(await name(free)).toMatchObject({ refusal: { code: 'name-not-kept' } });
    expect(bernd.sheets.get(table)?.absences[0]?.regency).toBeNull();
  });

  it('who was named before by a name alone may play there only if they keep it', async () => {
    for (const each of [anna, bernd, zoe, guest]) each.close();
    await house.shut();
    const store = new SqliteStore(house.folder);
    const row = await store.table(table);
    if (row === null) throw new Error('no table');
    const number = row.number + 1;
    const until = Date.now() + 86_400_000;
    const what = { kind: 'regent-named', seat: 0, name: 'Nora', until } as const;
    const old = { number, at: Date.now(), by: { person: anna.person, id: 'old' }, what };
    await store.append({ ...row, number }, [old]);
    house = await openHouse({}, house.folder, store);
    const nora = await house.guest('Nora');
    await look(nora);
    expect(nora.sheets.get(table)?.absences[0]?.regency).toMatchObject({ name: 'Nora', person: null });
    expect(await serve(nora)).toMatchObject({ refusal: { code: 'no-regency' } });
    await nora.call('POST', '/api/me/password', { password: 'a password of Nora', old: null });
    expect(await serve(nora)).toMatchObject({ ok: true });
  });

  it('a name is its keeper’s alone, also when they have deleted their account and another one keeps it', async () => {
    await name('Zoe');
    await zoe.call('DELETE', '/api/me', { password: PASSWORD });
    const second = await house.guest('Zoe');
    await second.call('POST', '/api/me/password', { password: PASSWORD, old: null });
    await look(second);
    for (const each of [guest, second])
      expect(await serve(each)).toMatchObject({ refusal: { code: 'no-regency' } });
    expect(JSON.stringify([...bernd.received, ...second.received])).not.toContain(`"keeper"`);
  });

  it('a person names a few, and then has to wait, at any table: each of them hears of it', async () => {
    const yann = await house.guest('Yann');
    await yann.call('POST', '/api/me/password', { password: PASSWORD, old: null });
    for (const each of ['Zoe', 'Yann', 'Zoe', 'Zoe']) expect(await name(each)).toMatchObject({ ok: true });
    expect(await name('Yann')).toMatchObject({ refusal: { code: 'asked-too-often' } });
    const off = { kind: 'name-regent', name: null, days: 1 } as const;
    expect(await anna.ask(table, off)).toMatchObject({ ok: true });
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', '0', '0']));
    table = String(body['id']);
    await look(anna);
    expect(await name('Zoe')).toMatchObject({ refusal: { code: 'asked-too-often' } });
  });

  it('a regent who deletes their account gives the seat back, and no line names them', async () => {
    await name('Zoe');
    await serve(zoe);
    await zoe.call('DELETE', '/api/me', { password: PASSWORD });
    await look(bernd);
    expect(seat()).toMatchObject({ person: { name: 'Anna' }, standIn: null, keptFor: null });
    expect(JSON.stringify([await house.store.entries(table), bernd.sheets.get(table)])).not.toContain('Zoe');
  });

  it('the seat of a person who deletes their account is nobody’s, though a regent plays there', async () => {
    await name('Zoe');
    await serve(zoe);
    await anna.call('DELETE', '/api/me', { password: null });
    await look(bernd);
    expect(seat()).toMatchObject({ person: { name: 'former player' }, standIn: { why: 'resigned' } });
    expect(seat()?.keptFor).toBeNull();
  });
});
