import { isDeepStrictEqual } from 'node:util';
import { BOTS_HERE, ROSTER } from '@macher/bots';
import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import {
  type Action,
  type Choice,
  choiceAt,
  deciders,
  EPOCH,
  type Game,
  type Origin,
  type Random,
  randomOf,
  type Seat,
  sampleAction,
  type View,
} from '@macher/engine';
import type {
  Contest,
  Entry,
  KeptPlans,
  News,
  Opening,
  Pace,
  Person,
  Place,
  Request,
  Sender,
  Sheet,
  TakeOver,
} from '@macher/protocol';
import {
  apply,
  ask,
  type BotPool,
  type BotWait,
  Host,
  type Listener,
  type Outcome,
  openTable,
  type PlanBook,
  type Reply,
  seatOf,
  type Table,
  tableOf,
  type World,
} from '@macher/table';
import { expect } from 'vitest';
import { sealed } from '../../packages/table/src/seals.ts';

export const ANNA: Person = { id: 'anna', name: 'Anna' };
export const BERND: Person = { id: 'bernd', name: 'Bernd' };
export const CARLA: Person = { id: 'carla', name: 'Carla' };
export const DORA: Person = { id: 'dora', name: 'Dora' };
const EMIL: Person = { id: 'emil', name: 'Emil' };
/** One for every seat. */
export const PEOPLE: readonly Person[] = [ANNA, BERND, CARLA, DORA, EMIL];
/** Never has a seat, unless a test gives it one. */
export const ZOE: Person = { id: 'zoe', name: 'Zoe' };

export const SEED = 'a-seed-nobody-may-see-4711';
export const NOON = 1_000_000;

export interface Plan {
  readonly ruleset?: RulesetId;
  readonly players?: number;
  readonly seed?: string;
  readonly pace?: Pace;
  readonly takeOver?: TakeOver;
  readonly daysOff?: number;
  readonly isRated?: boolean;
  readonly contest?: Contest | null;
  readonly origin?: Origin;
  readonly dealing?: Opening['dealing'];
  readonly played?: readonly Action[];
}

export function openingOf(plan: Plan = {}): Opening {
  return {
    epoch: EPOCH,
    rules: rulesOf(plan.ruleset ?? '2019-4'),
    options: { openMoney: false },
    seed: plan.seed ?? SEED,
    parties: PARTIES.slice(0, plan.players ?? 3),
    pace: plan.pace ?? { kind: 'none' },
    takeOver: plan.takeOver ?? 'consent',
    daysOff: plan.daysOff ?? 0,
    isRated: plan.isRated ?? false,
    contest: plan.contest ?? null,
    origin: plan.origin ?? 'fresh',
    dealing: plan.dealing ?? null,
    played: plan.played ?? [],
  };
}

/** The first line of a log: Anna's table. */
export function opened(plan: Plan = {}): Entry {
  const what = { kind: 'opened', owner: ANNA, opening: openingOf(plan) } as const;
  return { number: 1, at: NOON, by: { person: ANNA.id, id: newName() }, what };
}

let names = 0;

/** How the names of all requests begin, if a test does not care what they are called. */
export const REQUEST_NAME = 'name-of-request-';

function newName(): string {
  names += 1;
  return `${REQUEST_NAME}${names}`;
}

let salts = 0;

/** How all salts begin. */
export const SALT = 'a-salt-nobody-may-see-';

export function newSalt(): string {
  salts += 1;
  return `${SALT}${salts}`;
}

/** A request; or one that names what the table shows at the moment it is made. */
export type Wish = Request | ((table: Table) => Request);

export const UNDO: Wish = ({ number }) => ({ kind: 'undo', number });
export const YES: Wish = table => answerOf(table, true);
export const NO: Wish = table => answerOf(table, false);
export const ABANDON: Request = { kind: 'propose', proposal: { kind: 'abandon' } };

function answerOf({ proposal }: Table, accepts: boolean): Request {
  return { kind: 'answer', proposal: proposal?.number ?? 0, accepts };
}

function requestFor(wish: Wish, table: Table): Request {
  return typeof wish === 'function' ? wish(table) : wish;
}

/** Seat by seat: a person, or a bot. */
export type Seating = readonly (Person | string)[];

function seatingRequests(seating: Seating): [Person, Request][] {
  const places = seating.map((who, seat): [Person, Request] =>
    typeof who === 'string' ? [ANNA, { kind: 'seat-bot', seat, bot: who }] : [who, { kind: 'sit', seat }],
  );
  const ready = seating.flatMap((who): [Person, Request][] =>
    typeof who === 'string' ? [] : [[who, { kind: 'ready', isReady: true }]],
  );
  return [...places, ...ready, [ANNA, { kind: 'start' }]];
}

/** A table without a host: every request is answered, written down and done at once. Bots have to be told. */
export class Paper {
  readonly table: Table;
  readonly entries: Entry[];
  now = NOON;
  readonly #random = randomOf('paper');

  constructor(plan: Plan = {}) {
    const first = opened(plan);
    this.entries = [first];
    this.table = openTable(first);
  }

