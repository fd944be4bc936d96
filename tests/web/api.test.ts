import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../packages/web/src/kit/net/api.ts';

/** What was called, and what is answered. */
let calls: unknown[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  calls = [];
  answer = () => Promise.resolve(Response.json({ person: ANNA, tables: ['one'] }));
  vi.stubGlobal('fetch', (path: string, { method, headers, body }: RequestInit) => {
    calls.push([method, path, ...(body === undefined ? [] : [headers, JSON.parse(String(body))])]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const ANNA = { id: 'a', name: 'Anna' };
const JSON_TYPE = { 'content-type': 'application/json' };

it('asks by method and path, and sends JSON', async () => {
  expect(await api.me()).toEqual(ANNA);
  expect(await api.welcome('Anna')).toEqual(ANNA);
  expect(await api.signIn('Anna', 'secret')).toEqual(ANNA);
  expect(await api.setPassword('secret', 'old one')).toMatchObject({ person: ANNA });
  expect(await api.recover('Anna', 'CODE', 'secret')).toMatchObject({ person: ANNA });
  await api.endSession('s1');
  await api.endOtherSessions();
  await api.account();
  expect(await api.myTables()).toMatchObject({ tables: ['one'] });
  await api.signOut();
  expect(calls).toEqual([
    ['GET', '/api/me'],
    ['POST', '/api/people', JSON_TYPE, { name: 'Anna' }],
    ['POST', '/api/sessions', JSON_TYPE, { name: 'Anna', password: 'secret' }],
    ['POST', '/api/me/password', JSON_TYPE, { password: 'secret', old: 'old one' }],
    ['POST', '/api/recovery', JSON_TYPE, { name: 'Anna', code: 'CODE', password: 'secret' }],
    ['DELETE', '/api/me/sessions/s1'],
    ['DELETE', '/api/me/sessions'],
    ['GET', '/api/me/account'],
    ['GET', '/api/me/tables'],
    ['DELETE', '/api/sessions'],
  ]);
});

it('leaves out of the address what it has not, and encodes what it has', async () => {
  await api.record('t1', null);
  await api.record('t1', 'a&b');
  await api.moments('t1', null, 40);
  await api.moments('t1', 'x', 0);
  expect(await api.tables({ stage: 'playing' })).toEqual(['one']);
  expect(calls.map(call => (call as string[])[1])).toEqual([
    '/api/tables/t1/record',
    '/api/tables/t1/record?invite=a%26b',
    '/api/tables/t1/moments?before=40',
    '/api/tables/t1/moments?invite=x&before=0',
    '/api/tables?stage=playing',
  ]);
});

it.each([
  [
    'what the server says',
    Response.json({ code: 'not-invited', detail: 't1' }, { status: 403 }),
    'not-invited',
    't1',
  ],
  ['a page of someone between', new Response('<html>', { status: 502 }), 'offline', '/api/me'],
])('tells of %s', async (_name, response, code, detail) => {
  answer = () => Promise.resolve(response);
  await expect(api.me()).rejects.toMatchObject({ code, message: detail });
});

it('tells that nobody answers', async () => {
  answer = () => Promise.reject(new TypeError('no network'));
  await expect(api.me()).rejects.toMatchObject({ code: 'offline', message: '/api/me' });
});

it('sends again by itself what came too fast, and not what must wait for long', async () => {
  vi.useFakeTimers();
  const refused = (after: number) =>
    Response.json({ code: 'too-many', detail: '' }, { status: 429, headers: { 'retry-after': `${after}` } });
  const answers = [refused(1), refused(1), Response.json({ person: ANNA })];
  answer = async () => answers.shift() ?? refused(60);
  const asked = api.me();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await asked).toEqual(ANNA);
  expect(calls).toHaveLength(3);
  await expect(api.me()).rejects.toMatchObject({ code: 'too-many' });
  expect(calls).toHaveLength(4);
  answer = async () => refused(1);
  const never = expect(api.me()).rejects.toMatchObject({ code: 'too-many' });
  await vi.advanceTimersByTimeAsync(20_000);
  await never;
  expect(calls.length).toBeLessThan(12);
  vi.useRealTimers();
});
