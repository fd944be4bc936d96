import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOTS_HERE } from '@macher/bots';
import { type Action, choiceAt, deciders, type Random, randomOf, sampleAction } from '@macher/engine';
import type { Person, Plans, Request } from '@macher/protocol';
import { SqliteStore } from '@macher/server';
import { type Host, tableOf } from '@macher/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '../../packages/server/src/limits.ts';
import { Courier } from '../../packages/server/src/notices/courier.ts';
import { atomOf, jsonFeedOf } from '../../packages/server/src/notices/feed.ts';
import { Mailer } from '../../packages/server/src/notices/mail.ts';
import { Outside } from '../../packages/server/src/notices/outside.ts';
import { Postman } from '../../packages/server/src/notices/postman.ts';
import { PushKeys } from '../../packages/server/src/notices/pushKeys.ts';
import { noticeWords } from '../../packages/server/src/notices/words.ts';
import type { Channel, KeptSettings, Target } from '../../packages/server/src/store/outbox.ts';
import { rowOf } from '../../packages/server/src/tableRow.ts';
import { Tables } from '../../packages/server/src/tables.ts';
import { expectSame } from '../same.ts';
import { ANNA, BERND, CARLA, gameOf, NOON, opened } from '../table/world.ts';
import { claimsIn, HttpSink, MailSink, PushReceiver, type Received } from './receivers.ts';

const TABLE = 'one-table';
const PLAYERS = [ANNA, BERND, CARLA];
const MINUTE = 60_000;
const STEPS = 60;

const SETTINGS: KeptSettings = {
  kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
  quiet: null,
  timeZone: 'UTC',
  language: 'en',
  origin: 'https://macher.example',
};

interface Asked {
  readonly person: Person;
  readonly request: Request;
}

let http: HttpSink;
let mails: MailSink;
let browser: PushReceiver;

beforeAll(async () => {
  http = await HttpSink.open();
  mails = await MailSink.open();
  browser = new PushReceiver(http);
});

afterAll(async () => {
  await http.close();
  await mails.close();
});

function targets(): Target[] {
  return [
    { kind: 'push', ...browser.subscription },
    { kind: 'webhook', form: 'discord', url: `${http.url}/discord` },
    { kind: 'webhook', form: 'slack', url: `${http.url}/slack` },
    { kind: 'webhook', form: 'ntfy', url: `${http.url}/ntfy` },
    { kind: 'mail', address: 'anna@mail.example', code: null, off: 'off' },
  ];
}

function channelOf(target: Target, index: number): Channel {
  const base = { name: '', isOn: true, tries: 0, dueAt: 0, sentAt: 0, trouble: null };
  return { id: `channel ${index}`, person: ANNA.id, target, ...base };
}

/** Plans never come to decide in this time. */
class StillTime {
  at = NOON;

  now(): number {
    return this.at;
  }

  wake(): () => void {
    return () => {};
  }
}

/** A game over days on a server of its own. Anna is reached by every way there is. */
class World {
  readonly store: SqliteStore;
  readonly host: Host;
  readonly #time: StillTime;
  readonly #courier: Courier;
  readonly #from = { http: http.received.length, mails: mails.mails.length };
  #asked = 0;

  private constructor(store: SqliteStore, host: Host, time: StillTime, courier: Courier) {
    this.store = store;
    this.host = host;
    this.#time = time;
    this.#courier = courier;
  }

  static async open(folder: string, listeners: readonly Person[]): Promise<World> {
    const store = new SqliteStore(folder);
    const time = new StillTime();
    for (const { id, name } of PLAYERS)
      await store.addPerson({ id, name, password: null, recovery: null, createdAt: 0 });
    for (const { id } of listeners) await store.outbox.keepSettings(id, SETTINGS);
    for (const each of targets().map(channelOf)) await store.outbox.addChannel(each, 10);
    const first = opened({
      players: 3,
      ruleset: '2006-5',
      pace: { kind: 'slow', perDecision: 1440 * MINUTE },
    });
    const base = {
      id: TABLE,
      createdAt: NOON,
      isPrivate: false,
      admitsPrograms: false,
      isForFriends: false,
      limits: null,
      invite: '',
      plannedAt: null,
    };
    await store.addTable(rowOf(base, tableOf([first]), NOON), [first]);
    const habits = { ...LIMITS, newSalt: () => 'salt' };
    const host = await new Tables(store, BOTS_HERE, time, fail, habits).host(TABLE);
    if (host === null) throw new Error('there is no table');
    const postman = new Postman({
      outside: new Outside(['127.0.0.1']),
      keys: await PushKeys.in(store.outbox, 'mailto:host@macher.example'),
      mailer: new Mailer({ server: mails.url, from: 'Macher <macher@macher.example>' }),
      url: null,
      now: () => time.now(),
    });
    return new World(store, host, time, new Courier({ store, postman, time, sent: () => {}, failed: fail }));
  }

