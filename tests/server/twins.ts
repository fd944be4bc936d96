import { ROSTER } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import {
  type Action,
  clone,
  determinize,
  EPOCH,
  type Game,
  type GameRecord,
  type Random,
  refuseAction,
  type Seat,
  view,
} from '@macher/engine';
import type {
  Announcement,
  ClientMessage,
  Entry,
  NewNotice,
  Person,
  Request,
  StoredEntry,
} from '@macher/protocol';
import { type Host, openTable } from '@macher/table';
import { commitmentOf } from '@macher/table/pure';
import { expect } from 'vitest';
import { Admission } from '../../packages/server/src/admission.ts';
import { Allowance } from '../../packages/server/src/allowance.ts';
import { Attendance } from '../../packages/server/src/attendance.ts';
import { bucketsBy } from '../../packages/server/src/commonBuckets.ts';
import { Connection, type Socket } from '../../packages/server/src/connection.ts';
import { Contests } from '../../packages/server/src/contests.ts';
import { Joining } from '../../packages/server/src/joining.ts';
import { LIMITS } from '../../packages/server/src/limits.ts';
import { Metrics } from '../../packages/server/src/metrics.ts';
import { Eyes } from '../../packages/server/src/notices/eyes.ts';
import { recordFor } from '../../packages/server/src/record.ts';
import { hashToken } from '../../packages/server/src/secrets.ts';
import { MemoryLeases } from '../../packages/server/src/store/sqlite/memoryLeases.ts';
import { MemoryLookers } from '../../packages/server/src/store/sqlite/memoryLookers.ts';
import type { Store, TableRow } from '../../packages/server/src/store/store.ts';
import type { Ties } from '../../packages/server/src/store/ties.ts';
import { rowOf } from '../../packages/server/src/tableRow.ts';
import { Tables } from '../../packages/server/src/tables.ts';
import { Written } from '../../packages/server/src/written.ts';
import { REDEALS } from '../laws/redeal.ts';
import { IS_LONG } from '../long.ts';
import { isSame } from '../same.ts';
import { playWithEvents, type Table } from '../walk.ts';
import { stored } from './log.ts';

export const TABLE = 'one-table';
export const INVITE = 'an-invitation-nobody-may-see';
const SEED = 'a-seed-nobody-may-see';
const SALT = 'a-salt-nobody-may-see';
const SEAL_SALT = 'a-salt-of-a-seal-';

const metrics = new Metrics(
  { open: 1, frozen: 0 },
  { onCommit: () => {}, bytes: () => 0, room: () => null },
  null,
);
const limits = {
  ...LIMITS,
  messagesAtOnce: Number.POSITIVE_INFINITY,
  addressAtOnce: Number.POSITIVE_INFINITY,
  regentsAtOnce: Number.POSITIVE_INFINITY,
};
const allowance = new Allowance(limits);
/** Nothing has an end here. */
const written = new Written(
  { accounts: { bytesOf: async () => 0 }, person: async () => null },
  { ...limits, bytesOfPerson: 1e12, bytesFromNetwork: 1e12, bytesKept: 1e12, bytesKeptOfGuest: 1e12 },
  bucketsBy(null),
);

/** Keeps every byte that would go over one connection. */
export class Wire implements Socket {
  bufferedAmount = 0;
  texts: string[] = [];

  /** Who is connected differs from site to site, and comes of connections alone. */
  send(text: string, done?: () => void): void {
    if (!text.startsWith('{"type":"presence"')) this.texts.push(text);
    done?.();
  }

  pong(data: Buffer): void {
    this.texts.push(`pong ${data}`);
  }

  pause(): void {}

  resume(): void {}

  terminate(): void {
    this.texts.push('ended');
  }

  close(code?: number): void {
    this.texts.push(`closed with ${code}`);
  }
}

