import { type IncomingMessage, type RequestOptions, request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { rulesOfRecord } from '@macher/editions';
import {
  choiceAt,
  deciders,
  type Game,
  parseRecord,
  randomOf,
  refuseAction,
  replay,
  type Seat,
  sampleAction,
} from '@macher/engine';
import { ERROR_CODES, type Request, type ServerMessage } from '@macher/protocol';
import { tableOf } from '@macher/table';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../packages/server/src/limits.ts';
import { hashToken } from '../../packages/server/src/secrets.ts';
import { IS_LONG } from '../long.ts';
import { decision, TestClient, tableFor } from './client.ts';
import { CLOSE, frame, framesIn, TEXT, upgrade } from './frames.ts';
import { type Done, type Nuisance, nuisance, type Target } from './fuzz.ts';
import { openHouse, until } from './house.ts';
import { logOf } from './log.ts';
import { INVITE, personAt, Site, TABLE } from './twins.ts';

vi.setConfig({ testTimeout: 240_000 });

const MESSAGES = IS_LONG ? 100_000 : 25_000;
const BATCH = 250;

const house = await openHouse({ limits: { connectionsPerAddress: 10_000 } });
const { url, store } = house;

afterAll(() => house.close());

/** What is left when everything has been cleared away that nobody needs any more. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** The public table under attack: Anna and Bernd play against a bot, and it is Bernd's turn. */
const anna = new TestClient(url);
const bernd = new TestClient(url);
let table = '';
let privateTable = '';
/** What Bernd has done. */
const done: Done[] = [];

async function gameNow(): Promise<Game> {
  const { game } = tableOf(await logOf(store, table));
  if (game === null) throw new Error('the game has not begun');
  return game;
}

/** Bernd does it, and remembers it. */
async function doOnce(request: Request): Promise<void> {
  const id = `done ${done.length}`;
  const reply = await bernd.ask(table, request, id);
  if (reply.type === 'reply' && reply.ok) done.push({ id, request, number: reply.number });
}

/** The number of the latest sheet. */
function latest(): number {
  return bernd.sheets.get(table)?.number ?? 0;
}

/** Plays on, until the game is over or something else is so. */
async function playOn(isSo: () => Promise<boolean>): Promise<void> {
  const random = randomOf('play on');
  while (anna.sheets.get(table)?.stage !== 'over' && !(await isSo())) {
    for (const client of [anna, bernd]) {
      const request = decision(client, table, '0', random);
      if (request === null) continue;
      await (client === bernd ? doOnce(request) : client.ask(table, request));
    }
    await sleep(1);
  }
}

/** An open question, so that nothing but the right version is right. */
async function isBerndAsked(): Promise<boolean> {
  const game = await gameNow();
  const [asked, ...others] = deciders(game);
  return game.round > 0 && asked === 1 && others.length === 0 && game.frames.at(-1)?.phase !== 'start-player';
}

beforeAll(async () => {
  await anna.signIn('Anna');
  await bernd.signIn('Bernd');
  const made = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', '0']));
  const dora = await house.guest('Dora');
  const hidden = await dora.call('POST', '/api/tables', tableFor('2006-5', ['me', 'open', 'open'], true));
  table = String(made.body['id']);
  privateTable = String(hidden.body['id']);
  for (const client of [anna, bernd]) {
    await client.connect();
    client.watch(table);
  }
  await doOnce({ kind: 'sit', seat: 1 });
  await doOnce({ kind: 'ready', isReady: true });
  await anna.ask(table, { kind: 'start' });
  await doOnce({ kind: 'say', room: 'players', text: 'hello' });
  await doOnce({ kind: 'note', text: 'for myself' });
  await playOn(isBerndAsked);
}, 120_000);

/** The message that shows, by its answer, that all before it have been answered. */
const FENCE = { type: 'ask', table: 'no table', id: 'fence', request: { kind: 'leave' } };

/** A connection without manners. */
class Attacker {
  readonly seat: Seat | null;
  readonly #socket: WebSocket;
  #heard: string[] = [];
  #fenced = (): void => {};

  constructor(cookie: string, seat: Seat | null) {
    this.seat = seat;
    const headers = { cookie };
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers } as never);
    this.#socket.onmessage = ({ data }) => {
      this.#heard.push(String(data));
      if (String(data).includes('"id":"fence",')) this.#fenced();
    };
  }

  async open(): Promise<void> {
    await until(() => this.isOpen, 'a connection');
    await this.say([JSON.stringify({ type: 'watch', table, since: 0, invite: null })]);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Everything that comes back; who else is there comes by itself. */
  async say(messages: readonly Nuisance['data'][]): Promise<ServerMessage[]> {
    const fenced = new Promise<void>(resolve => {
      this.#fenced = resolve;
    });
    for (const message of messages) this.#socket.send(message);
    this.#socket.send(JSON.stringify(FENCE));
    await fenced;
    const all = this.#heard.splice(0).map(text => JSON.parse(text) as ServerMessage);
    return all.filter(({ type }) => type !== 'presence');
  }

  close(): void {
    this.#socket.close();
  }
}