  async ask(person: Person, request: Request): Promise<void> {
    this.#asked += 1;
    const reply = await this.host.request(person, `request ${this.#asked}`, request);
    expect(reply).toMatchObject({ ok: true });
  }

  async pass(minutes: number): Promise<void> {
    this.#time.at += minutes * MINUTE;
    await this.#courier.round();
  }

  /** Every byte that has reached Anna, and her feed. */
  async reached(): Promise<string[]> {
    const posted = http.received.slice(this.#from.http).map(letterIn).toSorted();
    const mailed = mails.mails.slice(this.#from.mails).map(({ text }) => text.replace(/^Date: .*$/m, ''));
    const notices = await this.store.outbox.noticesOf(ANNA.id, 1000);
    const feed = { words: noticeWords('en'), name: ANNA.name, origin: SETTINGS.origin, notices, since: 0 };
    return [...posted, ...mailed, atomOf(feed), JSON.stringify(jsonFeedOf(feed))];
  }

  async close(): Promise<void> {
    await this.host.close();
    await this.store.close();
  }
}

function fail(error: unknown): never {
  throw error;
}

/** What a push service carries is closed with new keys each time: opened, with who says that they sent it. */
function letterIn(received: Received): string {
  const { path, headers, body } = received;
  if (path !== '/push/device') return JSON.stringify([path, named(headers), body.toString()]);
  const { aud, exp, sub } = claimsIn(headers.authorization ?? '').claims;
  const { authorization: _signed, ...open } = named(headers);
  return JSON.stringify([path, open, aud, exp, sub, browser.opened(received)]);
}

function named(headers: Received['headers']): Record<string, unknown> {
  const { date: _date, ...others } = headers;
  return others;
}

/** What else everybody sees. */
const ASIDES: readonly ((host: Host) => Asked)[] = [
  () => ({ person: CARLA, request: { kind: 'say', room: 'players', text: 'hm, @Anna' } }),
  ({ table }) => {
    const { regions, round } = gameOf(table);
    const mine = [{ kind: 'pass-poll', region: regions[0]?.id ?? '', round: Math.max(1, round) } as const];
    return { person: CARLA, request: { kind: 'offer', deal: { to: 1, mine, yours: [] } } };
  },
  () => ({ person: BERND, request: { kind: 'phrase', phrase: 'one-moment' } }),
];

/** Mostly a decision of one who is asked. */
function nextAt(host: Host, step: number, random: Random): Asked {
  const aside = step % 6 === 5 ? ASIDES[Math.floor(step / 6) % ASIDES.length] : undefined;
  if (aside !== undefined) return aside(host);
  const game = gameOf(host.table);
  const asked = deciders(game);
  const seat = asked[random(asked.length)] ?? 0;
  const action = sampleAction(game.rules, choiceAt(game, seat), random);
  return { person: PLAYERS[seat] ?? ANNA, request: { kind: 'act', number: host.table.number, action } };
}

async function gather(world: World): Promise<void> {
  for (const [seat, person] of PLAYERS.entries()) {
    await world.ask(person, { kind: 'sit', seat });
    await world.ask(person, { kind: 'ready', isReady: true });
  }
  await world.ask(ANNA, { kind: 'start' });
}

interface Evening {
  /** What was asked, always the same. */
  readonly script: readonly Asked[];
  /** All that has reached Anna. */
  readonly told: readonly string[];
}

/** `secretly`: what happens before a step that Anna can't know. */
async function evening(
  listeners: readonly Person[],
  secretly: (world: World, step: number) => Promise<unknown> = async () => {},
): Promise<Evening> {
  const folder = mkdtempSync(join(tmpdir(), 'macher-twins-'));
  const world = await World.open(folder, listeners);
  await gather(world);
  const random = randomOf('evening');
  const script: Asked[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    await secretly(world, step);
    const asked = nextAt(world.host, step, random);
    script.push(asked);
    await world.ask(asked.person, asked.request);
    if (step % 4 === 3) await world.pass(6);
  }
  const told = await world.reached();
  await world.close();
  rmSync(folder, { recursive: true });
  return { script, told };
}

/** Bernd plans the very decision that he is going to make, so he needn't be told that it is his turn. */
function plansOf(script: readonly Asked[]): Plans {
  const next = script.find(({ person, request }) => person === BERND && request.kind === 'act');
  if (next?.request.kind !== 'act') return { plans: [], skips: true };
  const action = next.request.action as Action;
  const when = { kind: action.kind, round: null, region: null, party: null };
  return { plans: [{ when, then: { kind: 'decide', action }, isOn: true }], skips: true };
}

it('no push, webhook, mail or feed of Anna’s tells whether others have plans, or what they are told', async () => {
  const { script, told } = await evening(PLAYERS);
  const planned = await evening(PLAYERS, ({ host }, step) => host.plan(BERND, plansOf(script.slice(step))));
  const alone = await evening([ANNA]);
  expect(planned.script).toEqual(script);
  expect(told.length).toBeGreaterThan(40);
  expectSame(planned.told, told);
  expectSame(alone.told, told);
});