/** What a table and its connections ask of a store. */
class Shelf
  implements
    Pick<
      Store,
      | 'isShared'
      | 'leases'
      | 'table'
      | 'entries'
      | 'entriesAfter'
      | 'append'
      | 'finish'
      | 'plans'
      | 'results'
      | 'keeperOf'
    >
{
  readonly isShared: boolean;
  readonly leases = new MemoryLeases(() => clock.now);
  readonly #entries: Entry[];
  row: TableRow;
  /** What people are to be told. */
  readonly notices: NewNotice[] = [];
  /** Its host remembers them. */
  readonly plans = {
    keep: async (): Promise<void> => {},
    at: async (): Promise<[]> => [],
    of: async (): Promise<[]> => [],
    forgetAt: async (): Promise<void> => {},
  };
  /** Nothing is ever missing from it. */
  readonly results = {
    unbooked: async (): Promise<[]> => [],
    add: async (): Promise<boolean> => false,
    after: async (): Promise<[]> => [],
    of: async (): Promise<[]> => [],
    inContest: async (): Promise<[]> => [],
    contests: async (): Promise<[]> => [],
    forget: async (): Promise<void> => {},
    revision: async (): Promise<number> => 0,
  };

  /** Nobody keeps a name. */
  async keeperOf(): Promise<null> {
    return null;
  }

  /** Nobody has blocked anybody. */
  readonly ties: Ties = {
    of: async () => ({ friends: [], asking: [], asked: [], blocked: [], isShown: false }),
    between: async () => 'none',
    ask: async () => 'none',
    part: async () => {},
    block: async () => false,
    unblock: async () => {},
    countAsking: async () => 0,
    friendsOf: async () => [],
    blockedBy: async () => [],
    areFriends: async () => false,
    blockersAmong: async () => [],
    show: async () => {},
    shownAmong: async () => [],
  };

  constructor(first: Entry, isShared: boolean) {
    this.isShared = isShared;
    this.#entries = [first];
    const base = {
      id: TABLE,
      createdAt: first.at,
      isPrivate: true,
      admitsPrograms: false,
      isForFriends: false,
      limits: null,
      invite: hashToken(INVITE),
      plannedAt: null,
    };
    this.row = rowOf(base, openTable(first), first.at);
  }

  /** When plans decide is for the server alone, which puts together what lists show. */
  get openRow(): string {
    const { plannedAt: _secret, ...row } = this.row;
    return JSON.stringify(row);
  }

  async table(id: string): Promise<TableRow | null> {
    return id === TABLE ? this.row : null;
  }

  async entries(id: string): Promise<StoredEntry[]> {
    return this.entriesAfter(id, 0);
  }

  async entriesAfter(_id: string, number: number): Promise<StoredEntry[]> {
    return this.#entries.slice(number).map(stored);
  }

  async append(row: TableRow, entries: readonly Entry[], notices: readonly NewNotice[] = []): Promise<void> {
    this.row = row;
    this.#entries.push(...entries);
    this.notices.push(...notices);
  }

  async finish(
    row: TableRow,
    entries: readonly Entry[],
    _record: GameRecord,
    notices?: readonly NewNotice[],
  ): Promise<void> {
    await this.append(row, entries, notices);
  }
}

/** The time is what the test says, the same for all. */
const clock = { now: 1_000_000 };
const time = { now: (): number => clock.now, wake: () => () => {} };

/** Nobody has played before. */
const NOBODYS = { reliability: async () => ({ games: 0, finished: 0, answersWithin: null }) };

const EYES = new Eyes(new MemoryLookers(), time, () => {});

/** One connection, as the server has it. */
interface Line {
  readonly wire: Wire;
  readonly connection: Connection;
}

/** A process of a site. */
interface Server {
  readonly tables: Tables;
  readonly host: Host;
  readonly attendance: Attendance;
}

/** One private table on one server, or on several that share its log: the same in each site, down to its name and its secrets. */
export class Site {
  readonly shelf: Shelf;
  readonly #servers: readonly [Server, ...Server[]];

