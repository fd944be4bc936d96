import type { OwnFriends } from '@macher/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';

const SETTINGS = {
  kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
  quiet: null,
  timeZone: 'Europe/Warsaw',
  language: 'en',
};

const DAY = 86_400_000;

let now = 1_800_000_000_000;
let house: House;
let anna: TestClient;
let bernd: TestClient;
let carla: TestClient;

beforeEach(async () => {
  const time = { now: () => now, wake: () => () => {} };
  house = await openHouse({ time, limits: { passwordsAtOnce: 100, tablesPerPerson: 1000 } });
  [anna, bernd, carla] = await Promise.all([keeper('Anna'), keeper('Bernd'), keeper('Carla')]);
});

afterEach(() => house.close());

async function keeper(name: string): Promise<TestClient> {
  const client = await house.guest(name);
  await client.call('POST', '/api/me/password', { password: 'correct horse', old: null });
  return client;
}

function ask(by: TestClient, of: TestClient) {
  return by.call('POST', '/api/me/friends', { person: of.person });
}

async function befriend(one: TestClient, other: TestClient): Promise<void> {
  await ask(one, other);
  expect((await ask(other, one)).body).toEqual({ tie: 'friend' });
}

function part(by: TestClient, of: TestClient) {
  return by.call('DELETE', `/api/me/friends/${of.person}`);
}

function block(by: TestClient, of: TestClient) {
  return by.call('POST', '/api/me/blocked', { person: of.person });
}

async function friendsOf(client: TestClient): Promise<OwnFriends> {
  return (await client.call('GET', '/api/me/friends')).body as unknown as OwnFriends;
}

async function profile(of: TestClient, by: TestClient): Promise<Record<string, unknown>> {
  return (await by.call('GET', `/api/people/${of.person}`)).body;
}

describe('friends', () => {
  it('are made by a request and an answer, and each sees where they stand', async () => {
    expect(await profile(bernd, anna)).toMatchObject({ tie: 'none', mayBefriend: true });
    expect((await ask(anna, bernd)).body).toEqual({ tie: 'asked' });
    expect(await profile(bernd, anna)).toMatchObject({ tie: 'asked' });
    expect(await profile(anna, bernd)).toMatchObject({ tie: 'asks' });
    expect(await friendsOf(bernd)).toMatchObject({ asking: [{ person: { id: anna.person } }], friends: [] });
    expect((await bernd.call('GET', '/api/me/tables')).body).toMatchObject({ asking: 1 });
    expect((await ask(bernd, anna)).body).toEqual({ tie: 'friend' });
    expect(await friendsOf(anna)).toMatchObject({
      friends: [{ person: { name: 'Bernd' }, at: now, isHere: false }],
      asked: [],
    });
    expect((await part(anna, bernd)).body).toEqual({ tie: 'none' });
    expect(await profile(anna, bernd)).toMatchObject({ tie: 'none' });
  });

  it('are people who keep their names: no guests, nobody who isn’t there, not oneself', async () => {
    const guest = await house.guest('Gast');
    expect(await ask(guest, anna)).toMatchObject({ status: 403, body: { code: 'wrong-password' } });
    expect(await profile(anna, guest)).toMatchObject({ tie: 'none', mayBefriend: false });
    for (const other of [guest.person, 'nobody', anna.person])
      expect(await anna.call('POST', '/api/me/friends', { person: other })).toMatchObject({
        status: 404,
        body: { code: 'no-such-person' },
      });
    expect(await profile(anna, house.stranger())).toMatchObject({ tie: null, mayBefriend: false });
    expect(await profile(anna, anna)).toMatchObject({ tie: null, mayBefriend: false });
    expect((await house.stranger().call('GET', '/api/me/friends')).status).toBe(401);
  });

  it('declined, a request looks open, and nobody is asked again for 30 days', async () => {
    await bernd.call('PUT', '/api/me/notices', SETTINGS);
    await ask(anna, bernd);
    expect((await part(bernd, anna)).body).toEqual({ tie: 'none' });
    const told = async (): Promise<number> => (await house.store.outbox.noticesOf(bernd.person, 9)).length;
    expect(await told()).toBe(1);
    now += 30 * DAY - 1;
    expect((await ask(anna, bernd)).body).toEqual({ tie: 'asked' });
    expect(await friendsOf(anna)).toMatchObject({ asked: [{ person: { name: 'Bernd' } }] });
    expect(await friendsOf(bernd)).toMatchObject({ asking: [] });
    expect(await told()).toBe(1);
    now += 1;
    expect(await friendsOf(anna)).toMatchObject({ asked: [] });
    expect((await ask(anna, bernd)).body).toEqual({ tie: 'asked' });
    expect(await friendsOf(bernd)).toMatchObject({ asking: [{ person: { name: 'Anna' } }] });
    expect(await told()).toBe(2);
  });

  it('a request is told of by other ways, with the page it is about', async () => {
    await bernd.call('PUT', '/api/me/notices', SETTINGS);
    const { body } = await bernd.call('POST', '/api/me/notices/feed', {});
    await ask(anna, bernd);
    const { items } = (await bernd.call('GET', String(body['json']))).body as { items: object[] };
    expect(items).toMatchObject([{ title: 'Anna would like to be your friend' }]);
    expect(JSON.stringify(items)).toContain(`/p/${anna.person}"`);
  });

  it('so many requests a day, whomever they are for', async () => {
    const nobody = { person: 'nobody' };
    for (let each = 0; each < 20; each += 1)
      expect((await anna.call('POST', '/api/me/friends', nobody)).status).toBe(404);
    expect(await ask(anna, bernd)).toMatchObject({ status: 429, body: { code: 'too-many' } });
    expect((await ask(carla, bernd)).status).toBe(200);
  });

  it('see who is at a table, if they let them; not in games over days', async () => {
    await befriend(anna, bernd);
    const open = async (pace: object): Promise<void> => {
      const made = await bernd.call('POST', '/api/tables', {
        ...tableFor('2019-4', ['me', 'open', 'open']),
        pace,
      });
      await bernd.connect();
      bernd.watch(String(made.body['id']));
      await until(() => bernd.sheets.has(String(made.body['id'])), 'the table');
    };
    const isHere = async (): Promise<boolean | undefined> => (await friendsOf(anna)).friends[0]?.isHere;
    await bernd.call('PUT', '/api/me/friends', { isShown: true });
    await open({ kind: 'slow', perDecision: DAY });
    expect(await isHere()).toBe(false);
    bernd.close();
    await open({ kind: 'none' });
    expect(await isHere()).toBe(true);
    expect((await bernd.call('PUT', '/api/me/friends', { isShown: false })).body).toMatchObject({
      isShown: false,
    });
    expect(await isHere()).toBe(false);
  });
});

