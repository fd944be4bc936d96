import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { RULESETS } from '@macher/editions';
import { type Action, determinize, hasRevealed, type Random, randomOf, view } from '@macher/engine';
import type { HappeningName, News, Opening, Person, Plans, Proposal, Sheet } from '@macher/protocol';
import { SqliteStore } from '@macher/server';
import { tableOf } from '@macher/table';
import { seedOf } from '@macher/table/pure';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { hashToken } from '../../packages/server/src/secrets.ts';
import { IS_LONG } from '../long.ts';
import { anyAction, SOME_TABLES, walk } from '../walk.ts';
import { decision, TestClient, tableFor } from './client.ts';
import { openHouse, until } from './house.ts';
import { logOf } from './log.ts';
import { personAt, SPECTATOR, Twins } from './twins.ts';

vi.setConfig({ testTimeout: 180_000 });

/** Kinds of secrets that each game has. */
const KINDS = 13;

async function gather(twins: Twins, players: number): Promise<void> {
  for (let seat = 0; seat < players; seat += 1) {
    await twins.ask(personAt(seat), { kind: 'sit', seat });
    await twins.ask(personAt(seat), { kind: 'ready', isReady: true, contribution: `${seat}`.repeat(32) });
  }
  await twins.ask(personAt(0), { kind: 'start' });
}

/** It never comes to that. */
const FOR_LATER: Plans = {
  plans: [
    {
      when: { kind: 'bid', round: 20, region: null, party: null },
      then: { kind: 'decide', action: { amount: 7000 } },
      isOn: true,
    },
  ],
  skips: false,
};

/** What else goes on at a table. */
const ASIDES: readonly ((twins: Twins) => Promise<void>)[] = [
  twins => twins.ask(personAt(0), { kind: 'say', room: 'players', text: 'hm' }),
  twins => twins.ask(SPECTATOR, { kind: 'say', room: 'spectators', text: 'look at that hand' }),
  twins => twins.ask(personAt(1), { kind: 'note', text: 'they are out of money' }),
  twins => twins.ask(SPECTATOR, { kind: 'note', text: 'for myself' }),
  twins => twins.watch(twins.real.number - 2),
  twins => takeBack(twins, 1),
  twins => takeBack(twins, 2),
  async twins => twins.compareRecords(),
  async twins => {
    await twins.ask(personAt(0), { kind: 'propose', proposal: { kind: 'pause', isPaused: true } });
    await twins.ask(personAt(1), { kind: 'answer', proposal: twins.real.number, accepts: false });
  },
  twins => agree(twins, { kind: 'pause', isPaused: true }),
  twins => agree(twins, { kind: 'pause', isPaused: false }),
  twins => agree(twins, { kind: 'pace', pace: { kind: 'live', bank: 7_200_000, increment: 1000 } }),
  twins => agree(twins, { kind: 'hints', isAllowed: true }),
  twins => twins.ask(personAt(0), { kind: 'propose', proposal: { kind: 'hints', isAllowed: false } }),
  twins => twins.ask(personAt(0), { kind: 'propose', proposal: { kind: 'stand-in', seat: 1 } }),
  twins =>
    twins.whileAway(personAt(2), async () => {
      await twins.ask(personAt(2), { kind: 'leave' });
      await twins.askUnseen(UNSEEN, { kind: 'take-over', seat: 2 });
      await consent(twins);
      await twins.ask(personAt(2), { kind: 'return' });
    }),
  async twins => {
    await twins.ask(personAt(2), { kind: 'days-off', days: 1 });
    await twins.ask(personAt(2), { kind: 'return' });
  },
  twins =>
    twins.whileAway(personAt(2), async () => {
      await twins.ask(personAt(2), { kind: 'name-regent', name: UNSEEN.name, days: 1 });
      await twins.askUnseen(UNSEEN, { kind: 'serve', seat: 2 });
      await twins.askUnseen(UNSEEN, { kind: 'hand-back' });
    }),
  twins => twins.ask(personAt(1), { kind: 'phrase', phrase: 'your-turn' }),
  twins => twins.ask(personAt(1), { kind: 'say', room: 'players', text: 'what now, @Person 2?' }),
  twins => deal(twins, true),
  twins => deal(twins, false),
];