  /** What comes of it; asking alone is seen to change nothing. */
  ask(person: Person, wish: Wish, id = newName()): Outcome {
    const before = stateOf(this.table);
    const request = requestFor(wish, this.table);
    const answer = ask(this.table, { person, id, at: this.now, request }, ROSTER);
    if (!isDeepStrictEqual(stateOf(this.table), before)) expect(stateOf(this.table)).toEqual(before);
    if (!answer.ok) return answer;
    for (const what of answer.happenings) this.write(what, { person: person.id, id });
    return answer;
  }

  /** The same, and it must be done. */
  do(person: Person, wish: Wish, id?: string): this {
    expect(this.ask(person, wish, id)).toMatchObject({ ok: true });
    return this;
  }

  /** The code with which it is refused. */
  refused(person: Person, wish: Wish): string {
    return codeOf(this.ask(person, wish));
  }

  /** A line of the log never changes: not by the table it makes, not by the game. */
  write(what: Entry['what'], by: Sender | null = null): void {
    const line: Entry = { number: this.table.number + 1, at: this.now, by, what };
    const entry = frozen(sealed(this.table, line, newSalt));
    this.entries.push(entry);
    apply(this.table, entry);
  }

  /** The table that comes of the log alone, as it would be read from a disk. */
  get replayed(): Table {
    return tableOf(JSON.parse(JSON.stringify(this.entries)) as Entry[]);
  }

