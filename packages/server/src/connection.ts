import { setTimeout as sleep } from 'node:timers/promises';
import { unreachable } from '@macher/engine';
import {
  type Announcement,
  type ClientMessage,
  type ErrorCode,
  type News,
  type Person,
  PING,
  PROTOCOL_VERSION,
  type ServerMessage,
  type Sheet,
  type TableId,
} from '@macher/protocol';
import { type Host, type Listener, seatOf } from '@macher/table';
import { COST_OF_WATCHING, costOfMessage, costOfPage, LEFT_BY_LOOKING, type User } from './allowance.ts';
import { askTable } from './asking.ts';
import { idBefore, isLooking, messageIn, tableBefore } from './heardTexts.ts';
import { badInput } from './httpErrors.ts';
import { newsPageOf } from './newsPage.ts';
import { Gaze } from './notices/eyes.ts';
import { REQUEST_TRAITS } from './requestTraits.ts';
import type { ServerParts } from './serverParts.ts';
import { changesText, newsText } from './sheetTexts.ts';
import type { TableRow } from './store/store.ts';

/** The part of a WebSocket that is needed here. */
export interface Socket {
  /** Sends a text; `done` is called when it has left this machine, or never will. */
  send(text: string, done?: () => void): void;
  close(code?: number): void;
  /** Answers a ping, a frame of WebSocket's own. */
  pong(data: Buffer): void;
  /** Ends it at once, with all that is still to be sent. */
  terminate(): void;
  /** Reads nothing more from it until `resume`: who sends faster than we answer waits. */
  pause(): void;
  resume(): void;
  readonly bufferedAmount: number;
}

/** MOST_UNREAD is how many bytes may be sent and not read: with more, nobody is listening any more. */
const MOST_UNREAD = 1_000_000;

/** MOST_UNDONE is how many characters may be heard and not carried out yet. */
const MOST_UNDONE = 256_000;

/** COME_BACK is WebSocket's "service restart": connect again, and watch again from what you know. */
const COME_BACK = 1012;

/** BREATH is after how many milliseconds it is tried again whether more of the past may be sent. */
const BREATH = 250;

/** Who is connected, and from where. */
export interface Caller {
  readonly person: Person | null;
  readonly address: string;
  /** Hears of everything that is not done. */
  refused?(code: ErrorCode, table: TableId | null): void;
}

type MessageOf<K extends ClientMessage['type']> = Extract<ClientMessage, { type: K }>;

/** A table that is looked at. */
interface Watched {
  readonly host: Host;
  readonly row: TableRow;
  readonly isLent: boolean;
  readonly listener: Listener;
  /** The invitation that they showed at the door. */
  readonly invite: string | null;
  /** Leaves: nobody is told any more that this person is there. */
  leave(): void;
}

type Parts = Pick<
  ServerParts,
  'written' | 'admission' | 'allowance' | 'attendance' | 'joining' | 'eyes' | 'metrics' | 'limits' | 'time'
>;

/** Connection is of a person, or of a stranger, who can only watch. */
export class Connection {
  readonly #socket: Socket;
  readonly #person: Person | null;
  readonly #parts: Parts;
  readonly #user: User;
  readonly #refused: Caller['refused'];
  readonly #watched = new Map<string, Watched>();
  readonly #gaze: Gaze;
  #queue: Promise<void> = Promise.resolve();
  #undone = 0;
  #isClosed = false;

  constructor(socket: Socket, { person, address, refused }: Caller, parts: Parts) {
    this.#socket = socket;
    this.#person = person;
    this.#parts = parts;
    this.#refused = refused;
    this.#user = { person: person?.id ?? null, address };
    this.#gaze = new Gaze(parts.eyes, person?.id ?? null);
    this.#send({ type: 'welcome', protocol: PROTOCOL_VERSION, now: parts.time.now(), person });
  }

  /** Carries out messages one by one, in the order they came; only whether we hear is said at once. */
  hear(text: string): Promise<void> {
    if (text === PING) return this.#read(text);
    this.#count(text.length);
    const done = this.#queue.then(() => this.#read(text)).finally(() => this.#count(-text.length));
    this.#queue = done.catch(() => {});
    return done;
  }

