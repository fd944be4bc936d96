// Scripted players for benchServer.ts: guests with sockets of their own, who decide as a beginner does.
import { type Bot, botOf } from '@macher/bots';
import { PARTIES } from '@macher/editions';
import { type Random, type Rules, randomOf } from '@macher/engine';
import {
  type ClientMessage,
  changed,
  type NewTable,
  type Request,
  type ServerMessage,
  type Sheet,
} from '@macher/protocol';

/**
 * Run is how many milliseconds it took from sending an action: until its sender heard that it is kept, and until each
 * other seat saw it.
 */
export interface Run {
  readonly perSecond: number;
  readonly actions: number;
  readonly acknowledged: readonly number[];
  readonly seen: readonly number[];
}

const SEATS = 4;

/** Load is tables of four players each; each table has one action on its way at most. */
export class Load {
  readonly #tables: LoadTable[] = [];
  #ready: LoadTable[] = [];
  #isFull = false;
  #actions = 0;
  #acknowledged: number[] = [];
  #seen: number[] = [];

  /** The players of each table are spread over these servers. */
  static async at(urls: readonly string[], tables: number): Promise<Load> {
    const load = new Load();
    for (let first = 0; first < tables; first += AT_ONCE) {
      const count = Math.min(AT_ONCE, tables - first);
      await Promise.all(Array.from({ length: count }, (_, index) => load.#add(urls, first + index)));
    }
    return load;
  }

  /** Acts at full speed: the next action of a table as soon as the one before has been seen by all. */
  async atFullSpeed(seconds: number): Promise<Run> {
    return this.#measured(seconds, async () => {
      this.#isFull = true;
      for (const table of this.#ready.splice(0)) table.act();
      await wait(seconds * 1000);
      this.#isFull = false;
    });
  }

  /** Acts so many times a second, whether the server keeps up or not, as long as there are tables to act at. */
  async atRate(perSecond: number, seconds: number): Promise<Run> {
    return this.#measured(seconds, async () => {
      const began = performance.now();
      let sent = 0;
      for (let passed = 0; passed < seconds; passed = (performance.now() - began) / 1000) {
        for (; sent < passed * perSecond && this.#ready.length > 0; sent += 1) this.#ready.shift()?.act();
        await wait(1);
      }
    });
  }

  close(): void {
    for (const table of this.#tables) table.close();
  }

  async #add(urls: readonly string[], number: number): Promise<void> {
    const players: Player[] = [];
    for (let seat = 0; seat < SEATS; seat += 1)
      players.push(await Player.arrive(urls[seat % urls.length] as string, addressOf(number * SEATS + seat)));
    const table = new LoadTable(players, randomOf(`table ${number}`), {
      ready: () => this.#next(table),
      acknowledged: milliseconds => {
        this.#actions += 1;
        this.#acknowledged.push(milliseconds);
      },
      seen: milliseconds => void this.#seen.push(milliseconds),
    });
    this.#tables.push(table);
    await table.open();
  }

  #next(table: LoadTable): void {
    if (this.#isFull) table.act();
    else this.#ready.push(table);
  }

  async #measured(seconds: number, work: () => Promise<void>): Promise<Run> {
    this.#actions = 0;
    this.#acknowledged = [];
    this.#seen = [];
    await work();
    const run = {
      perSecond: this.#actions / seconds,
      actions: this.#actions,
      acknowledged: this.#acknowledged,
      seen: this.#seen,
    };
    while (this.#ready.length < this.#tables.length) await wait(5);
    return run;
  }
}

/** AT_ONCE is how many tables are made at the same time. */
const AT_ONCE = 10;

interface Listener {
  /** Hears that everybody has seen the last action, and a player can act. */
  ready(): void;
  acknowledged(milliseconds: number): void;
  seen(milliseconds: number): void;
}

class LoadTable {
  readonly #players: readonly Player[];
  readonly #random: Random;
  readonly #listener: Listener;
  readonly #bot = botOf('0') as Bot;
  #id = '';
  #rules: Rules | null = null;
  /** What each seat has been told. */
  readonly #papers: Paper[] = Array.from({ length: SEATS }, () => new Paper());
  #actor = 0;
  #sentAt = 0;
  /** How many messages are still to come for the action that is on its way; 0: none is. */
  #missing = 0;

  constructor(players: readonly Player[], random: Random, listener: Listener) {
    this.#players = players;
    this.#random = random;
    this.#listener = listener;
  }

