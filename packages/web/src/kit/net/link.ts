import { type Rules, unreachable } from '@macher/engine';
import {
  type Announcement,
  type Change,
  type ClientMessage,
  changed,
  type ErrorCode,
  type News,
  type Person,
  PROTOCOL_VERSION,
  type Presence,
  type Request,
  type ServerMessage,
  type Sheet,
  type TableId,
} from '@macher/protocol';
import { signal } from '@preact/signals';
import { Pulse } from './pulse.ts';

/** Listener is a screen that shows a table, and is told of it. */
export interface Listener {
  readonly table: TableId;
  readonly invite: string | null;
  /** Whether a whole room looks at it: whoever is signed in, it is told what strangers are. */
  readonly isRoom: boolean;
  /** The last entry that the listener knows. */
  readonly since: number;
  rules(rules: Rules): void;
  /** Tells a part of what it has missed, up to an entry. */
  earlier(news: readonly News[], until: number): void;
  news(news: readonly News[], sheet: Sheet): void;
  presence(presence: Presence): void;
  trouble(code: ErrorCode): void;
}

export type Reply = Extract<ServerMessage, { type: 'reply' | 'error' }>;

/** Line carries the messages: a socket to a server, or a port to a table in this browser. */
export interface Line {
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Pending {
  readonly message: Extract<ClientMessage, { type: 'ask' }>;
  settle(reply: Reply): void;
}

/** WAITS are the milliseconds before each next try; the last one again and again. */
const WAITS = [200, 500, 1000, 2000, 5000];

/** AGAIN is after how many milliseconds something that came too fast is sent again. */
const AGAIN = 1000;

/**
 * Link is the connection to where tables are. It comes back by itself, asks for everything since what is known, and
 * sends again what had no reply: every request has a name, so that the server does it once.
 */
export class Link {
  readonly isOpen = signal(false);
  /** The milliseconds that must be added to this machine's clock to have the server's. */
  readonly ahead = signal(0);
  /** Whether the server is of another version than this page, which may have been kept here for long. */
  readonly isOutdated = signal(false);
  /** What the owner of the server tells everyone. */
  readonly announcement = signal<Announcement | null>(null);
  readonly #dial: () => Line;
  readonly #known: (person: Person | null) => void;
  readonly #listeners = new Map<string, Listener>();
  readonly #pending = new Map<string, Pending>();
  /** The last sheets that came over this line: what comes next says how they change. */
  readonly #sheets = new Map<TableId, Sheet>();
  #line: Line | null = null;
  readonly #pulse: Pulse;
  readonly #isSeen: () => boolean;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `known` is told whom the server takes us for, whenever a connection begins; `isSeen` says whether anyone looks. */
  constructor(
    dial: () => Line,
    known: (person: Person | null) => void = () => {},
    isSeen: () => boolean = () => true,
  ) {
    this.#dial = dial;
    this.#known = known;
    this.#isSeen = isSeen;
    this.#pulse = new Pulse(isSeen, () => this.#send({ type: 'ping' }));
  }

