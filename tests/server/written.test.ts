import { randomOf } from '@macher/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { decision, type Reply, TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';

let house: House;
afterEach(() => house.close());

async function open(limits: Parameters<typeof openHouse>[0] = {}): Promise<void> {
  house = await openHouse({ proxies: ['127.0.0.1'], ...limits });
}

async function guestFrom(address: string, name = 'Guest'): Promise<TestClient> {
  const client = new TestClient(house.url, { 'x-forwarded-for': address });
  await client.signIn(name);
  return client;
}

async function openTable(client: TestClient): Promise<string> {
  const { status, body } = await client.call(
    'POST',
    '/api/tables',
    tableFor('2019-4', ['open', 'open', 'open']),
  );
  return status === 201 ? String(body['id']) : `${status} ${String(body['code'])}`;
}

async function listed(client: TestClient): Promise<string[]> {
  const { body } = await client.call('GET', '/api/tables');
  return (body['tables'] as { id: string }[]).map(({ id }) => id);
}

describe('the public list', () => {
  it('has three tables of one network for others, however many people open them there, and all for those', async () => {
    await open();
    const far = await guestFrom('198.51.100.7');
    const theirs = await openTable(far);
    for (const address of ['203.0.113.66', '2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:ff00::1'])
      for (let times = 0; times < 4; times += 1) await openTable(await guestFrom(address));
    const seen = await listed(far);
    expect(seen).toContain(theirs);
    expect(seen).toHaveLength(1 + 3 + 3);
    expect(await listed(await guestFrom('203.0.113.66'))).toHaveLength(4 + 3 + 1);
  });

  it('tells nobody from where a table was opened', async () => {
    await open();
    const near = await guestFrom('203.0.113.66');
    const id = await openTable(near);
    const from = (await house.store.table(id))?.from ?? '';
    expect(from).toMatch(/^[\w-]{12}$/);
    for (const path of ['/api/tables', `/api/tables/${id}`, '/api/me/tables', '/api/me/data'])
      expect(JSON.stringify((await near.call('GET', path)).body)).not.toContain(from);
  });
});

const NEAR = '203.0.113.66';
const FAR = '198.51.100.7';

function codeOf(reply: Reply): string {
  if (reply.type === 'error') return reply.code;
  if (reply.ok) return 'done';
  return reply.refusal.by === 'table' ? reply.refusal.code : reply.refusal.refusal.code;
}

/** At a table of their own against bots, and looking. */
async function playing(client: TestClient): Promise<string> {
  const { body } = await client.call('POST', '/api/tables', tableFor('2019-4', ['me', '0', '0']));
  const table = String(body['id']);
  await client.connect();
  client.watch(table);
  await until(() => client.sheets.get(table)?.choice != null, 'a question');
  return table;
}

function note(length: number) {
  return { kind: 'note', text: 'x'.repeat(length) } as const;
}

describe('what is written in a day', () => {
  it('has an end for a network, whoever writes there, which others don’t notice', async () => {
    await open({ limits: { bytesFromNetwork: 350_000 } });
    const opened: string[] = [];
    for (let times = 0; times < 5; times += 1) opened.push(await openTable(await guestFrom(NEAR)));
    expect(opened.slice(3)).toEqual(['429 enough-today', '429 enough-today']);
    expect(opened.slice(0, 3).join()).not.toContain('429');
    expect(await openTable(await guestFrom(FAR))).not.toContain('429');
  });

  it('has an end for all networks of one customer together', async () => {
    await open({ limits: { bytesFromNetwork: 250_000 } });
    let times = 0;
    const address = (): string => `2001:db8:7:${(times * 256).toString(16)}::1`;
    while (times < 40 && !(await openTable(await guestFrom(address()))).startsWith('429')) times += 1;
    expect(times).toBeGreaterThan(5);
    expect(times).toBeLessThan(12);
  });

  it('counts guests and other calls that write something', async () => {
    await open({ limits: { bytesFromNetwork: 20_000 } });
    const statuses: number[] = [];
    for (let times = 0; times < 25; times += 1) {
      const client = new TestClient(house.url, { 'x-forwarded-for': NEAR });
      statuses.push((await client.call('POST', '/api/people', { name: 'Guest' })).status);
    }
    expect(statuses.filter(status => status === 201).length).toBeLessThan(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('has an end for a person, who can still play, look and go', async () => {
    await open({ limits: { bytesOfPerson: 130_000 } });
    const anna = await guestFrom(NEAR);
    const table = await playing(anna);
    expect(codeOf(await anna.ask(table, note(19_000)))).toBe('done');
    expect(codeOf(await anna.ask(table, note(19_000)))).toBe('enough-today');
    expect(await openTable(anna)).toBe('429 enough-today');
    const request = decision(anna, table, '0', randomOf('play on'));
    expect(request === null ? null : codeOf(await anna.ask(table, request))).toBe('done');
    expect((await anna.call('GET', '/api/me/data')).status).toBe(200);
    expect(codeOf(await anna.ask(table, { kind: 'resign' }))).toBe('done');
    expect((await anna.call('DELETE', '/api/me', { password: null })).status).toBe(200);
  });
});

describe('what is kept of one person in all', () => {
  it('has an end over all tables, and a word that says so; a guest who keeps their name may go on', async () => {
    await open({ limits: { bytesKeptOfGuest: 60_000, bytesKept: 90_000 } });
    const anna = await guestFrom(NEAR, 'Anna');
    const table = await playing(anna);
    expect(codeOf(await anna.ask(table, note(19_000)))).toBe('done');
    const opening = await house.store.accounts.bytesOf(anna.person);
    expect(opening).toBeGreaterThan(19_000);
    let written = 0;
    while (written < 10 && codeOf(await anna.ask(table, note(19_000))) === 'done') written += 1;
    expect(written).toBeLessThan(4);
    expect(codeOf(await anna.ask(table, note(19_000)))).toBe('enough-kept');
    await anna.call('POST', '/api/me/password', { password: 'correct horse', old: null });
    expect(codeOf(await anna.ask(table, note(19_000)))).toBe('done');
  });
});
