import type {
  Entry,
  FrozenInDetail,
  Happening,
  News,
  OwnPlans,
  Person,
  PersonId,
  Plans,
  Refusal,
  Request,
  Sender,
  TableId,
} from '@macher/protocol';
import { nextAlarm, rung } from './alarms.ts';
import { ask } from './ask.ts';
import { Audience, type Listener } from './audience.ts';
import { BotTurns, type BotWorld } from './botTurns.ts';
import { type Outcome, seatOf } from './desks/desk.ts';
import { type KeptSeat, keepSeat } from './invite.ts';
import { Ledger, LogReader, type Pen } from './ledger.ts';
import type { Changed } from './log.ts';
import { sheetFor, type Viewer } from './news.ts';
import { keptPlans, ownPlans, type PlanBook } from './plans.ts';
import { PlanTurns } from './planTurns.ts';
import { Queue } from './queue.ts';
import { Refusals } from './refusals.ts';
import type { Table } from './table.ts';
import { wakeAfter } from './time.ts';

export interface World extends BotWorld, Pen {
  /** What people have planned; missing: nobody plans here. */
  readonly plans?: PlanBook;
}

/** Reply is what you hear when you have asked for something: the entry that came of it, or why not. */
export type Reply =
  | { readonly ok: true; readonly number: number }
  | { readonly ok: false; readonly refusal: Refusal };

/** How tables for a rematch are found and opened. */
export interface RematchDoors {
  /** Whether the game there gathers or goes on. */
  stands(table: TableId): Promise<boolean>;
  open(): Promise<TableId>;
  /** Leaves a table that was just opened and is not needed: others were faster. */
  leave(table: TableId): Promise<void>;
}

/** Asked is what someone asks for, and what they call it. */
interface Asked {
  readonly person: Person;
  readonly id: string;
  readonly request: Request;
  /** The person who keeps the name that is in it. */
  readonly keeper: PersonId | null;
}

/**
 * A table that is being played: one request after the other, on disk before anyone hears of it. Where others play on the
 * same log, what they add is followed: a request is asked again after it, and nothing is refused before it is read.
 */
export class Host {
  readonly #world: World;
  #ledger: Ledger;
  readonly #refusals = new Refusals();
  readonly #audience: Audience;
  readonly #botTurns: BotTurns;
  readonly #planTurns: PlanTurns | null;
  readonly #queue = new Queue();
  #callOff: (() => void) | null = null;
  #isClosed = false;
  #isAttending: boolean;