/** Both players, a spectator, a stranger, and two with something else for a cookie. */
async function attackers(): Promise<Attacker[]> {
  const { cookie } = await house.guest('Carla');
  const all = [
    new Attacker(anna.cookie, 0),
    new Attacker(bernd.cookie, 1),
    ...[cookie, '', `macher=${hashToken(anna.cookie.slice(7))}`, 'macher=__proto__; macher=%00'].map(
      each => new Attacker(each, null),
    ),
  ];
  for (const attacker of all) await attacker.open();
  return all;
}

/** Each is answered as it should be, and in its turn. */
async function annoy(attacker: Attacker, nuisances: readonly Nuisance[]): Promise<void> {
  const answers = await attacker.say(nuisances.map(({ data }) => data));
  const answered = nuisances.filter(({ isAnswered }) => isAnswered);
  expect(answers.length).toBe(answered.length + 1);
  for (const [index, each] of answered.entries())
    if (!isClean(answers[index], each)) expect([each, answers[index]]).toBe('clean');
}

const EXPECTED = ['malformed', 'not-signed-in', 'no-such-table', 'not-invited'];

/** An error with its code, a refusal, or what came of the very same request before; under the name it was sent with. */
function isClean(answer: ServerMessage | undefined, { id, number }: Nuisance): boolean {
  switch (answer?.type) {
    case 'error':
      return answer.id === id && EXPECTED.includes(answer.code) && answer.detail.length < 500;
    case 'reply':
      return answer.id === id && (!answer.ok || answer.number === number);
    default:
      return false;
  }
}

describe(`${MESSAGES} messages that should not be`, () => {
  it('each gets a clean answer, nothing changes, and nothing piles up', async () => {
    const all = await attackers();
    const game = await gameNow();
    const before = JSON.stringify(await store.entries(table));
    const random = randomOf('fuzz');
    const used: number[] = [];
    let sent = 0;
    for (const half of [1, 2]) {
      for (; sent < (MESSAGES * half) / 2; sent += BATCH * all.length)
        await Promise.all(
          all.map(attacker => {
            const target = targetOf(attacker, game);
            return annoy(
              attacker,
              Array.from({ length: BATCH }, (_, index) => nuisance(sent + index, random, target)),
            );
          }),
        );
      used.push(heap());
    }
    expect(JSON.stringify(await store.entries(table))).toBe(before);
    expect((await store.entries(privateTable)).length).toBe(3);
    const [first = 0, second = 0] = used;
    expect((second - first) / 1_000_000).toBeLessThan(5);
    for (const attacker of all) {
      expect(attacker.isOpen).toBe(true);
      attacker.close();
    }
  });
});

function targetOf({ seat }: Attacker, game: Game): Target {
  return {
    table,
    privateTable,
    number: latest(),
    action: sampleAction(game.rules, choiceAt(game, 1), randomOf('his action')),
    done,
    isOwn: seat === 1,
    isLegal: action => seat !== null && refuseAction(game, { ...action, seat }) === null,
  };
}

async function closeCodeAfter(bytes: Buffer): Promise<number> {
  const { socket } = await upgrade(url);
  let data = Buffer.alloc(0);
  socket.on('data', chunk => {
    data = Buffer.concat([data, chunk]);
  });
  socket.on('error', () => {});
  socket.write(bytes);
  const closing = (): Buffer | undefined => framesIn(data).find(({ opcode }) => opcode === CLOSE)?.payload;
  await until(() => closing() !== undefined, 'a frame that closes');
  socket.destroy();
  return closing()?.readUInt16BE() ?? 0;
}

