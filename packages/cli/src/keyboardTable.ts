import { BOTS_HERE } from '@macher/bots';
import { type Action, deciders, type Game, type GameRecord, type Rules, type Seat } from '@macher/engine';
import type { Entry, News, Opening, Person, Request } from '@macher/protocol';
import { realTime } from '@macher/server';
import { type BotPool, botAt, Host, type Reply, recordOf, sheetFor, type Table } from '@macher/table';
import { botNamed } from './seatNames.ts';

/** What a game at a keyboard begins with: a new deal, or one that was saved, with what has been played. */
export interface Deal {
  /** The epoch whose rules they are. */
  readonly epoch: number;
  readonly rules: Rules;
  readonly options: GameRecord['options'];
  readonly seats: GameRecord['seats'];
  readonly seed: string;
  readonly played: readonly Action[];
  readonly takebacks: number;
  readonly undone: GameRecord['undone'];
}

/** Puts the game somewhere safe; throws if it can't. */
export type Keep = (record: GameRecord) => void;

/** A table whose people all sit at one keyboard. The host is that of a server; its journal is the record file. */
export class KeyboardTable {
  readonly humans: readonly Seat[];
  readonly #host: Host;
  readonly #people: readonly (Person | null)[];
  /** The last entry that the person of each seat has been told. */
  readonly #heard: number[];
  #requests = 0;
  /** What the keyboard waits for while bots think. */
  #waiting: PromiseWithResolvers<void> | null = null;

