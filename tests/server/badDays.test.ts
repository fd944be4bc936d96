import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { BOTS_HERE, ROSTER } from '@macher/bots';
import { randomOf } from '@macher/engine';
import type { Entry, Request } from '@macher/protocol';
import { makeApp, realTime, SqliteStore, type TableRow } from '@macher/server';
import { afterAll, describe, expect, it } from 'vitest';
import { checkStore } from '../../packages/server/src/doctor.ts';
import type { Session } from '../../packages/server/src/store/store.ts';
import { decision, TestClient, tableFor } from './client.ts';
import { until } from './house.ts';
import { ServerProcess } from './process.ts';

const MAIN = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'macher-bad-days-'));

afterAll(() => rmSync(folder, { recursive: true }));

function newFolder(name: string): string {
  mkdirSync(join(folder, name));
  return join(folder, name);
}

interface End {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The server as it is started by hand, with settings with which it should not start. */
async function startInVain(settings: Readonly<Record<string, string>>): Promise<End> {
  const usual = { LC_ALL: 'C', HOST: '127.0.0.1', MACHER_DATA: join(folder, 'unused') };
  const env = { ...process.env, ...usual, ...settings };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 50_000 });
  let out = '';
  let err = '';
  child.stdout.on('data', data => {
    out += String(data);
  });
  child.stderr.on('data', data => {
    err += String(data);
  });
  await once(child, 'close');
  return { code: child.exitCode, out, err };
}

describe('a server that cannot start says why and what to do, and ends with 1', () => {
  it('when the port is taken, and leaves the tables to the server that has it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, out, err } = await startInVain({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(err).toContain(`Port ${port} is in use. Stop whatever is using it, or pick another: PORT=`);
    expect(out).not.toContain('waiting for us');
  });

  it('when PORT is no number, before anything is opened', async () => {
    const MACHER_DATA = join(folder, 'untouched');
    const { code, err } = await startInVain({ PORT: 'eighty', MACHER_DATA });
    expect({ code, err }).toEqual({
      code: 1,
      err: 'PORT must be a number from 0 to 65535, not eighty. Leave it out for 8080.\n',
    });
    expect(existsSync(MACHER_DATA)).toBe(false);
  });

  it('when HOST is another machine', async () => {
    const { code, err } = await startInVain({ PORT: '0', HOST: '203.0.113.1' });
    expect(code).toBe(1);
    expect(err).toContain('203.0.113.1 isn’t an address of this machine. Set HOST to another one');
  });

  it.each([
    ['is a file', []],
    ['is below a file', ['data']],
  ])('when the data folder %s', async (_title, below) => {
    const file = join(newFolder(`file ${below.length}`), 'file');
    writeFileSync(file, 'precious');
    const MACHER_DATA = join(file, ...below);
    const { code, err } = await startInVain({ PORT: '0', MACHER_DATA });
    expect(code).toBe(1);
    expect(err).toContain(`${MACHER_DATA} can’t be the data folder`);
    expect(err).toContain('Set MACHER_DATA to another folder');
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  it('when the data is no database, which it leaves as it is', async () => {
    const MACHER_DATA = newFolder('corrupt');
    const file = join(MACHER_DATA, 'macher.sqlite');
    const bytes = Buffer.alloc(20_000, 'no database ');
    writeFileSync(file, bytes);
    const { code, err } = await startInVain({ PORT: '0', MACHER_DATA });
    expect(code).toBe(1);
    expect(err).toContain(`The data in ${MACHER_DATA} is damaged`);
    expect(err).toContain('Restore a backup (see docs/hosting.md)');
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  it('when the data is of a newer version of the program, which it leaves as it is', async () => {
    const MACHER_DATA = newFolder('newer');
    const database = new DatabaseSync(join(MACHER_DATA, 'macher.sqlite'));
    database.exec(
      `CREATE TABLE ours (text); INSERT INTO ours VALUES ('precious'); PRAGMA user_version = 1000`,
    );
    const { code, err } = await startInVain({ PORT: '0', MACHER_DATA });
    expect(code).toBe(1);
    expect(err).toMatch(/from a newer program \(version 1000, this one knows \d+\)\. Update the program/);
    expect(database.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'ours' }]);
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1000 });
    database.close();
  });
});