/** Plays for somebody for a moment, and looks at nothing. */
const UNSEEN: Person = { id: 'unseen', name: 'Rea' };

/** Whatever can be promised, by both sides: whether it was kept is judged from decisions that some can't see yet. */
async function deal(twins: Twins, accepts: boolean): Promise<void> {
  const { game } = twins.real;
  const round = Math.max(1, game.round);
  const region = game.regions[0]?.id ?? 'none';
  const kinds = ['pass-poll', 'no-media', 'leave-opinions', 'accept-coalition'] as const;
  const all = kinds.map(kind => ({ kind, region, round }));
  const terms = { to: 1, mine: all.slice(0, 3), yours: all.slice(1) };
  await twins.ask(personAt(0), { kind: 'offer', deal: terms });
  await twins.ask(personAt(1), { kind: 'answer-offer', offer: twins.real.number, accepts });
}

/** To what the first one proposes. */
async function agree(twins: Twins, proposal: Proposal): Promise<void> {
  await twins.ask(personAt(0), { kind: 'propose', proposal });
  await consent(twins);
}

/** Of all who haven't agreed yet. */
async function consent(twins: Twins): Promise<void> {
  const { proposal, places } = twins.real.host.table;
  if (proposal === null) return;
  const { number, accepted } = proposal;
  for (const seat of places.keys())
    if (!accepted.includes(seat))
      await twins.ask(personAt(seat), { kind: 'answer', proposal: number, accepts: true });
}