/** What the one who is blocked can get hold of, with what changes by itself left out. */
async function allSeenBy(client: TestClient, other: TestClient): Promise<string> {
  const paths = [
    `/api/people/${other.person}`,
    '/api/me/friends',
    '/api/me/tables',
    '/api/me/data',
    '/api/tables',
  ];
  return JSON.stringify(await Promise.all(paths.map(path => client.call('GET', path))));
}

describe('a block', () => {
  it('is never told: all that the other one gets is what it was, and asking looks the same', async () => {
    await ask(bernd, carla);
    const before = await allSeenBy(bernd, anna);
    expect((await block(anna, bernd)).body).toEqual({ tie: 'blocked' });
    expect(await allSeenBy(bernd, anna)).toBe(before);
    const [blocked, other] = [await ask(bernd, anna), await ask(carla, anna)];
    expect(blocked).toEqual(other);
    expect(await friendsOf(anna)).toMatchObject({ asking: [{ person: { name: 'Carla' } }] });
    expect(await profile(anna, bernd)).toMatchObject({ tie: 'asked' });
    expect(await profile(bernd, anna)).toMatchObject({ tie: 'blocked' });
    expect((await ask(anna, bernd)).body).toEqual({ tie: 'blocked' });
    const undone = await anna.call('DELETE', `/api/me/blocked/${bernd.person}`);
    expect(undone.body).toEqual({ tie: 'none' });
    expect(await profile(anna, bernd)).toMatchObject({ tie: 'asked' });
  });

  it('ends a friendship as parting does', async () => {
    await befriend(anna, bernd);
    await befriend(carla, bernd);
    await block(anna, bernd);
    await part(carla, bernd);
    const seen = (of: TestClient) => profile(of, bernd);
    expect((await seen(anna))['tie']).toBe((await seen(carla))['tie']);
    expect((await friendsOf(bernd)).friends).toEqual([]);
  });

  it('is for guests too, of anybody who is there', async () => {
    const guest = await house.guest('Gast');
    expect((await block(guest, anna)).body).toEqual({ tie: 'blocked' });
    expect(await friendsOf(guest)).toMatchObject({ blocked: [{ person: { name: 'Anna' } }] });
    for (const person of ['nobody', guest.person])
      expect((await guest.call('POST', '/api/me/blocked', { person })).status).toBe(404);
  });
});

describe('who is whose friend, and who blocks whom', () => {
  it('nobody else learns: pages, lists and data of others stay the same', async () => {
    const guest = await house.guest('Gast');
    const others = [carla, guest, house.stranger()];
    const seen = (): Promise<string[]> =>
      Promise.all(others.flatMap(each => [anna, bernd].map(of => allSeenBy(each, of))));
    const before = await seen();
    await befriend(anna, bernd);
    await anna.call('PUT', '/api/me/friends', { isShown: true });
    expect(await seen()).toEqual(before);
    await block(anna, bernd);
    expect(await seen()).toEqual(before);
  });

  it('goes with whose it is, and is among their data', async () => {
    await befriend(anna, bernd);
    await block(anna, carla);
    const { body } = await anna.call('GET', '/api/me/data');
    expect(body['ties']).toMatchObject({
      friends: [{ person: { name: 'Bernd' } }],
      blocked: [{ person: { name: 'Carla' } }],
    });
    await anna.call('DELETE', '/api/me', { password: 'correct horse' });
    expect((await friendsOf(bernd)).friends).toEqual([]);
  });
});
