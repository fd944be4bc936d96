import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOTS_HERE } from '@macher/bots';
import {
  type Action,
  choiceAt,
  deciders,
  phasesOf,
  type Random,
  randomOf,
  sampleAction,
  view,
} from '@macher/engine';
import {
  type Entry,
  isPlanName,
  NO_PLANS,
  type Person,
  type Plan,
  type Plans,
  planName,
  type Request,
} from '@macher/protocol';
import { SqliteStore } from '@macher/server';
import { type Host, seatOf, type Table, tableOf } from '@macher/table';
import { plannedAction } from '@macher/table/pure';
import { expect, it } from 'vitest';
import type { Arrival } from '../../packages/server/src/notices/arrival.ts';
import { noticesOf } from '../../packages/server/src/notices/causes.ts';
import { Courier } from '../../packages/server/src/notices/courier.ts';
import type { Message } from '../../packages/server/src/notices/message.ts';
import type { Channel, Target } from '../../packages/server/src/store/outbox.ts';
import { rowOf } from '../../packages/server/src/tableRow.ts';
import { Tables } from '../../packages/server/src/tables.ts';
import { IS_LONG } from '../long.ts';
import {
  ANNA,
  BERND,
  CARLA,
  gameOf,
  NOON,
  Onlooker,
  opened,
  Paper,
  PEOPLE,
  rest,
  ZOE,
} from '../table/world.ts';
import { logOf } from './log.ts';

const TABLE = 'one-table';
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Their turn, and the end: nothing else brings anybody to the page. */
const KINDS = { turn: true, against: false, talk: false, invited: false, ended: true };

/** By mail, webhook and push in turn. */
function targetOf(id: string, index: number): Target {
  const url = `https://notice.example/${id}`;
  if (index % 3 === 0) return { kind: 'mail', address: url, code: null, off: 'off' };
  if (index % 3 === 1) return { kind: 'webhook', form: 'ntfy', url };
  return { kind: 'push', endpoint: url, keys: { p256dh: '', auth: '' } };
}

/** Whose it is. */
function ownerOf(target: Target): string {
  return /notice\.example\/(\w+)/.exec(JSON.stringify(target))?.[1] ?? '';
}

/** Time that passes when the test says so. */
class Days {
  at = NOON;
  #alarms: { readonly at: number; readonly call: () => void }[] = [];

  now(): number {
    return this.at;
  }

  wake(at: number, call: () => void): () => void {
    const alarm = { at, call };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter(each => each !== alarm);
    };
  }

  async pass(minutes: number): Promise<void> {
    this.at += minutes * MINUTE;
    const due = this.#alarms.filter(({ at }) => at <= this.at);
    this.#alarms = this.#alarms.filter(alarm => !due.includes(alarm));
    for (const { call } of due) call();
    await rest();
  }
}

const PASSES: Plan = {
  when: { kind: 'influence', round: null, region: null, party: null },
  then: { kind: 'decide', action: { exchange: null } },
  isOn: true,
};

/** What each of them leaves to plans; some leave nothing. */
function plansBy(person: Person): Plans {
  const seat = PEOPLE.indexOf(person);
  if (seat < 0 || seat === 4) return NO_PLANS;
  // A poll that is won this way is for its person to use.
  const when = { ...PASSES.when, kind: 'poll-bid' } as const;
  const bids: Plan = { when, then: { kind: 'up-to', amount: 2000 * (seat + 1) }, isOn: true };
  return { plans: [PASSES, bids], skips: seat !== 1 };
}

/** A server, its people, and what reaches them while the page is closed. */
class Weeks {
  readonly folder = mkdtempSync(join(tmpdir(), 'macher-weeks-'));
  readonly time = new Days();
  readonly random: Random = randomOf('three weeks');
  readonly phases = new Set<string>();
  readonly told: Message[] = [];
  readonly stranger = new Onlooker(null);
  decided = 0;
  restarts = 0;
  /** Whom a message has called, and who hasn't come yet. */
  readonly #waiting: string[] = [];
  store = new SqliteStore(this.folder);
  #tables = this.#opened();
  #courier = this.#hired();
  #asked = 0;