const BYTES = LIMITS.messageBytes;

describe('a connection that does not keep to the rules is closed, and no other', () => {
  it.each<[string, number, Buffer]>([
    ['a message beyond 64 kB', 1009, frame(TEXT, Buffer.alloc(BYTES + 1, 'x'))],
    [
      'one in fragments',
      1009,
      Buffer.concat([frame(TEXT, Buffer.alloc(BYTES, 'x'), false), frame(0, Buffer.alloc(1, 'x'))]),
    ],
    ['one that claims to be larger than anything', 1009, frame(TEXT, Buffer.alloc(0)).fill(0x7f, 2, 10)],
    ['a text that is no text', 1007, frame(TEXT, Buffer.from([0xff, 0xfe, 0xc0]))],
    ['an unknown kind of frame', 1002, frame(3, Buffer.from('x'))],
    ['the rest of nothing', 1002, frame(0, Buffer.from('x'))],
    ['a frame without a mask', 1002, Buffer.from([0x81, 0x01, 0x78])],
  ])('%s: %i', async (_what, code, bytes) => {
    expect(await closeCodeAfter(bytes)).toBe(code);
    expect((await anna.ask('no table', { kind: 'leave' })).type).toBe('error');
  });

  it('the largest message is still read', async () => {
    const dora = await house.guest('Dora');
    await dora.connect();
    dora.send('x'.repeat(BYTES));
    await until(() => dora.received.some(text => text.includes('is not JSON')), 'an answer');
    dora.close();
  });

  it('connections that break off anywhere leave nothing behind', async () => {
    const before = await connections();
    const watching = JSON.stringify({ type: 'watch', table, since: 0, invite: null });
    for (const bytes of [Buffer.alloc(0), frame(TEXT, Buffer.from(watching)), Buffer.from([0x81])])
      for (let count = 0; count < 50; count += 1) {
        const { socket } = await upgrade(url);
        socket.on('error', () => {});
        socket.write(bytes, () => socket.destroy());
      }
    await until(async () => (await connections()) === before, 'all connections closed');
  });

  it('a client that is gone before it is let in is forgotten', async () => {
    const { host, ...site } = await openSite();
    const heard = site.connection.hear(
      JSON.stringify({ type: 'watch', table: TABLE, since: 0, invite: INVITE }),
    );
    site.connection.close();
    await heard;
    await host.request(personAt(0), 'sit', { kind: 'sit', seat: 0 });
    expect(site.wire.texts.map(text => JSON.parse(text))).toMatchObject([{ type: 'welcome' }]);
  });

  it('not from pages of other sites', async () => {
    expect((await upgrade(url, { origin: 'https://elsewhere.example' })).status).toBe(403);
    const { status, socket } = await upgrade(url, { origin: url });
    socket.destroy();
    expect(status).toBe(101);
  });
});

async function openSite() {
  const site = await Site.open({ ruleset: '2019-4', players: 3 });
  return { host: site.host, ...site.connect(personAt(1)) };
}

async function connections(): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^macher_connections (\d+)$/m.exec(text)?.[1]);
}

interface Call extends RequestOptions {
  readonly body?: string;
  /** Says how long the body is, but does not send it. */
  readonly length?: number;
}

/** Exactly this, without a program that tidies it up. */
function call(
  path: string,
  { body, length, ...options }: Call = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const request = send({ hostname, port, path, agent: false, ...options });
    request.on('response', response => void read(response).then(resolve, reject));
    request.on('error', reject);
    if (length !== undefined) {
      request.setHeader('content-length', length);
      request.flushHeaders();
    } else request.end(body);
  });
}

async function read(response: IncomingMessage): Promise<{ status: number; text: string }> {
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode ?? 0, text };
}

const JSON_TYPE = { 'content-type': 'application/json' };

function post(body: string, headers: Record<string, string> = JSON_TYPE): Call {
  return { method: 'POST', headers, body };
}

