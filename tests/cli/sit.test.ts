import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passes } from 'node:timers/promises';
import type { Request, Sheet } from '@macher/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../packages/cli/src/main.ts';
import { tableLinkIn } from '../../packages/cli/src/sit/tableLink.ts';
import { TestClient, tableFor } from '../server/client.ts';
import { type House, openHouse, until } from '../server/house.ts';
import { ServerProcess } from '../server/process.ts';
import { TestProgram } from '../server/program.ts';
import { ScriptedTerminal } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'macher-sit-'));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const BY_HTTP = 'examples/bots/byHttp.mjs';

/** Answers nothing that the rules allow. */
const ODD = join(folder, 'odd.mjs');

let house: House;
let anna: TestClient;
let made = 0;

beforeAll(async () => {
  writeFileSync(ODD, ODD_PROGRAM);
  house = await openHouse({ limits: { passwordsAtOnce: 100 } });
  anna = await keeper(house.url);
});

afterAll(async () => {
  for (const { child } of BRIDGES) child.kill('SIGKILL');
  await house.close();
  rmSync(folder, { recursive: true });
});

/** It keeps what it is told in a file. */
const ODD_PROGRAM = `
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const { env, argv: [, , file] } = process;
appendFileSync(file, JSON.stringify({ token: env.MACHER_TOKEN ?? null }) + '\\n');
for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(file, line + '\\n');
  if (JSON.parse(line).type === 'decide') console.log('{"card":"none of ours"}');
}
`;

async function keeper(url: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.signIn('Anna');
  await client.call('POST', '/api/me/password', { password: 'correct horse', old: null });
  return client;
}

async function programOf(owner: TestClient, url: string): Promise<TestProgram> {
  made += 1;
  const { body } = await owner.call('POST', '/api/me/programs', { name: `program ${made}` });
  return new TestProgram(url, (body['program'] as { id: string }).id, String(body['token']));
}

interface Gathering {
  readonly id: string;
  readonly link: string;
}

async function tableOf(
  owner: TestClient,
  url: string,
  seats: readonly string[],
  change: object = {},
): Promise<Gathering> {
  const wanted = { ...tableFor('2019-4', seats, true), ...change };
  const { body } = await owner.call('POST', '/api/tables', wanted);
  return { id: String(body['id']), link: `${url}/t/${body['id']}#${body['invite']}` };
}

async function sheetOf(client: TestClient, id: string): Promise<Sheet> {
  const { status, body } = await client.call('GET', `/api/tables/${id}`);
  if (body['sheet'] === undefined) throw new Error(`instead of a sheet: ${status} ${JSON.stringify(body)}`);
  return body['sheet'] as Sheet;
}

async function start(owner: TestClient, id: string): Promise<void> {
  const isReady = async (): Promise<boolean> => {
    await passes(200);
    return (await sheetOf(owner, id)).places.every(place => place.isReady);
  };
  await until(isReady, 'everybody');
  const request: Request = { kind: 'start' };
  await owner.call('POST', `/api/tables/${id}/ask`, { id: 'start', request });
}

/** The command, without a process of its own. */
async function sit(token: string, ...argv: string[]) {
  process.env['MACHER_TOKEN'] = token;
  const terminal = new ScriptedTerminal();
  const code = await main(terminal, ['sit', ...argv], 'en_GB');
  return { code, errors: terminal.errors, events: () => terminal.written.map(line => JSON.parse(line)) };
}

/** They would wait for a server that is gone for ever. */
const BRIDGES: Bridge[] = [];

/** The command as a person types it. */
class Bridge {
  readonly child: ChildProcess;
  text = '';
  errors = '';

  constructor(token: string, ...argv: string[]) {
    BRIDGES.push(this);
    const env = { ...process.env, LC_ALL: 'C', MACHER_TOKEN: token };
    this.child = spawn(process.execPath, ['packages/cli/src/main.ts', 'sit', ...argv], { env });
    this.child.stdout?.setEncoding('utf8').on('data', text => {
      this.text += text;
    });
    this.child.stderr?.setEncoding('utf8').on('data', text => {
      this.errors += text;
    });
  }

  async end(): Promise<number> {
    const [code] = await once(this.child, 'close');
    return code;
  }
}

describe('the address of a table', () => {
  it('is taken as a browser shows it', () => {
    const at = { origin: 'https://macher.example', table: 'NS8-t_aEcaBL' };
    const open = { ...at, invite: null };
    const invited = { ...at, invite: '3xKX-Q' };
    for (const [text, link] of [
      ['https://macher.example/t/NS8-t_aEcaBL', open],
      ['https://macher.example/t/NS8-t_aEcaBL/at/117.2', open],
      ['https://macher.example/t/NS8-t_aEcaBL#3xKX-Q', invited],
      ['https://macher.example/room/NS8-t_aEcaBL#3xKX-Q', invited],
      ['https://macher.example/#NS8-t_aEcaBL.3xKX-Q', invited],
      ['https://macher.example/', null],
      ['https://macher.example/p/NS8-t_aEcaBL', null],
      ['https://macher.example/t/../api', null],
      ['macher.example/t/NS8-t_aEcaBL', null],
      ['file:///t/NS8-t_aEcaBL', null],
    ] as const)
      expect([text, tableLinkIn(text)]).toEqual([text, link]);
  });
});