  async begin(): Promise<void> {
    for (const [index, { id, name }] of [...PEOPLE, ZOE].entries()) {
      await this.store.addPerson({ id, name, password: null, recovery: null, createdAt: 0 });
      const quiet = index === 0 ? { from: 1320, to: 420 } : null;
      const settings = { kinds: KINDS, quiet, timeZone: 'UTC', language: 'en', origin: '' } as const;
      await this.store.outbox.keepSettings(id, settings);
      const channel = {
        id: `channel ${index}`,
        person: id,
        target: targetOf(id, index),
        name: '',
        isOn: true,
      };
      await this.store.outbox.addChannel({ ...channel, tries: 0, dueAt: 0, sentAt: 0, trouble: null }, 10);
    }
    const first = opened({
      ruleset: '2006-7',
      players: 5,
      pace: { kind: 'slow', perDecision: DAY },
      daysOff: 7,
    });
    const base = { id: TABLE, createdAt: NOON, invite: '', plannedAt: null };
    const access = { isPrivate: false, admitsPrograms: false, isForFriends: false, limits: null };
    await this.store.addTable(rowOf({ ...base, ...access }, tableOf([first]), NOON), [first]);
    for (const [seat, person] of PEOPLE.entries()) {
      await this.ask(person, { kind: 'sit', seat });
      await this.ask(person, { kind: 'ready', isReady: true });
      expect(await (await this.host()).plan(person, plansBy(person))).toBe(true);
    }
    await this.ask(ANNA, { kind: 'start' });
    await this.#wake();
    // Their first decisions are asked while they are still there.
    for (const person of PEOPLE) await this.visit(person);
  }

  async host(): Promise<Host> {
    const host = await this.#tables.host(TABLE);
    if (host === null) throw new Error('there is no table');
    return host;
  }

  async ask(person: Person, request: Request): Promise<void> {
    this.#asked += 1;
    expect(await (await this.host()).request(person, `request ${this.#asked}`, request)).toMatchObject({
      ok: true,
    });
  }

  /** Whoever has heard that it is their turn comes, decides what no plan of theirs answers, and closes the page. */
  async visit(person: Person): Promise<void> {
    const plans = plansBy(person);
    for (;;) {
      const { table } = await this.host();
      const seat = seatOf(table, person);
      if (table.stage !== 'playing' || seat === null) return;
      const game = gameOf(table);
      if (!deciders(game).includes(seat)) return;
      const choice = choiceAt(game, seat);
      if (plannedAction(view(game, seat), choice, plans) !== null) return;
      const action = sampleAction(game.rules, choice, this.random);
      await this.ask(person, { kind: 'act', number: table.number, action });
      this.decided += 1;
    }
  }

  /** A message comes when its person has to decide, and never for nothing. */
  async follow(): Promise<void> {
    for (const id of this.#waiting.splice(0)) {
      const before = this.decided;
      const person = [...PEOPLE, ZOE].find(each => each.id === id) ?? ANNA;
      await this.visit(person);
      const { stage } = (await this.host()).table;
      if (stage === 'playing') expect(this.decided, `${id} comes in vain`).toBeGreaterThan(before);
    }
  }

  get days(): number {
    return (this.time.at - NOON) / DAY;
  }

  async pass(minutes: number): Promise<void> {
    await this.time.pass(minutes);
    await this.#courier.round();
    await rest();
    await this.#restartInNewPhase();
  }

