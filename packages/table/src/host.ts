import type { Game } from '@macher/engine';
import type {
  Entry,
  FrozenInDetail,
  Happening,
  News,
  Person,
  PersonId,
  Refusal,
  Request,
  Sender,
  Sheet,
  TableId,
} from '@macher/protocol';
import { ask } from './ask.ts';
import { BotTurns, type BotWorld } from './botTurns.ts';
import { deadline, expired } from './clock.ts';
import { readLog, remembered, type Written, write } from './log.ts';
import { freshNewsFor, sameAs, sheetFor, type Viewer } from './news.ts';
import { Past } from './past.ts';
import { stepAside } from './proposals.ts';
import { Refusals } from './refusals.ts';
import { copyTable, type Table } from './table.ts';
import { wakeAfter } from './time.ts';

/** Keeps the log. What it has been given is safe when the promise is kept. */
export interface Journal {
  /** `table` is as these entries leave it. */
  append(entries: readonly Entry[], table: Table): Promise<void>;
}

/** Someone who looks at the table. */
export interface Listener extends Viewer {
  /** Whether they still listen: nothing is made for those who don't. */
  hears(): boolean;
  send(news: readonly News[], sheet: Sheet): void;
  /** This host is gone: ask for the table again. */
  lost(): void;
}

export interface World extends BotWorld {
  readonly journal: Journal;
}

/** What you hear when you have asked for something: the entry that came of it, or why not. */
export type Reply =
  | { readonly ok: true; readonly number: number }
  | { readonly ok: false; readonly refusal: Refusal };

/** How tables for a rematch are found and opened. */
export interface RematchDoors {
  /** Whether the game there gathers or goes on. */
  stands(table: TableId): Promise<boolean>;
  open(): Promise<TableId>;
}

/** What a viewer is told. */
interface Letter {
  readonly news: readonly News[];
  readonly sheet: Sheet;
}

/** What has just been written, and the game before it. */
interface Changed {
  readonly fresh: readonly Written[];
  readonly before: Game | null;
}

/** A table that is being played: one request after the other, on disk before anyone hears of it. */
export class Host {
  #table: Table;
  readonly #world: World;
  readonly #past: Past;
  readonly #refusals = new Refusals();
  readonly #listeners = new Set<Listener>();
  readonly #botTurns: BotTurns;
  #queue: Promise<unknown> = Promise.resolve();
  #pending = 0;
  #callOff: (() => void) | null = null;
  #isClosed = false;

