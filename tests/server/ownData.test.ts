import { randomOf } from '@macher/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkStore } from '../../packages/server/src/doctor.ts';
import { decision, TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';

const PASSWORD = 'correct horse';

let house: House;
let anna: TestClient;
let bernd: TestClient;
let table: string;

/** Anna and Bernd play against a bot, and have talked. */
beforeEach(async () => {
  house = await openHouse({ limits: { passwordsAtOnce: 100 } });
  anna = await house.guest('Anna Vergissmich');
  bernd = await house.guest('Bernd');
  const made = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', '0']));
  table = String(made.body['id']);
  for (const client of [anna, bernd]) {
    await client.connect();
    client.watch(table);
    await until(() => client.sheets.has(table), 'the table');
  }
  await bernd.ask(table, { kind: 'sit', seat: 1 });
  await bernd.ask(table, { kind: 'ready', isReady: true });
  await anna.ask(table, { kind: 'start' });
  await anna.ask(table, { kind: 'say', room: 'players', text: 'words of Anna' });
  await bernd.ask(table, { kind: 'say', room: 'players', text: 'words of Bernd' });
  await anna.ask(table, { kind: 'note', text: 'a note of Anna' });
});

afterEach(() => house.close());

async function everything(): Promise<string> {
  return JSON.stringify([
    await house.store.entries(table),
    await house.store.table(table),
    await house.store.record(table),
    await house.store.person(anna.person),
  ]);
}

describe('one’s own data', () => {
  it('is given to its owner: who they are, where they sit, what they said and noted; nobody else’s, and no secret of a game', async () => {
    const { status, body } = await anna.call('GET', '/api/me/data');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      format: 'macher-person',
      person: { id: anna.person, name: 'Anna Vergissmich' },
      hasPassword: false,
      sessions: [{ isThis: true }],
      tables: [{ id: table, stage: 'playing' }],
    });
    const text = JSON.stringify(body);
    expect(text).toContain('words of Anna');
    expect(text).toContain('a note of Anna');
    expect(text).not.toContain('words of Bernd');
    expect(text).not.toContain('seed');
    expect((await house.stranger().call('GET', '/api/me/data')).status).toBe(401);
  });

  it('is deleted: name, words and sessions are gone, a bot plays on, and the game stays playable', async () => {
    expect(await everything()).toContain('Vergissmich');
    expect((await anna.call('DELETE', '/api/me', { password: null })).status).toBe(200);
    const kept = await everything();
    for (const gone of ['Vergissmich', 'words of Anna', 'a note of Anna']) expect(kept).not.toContain(gone);
    expect(kept).toContain('words of Bernd');
    expect((await anna.call('GET', '/api/me')).body).toEqual({ person: null });
    await until(() => anna.closeCode === 1008, 'the end of Anna’s connection');
    await bernd.connect();
    bernd.watch(table);
    const sheet = () => bernd.sheets.get(table);
    await until(() => sheet()?.places[0]?.person?.name === 'former player', 'the table without Anna');
    expect(sheet()?.places[0]?.standIn).toMatchObject({ why: 'resigned' });
    const random = randomOf('play on');
    await until(() => decision(bernd, table, '0', random) !== null, 'a decision of Bernd');
    const request = decision(bernd, table, '0', random);
    expect(request === null ? null : await bernd.ask(table, request)).toMatchObject({ ok: true });
    expect(await wrongTables()).toBe(0);
  });

  it('is deleted from finished games too, which can still be replayed', async () => {
    const done = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', '0', '0']));
    table = String(done.body['id']);
    anna.watch(table);
    await until(() => anna.sheets.has(table), 'the table');
    const random = randomOf('to the end');
    while (anna.sheets.get(table)?.stage !== 'over') {
      const request = decision(anna, table, '0', random);
      if (request === null) await new Promise(resolve => setTimeout(resolve, 1));
      else await anna.ask(table, request);
    }
    expect(await everything()).toContain('Vergissmich');
    await anna.call('DELETE', '/api/me', { password: null });
    expect(await everything()).not.toContain('Vergissmich');
    const { body } = await bernd.call('GET', `/api/tables/${table}/record`);
    expect(body).toMatchObject({ format: 'macher-record', seats: [{ name: 'former player' }, {}, {}] });
    expect(await wrongTables()).toBe(0);
  });

  it('is deleted without throwing anybody off: who looks at the table stays, and is shown it as it is then', async () => {
    const zoe = await house.guest('Zoe Vergissmich');
    await zoe.connect();
    zoe.watch(table);
    await until(() => zoe.sheets.has(table), 'the table');
    expect(await zoe.ask(table, { kind: 'say', room: 'spectators', text: 'one word' })).toMatchObject({
      ok: true,
    });
    const before = bernd.received.length;
    expect((await zoe.call('DELETE', '/api/me', { password: null })).status).toBe(200);
    expect(await everything()).not.toContain('one word');
    await until(() => bernd.received.length > before, 'a fresh sheet');
    expect(await bernd.ask(table, { kind: 'say', room: 'players', text: 'still here' })).toMatchObject({
      ok: true,
    });
    expect((await anna.call('DELETE', '/api/me', { password: null })).status).toBe(200);
    await until(() => bernd.sheets.get(table)?.places[0]?.person?.name === 'former player', 'a new name');
    expect([bernd.closeCode, zoe.closeCode]).toEqual([null, 1008]);
    const stored = await house.store.entries(table);
    const late = await house.guest('Carla');
    await late.connect();
    late.watch(table);
    await until(() => late.sheets.has(table), 'the table');
    expect(late.sheets.get(table)?.number).toBe(stored.at(-1)?.number);
    expect(late.received.join()).not.toContain('Vergissmich');
  });

  it('of guests who have just come is deleted only so often for one network, however many households are in it', async () => {
    await house.close();
    house = await openHouse({ proxies: ['127.0.0.1'], limits: { passwordsAtOnce: 100 } });
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const guest = new TestClient(house.url, { 'x-forwarded-for': `2001:db8:1:${index}::1` });
      await guest.signIn(`Guest ${index}`);
      statuses.push((await guest.call('DELETE', '/api/me', { password: null })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const other = new TestClient(house.url, { 'x-forwarded-for': '2001:db8:2::1' });
    await other.signIn('Guest of another network');
    expect((await other.call('DELETE', '/api/me', { password: null })).status).toBe(200);
  });

  it('is not deleted by a stolen cookie, nor by a stranger', async () => {
    await anna.call('POST', '/api/me/password', { password: PASSWORD, old: null });
    for (const password of [null, 'a guess'])
      expect((await anna.call('DELETE', '/api/me', { password })).body).toMatchObject({
        code: 'wrong-password',
      });
    expect((await house.stranger().call('DELETE', '/api/me', { password: null })).status).toBe(401);
    expect(await everything()).toContain('Vergissmich');
    expect((await anna.call('DELETE', '/api/me', { password: PASSWORD })).status).toBe(200);
    expect((await house.stranger().call('POST', '/api/people', { name: 'Anna Vergissmich' })).status).toBe(
      201,
    );
  });

  it('is deleted from a table that a call leads them to at that very moment', async () => {
    const { accounts } = house.store;
    const forget = accounts.forget.bind(accounts);
    let last = '';
    accounts.forget = async person => {
      const made = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
      last = String(made.body['id']);
      await forget(person);
    };
    await anna.call('DELETE', '/api/me', { password: null });
    expect(await house.store.table(last)).toMatchObject({ stage: 'abandoned', names: [] });
    expect(JSON.stringify(await house.store.entries(last))).not.toContain('Vergissmich');
  });

  it('of the owner of a table that has not begun is deleted with the table', async () => {
    const made = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
    await anna.call('DELETE', '/api/me', { password: null });
    expect(await house.store.table(String(made.body['id']))).toMatchObject({ stage: 'abandoned', names: [] });
    expect(await wrongTables()).toBe(0);
  });
});

/** What the doctor finds. */
async function wrongTables(): Promise<number> {
  return (await checkStore(house.store, () => {})).wrong.length;
}