const limits = { messagesAtOnce: 1_000_000, addressAtOnce: 1_000_000, callsAtOnce: 1_000_000 };

/** On a disk that is full from the moment a game has begun until it is told that there is room. */
class FullStore extends SqliteStore {
  hasRoom = true;
  isRoomMade = false;

  override async append(row: TableRow, entries: readonly Entry[]): Promise<void> {
    this.#needRoom();
    await super.append(row, entries);
    if (!this.isRoomMade && row.stage === 'playing') this.hasRoom = false;
  }

  override async addSession(token: string, session: Session): Promise<void> {
    this.#needRoom();
    await super.addSession(token, session);
  }

  makeRoom(): void {
    this.isRoomMade = true;
    this.hasRoom = true;
  }

  #needRoom(): void {
    if (!this.hasRoom) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  }
}

async function playOn(client: TestClient, table: string): Promise<void> {
  const random = randomOf(table);
  await until(async () => {
    const request = decision(client, table, '0', random);
    if (request !== null) await client.ask(table, request);
    return client.sheets.get(table)?.stage === 'over';
  }, 'the game ends');
}

async function asked(client: TestClient, table: string): Promise<Request> {
  await until(() => decision(client, table, '0', randomOf('?')) !== null, 'a question to the player');
  return decision(client, table, '0', randomOf('asked')) as Request;
}

/** A player who has just begun a game against two bots. */
async function begin(url: string): Promise<{ anna: TestClient; table: string }> {
  const anna = new TestClient(url);
  await anna.signIn('Anna');
  const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', '0', '0']));
  const table = String(body['id']);
  await anna.connect();
  anna.watch(table);
  return { anna, table };
}

const UNAVAILABLE = { type: 'error', code: 'unavailable' };

function isUnavailable(reply: object): boolean {
  return 'code' in reply && reply.code === UNAVAILABLE.code;
}

describe('when the disk is full', () => {
  it('nothing happens, and when there is room the game goes on, bots and all', async () => {
    const store = new FullStore(newFolder('full'));
    const app = await makeApp({ store, bots: BOTS_HERE, time: realTime, log: false, limits });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { anna, table } = await begin(url);
    const request = await asked(anna, table);
    const before = anna.sheets.get(table);
    const kept = await store.entries(table);

    expect(await anna.ask(table, request)).toMatchObject(UNAVAILABLE);
    expect(await anna.ask(table, request)).toMatchObject(UNAVAILABLE);
    expect(await new TestClient(url).call('POST', '/api/people', { name: 'Ben' })).toMatchObject({
      status: 500,
      body: { code: 'unavailable' },
    });
    anna.sheets.clear();
    anna.watch(table);
    await until(() => anna.sheets.has(table), 'the table can still be looked at');
    expect(anna.sheets.get(table)).toEqual(before);
    expect(await store.entries(table)).toEqual(kept);

    store.makeRoom();
    expect(await anna.ask(table, request)).toMatchObject({ type: 'reply', ok: true });
    await playOn(anna, table);
    expect(await checkStore(store, () => {})).toEqual({ tables: 1, wrong: [], frozen: 0, damage: [] });
    anna.close();
    await app.close();
    await store.close();
  });

  it.skipIf(!canMount())('a real one, nothing is lost either', async () => {
    const disk = newFolder('disk');
    mount(disk);
    const server = new ServerProcess(join(disk, 'data'));
    try {
      await server.start();
      const { anna, table } = await begin(server.url);
      const request = await asked(anna, table);
      fill(join(disk, 'filler'));
      const hum: Request = { kind: 'say', room: 'players', text: 'hm' };
      await until(async () => isUnavailable(await anna.ask(table, hum)), 'there is no room any more');
      const before = anna.sheets.get(table);
      expect(await anna.ask(table, request)).toMatchObject(UNAVAILABLE);
      expect(anna.sheets.get(table)).toEqual(before);

      rmSync(join(disk, 'filler'));
      await playOn(anna, table);
      anna.close();
      expect(await server.stop()).toBe(0);
      const store = new SqliteStore(join(disk, 'data'));
      expect(await checkStore(store, () => {})).toEqual({ tables: 1, wrong: [], frozen: 0, damage: [] });
      await store.close();
    } finally {
      await server.kill();
      succeeds('umount', '-l', disk);
    }
  });

  it.skipIf(!existsSync('/dev/full'))('the log loses lines, and the server goes on', async () => {
    const port = await freePort();
    const log = openSync('/dev/full', 'w');
    const settings = { HOST: '127.0.0.1', PORT: `${port}`, MACHER_LOG: 'on' };
    const env = { ...process.env, ...settings, MACHER_DATA: newFolder('full log') };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', log, 'ignore'] });
    closeSync(log);
    try {
      const url = `http://127.0.0.1:${port}`;
      await until(() => answers(url), 'it answers');
      const { anna, table } = await begin(url);
      await playOn(anna, table);
      anna.close();
      child.kill();
      await once(child, 'close');
      expect(child.exitCode).toBe(0);
    } finally {
      child.kill('SIGKILL');
    }
  });
});