  async #restartInNewPhase(): Promise<void> {
    const { game } = (await this.host()).table;
    const phase = game === null ? '' : `${phasesOf(game.rules, game.round)[game.step - 1]}`;
    if (this.phases.has(phase)) return;
    this.phases.add(phase);
    await this.close();
    this.store = new SqliteStore(this.folder);
    this.#tables = this.#opened();
    this.#courier = this.#hired();
    this.restarts += 1;
    await this.#wake();
    await rest();
  }

  /** A stranger looks on, so that the table needn't be read again for everyone who comes. */
  async #wake(): Promise<void> {
    await this.#tables.wake();
    (await this.host()).join(this.stranger, 0);
  }

  async close(): Promise<void> {
    await this.#courier.stop();
    await this.#tables.close();
    await this.store.close();
  }

  #opened(): Tables {
    return new Tables(this.store, BOTS_HERE, this.time, fail);
  }

  #hired(): Courier {
    const { store, time } = this;
    const carry = async ({ target }: Pick<Channel, 'target'>, message: Message): Promise<Arrival> => {
      this.told.push(message);
      this.#waiting.push(ownerOf(target));
      return { is: 'arrived' } as const;
    };
    return new Courier({ store, postman: { carry }, time, sent: () => {}, failed: fail });
  }
}

function fail(error: unknown): never {
  throw error;
}

/** With MACHER_LONG=1 to the end. */
const ROUNDS = IS_LONG ? 7 : 3;

it('five people play 2006-7 in three weeks, and come only when a message calls them', async () => {
  const weeks = new Weeks();
  await weeks.begin();
  for (let { table } = await weeks.host(); table.stage === 'playing'; { table } = await weeks.host()) {
    const { round } = gameOf(table);
    if (round > ROUNDS) break;
    if (round === 2 && table.rested[0] === 0) await weeks.ask(ANNA, { kind: 'days-off', days: 1 });
    if (round === 2 && table.seen.get(ZOE.id) === undefined) {
      await weeks.ask(BERND, { kind: 'name-regent', name: ZOE.name, days: 1 });
      await weeks.ask(ZOE, { kind: 'serve', seat: 1 });
      await weeks.visit(ZOE);
    }
    await weeks.pass(10);
    await weeks.follow();
    expect(weeks.days).toBeLessThan(21);
  }
  const entries = await logOf(weeks.store, TABLE);
  const kinds = new Set(entries.map(({ what }) => what.kind));
  // Nobody's time ran out: each of them had heard.
  expect(kinds.has('stood-in')).toBe(false);
  expect([...kinds]).toEqual(expect.arrayContaining(['days-ended', 'regent-began', 'regent-ended']));
  const { told, restarts, phases, stranger } = weeks;
  expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
  expect(restarts).toBe(phases.size);
  const planned = entries.filter(({ by }) => by !== null && isPlanName(by.id));
  expect(planned.length).toBeGreaterThan(30);
  expect(stranger.texts.join('')).not.toMatch(/isPlanned|"plan /);
  await weeks.close();
  rmSync(weeks.folder, { recursive: true });
});

it('who planned a question and is asked the next at once is called; who decided it themselves is there', () => {
  const paper = new Paper({ ruleset: '2006-5' }).seat(ANNA, BERND, CARLA);
  const { before, action } = untilAskedAgain(paper);
  const person = PEOPLE[action.seat]?.id ?? '';
  const when = { ...PASSES.when, kind: action.kind };
  const plan: Plan = { when, then: { kind: 'decide', action }, isOn: true };
  const kept = { plans: [plan], skips: false, number: before.number };
  const book = { of: (id: string) => (id === person ? kept : null) };
  const called = (entry: Entry): boolean =>
    noticesOf(TABLE, paper.table, { fresh: [{ entry, moments: [] }], before }, book).some(
      notice => notice.person === person && notice.facts.what === 'decide',
    );
  const entry = paper.entries.at(-1) as Entry;
  expect(called(entry)).toBe(false);
  expect(called({ ...entry, by: { person, id: planName(entry.number) } })).toBe(true);
});

/** Somebody decides, and is asked something else next. */
function untilAskedAgain(paper: Paper): { readonly before: Table; readonly action: Action } {
  for (;;) {
    const [seat = 0] = deciders(paper.game);
    const before = paper.replayed;
    const action = paper.any(seat);
    paper.act(seat, action);
    const isAskedAgain = deciders(paper.game).includes(seat);
    if (isAskedAgain && choiceAt(paper.game, seat).kind !== action.kind) return { before, action };
  }
}
