import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';

const PASSWORD = 'correct horse';
const NEW = 'another horse';

let house: House;

beforeEach(async () => {
  house = await openHouse({ proxies: ['127.0.0.1'], limits: { passwordsAtOnce: 100 } });
});

afterEach(() => house.close());

/** Keeps their name; the code that was shown. */
async function keep(client: TestClient, password = PASSWORD, old: string | null = null) {
  const { status, body } = await client.call('POST', '/api/me/password', { password, old });
  return { status, code: body['code'], recovery: String(body['recovery']) };
}

async function keeper(name: string): Promise<TestClient> {
  const client = await house.guest(name);
  await keep(client);
  return client;
}

async function elsewhere(name: string, password = PASSWORD): Promise<TestClient> {
  const client = house.stranger();
  await client.call('POST', '/api/sessions', { name, password });
  return client;
}

async function isKnown(client: TestClient): Promise<boolean> {
  return (await client.call('GET', '/api/me')).body['person'] !== null;
}

interface Line {
  readonly id: string;
  readonly begunAt: number;
  readonly device: string;
  readonly isThis: boolean;
}

async function sessionsOf(client: TestClient): Promise<Line[]> {
  return (await client.call('GET', '/api/me/account')).body['sessions'] as Line[];
}

describe('a stolen cookie', () => {
  it('is not the account: a new password needs the old one', async () => {
    const anna = await keeper('Anna');
    const thief = house.stranger();
    thief.cookie = anna.cookie;
    for (const old of [null, 'a guess', ''])
      expect(await keep(thief, NEW, old)).toMatchObject({ status: 403, code: 'wrong-password' });
    expect(await isKnown(await elsewhere('Anna'))).toBe(true);
    expect(await isKnown(await elsewhere('Anna', NEW))).toBe(false);
  });

  it('is of no use any more when its owner has set a new password', async () => {
    const anna = await keeper('Anna');
    const thief = await elsewhere('Anna');
    expect(await isKnown(thief)).toBe(true);
    expect((await keep(anna, NEW, PASSWORD)).status).toBe(200);
    expect(await isKnown(thief)).toBe(false);
    expect(await isKnown(anna)).toBe(true);
    expect(await isKnown(await elsewhere('Anna', NEW))).toBe(true);
  });
});

describe('sessions', () => {
  it('are listed for their owner: since when, with what, and which one is this; never from where', async () => {
    const anna = await keeper('Anna');
    await house.app.inject({
      method: 'POST',
      url: '/api/sessions',
      headers: {
        'x-forwarded-for': '198.51.100.7',
        'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
      },
      payload: { name: 'Anna', password: PASSWORD },
    });
    const sessions = await sessionsOf(anna);
    expect(sessions).toEqual([
      { id: expect.any(String), begunAt: expect.any(Number), device: 'Firefox Android', isThis: false },
      { id: expect.any(String), begunAt: expect.any(Number), device: '', isThis: true },
    ]);
    expect(JSON.stringify(sessions)).not.toContain('198.51');
    expect(anna.cookie).not.toContain(sessions[1]?.id);
  });

  it('are nobody else’s to see or to end', async () => {
    const anna = await keeper('Anna');
    const bernd = await keeper('Bernd');
    const [own] = await sessionsOf(anna);
    expect(await sessionsOf(bernd)).toHaveLength(1);
    expect((await bernd.call('DELETE', `/api/me/sessions/${own?.id}`)).status).toBe(404);
    expect((await house.stranger().call('GET', '/api/me/account')).status).toBe(401);
    expect((await house.stranger().call('DELETE', '/api/me/sessions')).status).toBe(401);
    expect(await isKnown(anna)).toBe(true);
  });

  it('end one by one, or all others at once; a guest’s too', async () => {
    const anna = await keeper('Anna');
    const [phone, desk, work] = [await elsewhere('Anna'), await elsewhere('Anna'), await elsewhere('Anna')];
    const other = (await sessionsOf(phone)).find(({ isThis }) => isThis);
    expect((await anna.call('DELETE', `/api/me/sessions/${other?.id}`)).status).toBe(200);
    expect(await Promise.all([anna, phone, desk, work].map(isKnown))).toEqual([true, false, true, true]);
    await anna.call('DELETE', '/api/me/sessions');
    expect(await Promise.all([anna, phone, desk, work].map(isKnown))).toEqual([true, false, false, false]);
    const guest = await house.guest('Gast');
    const [own] = await sessionsOf(guest);
    await guest.call('DELETE', `/api/me/sessions/${own?.id}`);
    expect(await isKnown(guest)).toBe(false);
  });

  it('that have ended close their sockets: nothing more is done for them', async () => {
    const anna = await keeper('Anna');
    const made = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
    const table = String(made.body['id']);
    const end: readonly ((thief: TestClient) => Promise<unknown>)[] = [
      thief => thief.call('DELETE', '/api/sessions'),
      () => anna.call('DELETE', '/api/me/sessions'),
      () => keep(anna, NEW, PASSWORD),
    ];
    await anna.connect();
    anna.watch(table);
    for (const each of end) {
      const thief = await elsewhere('Anna');
      await thief.connect();
      thief.watch(table);
      await until(() => thief.sheets.has(table), 'the table');
      await each(thief);
      void thief.ask(table, { kind: 'say', room: 'players', text: 'still here' });
      await until(() => thief.closeCode !== null, 'the end of the connection');
      expect(thief.closeCode).toBe(1008);
    }
    expect((await anna.ask(table, { kind: 'say', room: 'players', text: 'alone' })).type).toBe('reply');
    expect(JSON.stringify(await house.store.entries(table))).not.toContain('still here');
  });
});