/** One after the other, now and then. */
class Asides {
  readonly #random: Random;
  #next = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  async pass(twins: Twins): Promise<void> {
    const happens = ASIDES[this.#next];
    if (happens === undefined || this.#random(3) > 0) return;
    this.#next = (this.#next + 1) % ASIDES.length;
    twins.redealAll();
    await happens(twins);
  }
}

/** What is legal for another, what nobody can pay, what was played before: one of them at each step, or all with MACHER_LONG=1. */
function tries(action: Action, played: readonly Action[], random: Random): readonly object[] {
  const all = [action, { kind: 'bid', amount: 999_000 }, played[random(played.length)] ?? action];
  return IS_LONG ? all : [all[played.length % all.length] ?? action];
}

/** The person who decided last, or one before: others may have sealed theirs since. */
async function takeBack(twins: Twins, back: number): Promise<void> {
  const { host, number } = twins.real;
  await twins.ask(personAt(host.table.steps.at(-back)?.action.seat ?? 0), { kind: 'undo', number });
}

/** Whatever can happen: whether it must have come over the wire in each game, so that nothing new is left out here. */
const GOINGS_ON: Readonly<Record<HappeningName, boolean>> = {
  opened: true,
  sat: true,
  readied: true,
  started: true,
  acted: true,
  'taken-back': true,
  proposed: true,
  answered: true,
  'stood-in': true,
  returned: true,
  'handed-over': true,
  'days-off': true,
  'days-ended': true,
  'regent-named': true,
  'regent-began': true,
  'regent-ended': true,
  offered: true,
  'offer-answered': true,
  phrased: true,
  paused: true,
  'pace-set': true,
  'hints-set': true,
  said: true,
  noted: true,
  // Before the deal.
  'seat-kept': false,
  'stood-up': false,
  'sent-away': false,
  'bot-seated': false,
  'bot-removed': false,
  'party-chosen': false,
  scheduled: false,
  // Of bots that fail, of somebody alone, and of games that nobody ends.
  substituted: false,
  'gone-back': false,
  abandoned: false,
  // After the end.
  'rematch-offered': false,
};

/** So must what people are told who don't look. */
const NOTICED = ['decide', 'said', 'mentioned', 'proposed', 'offered', 'offer-answered', 'over'];

function happenedAt({ real }: Twins): string[] {
  return real.host.newsFor({ person: personAt(1).id }, 0).map(({ what }) => what.kind);
}

/** Every second game on two servers that share its log, with its people at both; with MACHER_LONG=1 all of them on both. */
const WIRED = SOME_TABLES.flatMap((table, index) =>
  (IS_LONG ? [1, 2] : [2 - (index % 2)]).map(servers => ({ ...table, servers })),
);

describe.each(WIRED)('on the wire: $ruleset, $players players, servers: $servers', table => {
  it('re-deal all that a person cannot know: every byte they get stays the same', async () => {
    const random = randomOf(`wire ${table.ruleset}`);
    const twins = await Twins.open(table, random, table.servers);
    await gather(twins, table.players);
    twins.announce({ id: 'one', text: 'a pause at nine', at: 0, until: 1 });
    const played: Action[] = [];
    const asides = new Asides(random);
    while (twins.real.game.result === null) {
      await asides.pass(twins);
      const action = anyAction(twins.real.game, random);
      played.push(action);
      // In the one world only.
      if (played.length % 8 === 3) await twins.real.host.plan(personAt(1), FOR_LATER);
      twins.redealAll();
      for (const tried of tries(action, played, random)) await twins.pry(tried);
      await twins.step(action);
      twins.compareWires();
      twins.compareNotices();
    }
    expect(twins.real.host.table.stage).toBe('over');
    const due = Object.entries(GOINGS_ON).flatMap(([kind, isDue]) => (isDue ? kind : []));
    expect(happenedAt(twins)).toEqual(expect.arrayContaining(due));
    expect(twins.reached.size).toBeGreaterThanOrEqual(KINDS);
    expect(twins.bytes).toBeGreaterThan(1_000_000);
    expect([...twins.noticed]).toEqual(expect.arrayContaining(NOTICED));
    expect(twins.sealed).toBeGreaterThan(1);
    expect(twins.opened).toBeGreaterThan(8);
  });
});

describe.each(SOME_TABLES)('$ruleset, $players players', table => {
  it('whether something can be taken back does not depend on what its seat cannot know', () => {
    const answers = new Set<boolean>();
    walk(table, 'taken back', ({ game, action }) => {
      const answer = hasRevealed(game, action);
      const other = determinize(view(game, action.seat), `world ${game.version}`);
      expect(hasRevealed(other, action), action.kind).toBe(answer);
      answers.add(answer);
    });
    expect(answers.size).toBe(2);
  });
});

/** What has just happened comes with the way back to what was seen before; what is told later does not. */
function withoutWaysBack(news: News): News {
  return { ...news, moments: news.moments.map(moment => ({ ...moment, back: null })) };
}

/** A client that keeps what it got of one table, by the numbers of its entries. */
class Listener extends TestClient {
  readonly sheetsByNumber = new Map<number, string>();
  readonly news: News[] = [];

  override onNews = (_table: string, sheet: Sheet, news: readonly News[]): void => {
    this.sheetsByNumber.set(sheet.number, JSON.stringify(sheet));
    this.news.push(...news);
  };

  get token(): string {
    return this.cookie.split('=')[1] ?? '';
  }