  /** Time goes by. */
  pass(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  seat(...seating: Seating): this {
    // For a contest it begins when the last of them is ready.
    for (const [person, request] of seatingRequests(seating))
      if (this.table.stage === 'gathering') this.do(person, request);
    return this;
  }

  get game(): Game {
    return gameOf(this.table);
  }

  place(seat: Seat): Place {
    return placeAt(this.table, seat);
  }

  /** A random decision of a seat, by its person or by its bot. */
  act(seat: Seat, action = this.any(seat)): this {
    const { person, standIn } = this.place(seat);
    if (person === null || standIn !== null) this.write({ kind: 'acted', seat, action, seal: null });
    else this.do(person, this.actRequest(action));
    return this;
  }

  actRequest(action: Action): Request {
    return { kind: 'act', number: this.table.number, action };
  }

  any(seat: Seat): Action {
    return sampleAction(this.game.rules, choiceAt(this.game, seat), this.#random);
  }

  /** Random decisions, the first seat asked first, until something is so. */
  playUntil(isSo: (game: Game) => boolean): this {
    while (!isSo(this.game)) {
      if (this.game.result !== null) throw new Error('the game is over, and it never was so');
      this.act(deciders(this.game)[0] as Seat);
    }
    return this;
  }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    for (const field of Object.values(Object.freeze(value))) frozen(field);
  return value;
}

/** Everything but the rules, which are large. */
function stateOf({ opening: _rules, game, ...state }: Table): unknown {
  return structuredClone({ ...state, game: game === null ? null : { ...game, rules: null } });
}

export function gameOf({ game }: Table): Game {
  if (game === null) throw new Error('the game has not begun');
  return game;
}

function placeAt({ places }: Table, seat: Seat): Place {
  const place = places[seat];
  if (place === undefined) throw new Error(`there is no seat ${seat}`);
  return place;
}

/** The code of a refusal, by the table or by the rules; anything else fails the test. */
export function codeOf(answer: Outcome | Reply): string {
  if (answer.ok) throw new Error('it was not refused');
  const { refusal } = answer;
  return refusal.by === 'table' ? refusal.code : refusal.refusal.code;
}

/** Asked one by one, and nobody's decision is sealed. */
export function isOpenTurn(game: Game): boolean {
  return (
    deciders(game).length === 1 &&
    game.round > 0 &&
    !game.frames.some(({ phase }) => phase === 'start-player')
  );
}

/** Everybody bids for start player, and no bid is in yet. */
export function isSealedBid(game: Game): boolean {
  const frame = game.frames.at(-1);
  return (
    frame?.phase === 'start-player' &&
    frame.step === 'sealed' &&
    deciders(game).length === game.players.length
  );
}

/** Plans in memory: what several hosts share, or one. */
class Planner implements PlanBook {
  readonly kept = new Map<string, KeptPlans>();

  of(person: string): KeptPlans | null {
    return this.kept.get(person) ?? null;
  }

  async keep(person: string, plans: KeptPlans): Promise<void> {
    this.kept.set(person, JSON.parse(JSON.stringify(plans)) as KeptPlans);
  }

  async refresh(): Promise<void> {}
}

/** A world in memory: a log, a clock that moves when told, bots that think at once. */
export class Memory implements World {
  readonly entries: Entry[] = [];
  readonly failures: unknown[] = [];
  toleratesFailures = false;
  bots: BotPool = BOTS_HERE;
  /** What the journal waits for before it has kept something; it may be refused. */
  writing: () => Promise<void> = async () => {};
  newSalt: () => string = newSalt;
  plans = new Planner();
  #now = NOON;
  #alarms: { at: number; call: () => void }[] = [];

  readonly journal = {
    append: async (entries: readonly Entry[]): Promise<void> => {
      const lines = JSON.parse(JSON.stringify(entries)) as Entry[];
      await this.writing();
      this.entries.push(...lines);
    },
  };

  readonly time = {
    now: (): number => this.#now,
    wake: (at: number, call: () => void): (() => void) => {
      const alarm = { at, call };
      this.#alarms.push(alarm);
      if (at <= this.#now) setImmediate(() => this.#ring());
      return () => {
        this.#alarms = this.#alarms.filter(each => each !== alarm);
      };
    },
  };

  /** Where a test does not expect failures, one of them fails it. */
  failed(error: unknown): void {
    if (!this.toleratesFailures) throw error;
    this.failures.push(error);
  }

  get alarms(): number {
    return this.#alarms.length;
  }

  /** Time goes by, and whatever is due then happens. */
  async pass(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    this.#ring();
    await rest();
  }

  /** Every alarm goes off too early. */
  async wakeEarly(): Promise<void> {
    this.#ring(Number.POSITIVE_INFINITY);
    await rest();
  }

  #ring(until = this.#now): void {
    const due = this.#alarms.filter(({ at }) => at <= until);
    this.#alarms = this.#alarms.filter(({ at }) => at > until);
    for (const { call } of due) call();
  }
}

interface Promised {
  readonly promise: Promise<void>;
  keep(): void;
  fail(error: Error): void;
}

/** A promise that is kept when the test says so. */
export function promised(): Promised {
  const { promise, resolve: keep, reject: fail } = Promise.withResolvers<void>();
  return { promise, keep, fail };
}

/** Everything happens that can happen without time going by. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise(resolve => setImmediate(resolve));
}

/** Bots that answer when they are told to. */
export class SlowBots implements BotPool {
  readonly knows = ROSTER.knows;
  readonly fallbacks = ROSTER.fallbacks;
  readonly questions: Question[] = [];

  decide(bot: string, view: View, choice: Choice, seed: string, wait: BotWait): Promise<Action | null> {
    return new Promise((answer, fail) => {
      this.questions.push({ bot, view, choice, seed, wait, answer, fail });
    });
  }

  /** The last one asked for a seat. */
  last(seat: Seat): Question {
    const question = this.questions.findLast(({ choice }) => choice.seat === seat);
    if (question === undefined) throw new Error(`seat ${seat} was never asked`);
    return question;
  }

  count(seat: Seat): number {
    return this.questions.filter(({ choice }) => choice.seat === seat).length;
  }
}

export interface Question {
  readonly bot: string;
  readonly view: View;
  readonly choice: Choice;
  readonly seed: string;
  readonly wait: BotWait;
  answer(action: Action | null): void;
  fail(error: Error): void;
}

/** Something a bot could answer. */
export function answerTo({ view, choice }: Question, seed = 'answer'): Action {
  return sampleAction(view.rules, choice, randomOf(seed));
}

/** A viewer who keeps everything that is sent to them, as the wire would carry it. */
export class Onlooker implements Listener {
  readonly person: string | null;
  readonly texts: string[] = [];
  timesLost = 0;

  constructor(person: Person | null) {
    this.person = person?.id ?? null;
  }

  hears(): boolean {
    return true;
  }

  lost(): void {
    this.timesLost += 1;
  }

  send(news: readonly News[], sheet: Sheet): void {
    this.texts.push(JSON.stringify({ news, sheet }));
  }

  get news(): News[] {
    return this.texts.flatMap(text => (JSON.parse(text) as { news: News[] }).news);
  }

  get sheet(): Sheet {
    return (JSON.parse(this.texts.at(-1) ?? 'null') as { sheet: Sheet }).sheet;
  }
}

export interface Hosted {
  readonly host: Host;
  readonly world: Memory;
}

/** A host with everybody seated and the game begun; `prepare` may change the world before that. */
export async function hosted(
  plan: Plan,
  seating: Seating,
  prepare: (world: Memory) => void = () => {},
): Promise<Hosted> {
  const world = new Memory();
  prepare(world);
  const first = opened({ players: seating.length, ...plan });
  world.entries.push(first);
  const host = new Host([first], world);
  for (const [person, request] of seatingRequests(seating))
    expect(await send(host, person, request)).toMatchObject({ ok: true });
  await rest();
  return { host, world };
}

/** A person sends a host a request, as the table is at this moment. */
export function send(host: Host, person: Person, wish: Wish, id = newName()): Promise<Reply> {
  return host.request(person, id, requestFor(wish, host.table));
}

/** A random decision of a player who is asked, as a request. */
export function anyAct(host: Host, person: Person, random: Random = randomOf('any')): Request {
  const game = gameOf(host.table);
  const seat = seatOf(host.table, person);
  if (seat === null) throw new Error(`${person.name} has no seat`);
  const action = sampleAction(game.rules, choiceAt(game, seat), random);
  return { kind: 'act', number: host.table.number, action };
}

export function isAsked(host: Host, seat: Seat): boolean {
  return host.table.stage === 'playing' && deciders(gameOf(host.table)).includes(seat);
}