  private constructor(shelf: Shelf, servers: readonly [Server, ...Server[]]) {
    this.shelf = shelf;
    this.#servers = servers;
  }

  static async open({ ruleset, players }: Table, servers = 1): Promise<Site> {
    const opening = {
      epoch: EPOCH,
      rules: rulesOf(ruleset),
      options: { openMoney: false },
      seed: SEED,
      dealing: { commitment: commitmentOf(SEED, SALT), salt: SALT },
      parties: PARTIES.slice(0, players),
      takeOver: 'consent' as const,
      daysOff: 3,
      isRated: false,
      contest: null,
      origin: 'fresh' as const,
      pace: { kind: 'live', bank: 3_600_000, increment: 1000 } as const,
      played: [],
    };
    const owner = personAt(0);
    const opened = { kind: 'opened', owner, opening } as const;
    const shelf = new Shelf({ number: 1, at: clock.now, by: null, what: opened }, servers > 1);
    const bots = { ...ROSTER, decide: () => new Promise<never>(() => {}) };
    const failed = (error: unknown): never => {
      throw error;
    };
    const habits = { ...LIMITS, newSalt: saltsOf() };
    const launch = async (): Promise<Server> => {
      const tables = new Tables(storeOf(shelf), bots, time, failed, habits);
      const host = await tables.host(TABLE);
      if (host === null) throw new Error('there is no table');
      return { tables, host, attendance: new Attendance(time) };
    };
    const first = await launch();
    const others = await Promise.all(Array.from({ length: servers - 1 }, launch));
    return new Site(shelf, [first, ...others]);
  }

  /** `place`: where they are among those who look; everyone is at another server than those beside them. */
  connect(person: Person | null, wire = new Wire(), place = 0): Line {
    const { tables, attendance } = this.#serverAt(place);
    const store = storeOf(this.shelf);
    const contests = new Contests(time, store, { isRoundOver: async () => true });
    const admission = new Admission(store, tables, contests);
    const joining = new Joining({ ties: this.shelf.ties, person: async () => null }, NOBODYS, time);
    const parts = { admission, allowance, written, attendance, joining, eyes: EYES, metrics, limits, time };
    return { wire, connection: new Connection(wire, { person, address: 'here' }, parts) };
  }

  #serverAt(place: number): Server {
    return this.#servers[place % this.#servers.length] ?? this.#servers[0];
  }

  hostAt(place: number): Host {
    return this.#serverAt(place).host;
  }

  get host(): Host {
    return this.hostAt(0);
  }

  /** All servers know what has been written. */
  async readOn(): Promise<void> {
    if (this.shelf.isShared) for (const { host } of this.#servers) await host.follow();
  }

  get game(): Game {
    const { game } = this.host.table;
    if (game === null) throw new Error('the game has not begun');
    return game;
  }

  /** Of its latest sheet. */
  get number(): number {
    return this.host.table.number;
  }

  /** From now on this is what lies on the table. */
  become(game: Game): void {
    for (const { host } of this.#servers) host.table.game = game;
  }

  /** The way there becomes another one's. */
  follow({ host }: Site): void {
    for (const each of this.#servers) {
      const { steps } = each.host.table;
      steps.splice(0, Number.POSITIVE_INFINITY, ...host.table.steps);
    }
  }
}

/** The same in every world, one after the other. */
function saltsOf(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `${SEAL_SALT}${made}-`;
  };
}

/** The rest of a store is for people and lists, of which there are none here. */
function storeOf(shelf: Shelf): Store {
  return shelf as Partial<Store> as Store;
}

export function personAt(seat: Seat): Person {
  return { id: `person-${seat}`, name: `Person ${seat}` };
}

export const SPECTATOR: Person = { id: 'spectator', name: 'Zoe' };
const STRANGER: Person = { id: 'stranger', name: 'Yves' };