  /** What came over the wire up to an entry, once it has come. */
  async upTo(number: number): Promise<{ sheet: string | undefined; news: string }> {
    await until(() => this.sheetsByNumber.has(number), `entry ${number}`);
    const lastNote = this.news.findLast(({ what }) => what.kind === 'noted')?.number;
    const news = this.news
      .filter(each => each.number <= number)
      .filter(each => each.what.kind !== 'noted' || each.number === lastNote);
    return { sheet: this.sheetsByNumber.get(number), news: JSON.stringify(news.map(withoutWaysBack)) };
  }
}

const now = Date.now();
const house = await openHouse({ time: { now: () => now, wake: () => () => {} } });
const { url, store } = house;

afterAll(() => house.close());

/** A private table: Anna and Bernd play against a bot, Carla and a stranger watch, Dora is not invited. */
const BERNDS = '00112233445566778899aabbccddeeff';

class Evening {
  readonly anna = new Listener(url);
  readonly bernd = new Listener(url);
  readonly carla = new Listener(url);
  readonly nobody = new Listener(url);
  readonly dora = new Listener(url);
  readonly players = [this.anna, this.bernd];
  readonly invited = [this.anna, this.bernd, this.carla, this.nobody];
  readonly everybody = [...this.invited, this.dora];
  table = '';
  invite = '';
  deal: Pick<Opening, 'seed' | 'dealing'> = { seed: '', dealing: null };
  /** Of sealed decisions that nobody has been shown. */
  salts: readonly string[] = [];

  async begin(ruleset: string): Promise<void> {
    await this.anna.signIn('Anna');
    await this.bernd.signIn('Bernd');
    await this.carla.signIn('Carla');
    await this.dora.signIn('Dora');
    const { body } = await this.anna.call(
      'POST',
      '/api/tables',
      tableFor(ruleset, ['me', 'open', '1'], true),
    );
    this.table = String(body['id']);
    this.invite = String(body['invite']);
    const [first] = await logOf(store, this.table);
    if (first?.what.kind === 'opened') this.deal = first.what.opening;
    for (const each of this.everybody) {
      await each.connect();
      each.watch(this.table, each === this.dora ? null : this.invite);
    }
    const { bernd, anna } = this;
    expect(await bernd.ask(this.table, { kind: 'sit', seat: 1 })).toMatchObject({ ok: true });
    await bernd.ask(this.table, { kind: 'ready', isReady: true, contribution: BERNDS });
    expect(await anna.ask(this.table, { kind: 'start' })).toMatchObject({ ok: true });
  }

  async write(): Promise<void> {
    for (const each of this.players)
      expect(await each.ask(this.table, { kind: 'note', text: noteOf(each) })).toMatchObject({ ok: true });
    const { carla, table } = this;
    await carla.ask(table, { kind: 'say', room: 'spectators', text: WHISPER });
  }

  get isOver(): boolean {
    return this.anna.sheets.get(this.table)?.stage === 'over';
  }

  /** Until then a bot may yet end the game; after the end there is nothing to wait for. */
  async awaitsPlayers(): Promise<boolean> {
    const isAsked = (each: Listener): boolean => each.sheets.get(this.table)?.choice != null;
    await until(() => this.isOver || this.players.some(isAsked), 'a question to a player');
    return !this.isOver;
  }

  /** One decision of everybody who is asked. */
  async play(random: (below: number) => number): Promise<void> {
    for (const each of this.players) {
      const request = decision(each, this.table, '0', random);
      if (request !== null) await each.ask(this.table, request);
    }
    await sleep(1);
  }

  /** All chance follows from it. */
  get seed(): string {
    return seedOf(this.deal.seed, [null, BERNDS, null]);
  }

  async lookForSalts(): Promise<void> {
    const { steps, opens } = tableOf(await logOf(store, this.table));
    const opened = new Set([...opens.values()].flat().map(({ salt }) => salt));
    const all = steps.flatMap(({ seal }) => (seal === null ? [] : [seal.salt]));
    this.salts = all.filter(salt => !opened.has(salt));
  }

  /** What nobody may read, wherever they look. */
  secretsFrom(listener: Listener): string[] {
    const { anna, bernd, carla, dora } = this;
    const tokens = [anna, bernd, carla, dora].map(({ token }) => token);
    const notes = this.players.filter(each => each !== listener).map(noteOf);
    const deal = [this.deal.seed, this.deal.dealing?.salt ?? '', this.seed];
    const secrets = [...deal, ...this.salts, this.invite, ...tokens];
    return [...secrets, ...secrets.map(hashToken), ...notes];
  }