describe('when a table cannot be read', () => {
  it.each([
    [1, { status: 500, body: { code: 'unavailable' } }],
    [2, { status: 200, body: { stage: 'frozen', sheet: { frozen: { entry: 2, why: 'unreadable' } } } }],
  ])(
    'from entry %i on, the server starts all the same, and the other tables go on',
    async (number, answer) => {
      const data = newFolder(`damaged-${number}`);
      const [broken, sound] = await twoWaitingTables(data);
      const database = new DatabaseSync(join(data, 'macher.sqlite'));
      database.prepare(`UPDATE entries SET what = '{' WHERE table_id = ? AND number = ?`).run(broken, number);
      database.close();
      const server = new ServerProcess(data);
      const store = new SqliteStore(data);
      try {
        await server.start();
        const isOver = async () => (await store.table(sound))?.stage === 'over';
        await until(isOver, 'the sound table goes on by itself');
        expect(await new TestClient(server.url).call('GET', `/api/tables/${broken}`)).toMatchObject(answer);
        expect(server.complaints).not.toEqual([]);
        expect(await server.stop()).toBe(0);
      } finally {
        await server.kill();
        await store.close();
      }
    },
  );
});

/** Two tables of bots who had not decided anything yet when the server was stopped. */
async function twoWaitingTables(data: string): Promise<[string, string]> {
  const store = new SqliteStore(data);
  const app = await makeApp({
    store,
    bots: { ...ROSTER, decide: () => new Promise(() => {}) },
    time: realTime,
    log: false,
  });
  const anna = new TestClient(await app.listen({ port: 0, host: '127.0.0.1' }));
  await anna.signIn('Anna');
  const newTable = async () =>
    String((await anna.call('POST', '/api/tables', tableFor('2019-4', ['0', '0', '0']))).body['id']);
  const ids: [string, string] = [await newTable(), await newTable()];
  await app.close();
  await store.close();
  return ids;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Small, but room enough for a game. */
function mount(place: string): boolean {
  return succeeds('mount', '-t', 'tmpfs', '-o', 'size=16m', 'none', place);
}

function succeeds(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args).status === 0;
}

function canMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'macher-mount-'));
  const isMounted = mount(place);
  if (isMounted) succeeds('umount', place);
  rmSync(place, { recursive: true });
  return isMounted;
}

function fill(path: string): void {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(4096);
  try {
    while (writeSync(file, block) > 0);
  } catch {
    // Full.
  } finally {
    closeSync(file);
  }
}