describe('a lost password', () => {
  async function recover(name: string, code: string, password = NEW) {
    const client = house.stranger();
    const { status, body } = await client.call('POST', '/api/recovery', { name, code, password });
    return { status, body, client };
  }

  it('is replaced with the code that was shown once, which ends all sessions and works only once', async () => {
    const anna = await house.guest('Anna');
    const { recovery } = await keep(anna);
    expect(recovery).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
    const { status, body, client } = await recover('anna', recovery.toLowerCase().replaceAll('-', ' '));
    expect(status).toBe(200);
    expect(body).toMatchObject({ person: { id: anna.person, name: 'Anna' } });
    expect(await isKnown(client)).toBe(true);
    expect(await isKnown(anna)).toBe(false);
    expect((await recover('Anna', recovery, 'a third horse')).status).toBe(403);
    expect((await recover('Anna', String(body['recovery']), 'a third horse')).status).toBe(200);
  });

  it('is not replaced with another code, another’s, or none', async () => {
    const anna = await house.guest('Anna');
    await keep(anna);
    const bernd = await house.guest('Bernd');
    const { recovery } = await keep(bernd);
    await house.guest('Carla');
    for (const [name, code] of [
      ['Anna', recovery],
      ['Carla', recovery],
      ['Nobody', recovery],
      ['Anna', 'AAAAA-AAAAA-AAAAA-AAAAA'],
    ] as const)
      expect(await recover(name, code)).toMatchObject({ status: 403, body: { code: 'wrong-password' } });
    expect((await recover('Anna', '')).status).toBe(400);
  });

  it('a new password makes the code of the old one worthless', async () => {
    const anna = await house.guest('Anna');
    const { recovery } = await keep(anna);
    await keep(anna, NEW, PASSWORD);
    expect((await recover('Anna', recovery)).status).toBe(403);
  });
});

describe('behind TLS', () => {
  const https = { 'x-forwarded-proto': 'https' };

  it('the cookie is bound to this host, and an old one is still read, once', async () => {
    const made = await house.app.inject({
      method: 'POST',
      url: '/api/people',
      headers: https,
      payload: { name: 'Anna' },
    });
    const [cookie] = made.cookies;
    expect(cookie).toMatchObject({ name: '__Host-macher', secure: true, path: '/', httpOnly: true });
    expect(cookie).not.toHaveProperty('domain');
    const me = (name: string) =>
      house.app.inject({ url: '/api/me', headers: { ...https, cookie: `${name}=${cookie?.value}` } });
    expect((await me('__Host-macher')).json()).toEqual(made.json());
    const old = await me('macher');
    expect(old.json()).toEqual(made.json());
    expect(old.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-macher', expect.any(String)],
      ['macher', ''],
    ]);
  });

  it('browsers are told not to ask without it again, and without it nothing of the kind', async () => {
    const over = await house.app.inject({ url: '/healthz', headers: https });
    expect(over.headers['strict-transport-security']).toBe('max-age=15552000');
    const plain = await house.app.inject({ url: '/healthz' });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
  });

  it('has another token than the one that a neighbour could set: that one is worth nothing any more', async () => {
    const begin = async (): Promise<string> => {
      const url = '/api/people';
      const made = await house.app.inject({ method: 'POST', url, headers: https, payload: { name: 'Anna' } });
      return made.cookies[0]?.value ?? '';
    };
    const me = async (cookie: string) => {
      const answer = await house.app.inject({ url: '/api/me', headers: { ...https, cookie } });
      return { person: answer.json().person, cookies: answer.cookies };
    };
    const set = await begin();
    const { person, cookies } = await me(`macher=${set}`);
    expect(person).toMatchObject({ name: 'Anna' });
    expect(cookies[0]?.value).not.toBe(set);
    expect((await me(`macher=${set}`)).person).toBeNull();
    expect((await me(`__Host-macher=${cookies[0]?.value}`)).person).toEqual(person);
    // Who keeps a name without having asked who they are gets another one, too.
    const other = await begin();
    const kept = await house.app.inject({
      method: 'POST',
      url: '/api/me/password',
      headers: { ...https, cookie: `macher=${other}` },
      payload: { password: PASSWORD, old: null },
    });
    expect(kept.statusCode).toBe(200);
    expect((await me(`__Host-macher=${other}`)).person).toBeNull();
    expect((await me(`__Host-macher=${kept.cookies[0]?.value}`)).person).toMatchObject({ name: 'Anna' });
  });
});
