import {
  type Action,
  type Choice,
  choiceAt,
  deciders,
  type GameEvent,
  refuseAction,
  type Seat,
  type View,
  view,
} from '@macher/engine';
import type { Entry, Happening, News, Person, Place, Refusal, Request, Sheet } from '@macher/protocol';
import { apply, gameAt, isHuman, tableOf } from './apply.ts';
import { ask, stepAside } from './ask.ts';
import { deadline, expired } from './clock.ts';
import { newsFor, sheetFor, type Viewer } from './news.ts';
import type { Table } from './table.ts';

/** Keeps the log. What it has been given is safe when the promise is kept. */
export interface Journal {
  /** `table` is as these entries leave it. */
  append(entries: readonly Entry[], table: Table): Promise<void>;
}

/** Bots, wherever they think. null: they did not come to a decision in time. */
export interface Thinkers {
  decide(bot: string, view: View, choice: Choice, seed: string): Promise<Action | null>;
}

/** Time, and somebody to wake us. */
export interface Timekeeper {
  now(): number;
  /** Calls back at that time; what it returns calls it off. */
  wake(at: number, call: () => void): () => void;
}

/** Somebody who looks at the table. */
export interface Connection extends Viewer {
  send(news: readonly News[], sheet: Sheet): void;
}

export interface World {
  readonly journal: Journal;
  readonly thinkers: Thinkers;
  readonly time: Timekeeper;
  /** Something went wrong that nobody waits for, such as a bot's decision that could not be kept. */
  failed(error: unknown): void;
}

/** What somebody hears who has asked for something: the entry that came of it, or why not. */
export type Reply =
  | { readonly ok: true; readonly number: number }
  | { readonly ok: false; readonly refusal: Refusal };

/** A line of the log with what happened in the game by it. */
interface Remembered {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
}

/** A table that is being played: one request after the other, on disk before anybody hears of it. */
export class Host {
  #table: Table;
  readonly #world: World;
  readonly #past: Remembered[] = [];
  readonly #connections = new Set<Connection>();
  /** Seats whose bot is thinking. */
  readonly #asked = new Set<Seat>();
  #queue: Promise<unknown> = Promise.resolve();
  #callOff: (() => void) | null = null;
  #isClosed = false;

  constructor(entries: readonly Entry[], world: World) {
    const [first] = entries;
    if (first === undefined) throw new Error('an empty log');
    this.#world = world;
    this.#table = tableOf([first]);
    this.#past.push({ entry: first, events: [] });
    for (const entry of entries.slice(1)) this.#past.push({ entry, events: apply(this.#table, entry) });
    this.#attend();
  }

  get table(): Table {
    return this.#table;
  }

  /** Everything since an entry that the viewer knows, and the table as it is. */
  join(connection: Connection, since: number): void {
    this.#connections.add(connection);
    connection.send(this.newsFor(connection, since), sheetFor(this.table, connection));
  }

  leave(connection: Connection): void {
    this.#connections.delete(connection);
  }

  request(person: Person, request: Request): Promise<Reply> {
    return this.#inTurn(async () => {
      const answer = ask(this.table, person, request);
      if (!answer.ok) return { ok: false, refusal: answer.refusal };
      await this.#happen(answer.happenings);
      return { ok: true, number: answer.known ?? this.table.number };
    });
  }

  /** Nothing more is begun; what has been asked for is still done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#callOff?.();
    await this.#queue;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  /** In its turn, though nobody waits for it. */
  #alone(work: () => Promise<void>): void {
    this.#inTurn(work).catch(error => this.#world.failed(error));
  }

  async #happen(happenings: readonly Happening[]): Promise<void> {
    if (happenings.length === 0) return;
    const at = this.#world.time.now();
    const entries = happenings.map((what, index) => ({ number: this.table.number + 1 + index, at, what }));
    const fresh = entries.map(entry => ({ entry, events: apply(this.table, entry) }));
    await this.#keep(entries);
    this.#past.push(...fresh);
    for (const connection of this.#connections) {
      const news = fresh.flatMap(({ entry, events }) => newsFor(this.table, connection, entry, events) ?? []);
      connection.send(news, sheetFor(this.table, connection));
    }
    this.#attend();
  }

  /** What cannot be kept has not happened: the table is what its log says. */
  async #keep(entries: readonly Entry[]): Promise<void> {
    try {
      await this.#world.journal.append(entries, this.table);
    } catch (error) {
      this.#table = tableOf(this.#past.map(({ entry }) => entry));
      this.#attendLater();
      throw error;
    }
  }

  /** Not at once: what has just failed would fail again. */
  #attendLater(): void {
    this.#callOff?.();
    this.#callOff = this.#world.time.wake(this.#world.time.now() + RETRY, () => this.#attend());
  }

  /** What has happened since an entry, as a viewer may know it. */
  newsFor(viewer: Viewer, since: number): News[] {
    return this.#past
      .filter(({ entry }) => entry.number > since)
      .flatMap(({ entry, events }) => newsFor(this.table, viewer, entry, events) ?? []);
  }

  /** Bots that are asked think; clocks that run are waited for. */
  #attend(): void {
    this.#callOff?.();
    this.#callOff = null;
    if (this.#isClosed || this.table.stage !== 'playing') return;
    for (const seat of deciders(gameAt(this.table))) {
      const bot = botAt(this.table.places[seat] as Place);
      if (bot !== null) this.#think(seat, bot);
    }
    const end = deadline(this.table.clock);
    if (end !== null) this.#callOff = this.#world.time.wake(end, () => this.#alone(() => this.#timeOut()));
  }

  /** One at a time: the next one is due at once. */
  async #timeOut(): Promise<void> {
    const late = this.table.stage === 'playing' ? expired(this.table.clock, this.#world.time.now()) : [];
    const [seat] = late;
    if (seat === undefined) this.#attend();
    else await this.#happen(stepAside(this.table, seat, 'time'));
  }

  #think(seat: Seat, bot: string): void {
    if (this.#asked.has(seat)) return;
    this.#asked.add(seat);
    const game = gameAt(this.table);
    const { version } = game;
    const seed = `${this.table.opening.seed}:${seat}:${version}`;
    const thought = this.#world.thinkers.decide(bot, view(game, seat), choiceAt(game, seat), seed);
    thought.then(
      action => this.#alone(() => this.#botDecided(seat, version, action)),
      error => {
        this.#asked.delete(seat);
        this.#world.failed(error);
        this.#attendLater();
      },
    );
  }

  /** In the meantime its person may have come back, or somebody taken something back: then it is asked again. */
  async #botDecided(seat: Seat, version: number, action: Action | null): Promise<void> {
    this.#asked.delete(seat);
    if (this.#isClosed || this.table.stage !== 'playing') return;
    const isWanted = botAt(this.table.places[seat] as Place) !== null;
    if (action === null || !isWanted || refuseAction(gameAt(this.table), action, version) !== null)
      this.#attend();
    else await this.#happen([{ kind: 'acted', seat, by: null, id: null, action }]);
  }
}

/** Milliseconds until something that failed is tried again. */
const RETRY = 1000;

/** The bot that decides at a place; null: a person does. */
function botAt(place: Place): string | null {
  return isHuman(place) ? null : (place.standIn?.bot ?? place.bot);
}