const BAD_CALLS: readonly [string, number, string, Call?][] = [
  ['/api/people', 400, 'malformed', post('{"name":"x"}', { 'content-type': 'text/plain' })],
  ['/api/people', 415, 'malformed', post('name=x', { 'content-type': 'application/x-www-form-urlencoded' })],
  ['/api/people', 415, 'malformed', post('{"name":"x"}', { 'content-type': '__proto__' })],
  ['/api/people', 400, 'malformed', post('')],
  ['/api/people', 400, 'malformed', post('{"name":')],
  ['/api/people', 400, 'malformed', post('null')],
  ['/api/people', 400, 'malformed', post('{"name":"x","__proto__":{"name":"y"}}')],
  ['/api/people', 400, 'malformed', post('{"name":"x","constructor":{"prototype":{}}}')],
  ['/api/people', 400, 'malformed', post('{"name":["x"]}')],
  ['/api/people', 400, 'malformed', post(`{"name":"${'x'.repeat(31)}"}`)],
  ['/api/people', 400, 'malformed', post('{"name":"\\u2003\\t "}')],
  ['/api/people', 400, 'malformed', post('['.repeat(200_000))],
  ['/api/people', 413, 'too-large', { method: 'POST', headers: JSON_TYPE, length: 5_000_000 }],
  ['/api/people', 413, 'too-large', post(`"${'x'.repeat(LIMITS.bodyBytes)}"`)],
  ['/api/people', 404, 'no-such-page', { method: 'PUT' }],
  ['/api/people', 404, 'no-such-page', { method: 'GET' }],
  ['/api/tables', 404, 'no-such-page', { method: 'DELETE' }],
  ['/api/tables', 404, 'no-such-page', { method: 'OPTIONS' }],
  ['/api/me', 404, 'no-such-page', { method: 'PATCH' }],
  ['/api/socket', 404, 'no-such-page'],
  ['/api/tables', 401, 'not-signed-in', post(JSON.stringify(tableFor('2019-4', ['me', '1', '1'])))],
  ['/api/me/tables', 401, 'not-signed-in', { headers: { cookie: 'macher=constructor' } }],
  ['/api/me/tables', 401, 'not-signed-in', { headers: { cookie: 'macher=%zz; macher=' } }],
  ['/api/me/tables', 401, 'not-signed-in', { headers: { cookie: `macher=${'x'.repeat(10_000)}` } }],
  ['/api/me', 403, 'foreign-origin', { headers: { origin: 'https://elsewhere.example' } }],
  ['/api/me', 403, 'foreign-origin', { headers: { origin: 'null' } }],
  ['/api/people', 403, 'foreign-origin', post('{"name":"x"}', { ...JSON_TYPE, origin: 'http://127.0.0.1' })],
  ['/api/tables/__proto__', 404, 'no-such-table'],
  ['/api/tables/constructor/record', 404, 'no-such-table'],
  ['/api/tables/%00', 400, 'malformed'],
  ['/api/tables/%F0%9F%92%A3', 404, 'no-such-table'],
  ['/api/tables/..%2f..%2f..%2fetc%2fpasswd', 404, 'no-such-table'],
  ["/api/tables/'%20OR%201=1", 404, 'no-such-table'],
  ['/api/tables/../../../etc/passwd', 404, 'no-such-page'],
  ['/../packages/server/src/main.ts', 404, 'no-such-page'],
  ['/api//tables', 404, 'no-such-page'],
  ['/api/tables/', 400, 'malformed'],
  [`/api/tables/${'x'.repeat(61)}`, 400, 'malformed'],
  ['/api/tables/none?invite=', 400, 'malformed'],
  ['/api/tables/none?invited=yes', 400, 'malformed'],
  ['/api/tables/%zz', 400, 'malformed'],
  ['/%', 400, 'malformed'],
  [`/api/tables/${'x'.repeat(101)}`, 414, 'malformed'],
];

const GOOD = tableFor('2019-4', ['me', '1', '1']);

const BAD_TABLES: readonly [string, object][] = [
  ['an unknown game', { ruleset: 'constructor' }],
  ['too few seats', { seats: GOOD.seats.slice(1) }],
  ['too many seats', { seats: [...GOOD.seats, ...GOOD.seats] }],
  ['one party twice', { seats: GOOD.seats.map(seat => ({ ...seat, party: 'spd' })) }],
  ['one person twice', { seats: GOOD.seats.map(seat => ({ ...seat, who: 'me' })) }],
  ['an unknown party', { seats: GOOD.seats.map(seat => ({ ...seat, party: '__proto__' })) }],
  ['an unknown bot', { seats: GOOD.seats.map(seat => ({ ...seat, who: 'toString' })) }],
  ['a pace backwards', { pace: { kind: 'live', bank: -1, increment: 0 } }],
  ['an unknown pace', { pace: { kind: 'valueOf' } }],
  ['a pack that is none', { pack: 5 }],
  ['a pack of nothing', { pack: {} }],
  ['a pack for no game', { pack: { edition: 'constructor' } }],
  ['a word for a yes', { openMoney: 'yes' }],
  ['a field too many', { seed: 'mine' }],
];

