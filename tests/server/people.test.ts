import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { realTime } from '@macher/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HASHING, hashPassword, isPassword } from '../../packages/server/src/secrets.ts';
import { tableFor } from './client.ts';
import { type House, openHouse } from './house.ts';

const HALF_A_YEAR = 182 * 86_400_000;
const PASSWORD = 'correct horse';

let house: House;
let passed = 0;

beforeEach(async () => {
  passed = 0;
  const time = { ...realTime, now: () => Date.now() + passed };
  house = await openHouse({ time, proxies: ['127.0.0.1'], limits: { passwordsAtOnce: 100 } });
});

afterEach(() => house.close());

interface Call {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, { body, headers = {} }: Call = {}) {
  const answer = await house.app.inject({
    method,
    url,
    headers,
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const [cookie] = answer.cookies;
  return { status: answer.statusCode, body: answer.body, json: () => answer.json(), cookie, answer };
}

/** A guest, with the header that makes the server know them again. */
async function guest(name: string) {
  const { cookie, json } = await call('POST', '/api/people', { body: { name } });
  if (cookie === undefined) throw new Error(`no cookie for ${name}`);
  return { token: cookie.value, headers: { cookie: `macher=${cookie.value}` }, person: json().person };
}

async function keeper(name: string, password = PASSWORD) {
  const made = await guest(name);
  await call('POST', '/api/me/password', { body: { password, old: null }, headers: made.headers });
  return made;
}

function signIn(name: string, password: string) {
  return call('POST', '/api/sessions', { body: { name, password } });
}

describe('a guest', () => {
  it('says a name, and is known from then on', async () => {
    const { status, json, cookie } = await call('POST', '/api/people', { body: { name: ' Anna ' } });
    expect(status).toBe(201);
    expect(json()).toEqual({ person: { id: expect.any(String), name: 'Anna' } });
    const me = await call('GET', '/api/me', { headers: { cookie: `macher=${cookie?.value}` } });
    expect(me.json()).toEqual(json());
  });

  it('is a stranger without the cookie, or with another', async () => {
    await guest('Anna');
    for (const headers of [{}, { cookie: 'macher=AAAAAAAAAAAAAAAAAAAAAA' }, { cookie: 'macher=' }])
      expect((await call('GET', '/api/me', { headers })).json()).toEqual({ person: null });
  });

  it('may have the name of another guest, and is another person', async () => {
    const [one, other] = [await guest('Anna'), await guest('Anna')];
    expect(other.person.name).toBe('Anna');
    expect(other.person.id).not.toBe(one.person.id);
  });

  it('cannot take a name that is kept with a password, however it is written', async () => {
    await keeper('Jörg');
    for (const name of ['Jörg', 'JÖRG', ' jörg '])
      expect(await call('POST', '/api/people', { body: { name } })).toMatchObject({
        status: 409,
        cookie: undefined,
      });
    expect((await call('POST', '/api/people', { body: { name: 'jörg' } })).json()).toMatchObject({
      code: 'name-taken',
    });
  });

  it.each([{ name: '' }, { name: '   ' }, { name: 'x'.repeat(31) }, { name: 7 }, {}, { name: 'a', more: 1 }])(
    'is not welcome as %j',
    async body => {
      const answer = await call('POST', '/api/people', { body });
      expect(answer).toMatchObject({ status: 400, cookie: undefined });
      expect(answer.json()).toMatchObject({ code: 'malformed' });
    },
  );
});

describe('a name', () => {
  it('that was kept by an earlier version of the program still has its password', async () => {
    const kept = 'scrypt$_bdaOwEhCY4Hmx1sebJJng$bRy6u_UrlB8qB7tUqq6OcqVwygfcLhXpBpxZzl8MmiM';
    expect(await isPassword('correct horse', kept, HASHING)).toBe(true);
    expect(await isPassword('correct house', kept, HASHING)).toBe(false);
    const now = await hashPassword('correct horse', HASHING);
    expect(now).toMatch(/^scrypt\$[\w-]{22}\$[\w-]{43}\$3$/);
    expect(await isPassword('correct horse', now, HASHING)).toBe(true);
    expect(await isPassword('correct horse', now.slice(0, -2), HASHING)).toBe(false);
  });

  it('is kept with a password, and its owner signs in with it elsewhere', async () => {
    const { headers, person, token } = await guest('Anna');
    const kept = await call('POST', '/api/me/password', { body: { password: PASSWORD, old: null }, headers });
    expect(kept).toMatchObject({ status: 200 });
    expect(kept.json()).toEqual({ person, recovery: expect.any(String) });
    const elsewhere = await signIn('ANNA', PASSWORD);
    expect(elsewhere.status).toBe(200);
    expect(elsewhere.json()).toEqual({ person });
    expect(elsewhere.cookie?.value).not.toBe(token);
    for (const value of [token, elsewhere.cookie?.value])
      expect((await call('GET', '/api/me', { headers: { cookie: `macher=${value}` } })).json()).toEqual({
        person,
      });
  });

  it('goes to the first of two guests who both have it', async () => {
    const [one, other] = [await guest('Anna'), await guest('anna')];
    const keep = (headers: Record<string, string>) =>
      call('POST', '/api/me/password', { body: { password: PASSWORD, old: null }, headers });
    const answers = await Promise.all([keep(one.headers), keep(other.headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json()).toMatchObject({ code: 'name-taken' });
  });

  it('can get another password, and the old one is of no use then', async () => {
    const { headers } = await keeper('Anna');
    await call('POST', '/api/me/password', { body: { password: 'another horse', old: PASSWORD }, headers });
    expect(await signIn('Anna', PASSWORD)).toMatchObject({ status: 403 });
    expect(await signIn('Anna', 'another horse')).toMatchObject({ status: 200 });
  });

  it('is not kept for a stranger, nor with a short password', async () => {
    const nobody = await call('POST', '/api/me/password', { body: { password: PASSWORD, old: null } });
    expect(nobody).toMatchObject({ status: 401 });
    expect(nobody.json()).toMatchObject({ code: 'not-signed-in' });
    const { headers } = await guest('Anna');
    const short = await call('POST', '/api/me/password', {
      body: { password: '1234567', old: null },
      headers,
    });
    expect(short).toMatchObject({ status: 400 });
    expect(await signIn('Anna', '1234567')).toMatchObject({ status: 403 });
  });
});

describe('signing in', () => {
  it('with a wrong password, an unknown name or a guest’s gets the same answer', async () => {
    await keeper('Anna');
    await guest('Bernd');
    const answers = [
      await signIn('Anna', 'wrong horse'),
      await signIn('Carla', PASSWORD),
      await signIn('Bernd', ''),
      await signIn('Anna', ''),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 403, cookie: undefined });
      expect(answer.body).toBe(answers[0]?.body);
    }
    expect(answers[0]?.json()).toMatchObject({ code: 'wrong-password' });
  });

  it('can be tried only so often from one address', async () => {
    await house.close();
    house = await openHouse({
      proxies: ['127.0.0.1'],
      limits: { passwordsAtOnce: 3, passwordsPerSecond: 1e-6 },
    });
    const attempt = (address: string) =>
      call('POST', '/api/sessions', {
        body: { name: 'Anna', password: 'x' },
        headers: { 'x-forwarded-for': address },
      });
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) statuses.push((await attempt('192.0.2.1')).status);
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
    expect(await attempt('192.0.2.2')).toMatchObject({ status: 403 });
  });

  it('counts passwords that are set, too: each is work for the server', async () => {
    await house.close();
    house = await openHouse({ limits: { passwordsPerNameAtOnce: 2, passwordsPerNamePerSecond: 1e-6 } });
    const { headers } = await guest('Anna');
    const statuses: number[] = [];
    // The first one by a guest, and then by somebody who keeps their name.
    for (const password of ['first password', 'second password', 'third password', 'a fourth one'])
      statuses.push(
        (await call('POST', '/api/me/password', { headers, body: { password, old: null } })).status,
      );
    expect(statuses).toEqual([200, 403, 403, 429]);
  });

  it('lasts for half a year', async () => {
    const { headers, person } = await guest('Anna');
    passed = HALF_A_YEAR - 60_000;
    expect((await call('GET', '/api/me', { headers })).json()).toEqual({ person });
    passed = HALF_A_YEAR;
    expect((await call('GET', '/api/me', { headers })).json()).toEqual({ person: null });
  });
});

describe('signing out', () => {
  it('ends this session and no other, and takes the cookie back', async () => {
    const { headers, person } = await keeper('Anna');
    const other = await signIn('Anna', PASSWORD);
    const out = await call('DELETE', '/api/sessions', { headers });
    expect(out).toMatchObject({ status: 200, cookie: { name: 'macher', value: '' } });
    expect(out.cookie?.expires?.getTime()).toBe(0);
    expect((await call('GET', '/api/me', { headers })).json()).toEqual({ person: null });
    const there = { cookie: `macher=${other.cookie?.value}` };
    expect((await call('GET', '/api/me', { headers: there })).json()).toEqual({ person });
  });

  it('does no harm to a stranger', async () => {
    expect(await call('DELETE', '/api/sessions')).toMatchObject({ status: 200 });
  });
});

describe('the cookie', () => {
  it('is for the server alone: no script reads it, no other site sends it', async () => {
    const { cookie } = await call('POST', '/api/people', { body: { name: 'Anna' } });
    expect(cookie).toMatchObject({ name: 'macher', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.maxAge).toBe(HALF_A_YEAR / 1000);
    expect(cookie).not.toHaveProperty('secure');
  });

  it('only travels encrypted when it came encrypted, also by way of a proxy', async () => {
    await keeper('Bernd');
    const headers = { 'x-forwarded-proto': 'https' };
    const welcome = await call('POST', '/api/people', { body: { name: 'Anna' }, headers });
    const login = await call('POST', '/api/sessions', {
      body: { name: 'Bernd', password: PASSWORD },
      headers,
    });
    for (const { cookie } of [welcome, login])
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' });
  });

  it('has enough chance in it that nobody guesses it', async () => {
    const tokens = [(await guest('Anna')).token, (await guest('Anna')).token];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  });
});

it('no token, invitation or password can be read in the data folder', async () => {
  const { headers, token } = await keeper('Anna');
  const again = { password: PASSWORD, old: PASSWORD };
  const { recovery } = (await call('POST', '/api/me/password', { body: again, headers })).json();
  const login = await signIn('Anna', PASSWORD);
  const made = await call('POST', '/api/tables', {
    body: tableFor('2019-4', ['me', 'open', 'open'], true),
    headers,
  });
  const kept = readdirSync(house.folder)
    .map(file => readFileSync(join(house.folder, file), 'latin1'))
    .join();
  expect(kept).toContain('Anna');
  expect(kept).toContain(made.json().id);
  for (const secret of [token, login.cookie?.value, made.json().invite, PASSWORD, recovery]) {
    expect(secret).toEqual(expect.stringMatching(/.{8}/));
    expect(kept).not.toContain(secret);
  }
});

describe('every answer', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/healthz'],
    ['GET', '/metrics'],
    ['GET', '/api/tables'],
    ['GET', '/api/tables/none'],
    ['POST', '/api/tables'],
    ['GET', '/nowhere'],
  ] as const)('has the headers that keep other pages out: %s %s', async (method, url) => {
    const { answer } = await call(method, url);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
  });