  close(): void {
    for (const each of this.everybody) each.close();
  }
}

const WHISPER = 'between us who watch';

function noteOf({ person }: Listener): string {
  return `a note of ${person}`;
}

function expectNone(secrets: readonly string[], text: string): void {
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    const at = text.indexOf(secret);
    if (at >= 0) expect(text.slice(Math.max(0, at - 200), at + 50), 'a secret').toBe('');
  }
}

const TOLD_BY_HTTP = [
  '/api/tables',
  '/api/tables?stage=playing',
  '/api/me/tables',
  '/api/me',
  '/',
  '/metrics',
  '/api/announcement',
  '/api/host',
];

/** All pages of the news up to an entry. */
async function newsByHttp(each: Listener, path: string, number: number): Promise<string> {
  const all: News[] = [];
  for (let since: unknown = 0; since !== null; ) {
    const { body } = await each.call('GET', `${path}&since=${since}`);
    all.push(...(body['news'] as News[]));
    since = body['more'];
  }
  return JSON.stringify(all.filter(news => news.number <= number));
}

/** HTTP says what the wire says, and no more. */
async function expectNoMoreByHttp(evening: Evening): Promise<void> {
  const { table, invite, dora } = evening;
  await evening.lookForSalts();
  for (const each of evening.invited) {
    const sheet = await each.call('GET', `/api/tables/${table}?invite=${invite}`);
    const recordPath = `/api/tables/${table}/record?invite=${invite}`;
    const record = await each.call('GET', recordPath);
    for (const { body } of [sheet, record]) {
      const { number } = body['sheet'] as Sheet;
      const heard = await each.upTo(number);
      expect(JSON.stringify(body['sheet'])).toBe(heard.sheet);
      if (body['news'] !== undefined) expect(await newsByHttp(each, recordPath, number)).toBe(heard.news);
      expectNone(evening.secretsFrom(each), JSON.stringify(body));
    }
  }
  for (const path of ['', '/record'])
    expect(await dora.call('GET', `/api/tables/${table}${path}`)).toMatchObject({
      status: 403,
      body: { code: 'not-invited', detail: table },
    });
  for (const path of ['rematch', 'same-deal'])
    expect((await evening.anna.call('POST', `/api/tables/${table}/${path}`)).status).toBe(409);
  for (const each of evening.everybody)
    for (const path of TOLD_BY_HTTP) await expectNoneAt(evening, each, path);
}

async function expectNoneAt(evening: Evening, listener: Listener, path: string): Promise<void> {
  const { cookie } = listener;
  const text = await (await fetch(`${url}${path}`, { headers: { cookie } })).text();
  expectNone(evening.secretsFrom(listener), text);
  const isAtTable = path === '/api/me/tables' && (listener === evening.anna || listener === evening.bernd);
  expect(text.includes(evening.table), `${path} shows the private table`).toBe(isAtTable);
}

describe('a private table on a real server', () => {
  it.each(IS_LONG ? RULESETS : (['2019-4', '2006-7'] as const))(
    '%s: seeds, invitations, tokens and notes reach nobody while it is played',
    async ruleset => {
      const evening = new Evening();
      await evening.begin(ruleset);
      const random = randomOf(`evening ${ruleset}`);
      for (let turn = 0; !evening.isOver; turn += 1) {
        if (turn === 5) await evening.write();
        if (turn % 40 === 10 && (await evening.awaitsPlayers())) await expectNoMoreByHttp(evening);
        await evening.play(random);
      }
      await evening.lookForSalts();
      const { bernd, carla, dora, invite, table, seed, deal } = evening;
      for (const each of evening.everybody) expectNone(evening.secretsFrom(each), each.received.join('\n'));
      for (const each of evening.players) {
        const before = each.received.filter(text => !text.includes('"stage":"over"'));
        expectNone([WHISPER], before.join('\n'));
      }
      expect(carla.received.join('\n')).toContain(WHISPER);
      expect(dora.received.map(text => JSON.parse(text))).toMatchObject([
        { type: 'welcome' },
        { type: 'error', code: 'not-invited' },
      ]);
      // It was the right one to look for.
      const { body } = await bernd.call('GET', `/api/tables/${table}/record?invite=${invite}`);
      expect(body['seed']).toBe(seed);
      expect(body['dealing']).toMatchObject({ secret: deal.seed, salt: deal.dealing?.salt });
      expect(body['seals']).toEqual(
        expect.arrayContaining(evening.salts.map(salt => expect.objectContaining({ salt }))),
      );
      evening.close();
    },
  );
});