  /** Opens a new game of the same four. */
  async open(): Promise<void> {
    const [owner] = this.#players as readonly [Player];
    this.#id = await owner.openTable();
    for (const [seat, player] of this.#players.entries()) {
      player.onNews = text => this.#hear(seat, text);
      this.#rules = await player.watch(this.#id);
      if (seat > 0) await player.ask(this.#id, { kind: 'sit', seat });
      await player.ask(this.#id, { kind: 'ready', isReady: true });
    }
    await owner.ask(this.#id, { kind: 'start' });
    while (!this.#papers.every(({ sheet }) => sheet?.stage === 'playing')) await wait(1);
    this.#listener.ready();
  }

  act(): void {
    this.#actor = this.#papers[0]?.sheet?.view?.awaited[0]?.seat ?? 0;
    const sheet = this.#papers[this.#actor]?.sheet ?? null;
    if (sheet?.view == null || sheet.choice === null || this.#rules === null) throw new Error('nobody acts');
    const { action } = this.#bot.decide({ ...sheet.view, rules: this.#rules }, sheet.choice, this.#random);
    this.#missing = SEATS + 1;
    const request: Request = { kind: 'act', number: sheet.number, action };
    this.#sentAt = performance.now();
    void this.#players[this.#actor]?.ask(this.#id, request).then(() => {
      this.#listener.acknowledged(performance.now() - this.#sentAt);
      this.#arrived();
    });
  }

  close(): void {
    for (const player of this.#players) player.close();
  }

  #hear(seat: number, text: string): void {
    this.#papers[seat]?.add(text);
    if (this.#missing === 0) return;
    if (seat !== this.#actor) this.#listener.seen(performance.now() - this.#sentAt);
    this.#arrived();
  }

  #arrived(): void {
    this.#missing -= 1;
    if (this.#missing > 0) return;
    if (this.#papers[0]?.sheet?.stage === 'playing') this.#listener.ready();
    else void this.open();
  }
}

/** Paper is a sheet, and what has changed in it since: read when it is looked at. */
class Paper {
  readonly #unread: string[] = [];
  #sheet: Sheet | null = null;

  add(text: string): void {
    this.#unread.push(text);
  }

  get sheet(): Sheet | null {
    for (const text of this.#unread.splice(0)) {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'news') this.#sheet = message.sheet;
      if (message.type === 'changes' && this.#sheet !== null)
        this.#sheet = changed(this.#sheet, message.change);
    }
    return this.#sheet;
  }
}

/** Player is a guest at an address of their own: the limits for one address are not what is measured here. */
class Player {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (message: Reply) => void>();
  #asked = 0;
  #onRules: (rules: Rules) => void = () => {};
  onNews: (text: string) => void = () => {};

  static async arrive(url: string, address: string): Promise<Player> {
    const response = await fetch(`${url}/api/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ name: 'Player' }),
    });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const headers = { 'x-forwarded-for': address, cookie };
    return new Player(url, headers, await connect(url, headers));
  }

  constructor(url: string, headers: Readonly<Record<string, string>>, socket: WebSocket) {
    this.#url = url;
    this.#headers = headers;
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(String(data));
  }

  async openTable(): Promise<string> {
    const wanted: NewTable = {
      ruleset: '2019-4',
      pack: null,
      openMoney: false,
      pace: { kind: 'live', bank: 3_600_000, increment: 1000 },
      isPrivate: false,
      seats: PARTIES.slice(0, SEATS).map((party, seat) => ({ party, who: seat === 0 ? 'me' : 'open' })),
    };
    const response = await fetch(`${this.#url}/api/tables`, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
    if (response.status !== 201) throw new Error(`no table: ${await response.text()}`);
    return ((await response.json()) as { id: string }).id;
  }

  watch(table: string): Promise<Rules> {
    return new Promise(resolve => {
      this.#onRules = resolve;
      this.#send({ type: 'watch', table, since: 0, invite: null, wantsChanges: true });
    });
  }

  async ask(table: string, request: Request): Promise<void> {
    this.#asked += 1;
    const id = `${this.#asked}`;
    const reply = await new Promise<Reply>(resolve => {
      this.#waiting.set(id, resolve);
      this.#send({ type: 'ask', table, id, request });
    });
    if (reply.type === 'error' || !reply.ok) throw new Error(`refused: ${JSON.stringify(reply)}`);
  }

  close(): void {
    this.#socket.close();
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Hears news, which are read by who looks at them: players must not cost more than the server. */
  #hear(text: string): void {
    if (text.startsWith('{"type":"news"') || text.startsWith('{"type":"changes"')) this.onNews(text);
    else this.#read(text);
  }

  #read(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'rules') this.#onRules(message.rules);
    if (message.type !== 'reply' && message.type !== 'error') return;
    if (message.id === null) throw new Error(`refused: ${text}`);
    this.#waiting.get(message.id)?.(message);
    this.#waiting.delete(message.id);
  }
}

type Reply = Extract<ServerMessage, { type: 'reply' | 'error' }>;

/** A socket that is open. */
export async function connect(url: string, headers: Readonly<Record<string, string>>): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers } as never);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('no connection'));
  });
  return socket;
}

/** An address: one of the 131,072 set aside for benchmarks; the server believes a proxy on the same machine. */
export function addressOf(number: number): string {
  return `198.${18 + ((number >> 16) & 1)}.${(number >> 8) & 255}.${number & 255}`;
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