  /** `spoiled` says why there are no more entries, though the log goes on: the table is then frozen. */
  constructor(entries: readonly Entry[], world: World, spoiled: FrozenInDetail | null = null) {
    const { table, past } = readLog(entries, spoiled);
    this.#world = world;
    this.#table = table;
    this.#past = new Past(past);
    this.#botTurns = new BotTurns(world, {
      now: () => this.table,
      inTurn: work => this.#alone(work),
      happen: happenings => this.#happen(happenings, null),
    });
    this.#attend();
  }

  get table(): Table {
    return this.#table;
  }

  /** Everything since an entry that the viewer knows, and the table as it is. */
  join(listener: Listener, since: number): void {
    if (this.#isClosed) {
      listener.lost();
      return;
    }
    this.#listeners.add(listener);
    listener.send(this.newsFor(listener, since), sheetFor(this.table, listener));
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** `id` is what the sender calls it: sent again, it gets the same answer. */
  request(person: Person, id: string, request: Request): Promise<Reply> {
    if (this.#isClosed) return Promise.reject(new Error('the table is closed'));
    return this.#inTurn(async () => {
      const refusal = this.#refusals.find(this.table, { person: person.id, id }, request);
      if (refusal !== null) return { ok: false, refusal };
      const outcome = ask(this.table, { person, id, at: this.#world.time.now(), request }, this.#world.bots);
      if (!outcome.ok) this.#refusals.add(this.table, person.id, request, outcome.refusal);
      if (!outcome.ok) return { ok: false, refusal: outcome.refusal };
      await this.#happen(outcome.happenings, { person: person.id, id });
      return { ok: true, number: outcome.known ?? this.table.number };
    });
  }

  /** Closes a table that has not begun and where nothing has happened since. */
  expire(since: number): Promise<void> {
    return this.#inTurn(async () => {
      const isIdle = this.#past.at <= since;
      if (isIdle && this.table.stage === 'gathering') await this.#happen([{ kind: 'abandoned' }], null);
    });
  }

  /** Ends a table without a result, no matter who plays there: for the owner of the server. */
  shut(): Promise<void> {
    return this.#inTurn(async () => {
      const { stage } = this.table;
      if (stage === 'gathering' || stage === 'playing') await this.#happen([{ kind: 'abandoned' }], null);
    });
  }

  /** One offer for all: a table is opened only if none that was offered still stands. Gives where the game goes on. */
  offerRematch(person: Person, isSameDeal: boolean, doors: RematchDoors): Promise<TableId> {
    return this.#inTurn(async () => {
      const offer = this.table.rematches.findLast(each => each.isSameDeal === isSameDeal);
      if (offer !== undefined && (await doors.stands(offer.table))) return offer.table;
      const table = await doors.open();
      const offered = { kind: 'rematch-offered', person, table, isSameDeal } as const;
      await this.#happen([offered], { person: person.id, id: `rematch ${table}` });
      return table;
    });
  }

  /** Nobody looks, nobody thinks, and no clock runs that the store would not wake us for. */
  get isIdle(): boolean {
    return this.#listeners.size === 0 && this.#botTurns.count === 0 && this.#pending === 0;
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

  /** Another process has added to the log: what this host knows is no longer the truth. */
  disown(): void {
    this.#isClosed = true;
    this.#attend();
    for (const listener of this.#listeners) listener.lost();
    this.#listeners.clear();
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
    const before = this.table.game;
    const fresh = await this.#keep(entries);
    this.#past.add(fresh.map(remembered));
    // After a decision was taken back the same version may be another position.
    if (happenings.some(({ kind }) => kind === 'taken-back')) this.#botTurns.forgetAll();
    const letters = new Map<PersonId | null, Letter>();
    for (const listener of this.#listeners) this.#tell(listener, { fresh, before }, letters);
    this.#attend();
  }

  /** What cannot be kept has not happened: until then everybody sees the table as it was. */
  async #keep(entries: readonly Entry[]): Promise<Written[]> {
    try {
      const table = copyTable(this.table);
      const fresh = entries.map(entry => write(table, entry));
      await this.#world.journal.append(
        fresh.map(({ entry }) => entry),
        table,
      );
      this.#table = table;
      return fresh;
    } catch (error) {
      this.#attendLater();
      throw error;
    }
  }

  /** A listener that throws doesn't disturb the others. What all spectators hear is made once. */
  #tell(listener: Listener, change: Changed, letters: Map<PersonId | null, Letter>): void {
    if (!listener.hears()) {
      this.leave(listener);
      return;
    }
    const person = sameAs(this.table, listener);
    const letter = letters.get(person) ?? this.#letterFor({ person }, change);
    letters.set(person, letter);
    try {
      listener.send(letter.news, letter.sheet);
    } catch (error) {
      this.leave(listener);
      this.#world.failed(error);
    }
  }

  #letterFor(viewer: Viewer, { fresh, before }: Changed): Letter {
    const news = freshNewsFor(this.table, viewer, fresh, before);
    return { news, sheet: sheetFor(this.table, viewer) };
  }

  /** Not at once: what has just failed would fail again. */
  #attendLater(): void {
    this.#callOff?.();
    this.#callOff = this.#isClosed ? null : wakeAfter(this.#world.time, RETRY, () => this.#attend());
  }

  /** What has happened since an entry, as a viewer may know it. */
  newsFor(viewer: Viewer, since: number): News[] {
    return [...this.newsSince(viewer, since)];
  }

  /** The same, one by one, as far as you want. */
  newsSince(viewer: Viewer, since: number): Iterable<News> {
    return this.#past.since(this.table, viewer, since);
  }

  /** Someone reads the past and joins then: until that is done the host isn't idle. */
  reading(work: () => Promise<void>): Promise<void> {
    this.#pending += 1;
    return work().finally(() => {
      this.#pending -= 1;
    });
  }

  /** Bots that are asked think; clocks that run are waited for. */
  #attend(): void {
    this.#callOff?.();
    this.#callOff = null;
    if (this.#isClosed || this.table.stage !== 'playing') {
      this.#botTurns.forgetAll();
      return;
    }
    this.#botTurns.attend();
    const end = deadline(this.table.clock);
    if (end !== null) this.#callOff = this.#world.time.wake(end, () => this.#alone(() => this.#timeOut()));
  }

  /** One at a time: the next one is due at once. */
  async #timeOut(): Promise<void> {
    const at = this.#world.time.now();
    const late = this.table.stage === 'playing' ? expired(this.table.clock, at) : [];
    const [seat] = late;
    if (seat === undefined) this.#attend();
    else
      await this.#happen(
        stepAside(this.table, seat, 'time', { at, fallbacks: this.#world.bots.fallbacks }),
        null,
      );
  }
}

/** Milliseconds until something that failed is tried again. */
const RETRY = 1000;
