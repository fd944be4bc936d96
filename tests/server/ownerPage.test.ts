import type { HostOverview } from '@macher/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../packages/server/src/secrets.ts';
import { tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';
import { routesOf } from './routes.ts';

const SECRET = 'the-secret-of-the-owner';
const PASSWORD = 'a password of Dora';
const HEADERS = { authorization: `Bearer ${SECRET}` };
const WORDS = 'A pause at nine.\nBack at ten. <b>Bring cake</b>';

const written: string[] = [];
const house = await openHouse({
  logSink: { write: line => void written.push(line) },
  ownerHash: hashToken(SECRET),
});
afterAll(() => house.close());

type Method = 'GET' | 'POST' | 'DELETE';

interface Call {
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

async function call(route: string, payload?: object, { headers = HEADERS, from }: Call = {}, at = house) {
  const [method, url] = route.split(' ') as [Method, string];
  const body = payload === undefined ? {} : { payload };
  return at.app.inject({ method, url, headers, remoteAddress: from ?? '127.0.0.1', ...body });
}

const overview = async (at = house): Promise<HostOverview> =>
  (await call('GET /api/host', undefined, {}, at)).json();

/** A session of the owner, as a browser keeps it. */
async function ownerCookie(at = house, secret = SECRET): Promise<string> {
  const answer = await call('POST /api/host/session', { secret }, { headers: {} }, at);
  return String(answer.headers['set-cookie'] ?? '');
}

const deeds = (): { act: string; about: string | null; address: string }[] =>
  written.map(text => JSON.parse(text)).filter(({ msg }) => msg === 'owner');

describe('the owner’s door', () => {
  const routes = routesOf(house).filter(
    route => route.includes('/api/host') && !route.includes('/api/host/session'),
  );
  const anna = house.guest('Anna');

  it('has these behind it', () => {
    expect(routes.sort()).toEqual([
      'DELETE /api/host/announcement',
      'DELETE /api/host/blocks/:id',
      'DELETE /api/host/drain',
      'DELETE /api/host/tables/:id',
      'GET /api/host',
      'GET /api/host/reports',
      'POST /api/host/announcement',
      'POST /api/host/blocks',
      'POST /api/host/drain',
      'POST /api/host/reports/:id',
    ]);
  });

  it.each(routes)(
    '%s: strangers, guests and thieves of old cookies are sent away, and nothing is done',
    async route => {
      const path = route.replace(':id', '1');
      const { cookie } = await anna;
      const old = (await ownerCookie()).split(';')[0] ?? '';
      await call('DELETE /api/host/session', undefined, { headers: { cookie: old } });
      const before = deeds().length;
      for (const headers of [
        {},
        { cookie },
        { cookie: old },
        { cookie: `macher-owner=${cookie.split('=')[1]}` },
        { cookie: `macher-owner=${SECRET}` },
        { authorization: SECRET },
        { authorization: `Bearer ${hashToken(SECRET)}` },
      ]) {
        const answer = await call(path, route.startsWith('POST') ? { junk: 1 } : undefined, {
          headers,
          from: `192.0.2.${routes.indexOf(route) + 1}`,
        });
        expect([answer.statusCode, answer.json()]).toEqual([
          403,
          { code: 'wrong-password', detail: expect.any(String) },
        ]);
      }
      expect(deeds().length).toBe(before);
      expect((await overview()).lack).toBeNull();
    },
  );

  it.each(routes.filter(route => route.startsWith('POST')))(
    '%s: what the owner says must be of the right form',
    async route => {
      const answer = await call(route.replace(':id', '1'), { junk: 1 });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed']);
    },
  );

  it.each(routes)('%s: no page of another site gets in with the owner’s cookie', async route => {
    const cookie = (await ownerCookie()).split(';')[0] ?? '';
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await call(route.replace(':id', '1'), undefined, { headers: { cookie, origin } });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign-origin']);
    }
  });

  it('opens by a cookie of its own, which no script reads and no other site sends', async () => {
    const given = await ownerCookie();
    expect(given).toMatch(/^macher-owner=[\w-]{22}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
    const cookie = given.split(';')[0] ?? '';
    const headers = { cookie };
    expect((await call('GET /api/host', undefined, { headers })).statusCode).toBe(200);
    const isOwner = async () => (await call('GET /api/host/session', undefined, { headers })).json();
    expect(await isOwner()).toEqual({ isOwner: true });
    await call('DELETE /api/host/session', undefined, { headers });
    expect((await call('GET /api/host', undefined, { headers })).statusCode).toBe(403);
    expect(await isOwner()).toEqual({ isOwner: false });
  });

  it('shuts for every session when there is another secret, and after half a day', async () => {
    const clock = { now: Date.now() };
    const time = { now: () => clock.now, wake: () => () => {} };
    const first = await openHouse({ ownerHash: hashToken(SECRET), time });
    const [cookie = ''] = (await ownerCookie(first)).split(';');
    const asks = async (at: House) =>
      (await call('GET /api/host', undefined, { headers: { cookie } }, at)).statusCode;
    await first.shut();
    const again = await openHouse({ ownerHash: hashToken(SECRET), time }, first.folder);
    expect(await asks(again)).toBe(200);
    clock.now += 43_200_000;
    expect(await asks(again)).toBe(403);
    clock.now -= 43_200_000;
    await again.shut();
    const other = await openHouse({ ownerHash: hashToken('another secret'), time }, first.folder);
    expect(await asks(other)).toBe(403);
    await other.close();
  });

  it('counts wrong secrets by address, at every way in; right ones are as many as you like', async () => {
    const guess = (from: string) =>
      call('GET /api/host', undefined, { headers: { authorization: 'Bearer no' }, from });
    const statuses = async (count: number, one: () => Promise<{ statusCode: number }>) => {
      const all: number[] = [];
      for (let tries = 0; tries < count; tries += 1) all.push((await one()).statusCode);
      return all;
    };
    const from = '198.51.100.7';
    expect(await statuses(30, () => call('GET /api/host', undefined, { from }))).not.toContain(429);
    expect(await statuses(12, () => guess(from))).toEqual([...Array(10).fill(403), 429, 429]);
    const login = await call('POST /api/host/session', { secret: SECRET }, { headers: {}, from });
    expect([login.statusCode, login.json().code]).toEqual([429, 'too-many']);
    expect((await guess('198.51.100.8')).statusCode).toBe(403);
  });
});

describe('the owner', () => {
  it('sees who is here and how the server is doing, and nothing that a seat must not know', async () => {
    const anna = await house.guest('Anna');
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', '1', '1'], true));
    const id = String(body['id']);
    await anna.connect();
    anna.watch(id);
    await until(() => anna.sheets.get(id)?.view != null, 'the game');
    const person = { id: anna.person, name: 'Anna' };
    const seen = await overview();
    expect(seen).toMatchObject({ lack: null, bots: null, announcement: null });
    expect(seen.tables).toContainEqual({
      id,
      stage: 'playing',
      openedAt: expect.any(Number),
      owner: person,
      people: [person],
    });
    expect(seen.connected).toContainEqual({ person, sockets: 1 });
    expect(seen.sockets).toBeGreaterThan(0);
    expect(seen.load.memory).toBeGreaterThan(1_000_000);
    expect(seen.refused).toContainEqual({ door: 'http', code: 'wrong-password', times: expect.any(Number) });
    const text = JSON.stringify(seen);
    const log = JSON.stringify(await house.store.entries(id));
    const seed = /"seed":"([^"]+)"/.exec(log)?.[1] ?? '';
    for (const secret of [
      String(body['invite']),
      anna.cookie.split('=')[1] ?? '',
      seed,
      SECRET,
      hashToken(SECRET),
    ]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(text).not.toContain(secret);
    }
    for (const field of ['hand', 'money', 'view', 'choice', 'rules'])
      expect(text).not.toContain(`"${field}":`);
    anna.close();
  });

  it('closes a table without a result', async () => {
    const anna = await house.guest('Anna');
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open'], true));
    const id = String(body['id']);
    await anna.connect();
    anna.watch(id);
    await until(() => anna.sheets.has(id), 'the table');
    expect((await call(`DELETE /api/host/tables/${id}`)).statusCode).toBe(200);
    await until(() => anna.sheets.get(id)?.stage === 'abandoned', 'the end');
    expect(deeds().at(-1)).toMatchObject({
      act: 'DELETE /api/host/tables/:id',
      about: id,
      address: '127.0.0.1',
    });
    expect((await call('DELETE /api/host/tables/none')).json()).toMatchObject({ code: 'no-such-table' });
    anna.close();
  });

  it('reads what people have reported, and notes what came of it', async () => {
    const report = {
      at: 1,
      table: 'none',
      reporter: { id: 'anna', name: 'Anna' },
      about: { id: 'bernd', name: 'Bernd' },
      lines: [{ number: 3, at: 0, text: 'rude' }],
      text: 'he is rude',
    };
    await house.store.reports.add(report);
    const listed = async () => (await call('GET /api/host/reports')).json().reports[0];
    expect(await listed()).toMatchObject({ ...report, settled: null });
    const { id } = await listed();
    await call(`POST /api/host/reports/${id}`, { note: 'spoke to him' });
    expect(await listed()).toMatchObject({ settled: { at: expect.any(Number), note: 'spoke to him' } });
    await call(`POST /api/host/reports/${id}`, { note: null });
    expect(await listed()).toMatchObject({ settled: null });
    expect((await call('POST /api/host/reports/999999', { note: '' })).statusCode).toBe(404);
    expect((await call('POST /api/host/reports/x', { note: '' })).statusCode).toBe(400);
    expect(written.join('')).not.toContain('spoke to him');
  });

  it('blocks a person: their sockets end, and no cookie, password or code lets them in; until they are let in again', async () => {
    const dora = await house.guest('Dora');
    const kept = await dora.call('POST', '/api/me/password', { password: PASSWORD, old: null });
    const login = { name: 'Dora', password: PASSWORD };
    await dora.connect();
    expect((await call('POST /api/host/blocks', { person: dora.person })).statusCode).toBe(200);
    await until(() => !dora.isConnected, 'the end');
    expect((await overview()).blocks).toEqual([
      { person: { id: dora.person, name: 'Dora' }, at: expect.any(Number) },
    ]);
    expect((await dora.call('GET', '/api/me')).body).toEqual({ person: null });
    expect((await house.stranger().call('POST', '/api/sessions', login)).status).toBe(403);
    const recovery = { name: 'Dora', code: String(kept.body['recovery']), password: PASSWORD };
    expect((await house.stranger().call('POST', '/api/recovery', recovery)).status).toBe(403);
    expect((await house.stranger().call('POST', '/api/people', { name: 'Dora' })).status).toBe(409);
    expect((await call(`DELETE /api/host/blocks/${dora.person}`)).json().blocks).toEqual([]);
    expect((await dora.call('GET', '/api/me')).body).toMatchObject({ person: { name: 'Dora' } });
    expect((await house.stranger().call('POST', '/api/sessions', login)).status).toBe(200);
    expect(deeds().slice(-2)).toMatchObject([
      { act: 'POST /api/host/blocks', about: dora.person },
      { act: 'DELETE /api/host/blocks/:id', about: dora.person },
    ]);
    expect((await call('POST /api/host/blocks', { person: 'nobody' })).statusCode).toBe(404);
    expect((await call('DELETE /api/host/blocks/nobody')).statusCode).toBe(404);
  });

  it('drains: nobody new comes in, those who are here stay; and calls it off', async () => {
    const anna = await house.guest('Anna');
    expect((await call('POST /api/host/drain', {})).json()).toMatchObject({ lack: 'draining' });
    const open = () => anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
    expect(await open()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await house.stranger().call('POST', '/api/people', { name: 'Emil' })).status).toBe(503);
    expect((await anna.call('GET', '/api/me')).body).toMatchObject({ person: { name: 'Anna' } });
    expect((await fetch(`${house.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
    expect((await call('DELETE /api/host/drain')).json()).toMatchObject({ lack: null });
    expect((await open()).status).toBe(201);
  });
});

describe('an announcement', () => {
  const toldTo = (received: readonly string[]) =>
    received.map(text => JSON.parse(text)).filter(({ type }) => type === 'announcement');

  it('reaches everyone at once, strangers too, and those who come later, until it is taken back', async () => {
    const anna = await house.guest('Anna');
    const stranger = house.stranger();
    for (const each of [anna, stranger]) await each.connect();
    await until(() => [anna, stranger].every(({ received }) => received.length > 0), 'a welcome');
    const made = (await call('POST /api/host/announcement', { text: WORDS, minutes: 60 })).json();
    const { announcement } = made as HostOverview;
    expect(announcement).toMatchObject({ text: WORDS });
    expect((announcement?.until ?? 0) - (announcement?.at ?? 0)).toBe(3_600_000);
    const late = house.stranger();
    await late.connect();
    for (const { received } of [anna, stranger, late]) {
      await until(() => toldTo(received).length > 0, 'the announcement');
      expect(toldTo(received)).toEqual([{ type: 'announcement', announcement }]);
      expect(JSON.parse(received[0] ?? '').type).toBe('welcome');
    }
    expect((await house.stranger().call('GET', '/api/announcement')).body).toEqual({ announcement });
    await call('DELETE /api/host/announcement');
    await until(() => toldTo(anna.received).length === 2, 'its end');
    expect(toldTo(anna.received).at(-1)).toEqual({ type: 'announcement', announcement: null });
    expect((await house.stranger().call('GET', '/api/announcement')).body).toEqual({ announcement: null });
    const afterwards = house.stranger();
    await afterwards.connect();
    await until(() => afterwards.received.length > 0, 'a welcome');
    expect(toldTo(afterwards.received)).toEqual([]);
    for (const each of [anna, stranger, late, afterwards]) each.close();
    expect(written.join('')).not.toContain('Bring cake');
  });

  it('survives a restart, reaches the people of another process, and ends when its time is up', async () => {
    const clock = { now: 1_000_000 };
    let look: () => void = () => {};
    const time = {
      now: () => clock.now,
      wake: (at: number, call: () => void) => {
        if (at - clock.now === 10_000) look = call;
        return () => {};
      },
    };
    const first = await openHouse({ ownerHash: hashToken(SECRET), time });
    await call('POST /api/host/announcement', { text: WORDS, minutes: 1 }, {}, first);
    await first.shut();
    const again = await openHouse({ ownerHash: hashToken(SECRET), time }, first.folder);
    const anna = again.stranger();
    await anna.connect();
    await until(() => toldTo(anna.received).length === 1, 'what stands');
    // As another process would.
    await again.store.ownerBook.announce({
      id: 'other',
      text: 'elsewhere',
      at: clock.now,
      until: clock.now + 60_000,
    });
    look();
    await until(() => toldTo(anna.received).length === 2, 'what another process has said');
    expect(toldTo(anna.received).at(-1)).toMatchObject({ announcement: { text: 'elsewhere' } });
    clock.now += 60_000;
    expect((await overview(again)).announcement).toBeNull();
    anna.close();
    await again.close();
  });

  it.each([
    ['nothing', { text: '', minutes: 5 }],
    ['more than 500 characters', { text: 'x'.repeat(501), minutes: 5 }],
    ['no time', { text: 'x', minutes: 0 }],
    ['longer than a week', { text: 'x', minutes: 10_081 }],
    ['something else', { text: 'x', minutes: 5, html: true }],
  ])('of %s is refused', async (_what, body) => {
    expect((await call('POST /api/host/announcement', body)).statusCode).toBe(400);
    expect((await overview()).announcement).toBeNull();
  });
});