const FROM_RECORD = { version: 5, pace: { kind: 'none' }, isPrivate: false, seats: null };

describe('calls that should not be', () => {
  it.each(BAD_CALLS)('%s: %i %s', async (path, status, code, options) => {
    const answer = await call(path, options);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { code, detail: expect.any(String) }]);
    expect(ERROR_CODES).toContain(code);
  });

  it.each(BAD_TABLES)('a table with %s is not opened', async (_what, change) => {
    const before = await store.tableIds();
    const answer = await anna.call('POST', '/api/tables', { ...GOOD, ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(await store.tableIds()).toEqual(before);
  });

  it.each([
    ['/api/tables', { ...GOOD, pack: 'deep' }],
    ['/api/tables/from-record', { ...FROM_RECORD, record: 'deep' }],
  ])('%s takes nothing that is very deep', async (path, wanted) => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const body = JSON.stringify(wanted).replace('"deep"', deep);
    const answer = await call(path, post(body, { ...JSON_TYPE, cookie: anna.cookie }));
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'malformed']);
  });

  it.each([
    '?ruleset=2019-4&ruleset=2006-5',
    '?players=NaN',
    '?players[]=1&stage[constructor]=x',
    '?__proto__[stage]=playing',
    `?stage=${'x'.repeat(200)}`,
    '?speed=%00&stage=%zz',
  ])('lists of tables take nothing for a filter that is none: %s', async query => {
    const { status, text } = await call(`/api/tables${query}`);
    expect([status, JSON.parse(text).code]).toEqual([400, 'malformed']);
  });

  it.each([
    ['no sign', '\0'],
    ['half a sign', '\ud800'],
  ])('%s in a text is refused at every door, whatever keeps it', async (_, sign) => {
    const client = await house.guest('Gerda');
    const say = { kind: 'say', room: 'spectators', text: 'hello' } as const;
    const answers = [
      await client.call('POST', '/api/me/blocked', { person: sign }),
      await client.call('POST', '/api/sessions', { name: `Gerda${sign}`, password: 'a password' }),
      await client.call('POST', `/api/tables/${table}/ask`, { id: `x${sign}`, request: say }),
    ];
    for (const { status, body } of answers) expect([status, body['code']]).toEqual([400, 'malformed']);
    await client.connect();
    client.watch(table);
    await until(() => client.sheets.has(table), 'the table');
    for (const [id, text] of [
      [`x${sign}`, 'hello'],
      ['x', `hello${sign}`],
    ] as const)
      client.send({ type: 'ask', table, id, request: { ...say, text } });
    await until(() => client.received.filter(each => each.includes('"malformed"')).length === 2, 'refusals');
    client.close();
  });

  it('a call with nothing in it is told so', async () => {
    const { status, body } = await anna.call('POST', `/api/tables/${table}/ask`);
    expect([status, body]).toEqual([400, { code: 'malformed', detail: 'what was sent must be an object' }]);
  });

  it('two invitations at once are refused', async () => {
    const { status } = await call(`/api/tables/${privateTable}?invite=a&invite=b`);
    expect(status).toBe(400);
  });
});