describe('macher sit', () => {
  it.skipIf(!hasPython)(
    'a program plays to the end, though the server is killed in between (if there is python3)',
    async () => {
      const server = new ServerProcess(mkdtempSync(join(folder, 'data-')));
      await server.start();
      const owner = await keeper(server.url);
      const { id, link } = await tableOf(owner, server.url, ['0', '0', 'open']);
      const { token } = await programOf(owner, server.url);
      const argv = ['--bot', 'python3 examples/bots/first.py', '--seat', '3', '--time-limit', '30000'];
      const bridge = new Bridge(token, link, ...argv);
      await start(owner, id);
      await until(() => bridge.text.includes('Round 1'), 'a game that goes on');
      await server.kill();
      await until(() => bridge.errors !== '', 'it to notice');
      await server.start();
      expect(await bridge.end()).toBe(0);
      expect(bridge.text).toMatch(
        /^Seat 3, Greens: ready\n2019-4 with 3 players: the program plays Greens\n/,
      );
      expect(bridge.text).toMatch(/\n1\. .*: -?\d+\n2\. .*\n3\. .*\n$/);
      expect(bridge.errors).toMatch(/^No answer from the server \(\w+\); next try in 1 second\n/);
      expect(bridge.errors).toMatch(/\nThe server answers again\n$/);
      expect((await sheetOf(owner, id)).stage).toBe('over');
      await server.stop();
    },
  );

  it('asks a program that fails again, then says why and leaves its seat; the same command takes it back', async () => {
    const pack = {
      format: 'macher-pack',
      version: 2,
      edition: '2019',
      name: 'my box',
      values: { display: { 3: 6 } },
    };
    const { id, link } = await tableOf(anna, house.url, ['open', '0', '0'], { pack });
    const { token } = await programOf(anna, house.url);
    const told = join(folder, 'told.jsonl');
    const argv = [link, '--bot', `'${process.execPath}' '${ODD}' '${told}'`, '--json'];
    const playing = sit(token, ...argv);
    await start(anna, id);
    const first = await playing;
    expect(first.code).toBe(1);
    const faults = first.events().filter(({ event }) => event === 'fault');
    expect(faults).toMatchObject([
      { kind: 'refused', tries: 1, most: 3 },
      { kind: 'refused', tries: 2 },
      { kind: 'refused', tries: 3, detail: expect.stringContaining('card') },
    ]);
    expect(first.events().at(-1)).toMatchObject({ event: 'ended', why: 'faulty' });
    expect((await sheetOf(anna, id)).places[0]?.standIn).toMatchObject({ why: 'left' });
    const lines = readFileSync(told, 'utf8').trim().split('\n');
    const [environment, game, ...asked] = lines.map(line => JSON.parse(line));
    expect([environment, game.rules.display[3]]).toEqual([{ token: null }, 6]);
    expect(asked.map(({ type }) => type)).toEqual([
      'decide',
      'refused',
      'decide',
      'refused',
      'decide',
      'refused',
    ]);
    const again = await sit(token, ...argv);
    expect(again.events().map(({ event }) => event)).toContain('returned');
  });

  it('leaves on Ctrl-C, before the game and in it', async () => {
    const { id, link } = await tableOf(anna, house.url, ['open', '0', '0']);
    const { token } = await programOf(anna, house.url);
    const waiting = new Bridge(token, link, '--bot', 'cat');
    await until(() => waiting.text.includes('ready'), 'a seat');
    waiting.child.kill('SIGINT');
    expect([await waiting.end(), waiting.errors]).toEqual([130, expect.stringMatching(/^Stopped: /)]);
    expect((await sheetOf(anna, id)).places[0]?.person).toBeNull();
    const playing = new Bridge(token, link, '--bot', 'sleep 60');
    await start(anna, id);
    await until(() => playing.text.includes('plays'), 'the game');
    playing.child.kill('SIGINT');
    expect(await playing.end()).toBe(130);
    expect((await sheetOf(anna, id)).places[0]?.standIn).toMatchObject({ why: 'left' });
  });

  it('says what is in the way', async () => {
    const { token } = await programOf(anna, house.url);
    const closed = await tableOf(anna, house.url, ['open', '0', '0'], { admitsPrograms: false });
    const full = await tableOf(anna, house.url, ['me', '0', '0']);
    const [bare] = closed.link.split('#');
    for (const [given, link, says] of [
      [token, closed.link, 'This table doesn’t admit programs.'],
      [token, full.link, 'The game has begun, and the program has no seat in it.'],
      [token, `${bare}`, 'The table is private: give the whole link, with what comes after the #.'],
      [token, `${house.url}/t/nowhere`, 'There’s no such table on this server.'],
      [`${token}x`, closed.link, 'The token isn’t valid'],
      ['', closed.link, 'There’s no token in MACHER_TOKEN'],
    ] as const)
      expect((await sit(given, link, '--bot', 'cat')).errors).toContain(says);
  });
});

describe('examples/bots/byHttp.mjs', () => {
  it.each(['2019-4', '1997-7'])('plays a game of %s with nothing but HTTP', async ruleset => {
    const { id, link } = await tableOf(anna, house.url, ['0', 'open', '0'], { ruleset });
    const { token } = await programOf(anna, house.url);
    const env = { ...process.env, MACHER_TOKEN: token };
    const child = spawn(process.execPath, [BY_HTTP, link], { env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += text));
    await start(anna, id);
    await once(child, 'close');
    expect(said).toMatch(
      /^linke -?\d+ points, rank \d\nspd -?\d+ points, rank \d\ngruene -?\d+ points, rank \d\n$/,
    );
  });
});