const MAIN = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

const LISTENING = /http:\/\/127\.0\.0\.1:\d+/;

/** The server as it is started by hand, with all that it writes. */
class Logged {
  readonly #child: ChildProcess;
  text = '';

  constructor(folder: string) {
    const settings = { PORT: '0', HOST: '127.0.0.1', MACHER_DATA: folder, MACHER_LOG: 'on' };
    const env = { ...process.env, ...settings };
    this.#child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', data => {
        this.text += String(data);
      });
  }

  async url(): Promise<string> {
    await until(() => LISTENING.test(this.text), 'a server that starts').catch(async error => {
      await this.stop();
      throw error;
    });
    return LISTENING.exec(this.text)?.[0] ?? '';
  }

  async stop(): Promise<void> {
    const closed = once(this.#child, 'close');
    this.#child.kill('SIGTERM');
    await closed;
  }
}

/** Calls and messages with secrets in all the places where they may or should not be. */
async function confide(
  anna: Listener,
  url: string,
  secret: string,
): Promise<{ table: string; invite: string }> {
  await anna.signIn('Anna');
  await anna.call('POST', '/api/me/password', { password: secret, old: null });
  await anna.call('POST', '/api/sessions', { name: 'Anna', password: `${secret}-wrong` });
  await anna.call('POST', '/api/sessions', { name: 'Anna', password: [secret] });
  const made = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', '1', '1'], true));
  const { id: table, invite } = made.body as { id: string; invite: string };
  const headers = { cookie: anna.cookie, authorization: secret };
  for (const path of [`tables/${table}`, `tables/${table}/record`, 'none', '%zz', 'socket'])
    await fetch(`${url}/api/${path}?invite=${invite}`, { headers });
  await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: `{"password":"${secret}"`,
  });
  for (const path of [`/api/tables/${table}`, '/api/none'])
    await ended(new WebSocket(`${url.replace('http', 'ws')}${path}?invite=${invite}`));
  await anna.connect();
  anna.watch(table, invite);
  anna.send(`{"${secret}"`);
  anna.send({ type: 'ask', table, id: secret, request: { kind: 'say', room: secret, text: secret } });
  await anna.ask(table, { kind: 'note', text: secret });
  await anna.ask(table, { kind: 'say', room: 'players', text: secret });
  const random = randomOf('log');
  for (let turn = 0; turn < 20; turn += 1) {
    const request = decision(anna, table, '0', random);
    if (request !== null) await anna.ask(table, request);
    await sleep(5);
  }
  anna.close();
  return { table, invite };
}

async function ended(socket: WebSocket): Promise<void> {
  await until(() => socket.readyState === WebSocket.CLOSED, 'a connection that is not let in');
}

async function secretOf(folder: string, table: string): Promise<string> {
  const kept = new SqliteStore(folder);
  const [first] = await logOf(kept, table);
  await kept.close();
  return first?.what.kind === 'opened' ? first.what.opening.seed : '';
}

describe('the log of the server', () => {
  it('tells what was called, and none of the secrets in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'macher-log-'));
    const server = new Logged(folder);
    const anna = new Listener(await server.url());
    const password = 'something-nobody-may-read';
    const { table, invite } = await confide(anna, await server.url(), password).finally(() => server.stop());
    const secrets = [await secretOf(folder, table), invite, anna.token];
    expectNone([...secrets, ...secrets.map(hashToken), password], server.text);
    expect(server.text.includes(`"/api/tables/${table}"`)).toBe(true);
  });
});