  /**
   * Answers a ping. Libraries send such frames now and then. They cost as much as a message; a client that reads no
   * answers gets none.
   */
  hearPing(data: Buffer): void {
    if (!this.#hears()) return;
    if (this.#takes(1)) this.#socket.pong(data);
    else this.#refused?.('too-many', null);
  }

  #count(characters: number): void {
    const wasMuch = this.#undone > MOST_UNDONE;
    this.#undone += characters;
    const isMuch = this.#undone > MOST_UNDONE;
    if (isMuch && !wasMuch) this.#socket.pause();
    if (wasMuch && !isMuch) this.#socket.resume();
  }

  /** Announces; null: it no longer stands. */
  announce(announcement: Announcement | null): void {
    this.#send({ type: 'announcement', announcement });
  }

  close(): void {
    this.#isClosed = true;
    for (const table of [...this.#watched.keys()]) this.#unwatch(table);
  }

  async #read(text: string): Promise<void> {
    if (!this.#hears()) return;
    if (isLooking(text)) await this.#afford(costOfMessage(text));
    else if (!this.#takes(costOfMessage(text)))
      return this.#complain(idBefore(text), 'too-many', 'slow down', tableBefore(text));
    const message = messageIn(text);
    const id = 'id' in message ? message.id : null;
    if ('reason' in message)
      return this.#complain(message.id, 'malformed', message.reason, tableBefore(text));
    try {
      await this.#carryOut(message);
    } catch (error) {
      const wrong = badInput(error);
      const table = 'table' in message ? message.table : null;
      if (wrong !== null) return this.#complain(id, wrong.code, wrong.message, table);
      this.#parts.metrics.failures.inc();
      this.#complain(id, 'unavailable', 'try again later', table);
      // Nobody would watch again by themselves, as requests are sent again: perhaps another server has the table.
      if (message.type === 'watch') this.#socket.close(COME_BACK);
      throw error;
    }
  }

  async #carryOut(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'watch':
        return this.#watch(message);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'ask':
        return this.#ask(message);
      case 'seen':
        return this.#turn(message.isSeen);
      case 'ping':
        return this.#send({ type: 'pong' });
      default:
        unreachable(message);
    }
  }

  async #watch({ table, since, invite, isRoom, wantsChanges = false }: MessageOf<'watch'>): Promise<void> {
    const { admission } = this.#parts;
    await this.#afford(COST_OF_WATCHING + (await admission.costOf(table)));
    const found = await admission.admit(table, { person: this.#person, invite });
    if (this.#isClosed) return;
    if (typeof found === 'string') return this.#complain(null, found, table, table);
    if (!this.#watched.has(table) && this.#watched.size >= this.#parts.limits.watchedPerConnection)
      return this.#complain(null, 'too-many', table, table);
    this.#unwatch(table);
    const { host, row, isLent } = found;
    const send: Listener['send'] = wantsChanges
      ? this.#differing(table)
      : (news, sheet) => this.#tell(table, news, sheet);
    const listener: Listener = {
      person: isRoom === true ? null : (this.#person?.id ?? null),
      hears: () => this.#hears(),
      send: isLent ? (...told) => this.#sendLent(table, () => send(...told)) : send,
      lost: () => this.#socket.close(COME_BACK),
    };
    this.#send({ type: 'rules', table, rules: host.table.opening.rules });
    await host.reading(() => this.#catchUp(table, host, listener, since));
    if (this.#isClosed) return;
    const leave = this.#parts.attendance.arrive(table, () => host.table, {
      person: listener.person,
      tell: presence => this.#send({ type: 'presence', table, presence }),
    });
    this.#watched.set(table, { host, row, isLent, listener, invite, leave });
    if (listener.person !== null) this.#gaze.at(table);
  }

  /**
   * Sends the past page by page. What has happened meanwhile is told with the last page. Nobody waits for those who
   * read slowly.
   */
  async #catchUp(table: TableId, host: Host, listener: Listener, since: number): Promise<void> {
    let known = since;
    while (this.#hears()) {
      const { news, bytes, until, isLast } = newsPageOf(host.newsSince(listener, known), known);
      await this.#afford(costOfPage(bytes));
      if (isLast) return host.join(listener, known);
      await this.#sent({ type: 'past', table, news, until });
      known = until;
    }
  }

  /** Sends to those who are let in for a time: what has just happened may have been the end of what let them in. */
  #sendLent(table: TableId, send: () => void): void {
    send();
    this.#isStillIn(table).catch(() => this.#socket.close(COME_BACK));
  }

  /**
   * Whether they are still let in; false: nothing lets them in any more, and they have been told. Who sits there may
   * stay.
   */
  async #isStillIn(table: TableId): Promise<boolean> {
    const watched = this.#watched.get(table);
    if (watched === undefined) return false;
    const isSeated = this.#person !== null && seatOf(watched.host.table, this.#person) !== null;
    if (!watched.isLent || isSeated) return true;
    const found = await this.#parts.admission.admit(table, { person: this.#person, invite: watched.invite });
    if (typeof found !== 'string' || this.#watched.get(table) !== watched) return true;
    this.#unwatch(table);
    this.#complain(null, found, table, table);
    return false;
  }

  #takes(cost: number): boolean {
    return this.#parts.allowance.take(this.#user, cost);
  }

  /** Waits until a look can be afforded: it is not refused, but comes as fast as it may. */
  async #afford(cost: number): Promise<void> {
    const { allowance } = this.#parts;
    while (!this.#isClosed && !allowance.take(this.#user, cost, LEFT_BY_LOOKING)) await sleep(BREATH);
  }

  /** Notes for each table whether the page is seen. */
  #turn(isSeen: boolean): void {
    if (this.#takes(this.#watched.size)) this.#gaze.turn(isSeen);
    else this.#complain(null, 'too-many', 'slow down');
  }

  #unwatch(table: TableId): void {
    const watched = this.#watched.get(table);
    watched?.host.leave(watched.listener);
    watched?.leave();
    this.#watched.delete(table);
    this.#gaze.from(table);
  }

  async #ask({ table, id, request }: MessageOf<'ask'>): Promise<void> {
    if (this.#person === null) return this.#complain(id, 'not-signed-in', 'say who you are first', table);
    const watched = this.#watched.get(table);
    if (watched === undefined || !(await this.#isStillIn(table)))
      return this.#complain(id, 'no-such-table', 'watch it first', table);
    if (!this.#takes(REQUEST_TRAITS[request.kind].cost))
      return this.#complain(id, 'too-many', 'slow down', table);
    const { address } = this.#user;
    const reply = await askTable(this.#parts, watched, { person: this.#person, id, request, address });
    this.#send({ type: 'reply', id, ...reply });
  }

  /** Sends the first sheet whole, and then only what is different. */
  #differing(table: TableId): Listener['send'] {
    let last: Sheet | null = null;
    return (news, sheet) => {
      if (last === null) this.#tell(table, news, sheet);
      else if (this.#hears()) this.#socket.send(changesText(table, news, last, sheet));
      last = sheet;
    };
  }

  #tell(table: TableId, news: readonly News[], sheet: Sheet): void {
    if (this.#hears()) this.#socket.send(newsText(table, news, sheet));
  }

  #complain(id: string | null, code: ErrorCode, detail: string, table: TableId | null = null): void {
    this.#refused?.(code, table);
    this.#send({ type: 'error', id, code, detail, ...(table === null ? {} : { table }) });
  }

  #send(message: ServerMessage): void {
    if (this.#hears()) this.#socket.send(JSON.stringify(message));
  }

  /** Sends a message; resolves when it has left this machine. */
  #sent(message: ServerMessage): Promise<void> {
    return new Promise(resolve => {
      this.#socket.send(JSON.stringify(message), () => resolve());
    });
  }

  /**
   * Whether they hear: asked before anything is made to be sent, since the connection of those who don't read is ended.
   */
  #hears(): boolean {
    if (this.#isClosed) return false;
    if (this.#socket.bufferedAmount <= MOST_UNREAD) return true;
    this.close();
    this.#socket.terminate();
    return false;
  }
}
