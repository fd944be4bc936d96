import { mismatch } from '@macher/engine';
import {
  CLIENT_MESSAGE_SCHEMA,
  type ClientMessage,
  type ErrorCode,
  type News,
  type Person,
  PROTOCOL_VERSION,
  type ServerMessage,
  type Sheet,
} from '@macher/protocol';
import { type Connection, type Host, seatOf } from '@macher/table';
import { Bucket, type Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { hashToken } from './secrets.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables.ts';

/** The part of a WebSocket that is needed here. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  readonly bufferedAmount: number;
}

/** More than this unread, and nobody is listening any more. */
const MOST_UNREAD = 4_000_000;

/** One connection of one person, or of somebody who only watches. */
export class Client {
  readonly #socket: Socket;
  readonly #person: Person | null;
  readonly #tables: Tables;
  readonly #store: Store;
  readonly #metrics: Metrics;
  readonly #limits: Limits;
  readonly #bucket: Bucket;
  readonly #watched = new Map<string, { readonly host: Host; readonly connection: Connection }>();
  #queue: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(
    socket: Socket,
    person: Person | null,
    tables: Tables,
    store: Store,
    metrics: Metrics,
    limits: Limits,
  ) {
    this.#limits = limits;
    this.#socket = socket;
    this.#person = person;
    this.#tables = tables;
    this.#store = store;
    this.#metrics = metrics;
    this.#bucket = new Bucket(limits.messagesAtOnce, limits.messagesPerSecond, Date.now());
    this.#send({ type: 'welcome', protocol: PROTOCOL_VERSION, person });
  }

  /** One message after the other, in the order they came. */
  hear(text: string): Promise<void> {
    const done = this.#queue.then(() => this.#read(text));
    this.#queue = done.catch(() => {});
    return done;
  }

  close(): void {
    this.#isClosed = true;
    for (const { host, connection } of this.#watched.values()) host.leave(connection);
    this.#watched.clear();
  }

  async #read(text: string): Promise<void> {
    const message = parse(text);
    const ref = 'ref' in message ? message.ref : null;
    if (!this.#bucket.take(Date.now())) return this.#complain(ref, 'too-many', 'slow down');
    if ('reason' in message) return this.#complain(message.ref, 'malformed', message.reason);
    try {
      await this.#obey(message);
    } catch (error) {
      this.#metrics.failures.inc();
      this.#complain(ref, 'unavailable', 'try again later');
      throw error;
    }
  }

  async #obey(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'watch':
        return this.#watch(message.table, message.since, message.invite);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'ask':
        return this.#ask(message);
    }
  }

  async #watch(table: string, since: number, invite: string | null): Promise<void> {
    const host = await this.#admitted(table, invite);
    if (this.#isClosed) return;
    if (typeof host === 'string') return this.#complain(null, host, table);
    if (!this.#watched.has(table) && this.#watched.size >= this.#limits.watchedPerConnection)
      return this.#complain(null, 'too-many', table);
    this.#unwatch(table);
    const connection: Connection = {
      person: this.#person?.id ?? null,
      send: (news, sheet) => this.#tell(table, news, sheet),
    };
    this.#watched.set(table, { host, connection });
    this.#send({ type: 'rules', table, rules: host.table.opening.rules });
    host.join(connection, since);
  }

  /** Private tables are for those who sit there, and for those with the link. */
  async #admitted(table: string, invite: string | null): Promise<Host | ErrorCode> {
    const row = await this.#store.table(table);
    const host = row === null ? null : await this.#tables.host(table);
    if (row === null || host === null) return 'no-such-table';
    const isSeated = this.#person !== null && seatOf(host.table, this.#person) !== null;
    const isOwner = host.table.owner.id === this.#person?.id;
    const isInvited = invite !== null && hashToken(invite) === row.invite;
    return !row.isPrivate || isSeated || isOwner || isInvited ? host : 'not-invited';
  }

  #unwatch(table: string): void {
    const watched = this.#watched.get(table);
    watched?.host.leave(watched.connection);
    this.#watched.delete(table);
  }

  async #ask({ table, ref, request }: Extract<ClientMessage, { type: 'ask' }>): Promise<void> {
    if (this.#person === null) return this.#complain(ref, 'not-signed-in', 'say who you are first');
    const host = this.#watched.get(table)?.host;
    if (host === undefined) return this.#complain(ref, 'no-such-table', 'watch it first');
    const began = performance.now();
    const reply = await host.request(this.#person, request);
    this.#metrics.requests.observe({ kind: request.kind }, (performance.now() - began) / 1000);
    this.#send({ type: 'reply', ref, ...reply });
  }

  #tell(table: string, news: readonly News[], sheet: Sheet): void {
    this.#write(newsText(table, news, sheet));
  }

  #complain(ref: number | null, code: ErrorCode, detail: string): void {
    this.#send({ type: 'error', ref, code, detail });
  }

  #send(message: ServerMessage): void {
    this.#write(JSON.stringify(message));
  }

  #write(text: string): void {
    if (this.#socket.bufferedAmount > MOST_UNREAD) this.#socket.close(1013);
    else this.#socket.send(text);
  }
}

/** Spectators are given one and the same sheet: it is written once, however many they are. */
const WRITTEN = new WeakMap<Sheet, string>();

function newsText(table: string, news: readonly News[], sheet: Sheet): string {
  const message: ServerMessage = { type: 'news', table, news, sheet };
  if (sheet.seat !== null) return JSON.stringify(message);
  const text = WRITTEN.get(sheet) ?? JSON.stringify(message);
  WRITTEN.set(sheet, text);
  return text;
}

/** What was said, or why it was not understood. */
function parse(text: string): ClientMessage | { reason: string; ref: number | null } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { reason: 'is not JSON', ref: null };
  }
  const found = mismatch(CLIENT_MESSAGE_SCHEMA, data);
  if (found === null) return data as ClientMessage;
  return { reason: `${found.path} ${found.reason}`.trim(), ref: refIn(data) };
}

function refIn(data: unknown): number | null {
  const ref = typeof data === 'object' && data !== null && 'ref' in data ? data.ref : null;
  return typeof ref === 'number' && Number.isSafeInteger(ref) ? ref : null;
}