describe('after all this', () => {
  it('the game is played to its end, and its record cannot be tampered with', async () => {
    await playOn(async () => false);
    const { body: kept } = await anna.call('GET', `/api/tables/${table}/record`);
    const record = parseRecord(kept);
    expect(replay(rulesOfRecord(record), record).result).not.toBeNull();
    const { actions, seats } = record;
    const forgeries: object[] = [
      { seed: 'another' },
      { ruleset: 'constructor' },
      { result: null },
      { actions: actions.slice(1) },
      { actions: actions.toReversed() },
      { actions: [...actions, ...actions.slice(-1)] },
      { actions: [null] },
      { actions: [{ kind: '__proto__', seat: 0 }] },
      { seats: [...seats, ...seats].slice(0, 5) },
      { pack: { edition: '2006' } },
      { version: 99 },
      { epoch: 99 },
      { check: '1:00000000' },
    ];
    for (const forgery of forgeries) {
      const wanted = { ...FROM_RECORD, record: { ...record, ...forgery } };
      const answer = await anna.call('POST', '/api/tables/from-record', wanted);
      expect(answer, Object.keys(forgery)[0]).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
  });
});

/** A server with the limits that it has when it is started by hand, but for some. */
async function withLimits(
  changes: Partial<typeof LIMITS>,
  work: (strict: Awaited<ReturnType<typeof openHouse>>) => Promise<void>,
): Promise<void> {
  const strict = await openHouse({ limits: { ...LIMITS, ...changes } });
  await work(strict).finally(() => strict.close());
}

describe('too much', () => {
  it('too many messages are not carried out, and the connection stays open', () =>
    withLimits({}, async strict => {
      const emil = await strict.guest('Emil');
      await emil.connect();
      for (let sent = 0; sent < 500; sent += 1) emil.send('x');
      await until(() => emil.received.length === 501, 'an answer to everything');
      const codes = emil.received.slice(1).map(text => String(JSON.parse(text).code));
      expect(codes.slice(0, LIMITS.messagesAtOnce)).toEqual(
        new Array(LIMITS.messagesAtOnce).fill('malformed'),
      );
      expect(codes).toContain('too-many');
      const obeyed = async (): Promise<boolean> => {
        const reply = await emil.ask('no table', { kind: 'leave' });
        if (reply.type === 'error' && reply.code === 'no-such-table') return true;
        await sleep(50);
        return false;
      };
      await until(obeyed, 'a message that is obeyed');
      emil.close();
    }));

  it('too many calls are not answered, whatever address the caller claims', () =>
    withLimits({}, async ({ app }) => {
      const statuses = async (remoteAddress: string): Promise<Set<number>> => {
        const found = new Set<number>();
        for (let calls = 0; calls < 3 * LIMITS.callsAtOnce; calls += 1) {
          const headers = { 'x-forwarded-for': `198.51.100.${calls}` };
          found.add((await app.inject({ url: '/healthz', remoteAddress, headers })).statusCode);
        }
        return found;
      };
      expect(await statuses('203.0.113.9')).toEqual(new Set([200, 429]));
      expect(await statuses('127.0.0.1')).toEqual(new Set([200, 429]));
    }));

  it('large bodies count as many calls, also where nobody says before how large they are', () =>
    withLimits({ callsAtOnce: 60, callsPerSecond: 0 }, async ({ app }) => {
      const body = JSON.stringify({ name: 'x'.repeat(640_000) });
      const send = async (remoteAddress: string, headers: object): Promise<number> =>
        (
          await app.inject({
            method: 'POST',
            url: '/api/people',
            remoteAddress,
            headers: { ...JSON_TYPE, ...headers },
            payload: body,
          })
        ).statusCode;
      const statuses = async (remoteAddress: string, headers: object): Promise<number[]> => {
        const all: number[] = [];
        for (let calls = 0; calls < 8; calls += 1) all.push(await send(remoteAddress, headers));
        return all;
      };
      expect(await statuses('203.0.113.9', {})).toEqual([400, 400, ...Array(6).fill(429)]);
      const chunked = { 'transfer-encoding': 'chunked' };
      expect(await statuses('203.0.113.10', chunked)).toEqual([...Array(7).fill(400), 429]);
    }));

  it('too many connections from one address are not let in, until others have left', () =>
    withLimits({ callsAtOnce: 10_000 }, async strict => {
      const clients = Array.from({ length: LIMITS.connectionsPerAddress }, () => strict.stranger());
      for (const client of clients) await client.connect();
      await until(() => clients.every(({ received }) => received.length === 1), 'a welcome for everybody');
      const late = strict.stranger();
      await late.connect();
      await until(() => !late.isConnected, 'the end of it');
      expect(late.received).toEqual([]);
      expect(clients.every(({ isConnected }) => isConnected)).toBe(true);
      clients[0]?.close();
      await until(async () => isLetIn(strict.stranger()), 'a place');
      for (const client of clients) client.close();
    }));
});

async function isLetIn(client: TestClient): Promise<boolean> {
  await client.connect();
  await until(() => !client.isConnected || client.received.length > 0, 'a welcome or the end');
  client.close();
  return client.received.length > 0;
}