  watch(listener: Listener): void {
    this.#listeners.set(listener.table, listener);
    if (this.#line === null) this.#connect();
    else if (this.isOpen.value) this.#greet(listener);
  }

  unwatch(table: TableId): void {
    this.#listeners.delete(table);
    this.#sheets.delete(table);
    if (this.isOpen.value) this.#send({ type: 'unwatch', table });
  }

  ask(table: TableId, request: Request): Promise<Reply> {
    const message = { type: 'ask', table, id: newName(), request } as const;
    return new Promise(settle => {
      this.#pending.set(message.id, { message, settle });
      if (this.isOpen.value) this.#send(message);
    });
  }

  /** Tells the server whether the page is seen: who doesn't see it is told elsewhere that it is their turn. */
  saySeen(): void {
    if (this.isOpen.value) this.#send({ type: 'seen', isSeen: this.#isSeen() });
  }

  /** Connects again after signing in or out: the server reads the cookie only when a connection is made. */
  reconnect(): void {
    this.#tries = 0;
    this.isOpen.value = false;
    this.#line?.close();
    if (this.#line === null && this.#listeners.size > 0) this.#connect();
  }

  /** Closes the link for good: nobody listens any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
    const line = this.#line;
    this.#line = null;
    this.isOpen.value = false;
    line?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const line = this.#dial();
    this.#line = line;
    line.onmessage = ({ data }) =>
      this.#line === line && this.#hear(JSON.parse(String(data)) as ServerMessage);
    line.onclose = () => this.#lost(line);
    this.#pulse.begin(() => this.#giveUp(line));
  }

  /** Gives up a line that is open while nobody is there: it would take minutes to close. */
  #giveUp(line: Line): void {
    line.close();
    this.#lost(line);
  }

  #lost(line: Line): void {
    if (this.#line !== line) return;
    this.#pulse.stop();
    this.#line = null;
    this.isOpen.value = false;
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)];
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hear(message: ServerMessage): void {
    const line = this.#line;
    if (line !== null) this.#pulse.felt(message.type === 'pong', () => this.#giveUp(line));
    switch (message.type) {
      case 'welcome':
        this.#known(message.person);
        this.announcement.value = null;
        this.isOutdated.value = message.protocol !== PROTOCOL_VERSION;
        this.#begin(message.now);
        break;
      case 'rules':
        this.#listeners.get(message.table)?.rules(message.rules);
        break;
      case 'past':
        this.#listeners.get(message.table)?.earlier(message.news, message.until);
        break;
      case 'news':
        this.#tell(message.table, message.news, message.sheet);
        break;
      case 'changes':
        this.#change(message.table, message.news, message.change);
        break;
      case 'presence':
        this.#listeners.get(message.table)?.presence(message.presence);
        break;
      case 'announcement':
        this.announcement.value = message.announcement;
        break;
      case 'pong':
        break;
      case 'reply':
        this.#settle(message.id, message);
        break;
      case 'error':
        this.#complain(message);
        break;
      default:
        unreachable(message);
    }
  }

  #tell(table: TableId, news: readonly News[], sheet: Sheet): void {
    this.#sheets.set(table, sheet);
    this.#listeners.get(table)?.news(news, sheet);
  }

  #change(table: TableId, news: readonly News[], change: Change | null): void {
    const sheet = this.#sheets.get(table);
    if (sheet !== undefined) this.#tell(table, news, changed(sheet, change));
  }

  #begin(now: number): void {
    this.#sheets.clear();
    this.#tries = 0;
    this.ahead.value = now - Date.now();
    this.isOpen.value = true;
    if (!this.#isSeen()) this.saySeen();
    for (const listener of this.#listeners.values()) this.#greet(listener);
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  /** Tells a complaint to whom it concerns. Too fast is no refusal: it is sent again in a moment. */
  #complain({ id, code, detail, table = detail }: Extract<ServerMessage, { type: 'error' }>): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    const listener = this.#listeners.get(table);
    if (pending !== undefined && (code === 'too-many' || code === 'unavailable'))
      this.#soon(() => this.#send(pending.message));
    else if (id !== null) this.#settle(id, { type: 'error', id, code, detail });
    // A server that can't open a table closes, and what was watched is watched again.
    else if (listener === undefined || code === 'unavailable') return;
    else if (code === 'too-many')
      this.#soon(() => this.#listeners.get(table) === listener && this.#greet(listener));
    else listener.trouble(code);
  }

  #soon(again: () => void): void {
    setTimeout(() => this.isOpen.value && again(), AGAIN);
  }

  #settle(id: string, reply: Reply): void {
    this.#pending.get(id)?.settle(reply);
    this.#pending.delete(id);
  }

  #greet({ table, invite, since, isRoom }: Listener): void {
    const message = { type: 'watch', table, since, invite, wantsChanges: true } as const;
    this.#send(isRoom ? { ...message, isRoom } : message);
  }

  #send(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message));
  }
}

/**
 * A new name of a request. Not by `randomUUID`, which is missing where a page comes over plain HTTP from another
 * machine.
 */
function newName(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map(part => part.toString(36)).join('');
}