interface Viewer {
  readonly person: Person | null;
  readonly seat: Seat | null;
  readonly invite: string | null;
  /** A screen for the whole room, where someone is signed in who plays. */
  readonly isRoom?: true;
}

/** Everybody at a seat, two who watch, one of them unknown, one who is not invited, and the screen of a room. */
function viewersOf(players: number): Viewer[] {
  const seated = Array.from({ length: players }, (_, seat) => ({
    person: personAt(seat),
    seat,
    invite: INVITE,
  }));
  return [
    ...seated,
    { person: SPECTATOR, seat: null, invite: INVITE },
    { person: null, seat: null, invite: INVITE },
    { person: STRANGER, seat: null, invite: null },
    { person: personAt(0), seat: null, invite: INVITE, isRoom: true },
  ];
}

/** Every second one gets what changes, and so does the room. */
function watching({ seat, invite, isRoom }: Viewer, since: number): ClientMessage {
  const wantsChanges = isRoom === true || (seat ?? 0) % 2 === 1;
  const message = { type: 'watch', table: TABLE, since, invite, wantsChanges } as const;
  return isRoom ? { ...message, isRoom } : message;
}

/** A viewer in the real world, and in a world that always looks the same to them, and never is. */
interface Pair {
  readonly viewer: Viewer;
  readonly line: Line;
  readonly twin: Site;
  readonly twinLine: Line;
}

/** One game, and for each viewer the same game again with everything re-dealt that they cannot know. */
export class Twins {
  readonly real: Site;
  readonly #pairs: readonly Pair[];
  readonly #random: Random;
  #asked = 0;
  readonly reached = new Map<string, number>();
  /** What people have been told of. */
  readonly noticed = new Set<string>();
  bytes = 0;
  /** The most decisions that were sealed and not shown at a time, and how many have been shown. */
  sealed = 0;
  opened = 0;

  private constructor(real: Site, pairs: readonly Pair[], random: Random) {
    this.real = real;
    this.#pairs = pairs;
    this.#random = random;
  }

  static async open(table: Table, random: Random, servers: number): Promise<Twins> {
    const real = await Site.open(table, servers);
    const pairs: Pair[] = [];
    for (const [place, viewer] of viewersOf(table.players).entries()) {
      const twin = await Site.open(table, servers);
      const [line, twinLine] = [real, twin].map(site => site.connect(viewer.person, new Wire(), place));
      if (line !== undefined && twinLine !== undefined) pairs.push({ viewer, line, twin, twinLine });
    }
    const twins = new Twins(real, pairs, random);
    await twins.watch(0);
    return twins;
  }