  it('that is not what was asked for has a code', async () => {
    const { headers } = await guest('Anna');
    const codes = [
      await call('GET', '/nowhere'),
      await call('GET', '/api/tables/none'),
      await call('POST', '/api/tables', { body: {}, headers }),
      await call('POST', '/api/tables', {
        body: 'not JSON',
        headers: { ...headers, 'content-type': 'application/json' },
      }),
      await call('POST', '/api/people', { body: { name: 'x'.repeat(2_000_000) } }),
    ].map(answer => [answer.status, answer.json().code]);
    expect(codes).toEqual([
      [404, 'no-such-page'],
      [404, 'no-such-table'],
      [400, 'malformed'],
      [400, 'malformed'],
      [413, 'too-large'],
    ]);
  });
});

describe('a page of another site', () => {
  const OWN = 'localhost:80';

  it.each(['https://elsewhere.example', 'null', 'not an address', `https://${OWN}.elsewhere.example`])(
    'cannot call: %s',
    async origin => {
      const { headers } = await guest('Anna');
      const answer = await call('POST', '/api/tables', {
        body: tableFor('2019-4', ['me', '1', '1']),
        headers: { ...headers, origin },
      });
      expect(answer).toMatchObject({ status: 403 });
      expect(answer.json()).toMatchObject({ code: 'foreign-origin' });
      expect(await house.store.tableIds()).toEqual([]);
    },
  );

  it('finds sockets at one address only', async () => {
    const upgrade = { connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const headers = { ...upgrade, 'sec-websocket-key': Buffer.alloc(16).toString('base64') };
    const status = await new Promise(resolve => {
      get(`${house.url}/api/me`, { headers }, response => resolve(response.resume().statusCode));
    });
    expect(status).toBe(404);
  });

  it('cannot open a socket, but one of our own can', async () => {
    const { headers } = await guest('Anna');
    const opens = (origin: string): Promise<boolean> => {
      const options = { headers: { ...headers, origin } };
      const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/socket`, options as never);
      return new Promise<boolean>(resolve => {
        socket.onopen = () => resolve(true);
        socket.onerror = () => resolve(false);
      }).finally(() => socket.close());
    };
    expect(await opens('https://elsewhere.example')).toBe(false);
    expect(await opens(house.url)).toBe(true);
  });

  it('is told apart from our own, and from programs, which have no origin', async () => {
    const headers = { host: 'macher.example', origin: 'https://macher.example' };
    expect(await call('POST', '/api/people', { body: { name: 'Anna' }, headers })).toMatchObject({
      status: 201,
    });
    expect(await call('POST', '/api/people', { body: { name: 'Anna' } })).toMatchObject({ status: 201 });
  });
});

describe('those who run the server', () => {
  it('see whether it is well', async () => {
    const answer = await call('GET', '/healthz');
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.json()).toMatchObject({ ok: true });
  });

  it('see figures, but no names and nothing secret', async () => {
    const anna = await house.guest('Anna Unverwechselbar');
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open'], true));
    await anna.connect();
    anna.watch(String(body['id']));
    await anna.ask(String(body['id']), { kind: 'say', room: 'players', text: 'hello' });
    const { status, body: figures } = await call('GET', '/metrics');
    expect(status).toBe(200);
    expect(figures).toMatch(/^macher_connections 1$/m);
    expect(figures).toMatch(/^macher_tables 1$/m);
    expect(figures).toMatch(/^macher_request_seconds_count\{kind="say"\} 1$/m);
    expect(figures).toMatch(/^process_resident_memory_bytes \d/m);
    for (const secret of ['Unverwechselbar', anna.person, String(body['id']), String(body['invite'])])
      expect(figures).not.toContain(secret);
    anna.close();
  });

  it('can be sure that one address does not keep all others out', async () => {
    await house.close();
    house = await openHouse({ proxies: ['127.0.0.1'], limits: { callsAtOnce: 5, callsPerSecond: 0 } });
    const from = (address: string) => call('GET', '/healthz', { headers: { 'x-forwarded-for': address } });
    const statuses: number[] = [];
    for (let calls = 0; calls < 7; calls += 1) statuses.push((await from('192.0.2.1')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await from('192.0.2.1')).json()).toMatchObject({ code: 'too-many' });
    expect(await from('192.0.2.2')).toMatchObject({ status: 200 });
  });
});

describe('without the browser client', () => {
  it.each([
    ['xx, de-AT;q=0.9, en', 'Die Oberfläche für den Browser ist noch nicht gebaut.'],
    ['fr', 'Le client pour le navigateur n’a pas encore été construit.'],
    ['', 'The browser client hasn’t been built.'],
  ])('a page says in a language that the browser accepts what to run: %s', async (language, text) => {
    for (const path of ['/', '/new', '/t/NS8tCaEcaBLj']) {
      const page = await call('GET', path, { headers: { 'accept-language': language } });
      expect(page.status).toBe(503);
      expect(page.answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(page.body).toContain(text);
      expect(page.body).toContain('npm run build');
    }
  });
});