  private constructor(deal: Deal, keep: Keep, bots: BotPool) {
    this.#people = deal.seats.map(({ name }, seat) =>
      botNamed(name) === null ? { id: `seat ${seat}`, name } : null,
    );
    this.humans = this.#people.flatMap((person, seat) => (person === null ? [] : [seat]));
    this.#host = this.#openHost(deal, keep, bots);
    this.#host.join({ person: null, hears: () => true, send: () => this.#look(), lost: () => {} }, 0);
    this.#heard = deal.seats.map(() => 0);
  }

  /** Opens a table. Its game has begun, and is kept; bots that are asked first have decided. */
  static async open(deal: Deal, keep: Keep, bots: BotPool = BOTS_HERE): Promise<KeyboardTable> {
    const table = new KeyboardTable(deal, keep, bots);
    await table.#begin(deal);
    if (deal.played.length > 0) table.#heard.fill(table.#host.table.number);
    await table.botsDecide();
    return table;
  }

  get game(): Game {
    const { game } = this.#host.table;
    if (game === null) throw new Error('the game has not begun');
    return game;
  }

  get isOver(): boolean {
    return this.#host.table.stage === 'over';
  }

  /** The person to be asked next: the last one first, so that the keyboard changes hands less often. */
  askedAfter(last: Seat | null): Seat {
    const asked = deciders(this.game).filter(seat => this.humans.includes(seat));
    const next = asked.find(seat => seat === last) ?? asked[0];
    if (next === undefined) throw new Error('no person is asked');
    return next;
  }

  /** Decides what the rules allow; then all bots that are asked decide. */
  async decide(action: Action): Promise<void> {
    const { number } = this.#host.table;
    await this.#must(this.#personAt(action.seat), { kind: 'act', number, action });
    await this.botsDecide();
  }

  /** Whether this seat can take its last decision back. */
  canUndo(seat: Seat): boolean {
    return sheetFor(this.#host.table, { person: this.#personAt(seat).id }).undo.kind === 'back';
  }

  /** Takes this seat's last decision back; false if the table doesn't allow it. */
  async undo(seat: Seat): Promise<boolean> {
    const { number } = this.#host.table;
    const { ok } = await this.#request(this.#personAt(seat), { kind: 'undo', number });
    if (ok) await this.botsDecide();
    return ok;
  }

  /** What has happened since this seat was last told, as it may know it. */
  news(seat: Seat): News[] {
    const since = this.#heard[seat] ?? 0;
    this.#heard[seat] = this.#host.table.number;
    return this.#newsSince(seat, since);
  }

  /** Everything so far, as a seat may know it. */
  log(seat: Seat): News[] {
    return this.#newsSince(seat, 0);
  }

  /** Closes the table: nothing more happens here. */
  close(): Promise<void> {
    return this.#host.close();
  }

  /** Lets bots decide until only people are asked: their questions come when all sealed decisions of bots are in. */
  async botsDecide(): Promise<void> {
    this.#waiting = Promise.withResolvers();
    this.#look();
    await this.#waiting.promise;
  }

  #openHost(deal: Deal, keep: Keep, bots: BotPool): Host {
    const append = async (_entries: readonly Entry[], table: Table): Promise<void> => {
      const takebacks = deal.takebacks + table.takebacks;
      const undone = [...deal.undone, ...table.undone];
      if (table.game !== null)
        this.#keep(() => keep({ ...recordOf(table), seats: deal.seats, takebacks, undone }));
    };
    const what = { kind: 'opened', owner: OWNER, opening: openingOf(deal) } as const;
    const opened: Entry = { number: 1, at: realTime.now(), by: null, what };
    // A bot that breaks is told by the news; nothing else goes wrong unseen.
    const world = { journal: { append }, bots, time: realTime, failed: () => {}, newSalt: null };
    return new Host([opened], world);
  }

  /** Keeps the record. What cannot be kept ends the waiting for bots too: nobody else would hear of it. */
  #keep(keep: () => void): void {
    try {
      keep();
    } catch (error) {
      this.#waiting?.reject(error);
      throw error;
    }
  }

  async #begin({ seats }: Deal): Promise<void> {
    for (const [seat, { name }] of seats.entries()) {
      const person = this.#people[seat] ?? null;
      const bot = botNamed(name)?.id ?? '';
      const requests: Request[] = [
        { kind: 'sit', seat },
        { kind: 'ready', isReady: true, origin: 'unknown' },
      ];
      if (person === null) await this.#must(OWNER, { kind: 'seat-bot', seat, bot });
      else for (const request of requests) await this.#must(person, request);
    }
    await this.#must(OWNER, { kind: 'start' });
  }

  async #must(person: Person, request: Request): Promise<void> {
    const reply = await this.#request(person, request);
    if (!reply.ok) throw new Error(`the table refuses ${request.kind}: ${JSON.stringify(reply.refusal)}`);
  }

  #request(person: Person, request: Request): Promise<Reply> {
    this.#requests += 1;
    return this.#host.request(person, String(this.#requests), request);
  }

  #personAt(seat: Seat): Person {
    const person = this.#people[seat] ?? null;
    if (person === null) throw new Error(`no person at seat ${seat}`);
    return person;
  }

  /** News without what was taken back. */
  #newsSince(seat: Seat, since: number): News[] {
    const counted = new Set(this.#host.table.steps.map(({ entry }) => entry));
    const news = this.#host.newsFor({ person: this.#personAt(seat).id }, since);
    return news.filter(({ number, what }) => what.kind !== 'acted' || counted.has(number));
  }

  #look(): void {
    const { table } = this.#host;
    const asked = table.stage === 'playing' ? deciders(this.game) : [];
    if (!asked.some(seat => botAt(table, seat) !== null)) this.#waiting?.resolve();
  }
}

/** OWNER opens the table and seats the bots; has no seat and decides nothing. */
const OWNER: Person = { id: 'keyboard', name: 'keyboard' };

function openingOf({ seats, takebacks: _kept, undone: _too, ...deal }: Deal): Opening {
  return {
    ...deal,
    parties: seats.map(({ party }) => party),
    pace: { kind: 'none' },
    takeOver: 'consent',
    daysOff: 0,
    isRated: false,
    contest: null,
    origin: 'unknown',
    dealing: null,
  };
}
