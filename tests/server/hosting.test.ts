import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteStore, type TableRow } from '@macher/server';
import { afterAll, describe, expect, it } from 'vitest';
import { closeLabel, Metrics } from '../../packages/server/src/metrics.ts';
import { firstOwnerSecret } from '../../packages/server/src/ownerSecret.ts';
import { Readiness } from '../../packages/server/src/readiness.ts';
import { hashToken } from '../../packages/server/src/secrets.ts';
import { tableFor } from './client.ts';
import { openHouse, until } from './house.ts';

const DOC = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');

const SECRET = 'the-secret-of-the-owner';
const PASSWORD = 'a password of Anna';

interface Line {
  readonly msg: string;
  readonly address?: string;
  readonly person?: string | null;
  readonly table?: string | null;
  readonly refused?: unknown;
  readonly code?: number;
  readonly level?: number;
}

const written: string[] = [];
const house = await openHouse({
  logSink: { write: line => void written.push(line) },
  ownerHash: hashToken(SECRET),
  limits: { messagesAtOnce: 30, messagesPerSecond: 0, watchedPerConnection: 1 },
});
afterAll(() => house.close());

const lines = (msg: string): Line[] =>
  written.map(text => JSON.parse(text) as Line).filter(line => line.msg === msg);

describe('/readyz', () => {
  const fine = async (): Promise<void> => {};

  it('says no while the server starts and while it drains, and yes between', async () => {
    const readiness = new Readiness(fine);
    expect(await readiness.lack()).toBe('starting');
    readiness.open();
    expect(await readiness.lack()).toBeNull();
    readiness.drain();
    readiness.open();
    expect(await readiness.lack()).toBe('draining');
  });

  it('says no while the store cannot write, and yes when it can again', async () => {
    let isFull = true;
    let now = 0;
    const readiness = new Readiness(
      async () => {
        if (isFull) throw new Error('full');
      },
      () => now,
    );
    readiness.open();
    expect(await readiness.lack()).toBe('cannot-write');
    isFull = false;
    now += 5000;
    expect(await readiness.lack()).toBeNull();
  });

  it('lets nobody keep the disk busy: many questions are one write', async () => {
    let writes = 0;
    const readiness = new Readiness(
      async () => {
        writes += 1;
      },
      () => 0,
    );
    readiness.open();
    for (let calls = 0; calls < 50; calls += 1) await readiness.lack();
    expect(writes).toBe(1);
  });

  it('says yes in the end where the first look at what waits has failed: there is another one soon', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'macher-ready-'));
    class Shaky extends SqliteStore {
      #looks = 0;
      override async dueTables(until: number): Promise<TableRow[]> {
        this.#looks += 1;
        if (this.#looks === 1) throw new Error('the connection is lost');
        return super.dueTables(until);
      }
    }
    const shaky = await openHouse({}, folder, new Shaky(folder));
    const isReady = async (): Promise<boolean> => (await fetch(`${shaky.url}/readyz`)).status === 200;
    await until(isReady, 'a server that is ready').finally(() => shaky.close());
  });

  it('really writes', async () => {
    const before = house.store.vitals.bytes();
    const answer = await fetch(`${house.url}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([200, { ready: true, lack: null }]);
    expect(house.store.vitals.bytes()).toBeGreaterThan(before);
  });
});

describe('/metrics', () => {
  const read = (remoteAddress: string, headers: Record<string, string> = {}) =>
    house.app.inject({ url: '/metrics', remoteAddress, headers });

  it.each([
    ['from the machine itself', '127.0.0.1', {}, 200],
    ['from elsewhere', '192.0.2.1', {}, 404],
    ['from elsewhere with the owner’s secret', '192.0.2.1', { authorization: `Bearer ${SECRET}` }, 200],
    ['with another secret', '192.0.2.1', { authorization: 'Bearer another' }, 404],
    ['through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 404],
    ['through a proxy that says only who it is', '127.0.0.1', { via: '1.1 caddy' }, 404],
  ] as const)('%s', async (_who, address, headers, status) => {
    expect((await read(address, headers)).statusCode).toBe(status);
  });

  it('a server without a secret has no owner', async () => {
    const other = await openHouse();
    const headers = { authorization: `Bearer ${SECRET}` };
    const { statusCode } = await other.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1', headers });
    expect(statusCode).toBe(404);
    await other.close();
  });

  it('counts calls, refusals and commits, and names the build', async () => {
    await house.app.inject({ url: '/nowhere' });
    const { body } = await read('127.0.0.1');
    expect(body).toMatch(/^macher_http_seconds_count\{method="GET",route="none",status="404"\} [1-9]/m);
    expect(body).toMatch(/^macher_refusals_total\{door="http",code="no-such-page"\} [1-9]/m);
    expect(body).toMatch(/^macher_store_bytes [1-9]\d{3}/m);
    expect(body).toMatch(/^macher_commit_seconds_count [1-9]/m);
    expect(body).toMatch(/^macher_build\{version="[\d.]+",protocol="\d+",epoch="\d+",node="v\d/m);
  });

  it('is described row by row in docs/hosting.md', async () => {
    const bots = { waiting: 0, waited: () => {} };
    const { registry } = new Metrics(
      { open: 0, frozen: 0 },
      { onCommit: () => {}, bytes: () => 0, room: () => null },
      bots,
    );
    const text = await registry.metrics();
    const names = [...text.matchAll(/^# TYPE (macher_\w+)/gm)].map(([, name]) => name);
    const rows = [...DOC.matchAll(/^\| `(macher_\w+)` \|/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual(names.sort());
  });

  it('has a row for each code that we know, and one for all that clients make up', () => {
    expect([1000, 1012, 4000, 4999].map(closeLabel)).toEqual(['1000', '1012', 'other', 'other']);
  });
});

describe('the log', () => {
  it('tells from where and whose a socket was, and which limit it met at which table', async () => {
    const anna = await house.guest('Anna');
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open'], true));
    const table = String(body['id']);
    await anna.connect();
    anna.watch(table, String(body['invite']));
    for (let sent = 0; sent < 40; sent += 1) anna.send({ type: 'unwatch', table });
    await until(() => anna.received.some(text => text.includes('too-many')), 'a limit');
    anna.close();
    await until(() => lines('socket closed').length === 1, 'the end');
    const who = { address: '127.0.0.1', person: anna.person };
    expect(lines('socket opened')).toMatchObject([who]);
    expect(lines('message refused')).toMatchObject([{ ...who, table, refused: 'too-many' }]);
    expect(lines('socket closed')).toMatchObject([{ ...who, refused: { 'too-many': expect.any(Number) } }]);
  });

  it('tells from where and by whom a refused call came, and about which table', async () => {
    const anna = await house.guest('Anna');
    const bernd = await house.guest('Bernd');
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open'], true));
    await bernd.call('GET', `/api/tables/${body['id']}`);
    expect(lines('call').at(-1)).toMatchObject({
      refused: 'not-invited',
      address: '127.0.0.1',
      person: bernd.person,
      table: body['id'],
    });
  });

  it('has one line for a call: what, how it ended, how long it took, from where and whose', async () => {
    const anna = await house.guest('Anna');
    const before = written.length;
    await anna.call('GET', '/api/me/tables?stage=playing');
    const since = written.slice(before).map(text => JSON.parse(text) as Line);
    expect(since).toMatchObject([
      {
        level: 30,
        msg: 'call',
        method: 'GET',
        path: '/api/me/tables',
        route: '/api/me/tables',
        status: 200,
        ms: expect.any(Number),
        address: '127.0.0.1',
        person: anna.person,
        refused: null,
      },
    ]);
  });

  it('calls a table only what is one, and doesn’t tell between whom something is', async () => {
    const anna = await house.guest('Anna');
    const bernd = await house.guest('Bernd');
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
    const before = written.length;
    await anna.call('GET', `/api/tables/${body['id']}/rules`);
    await anna.call('GET', `/api/people/${bernd.person}`);
    await anna.call('DELETE', `/api/me/blocked/${bernd.person}`);
    await anna.call('DELETE', `/api/me/friends/${bernd.person}`);
    await anna.call('DELETE', `/api/me/sessions/${bernd.person}`);
    const since = written.slice(before).map(text => JSON.parse(text));
    expect(since.map(({ path, table }) => [path, table])).toEqual([
      [`/api/tables/${body['id']}/rules`, body['id']],
      [`/api/people/${bernd.person}`, null],
      ['/api/me/blocked/…', null],
      ['/api/me/friends/…', null],
      [`/api/me/sessions/${bernd.person}`, null],
    ]);
  });

  it('has a line for a path that cannot be read too', async () => {
    const before = written.length;
    await house.app.inject({ url: '/%zz?invite=1' });
    const since = written.slice(before).map(text => JSON.parse(text) as Line);
    expect(since).toMatchObject([
      { level: 40, msg: 'call', path: '/%zz', status: 400, refused: 'malformed' },
    ]);
  });

  it('has a line for a message that is too long, and not where in the program it came', async () => {
    const before = written.length;
    const anna = await house.guest('Anna');
    await anna.connect();
    anna.send({ type: 'ping', more: 'x'.repeat(70_000) } as never);
    await until(() => anna.closeCode === 1009, 'the end of the socket');
    const since = (): Line[] => written.slice(before).map(text => JSON.parse(text) as Line);
    await until(() => since().some(({ msg }) => msg === 'socket closed'), 'its line');
    expect(since().filter(({ level = 0 }) => level >= 50)).toEqual([]);
    expect(written.slice(before).join('')).not.toContain('node_modules');
  });

  it('has no cookie, link, password or secret in it', async () => {
    const anna = await house.guest('Anna');
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open'], true));
    const invite = String(body['invite']);
    await anna.call('GET', `/api/tables/${body['id']}?invite=${invite}`);
    await anna.call('GET', `/api/tables/${body['id']}?invite=${invite}&other=1`);
    await anna.call('POST', '/api/me/password', { password: PASSWORD, name: 'Anna', other: 1 });
    await anna.call('POST', '/api/sessions', { name: 'Anna', password: PASSWORD });
    const gerda = await house.guest('Gerda');
    const kept = await gerda.call('POST', '/api/me/password', { password: PASSWORD, old: null });
    expect(kept.body).toMatchObject({ recovery: expect.any(String) });
    await house.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${SECRET}` } });
    const feed = String((await anna.call('POST', '/api/me/notices/feed', {})).body['atom']);
    const offSecret = 'an-id.the-secret-of-a-mail';
    const inFeed = feed.split('/feeds/')[1] ?? '';
    const slips = [
      `/api/feeds%2f${inFeed}`,
      `/api/%66eeds/${inFeed}`,
      `/feed/${inFeed}`,
      `/${inFeed.slice(0, 22)}`,
    ];
    const off = [
      `/api/notices/off/${offSecret}`,
      `/api//notices/off/${offSecret}`,
      `/api/notices%2Foff/${offSecret}`,
    ];
    for (const path of [feed, `${feed}/`, ...slips, ...off]) await house.app.inject({ url: path });
    const all = written.join('');
    expect(all).toContain('/api/feeds/…');
    expect(all).toContain(`/api/tables/${body['id']}`);
    const cookie = anna.cookie.split('=')[1] ?? '';
    for (const secret of [
      cookie,
      invite,
      PASSWORD,
      String(kept.body['recovery']),
      SECRET,
      hashToken(SECRET),
      feed.split(/[/.]/)[3] ?? '',
      offSecret,
    ]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(all).not.toContain(secret);
    }
  });

  it('has no seed of a game in it', async () => {
    const anna = await house.guest('Anna');
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', '1', '1']));
    expect(body).toHaveProperty('id');
    const [, seed = ''] =
      /"seed":"([^"]+)"/.exec(JSON.stringify(await house.store.entries(String(body['id'])))) ?? [];
    expect(seed.length).toBeGreaterThan(10);
    expect(written.join('')).not.toContain(seed);
  });
});

describe('the owner’s secret', () => {
  it('that cannot be written keeps no server from starting: it has no owner until the next start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'macher-owner-'));
    const store = new SqliteStore(folder);
    await store.close();
    rmSync(folder, { recursive: true });
    expect(await firstOwnerSecret(store.ownerBook)).toBeNull();
  });

  it('is told at the first start only, and kept as a hash that only the owner reads', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'macher-owner-'));
    const store = new SqliteStore(folder);
    const secret = await firstOwnerSecret(store.ownerBook);
    expect(secret).toMatch(/^[\w-]{22}$/);
    expect(await store.ownerBook.secretHash()).toBe(hashToken(secret ?? ''));
    expect(await firstOwnerSecret(store.ownerBook)).toBeNull();
    await store.close();
    expect(readdirSync(folder).filter(name => name.startsWith('owner'))).toEqual(['owner.hash']);
    expect(readFileSync(join(folder, 'owner.hash'), 'utf8')).not.toContain(secret);
    expect(statSync(join(folder, 'owner.hash')).mode & 0o077).toBe(0);
    rmSync(folder, { recursive: true });
  });
});