  /** Everybody asks to be told what has happened since. */
  async watch(since: number): Promise<void> {
    for (const pair of this.#pairs)
      for (const message of [{ type: 'ping' }, watching(pair.viewer, since)]) await tellBoth(pair, message);
  }

  /** The owner of the server tells everyone something, in all worlds. */
  announce(announcement: Announcement | null): void {
    for (const { line, twinLine } of this.#pairs)
      for (const { connection } of [line, twinLine]) connection.announce(announcement);
  }

  /** Everything that a viewer cannot know becomes something else. */
  redealAll(): void {
    const { game } = this.real;
    for (const { viewer, twin } of this.#pairsInTurn()) {
      const world = determinize(view(game, viewer.seat), `world ${game.version}`);
      twin.become({ ...world, frames: inOrderOf(game.frames, world.frames) });
    }
  }

  /** Whose worlds are other ones at this step: every second viewer, or all with MACHER_LONG=1. */
  #pairsInTurn(): readonly Pair[] {
    const { version } = this.real.game;
    return IS_LONG ? this.#pairs : this.#pairs.filter((_, index) => (index + version) % 2 === 0);
  }

  /** A person sends a request in all worlds; `otherwise` is what they send in those of others. */
  async ask(person: Person, request: Request, otherwise?: ReadonlyMap<Site, Request>): Promise<void> {
    const id = this.#newName();
    const place = this.#pairs.findIndex(({ viewer }) => viewer.person?.id === person.id);
    const own = this.#pairs[place];
    if (own === undefined) throw new Error(`${person.name} is not here`);
    await tellBoth(own, { type: 'ask', table: TABLE, id, request });
    for (const { twin } of this.#pairs)
      if (twin !== own.twin) await twin.hostAt(place).request(person, id, otherwise?.get(twin) ?? request);
    for (const site of [this.real, ...this.#pairs.map(({ twin }) => twin)]) await site.readOn();
  }

  /** The same of somebody who isn't among those who look. */
  async askUnseen(person: Person, request: Request): Promise<void> {
    const id = this.#newName();
    for (const site of [this.real, ...this.#pairs.map(({ twin }) => twin)]) {
      await site.host.request(person, id, request);
      await site.readOn();
    }
  }

  /** Somebody else has their seat meanwhile: what a stranger sees isn't kept the same in worlds made for a seat. */
  async whileAway(person: Person, work: () => Promise<void>): Promise<void> {
    this.compareWires();
    await work();
    for (const { viewer, line, twinLine } of this.#pairs)
      if (viewer.person?.id === person.id) for (const { wire } of [line, twinLine]) wire.texts = [];
  }

  #newName(): string {
    this.#asked += 1;
    return `request ${this.#asked}`;
  }

  /** Everybody tries something that is not for them to do, or not yet. */
  async pry(action: object): Promise<void> {
    const { game, number } = this.real;
    for (const pair of this.#pairsInTurn()) {
      const { seat, isRoom = false } = pair.viewer;
      if (isRoom) continue;
      const isLegal = seat !== null && refuseAction(game, { ...action, seat }) === null;
      const request: Request = { kind: 'act', number: isLegal ? number + 1 : number, action };
      await tellBoth(pair, { type: 'ask', table: TABLE, id: this.#newName(), request });
    }
  }

  /** A step of the game. In each twin another secret of its own is changed, as long as the step does not tell it. */
  async step(action: Action): Promise<void> {
    clock.now += 1000;
    const { game, number } = this.real;
    const after = clone(game);
    const outlook = { events: playWithEvents(after, action), after };
    const request = { kind: 'act', number } as const;
    const otherwise = new Map<Site, Request>();
    for (const { viewer, twin } of this.#pairsInTurn()) {
      const turn = this.#redealt({ game, action }, outlook, viewer.seat);
      twin.become(clone(turn.game));
      otherwise.set(twin, { ...request, action: turn.action });
    }
    await this.ask(personAt(action.seat), { ...request, action }, otherwise);
    this.#compareRows();
    this.#bringBack();
  }

  /** The kind of secret that has been changed least often so far. */
  #redealt(turn: Turn, outlook: Outlook, viewer: Seat | null): Turn {
    const others = Object.entries(REDEALS).flatMap(([name, redeal]) => {
      const other = redeal(turn, outlook, viewer, this.#random);
      return other === null || isSame(other, turn) ? [] : [{ name, other }];
    });
    const count = (name: string): number => this.reached.get(name) ?? 0;
    const [rarest] = others.toSorted((one, two) => count(one.name) - count(two.name));
    if (rarest === undefined) return turn;
    this.reached.set(rarest.name, count(rarest.name) + 1);
    return rarest.other;
  }

  /** All that has been sent so far is the same in both worlds, byte by byte, and in the same order. */
  compareWires(): void {
    for (const { viewer, line, twinLine } of this.#pairs) {
      this.#expectSealed(line.wire.texts);
      expectSame(opaque(twinLine.wire.texts), opaque(line.wire.texts), viewer);
      this.bytes += line.wire.texts.reduce((sum, text) => sum + text.length, 0);
      line.wire.texts = [];
      twinLine.wire.texts = [];
    }
  }

  /** The salt of a decision that nobody has been shown is nowhere. */
  #expectSealed(texts: readonly string[]): void {
    const { steps, opens } = this.real.host.table;
    const opened = new Set([...opens.values()].flat().map(({ salt }) => salt));
    const closed = steps.flatMap(({ seal }) => (seal === null || opened.has(seal.salt) ? [] : [seal.salt]));
    for (const salt of closed) expect(texts.filter(text => text.includes(salt))).toEqual([]);
    this.sealed = Math.max(this.sealed, closed.length);
    this.opened = opened.size;
  }

  /** What GET /api/tables/:id and /record have for them. */
  compareRecords(): void {
    for (const { viewer, twin } of this.#pairs) {
      const recordIn = ({ host }: Site): string =>
        opaque([JSON.stringify(recordFor(host, viewer.isRoom ? null : (viewer.person?.id ?? null)))]);
      expectSame(recordIn(twin), recordIn(this.real), viewer);
    }
  }

  /** What each is told while they don't look. */
  compareNotices(): void {
    for (const { viewer, twin } of this.#pairs) {
      const noticesIn = ({ shelf }: Site): string =>
        JSON.stringify(shelf.notices.filter(({ person }) => person === viewer.person?.id));
      expectSame(noticesIn(twin), noticesIn(this.real), viewer);
    }
    for (const { facts } of this.real.shelf.notices) this.noticed.add(facts.what);
    for (const { shelf } of [this.real, ...this.#pairs.map(({ twin }) => twin)]) shelf.notices.length = 0;
  }

  /** What lists of tables are made of. */
  #compareRows(): void {
    const own = this.real.shelf.openRow;
    for (const { viewer, twin } of this.#pairs) expectSame(twin.shelf.openRow, own, viewer);
  }

  #bringBack(): void {
    const { game } = this.real;
    for (const { twin } of this.#pairs) {
      twin.become(clone(game));
      twin.follow(this.real);
    }
  }
}

/**
 * The commitment to another decision is another text. Nothing may follow from it but that it is there, and which are
 * the same: each becomes its number, in the order in which they come. All else stays as it is, byte by byte.
 */
function opaque(texts: readonly string[]): string {
  const known = new Map<string, number>();
  return texts.join('\n').replace(COMMITMENT, (_all, before: string, commitment: string) => {
    if (!known.has(commitment)) known.set(commitment, known.size);
    return `${before}"${'#'.repeat(60)}${known.get(commitment)}"`;
  });
}

/** Only where the news of a decision has it. */
const COMMITMENT =
  /("kind":"acted","seat":\d,"isBot":\w+,"decision":"[\w-]+","commitment":)"([0-9a-f]{64})"/g;

interface Turn {
  readonly game: Game;
  readonly action: Action;
}

type Outlook = Parameters<(typeof REDEALS)[string]>[1];

async function tellBoth({ line, twinLine }: Pair, message: unknown): Promise<void> {
  await line.connection.hear(JSON.stringify(message));
  await twinLine.connection.hear(JSON.stringify(message));
}

/** The same value with its fields in the order of another: a re-dealt game may have been put together in its own. */
function inOrderOf<T>(like: unknown, value: T): T {
  if (!isObject(value) || !isObject(like)) return value;
  if (Array.isArray(value)) return value.map((each, index) => inOrderOf(like[index], each)) as T;
  const names = [...Object.keys(like).filter(name => Object.hasOwn(value, name)), ...Object.keys(value)];
  return Object.fromEntries(names.map(name => [name, inOrderOf(like[name], value[name])])) as T;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Shows where they part: whole messages are too long to read. */
function expectSame(one: string, other: string, { person }: Viewer): void {
  if (one === other) return;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 120);
  expect(around(one), `what ${person?.name ?? 'nobody'} gets`).toBe(around(other));
}
