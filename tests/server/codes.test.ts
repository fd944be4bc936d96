import type { Sheet } from '@macher/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

/** A private table of Anna's, with a free seat. */
async function annasTable() {
  const anna = await house.guest('Anna');
  const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', '0'], true));
  return { anna, table: String(body['id']), invite: String(body['invite']) };
}

async function codeFor(client: TestClient, table: string, seat: number) {
  const { status, body } = await client.call('POST', `/api/tables/${table}/codes`, { seat });
  return { status, code: String(body['code']), body };
}

function show(client: TestClient, code: string, name = 'Jan') {
  return client.call('POST', '/api/codes', { code, name });
}

async function seen(client: TestClient, table: string): Promise<Sheet> {
  return (await client.call('GET', `/api/tables/${table}`)).body['sheet'] as Sheet;
}

describe('a code for a seat', () => {
  it('makes a phone the hand of a free seat, once', async () => {
    const { anna, table } = await annasTable();
    const { status, code } = await codeFor(anna, table, 1);
    expect(status).toBe(201);
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const [phone, other] = [new TestClient(house.url), new TestClient(house.url)];
    const called = await show(phone, ` ${code.toLowerCase()} `);
    expect(called).toMatchObject({ status: 200, body: { table, person: { name: 'Jan' } } });
    expect((await seen(phone, table)).seat).toBe(1);
    expect(await show(other, code)).toMatchObject({ status: 404, body: { code: 'code-used' } });
    expect(await codeFor(anna, table, 2)).toMatchObject({ status: 403, body: { code: 'not-invited' } });
  });

  it('only the newest of a seat holds, and of two who use it at the same moment one sits down', async () => {
    const { anna, table } = await annasTable();
    const [old, fresh] = [await codeFor(anna, table, 1), await codeFor(anna, table, 1)];
    const phones = [new TestClient(house.url), new TestClient(house.url)];
    expect(await show(new TestClient(house.url), old.code)).toMatchObject({ status: 404 });
    const shown = await Promise.all(phones.map(phone => show(phone, fresh.code)));
    expect(shown.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('brings a guest of the table back with another phone; the lost one is out', async () => {
    const { anna, table } = await annasTable();
    const [lost, found] = [new TestClient(house.url), new TestClient(house.url)];
    await show(lost, (await codeFor(anna, table, 1)).code);
    const back = await show(found, (await codeFor(anna, table, 1)).code, 'ignored');
    expect(back).toMatchObject({ status: 200, body: { person: { name: 'Jan' } } });
    expect((await seen(found, table)).seat).toBe(1);
    expect((await lost.call('GET', '/api/me')).body['person']).toBeNull();
  });

  it('is not for the seat of a person who came by themselves, nor from anybody but the owner', async () => {
    const { anna, table, invite } = await annasTable();
    const [bernd, mallory] = [await house.guest('Bernd'), await house.guest('Mallory')];
    await bernd.connect();
    bernd.watch(table, invite);
    await until(() => bernd.sheets.has(table), 'a sheet');
    expect(await codeFor(mallory, table, 1)).toMatchObject({ status: 403 });
    await bernd.ask(table, { kind: 'sit', seat: 1 });
    expect(await codeFor(anna, table, 1)).toMatchObject({ status: 403, body: { code: 'not-invited' } });
    bernd.close();
  });

  it('for one’s own seat signs a second device in, and the first stays; another person isn’t signed out by it', async () => {
    const { anna, table } = await annasTable();
    const { code } = await codeFor(anna, table, 0);
    const mallory = await house.guest('Mallory');
    expect(await show(mallory, code)).toMatchObject({ status: 409, body: { code: 'other-person' } });
    const phone = new TestClient(house.url);
    expect(await show(phone, code)).toMatchObject({ status: 200, body: { person: { name: 'Anna' } } });
    expect((await anna.call('GET', '/api/me')).body['person']).toMatchObject({ name: 'Anna' });
    expect((await seen(phone, table)).seat).toBe(0);
  });

  it('is refused malformed, and can’t be guessed fast', async () => {
    const { anna, table } = await annasTable();
    const phone = new TestClient(house.url);
    expect(await codeFor(anna, table, 9)).toMatchObject({ status: 400 });
    expect(await codeFor(anna, table, 4)).toMatchObject({ status: 400 });
    expect(await codeFor(phone, table, 1)).toMatchObject({ status: 401 });
    expect(await phone.call('POST', '/api/codes', { code: 1 })).toMatchObject({ status: 400 });
    const answers = new Set<number>();
    for (let guess = 0; guess < 40; guess += 1) answers.add((await show(phone, `AAAA-${guess}`)).status);
    expect(answers).toEqual(new Set([404, 429]));
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ code: 'AAAA-40', name: 'Bernd' });
    const late = await fetch(`${house.url}/api/codes`, { method: 'POST', headers, body });
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '10']);
  });
});

describe('the screen of a room', () => {
  it('is told what a stranger is told, though someone is signed in there who plays', async () => {
    const { anna, table } = await annasTable();
    const screen = new TestClient(house.url);
    screen.cookie = anna.cookie;
    await screen.connect();
    screen.send({ type: 'watch', table, since: 0, invite: null, isRoom: true });
    await until(() => screen.sheets.has(table), 'a sheet');
    expect(screen.sheets.get(table)).toMatchObject({ seat: null, choice: null });
    screen.close();
  });
});

it('no code signs anybody in as a person who has ended their other sessions since, or is gone', async () => {
  await house.close();
  house = await openHouse();
  const { anna, table } = await annasTable();
  const [first, second] = [new TestClient(house.url), new TestClient(house.url)];
  const { code } = await codeFor(anna, table, 0);
  await anna.call('POST', '/api/me/password', { password: 'correct horse', old: null });
  expect(await show(first, code)).toMatchObject({ status: 404, body: { code: 'code-used' } });
  const other = await codeFor(anna, table, 0);
  await anna.call('DELETE', '/api/me', { password: 'correct horse' });
  expect(await show(second, other.code)).toMatchObject({ status: 404, body: { code: 'code-used' } });
});
