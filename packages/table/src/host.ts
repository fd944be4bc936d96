import { botOf } from '@macher/bots';
import {
  type Action,
  attentiveView,
  type Choice,
  choiceAt,
  deciders,
  type GameEvent,
  randomOf,
  refuseAction,
  type Seat,
  type View,
} from '@macher/engine';
import type {
  Entry,
  Happening,
  News,
  Person,
  PersonId,
  Place,
  Refusal,
  Request,
  Sender,
  Sheet,
} from '@macher/protocol';
import { apply, gameAt, isHuman, tableOf } from './apply.ts';
import { ask, stepAside } from './ask.ts';
import { deadline, expired } from './clock.ts';
import { newsFor, sameAs, sheetFor, type Viewer } from './news.ts';
import { copyTable, type Table } from './table.ts';

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
  /** The host is no more: to be asked for anew. */
  lost(): void;
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

/** What a viewer is told. */
interface Letter {
  readonly news: readonly News[];
  readonly sheet: Sheet;
}

/** What a bot has been asked: for which version, and how to stop waiting for it. */
interface Thought {
  readonly version: number;
  readonly callOff: () => void;
}

/** A table that is being played: one request after the other, on disk before anybody hears of it. */
export class Host {
  #table: Table;
  readonly #world: World;
  readonly #past: Remembered[] = [];
  readonly #connections = new Set<Connection>();
  /** Bots that are thinking, by seat. */
  readonly #thoughts = new Map<Seat, Thought>();
  #queue: Promise<unknown> = Promise.resolve();
  #pending = 0;
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
    if (this.#isClosed) {
      connection.lost();
      return;
    }
    this.#connections.add(connection);
    connection.send(this.newsFor(connection, since), sheetFor(this.table, connection));
  }

  leave(connection: Connection): void {
    this.#connections.delete(connection);
  }

  /** `id` is what the sender calls it: sent again, it gets the same answer. */
  request(person: Person, id: string, request: Request): Promise<Reply> {
    if (this.#isClosed) return Promise.reject(new Error('the table is closed'));
    return this.#inTurn(async () => {
      const answer = ask(this.table, { person, id, at: this.#world.time.now(), request });
      if (!answer.ok) return { ok: false, refusal: answer.refusal };
      await this.#happen(answer.happenings, { person: person.id, id });
      return { ok: true, number: answer.known ?? this.table.number };
    });
  }

  /** Nobody looks, nobody thinks, and no clock runs that the store would not wake us for. */
  get isIdle(): boolean {
    return this.#connections.size === 0 && this.#thoughts.size === 0 && this.#pending === 0;
  }

  /** Not the one to ask any more: another host may have taken over. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Nothing more is begun; what has been asked for is still done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#attend();
    await this.#queue;
  }

  /** Somebody else has added to the log: what this host knows is not the truth any more. */
  disown(): void {
    this.#isClosed = true;
    this.#attend();
    for (const connection of this.#connections) connection.lost();
    this.#connections.clear();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#pending += 1;
    const done = this.#queue.then(work).finally(() => {
      this.#pending -= 1;
    });
    this.#queue = done.catch(() => {});
    return done;
  }

  /** In its turn, though nobody waits for it. */
  #alone(work: () => Promise<void>): void {
    this.#inTurn(work).catch(error => this.#world.failed(error));
  }

  async #happen(happenings: readonly Happening[], by: Sender | null): Promise<void> {
    if (happenings.length === 0) return;
    const at = this.#world.time.now();
    const { number } = this.table;
    const entries = happenings.map((what, index) => ({ number: number + 1 + index, at, by, what }));
    const fresh = await this.#keep(entries);
    this.#past.push(...fresh);
    for (const what of happenings) this.#forgetThoughts(what);
    const letters = new Map<PersonId | null, Letter>();
    for (const connection of this.#connections) this.#tell(connection, fresh, letters);
    this.#attend();
  }

  /** What cannot be kept has not happened: until then everybody sees the table as it was. */
  async #keep(entries: readonly Entry[]): Promise<Remembered[]> {
    try {
      const table = copyTable(this.table);
      const fresh = entries.map(entry => ({ entry, events: apply(table, entry) }));
      await this.#world.journal.append(entries, table);
      this.#table = table;
      return fresh;
    } catch (error) {
      this.#attendLater();
      throw error;
    }
  }

  /** A connection that breaks is nobody else's trouble. What all spectators hear is made once. */
  #tell(connection: Connection, fresh: readonly Remembered[], letters: Map<PersonId | null, Letter>): void {
    const person = sameAs(this.table, connection);
    const letter = letters.get(person) ?? this.#letterFor({ person }, fresh);
    letters.set(person, letter);
    try {
      connection.send(letter.news, letter.sheet);
    } catch (error) {
      this.leave(connection);
      this.#world.failed(error);
    }
  }

  #letterFor(viewer: Viewer, fresh: readonly Remembered[]): Letter {
    const news = fresh.flatMap(({ entry, events }) => newsFor(this.table, viewer, entry, events) ?? []);
    return { news, sheet: sheetFor(this.table, viewer) };
  }

  /** Not at once: what has just failed would fail again. */
  #attendLater(): void {
    this.#callOff?.();
    this.#callOff = this.#isClosed ? null : this.#wakeAfter(RETRY, () => this.#attend());
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
    if (this.#isClosed || this.table.stage !== 'playing') {
      for (const seat of [...this.#thoughts.keys()]) this.#forget(seat);
      return;
    }
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
    else await this.#happen(stepAside(this.table, seat, 'time'), null);
  }

  #think(seat: Seat, bot: string): void {
    if (this.#thoughts.has(seat)) return;
    const { version } = gameAt(this.table);
    const decided = (action: unknown): void => this.#alone(() => this.#botDecided(seat, thought, action));
    const thought = { version, callOff: this.#wakeAfter(PATIENCE, () => decided(null)) };
    this.#thoughts.set(seat, thought);
    this.#askBot(seat, bot).then(decided, error => {
      decided(null);
      this.#world.failed(error);
    });
  }

  async #askBot(seat: Seat, bot: string): Promise<Action | null> {
    const game = gameAt(this.table);
    return this.#world.thinkers.decide(
      bot,
      attentiveView(game, seat),
      choiceAt(game, seat),
      seedFor(this.table, seat),
    );
  }

  /** If it has not decided, or on something that cannot be, the simplest bot decides: the game goes on. */
  async #botDecided(seat: Seat, thought: Thought, action: unknown): Promise<void> {
    if (this.#thoughts.get(seat) !== thought) return;
    this.#forget(seat);
    const game = gameAt(this.table);
    const own = { ...(typeof action === 'object' ? action : null), seat };
    const isFit = refuseAction(game, own, thought.version) === null;
    const decision = isFit ? (own as Action) : simpleAction(this.table, seat);
    await this.#happen([{ kind: 'acted', seat, action: decision }], null);
  }

  /** People decide for themselves; and after taking back, the same version may be another position. */
  #forgetThoughts(what: Happening): void {
    if (what.kind === 'returned' || what.kind === 'handed-over') this.#forget(what.seat);
    if (what.kind === 'taken-back') for (const seat of [...this.#thoughts.keys()]) this.#forget(seat);
  }

  #forget(seat: Seat): void {
    this.#thoughts.get(seat)?.callOff();
    this.#thoughts.delete(seat);
  }

  #wakeAfter(milliseconds: number, call: () => void): () => void {
    const { time } = this.#world;
    return time.wake(time.now() + milliseconds, call);
  }
}

/** Milliseconds until something that failed is tried again. */
const RETRY = 1000;

/** Milliseconds until a bot that does not answer is given up. */
const PATIENCE = 60_000;

/** Chance for a bot: the game's own seed cannot be told from it. */
function seedFor({ opening, game }: Table, seat: Seat): string {
  const random = randomOf(`bot:${opening.seed}:${seat}:${game?.version}`);
  return `${random(WORDS)}-${random(WORDS)}`;
}

const WORDS = 2 ** 32;

function simpleAction(table: Table, seat: Seat): Action {
  const game = gameAt(table);
  const bot = botOf('0');
  if (bot === undefined) throw new Error('there is no level 0');
  return bot.decide(attentiveView(game, seat), choiceAt(game, seat), randomOf(seedFor(table, seat))).action;
}

/** The bot that decides at a place; null: a person does. */
function botAt(place: Place): string | null {
  return isHuman(place) ? null : (place.standIn?.bot ?? place.bot);
}