  /**
   * `log` has been read already, or is all its entries; `spoiled` says why there are no more of them, though the log
   * goes on: the table is then frozen.
   */
  constructor(log: readonly Entry[] | LogReader, world: World, spoiled: FrozenInDetail | null = null) {
    this.#world = world;
    this.#ledger = new Ledger(log instanceof LogReader ? log : readWhole(log, world, spoiled), world);
    this.#isAttending = !this.#ledger.mayBeBehind;
    this.#audience = new Audience(error => world.failed(error));
    const table = {
      now: () => this.table,
      inTurn: (work: () => Promise<void>) => this.#alone(work),
      happen: async (happenings: readonly Happening[], by: Sender | null = null) =>
        void (await this.#happen(happenings, by)),
    };
    this.#botTurns = new BotTurns(world, table);
    this.#planTurns = world.plans === undefined ? null : new PlanTurns(world.plans, world.time, table);
    this.#attend();
  }

  get table(): Table {
    return this.#ledger.table;
  }

  /** The listener hears everything since an entry that they know, and sees the table as it is. */
  join(listener: Listener, since: number): void {
    if (this.#isClosed) {
      listener.lost();
      return;
    }
    this.#audience.add(listener);
    listener.send(this.newsFor(listener, since), sheetFor(this.table, listener));
  }

  leave(listener: Listener): void {
    this.#audience.leave(listener);
  }

  /** `id` is what the sender calls it: sent again, it gets the same answer. `keeper` is who keeps a name in it. */
  request(person: Person, id: string, request: Request, keeper: PersonId | null = null): Promise<Reply> {
    return this.#whileOpen(() => this.#answer({ person, id, request, keeper }));
  }

  /** The owner keeps a seat before the game: nobody else may sit down there. */
  keepSeat(kept: KeptSeat, id: string): Promise<Reply> {
    return this.#whileOpen(() => this.#settle({ person: kept.owner, id }, () => keepSeat(this.table, kept)));
  }

  /**
   * Keeps what a person plans for questions to come, instead of all that they have planned before; false: they don't
   * play here.
   */
  plan(person: Person, plans: Plans): Promise<boolean> {
    return this.#whileOpen(async () => {
      const { plans: book } = this.#world;
      const isAsked = isOpen(this.table) && seatOf(this.table, person) !== null;
      if (book === undefined || !isAsked) return false;
      await book.keep(person.id, keptPlans(this.table, plans), this.table);
      this.#attend();
      return true;
    });
  }

  /** What this person has planned; null: nothing, or they don't play here. */
  plansOf(person: Person): OwnPlans | null {
    const seat = seatOf(this.table, person);
    const kept = this.#world.plans?.of(person.id) ?? null;
    return seat === null || kept === null ? null : ownPlans(this.table, seat, kept);
  }

  /** Reads plans again: someone has planned something elsewhere. */
  async replan(): Promise<void> {
    await this.#world.plans?.refresh();
    this.#attend();
  }

  /** Others have added to the log up to an entry, or perhaps have: then it is known here. */
  async follow(number = Number.POSITIVE_INFINITY): Promise<void> {
    const isBehind = (): boolean => !this.#isClosed && this.table.number < number;
    if (isBehind()) await this.#queue.run(async () => void (isBehind() && (await this.#readOn())));
  }

  /** Where others play on the same log, one host at a time lets bots think and clocks run out. */
  lookAfter(isOurs: boolean): void {
    if (this.#isAttending === isOurs) return;
    this.#isAttending = isOurs;
    this.#attend();
  }

  /** Closes a table that has not begun and where nothing has happened since. */
  expire(since: number): Promise<void> {
    return this.#queue.run(async () => {
      const isIdle = this.#ledger.past.at <= since;
      if (isIdle && this.table.stage === 'gathering') await this.#happen([{ kind: 'abandoned' }], null);
    });
  }

  /** Ends a table without a result, no matter who plays there: for the owner of the server. */
  shut(): Promise<void> {
    return this.#queue.run(async () => {
      while (isOpen(this.table) && !(await this.#happen([{ kind: 'abandoned' }], null))) {}
    });
  }

  /** One offer for all: a table is opened only if none that was offered still stands. Gives where the game goes on. */
  offerRematch(person: Person, isSameDeal: boolean, doors: RematchDoors): Promise<TableId> {
    return this.#whileOpen(async () => {
      await this.#isBehind();
      const standing = await this.#rematchAt(isSameDeal, doors);
      if (standing !== null) return standing;
      const table = await doors.open();
      const offered = { kind: 'rematch-offered', person, table, isSameDeal } as const;
      const by = { person: person.id, id: `rematch ${table}` };
      while (!(await this.#happen([offered], by))) {
        const other = await this.#rematchAt(isSameDeal, doors);
        if (other !== null) return doors.leave(table).then(() => other);
      }
      return table;
    });
  }

  async #rematchAt(isSameDeal: boolean, doors: RematchDoors): Promise<TableId | null> {
    const offer = this.table.rematches.findLast(each => each.isSameDeal === isSameDeal);
    return offer !== undefined && (await doors.stands(offer.table)) ? offer.table : null;
  }

  /** Nobody looks, nobody thinks, and no clock runs that the store would not wake us for. */
  get isIdle(): boolean {
    return this.#audience.size === 0 && this.#botTurns.count === 0 && this.#queue.isIdle;
  }

  /** Whether this host is not the one to ask any more: another may have taken over. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Closes the host: nothing more is begun; what has been asked for is still done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#attend();
    await this.#queue.rest();
  }

  /**
   * Changes the log from outside, and reads it again: nobody writes to it here meanwhile, and who looks goes on
   * looking.
   */
  reread(change: () => Promise<LogReader>): Promise<void> {
    return this.#whileOpen(async () => {
      this.#ledger = new Ledger(await change(), this.#world);
      this.#audience.show(this.table);
      this.#attend();
    });
  }

  /** What this host knows is no longer the truth: its log was changed from outside, or is not for this program. */
  disown(): void {
    this.#isClosed = true;
    this.#attend();
    this.#audience.sendAway();
  }

  /**
   * Works unless the host is closed: nothing is written to a log that another host has by now, or that is just being
   * changed from outside.
   */
  #whileOpen<T>(work: () => Promise<T>): Promise<T> {
    return this.#isClosed ? Promise.reject(new Error('the table is closed')) : this.#queue.run(work);
  }

  /** Works in its turn, though nobody waits for it. */
  #alone(work: () => Promise<void>): void {
    this.#queue.run(work).catch(error => this.#world.failed(error));
  }

  #answer(asked: Asked): Promise<Reply> {
    return this.#settle({ person: asked.person.id, id: asked.id }, () => this.#ask(asked));
  }

  /** Settles a request on the newest log: if others were faster, the question is asked again. */
  async #settle(by: Sender, ask: () => Outcome): Promise<Reply> {
    for (;;) {
      const outcome = ask();
      if (outcome.ok && (await this.#happen(outcome.happenings, by)))
        return { ok: true, number: outcome.known ?? this.table.number };
      if (!outcome.ok && !(await this.#isBehind())) return { ok: false, refusal: outcome.refusal };
    }
  }

  #ask({ person, id, request, keeper }: Asked): Outcome {
    const refusal = this.#refusals.find(this.table, { person: person.id, id }, request);
    if (refusal !== null) return { ok: false, refusal };
    const outcome = ask(this.table, { person, id, at: this.#now(), request, keeper }, this.#world.bots);
    if (!outcome.ok) this.#refusals.add(this.table, person.id, request, outcome.refusal);
    return outcome;
  }

  /** Writes what happens; false: others were faster. What they did is known now, and nothing of this has happened. */
  async #happen(happenings: readonly Happening[], by: Sender | null): Promise<boolean> {
    if (happenings.length === 0) return true;
    const changed = await this.#tried(() => this.#ledger.write(happenings, by, this.#now()));
    if (changed !== null) this.#tell(changed);
    else if (!(await this.#readOn())) throw new Error('the log has moved on, and there is nothing to read');
    return changed !== null;
  }

  /** Whether others have written meanwhile, where others write too: what they did is known now. */
  async #isBehind(): Promise<boolean> {
    return this.#ledger.mayBeBehind && (await this.#readOn());
  }

  /** Reads on in the log; false: there was nothing new. */
  async #readOn(): Promise<boolean> {
    const changed = await this.#tried(() => this.#ledger.readOn());
    if (changed !== null) this.#tell(changed);
    return changed !== null;
  }

  async #tried<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.#attendLater();
      throw error;
    }
  }

  #tell(changed: Changed): void {
    for (const { entry } of changed.fresh) this.#botTurns.heed(entry.what);
    this.#audience.hear(this.table, changed);
    this.#attend();
  }

  /** The time now; no line of the log is earlier than the one before it. */
  #now(): number {
    return Math.max(this.#world.time.now(), this.#ledger.past.at);
  }

  /** Attends to the table after a while: what has just failed would fail again at once. */
  #attendLater(): void {
    this.#callOff?.();
    this.#callOff = this.#isClosed ? null : wakeAfter(this.#world.time, RETRY, () => this.#attend());
  }

  /** What has happened since an entry, as a viewer may know it. */
  newsFor(viewer: Viewer, since: number): News[] {
    return [...this.newsSince(viewer, since)];
  }

  /** News since an entry, one by one, as far as you want. */
  newsSince(viewer: Viewer, since: number): Iterable<News> {
    return this.#ledger.past.since(this.table, viewer, since);
  }

  /** Someone reads the past and joins then: until that is done the host isn't idle. */
  reading(work: () => Promise<void>): Promise<void> {
    return this.#queue.beside(work);
  }

  /** Bots that are asked think; clocks that run are waited for. */
  #attend(): void {
    this.#callOff?.();
    this.#callOff = null;
    const isHere = !this.#isClosed && this.#isAttending;
    if (isHere && this.table.stage === 'playing') {
      this.#botTurns.attend();
      this.#planTurns?.attend();
    } else {
      this.#botTurns.forgetAll();
      this.#planTurns?.forget();
    }
    const end = isHere ? nextAlarm(this.table) : null;
    if (end !== null) this.#callOff = this.#world.time.wake(end, () => this.#alone(() => this.#timeOut()));
  }

  /** Acts on a clock that has run out, one at a time: the next one is due at once. */
  async #timeOut(): Promise<void> {
    const happenings = rung(this.table, this.#now(), this.#world.bots.fallbacks);
    if (happenings.length === 0) this.#attend();
    else await this.#happen(happenings, null);
  }
}

function readWhole(entries: readonly Entry[], { packing }: Pen, spoiled: FrozenInDetail | null): LogReader {
  const reader = new LogReader(packing ?? null);
  reader.add(entries, spoiled);
  return reader;
}

function isOpen({ stage }: Table): boolean {
  return stage === 'gathering' || stage === 'playing';
}

/** RETRY is how many milliseconds pass until something that failed is tried again. */
const RETRY = 1000;
