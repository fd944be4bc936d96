import { mismatch, unreachable } from '@macher/engine';
import {
  CLIENT_MESSAGE_SCHEMA,
  type ClientMessage,
  type ErrorCode,
  type Person,
  PROTOCOL_VERSION,
  type ServerMessage,
  type TableId,
} from '@macher/protocol';
import type { Host, Listener } from '@macher/table';
import { codeOf } from './trouble.ts';

/** Where the tables are that a line leads to. */
export interface Tables {
  admit(table: TableId): Promise<Host | ErrorCode>;
  /** Hears that a table's last listener may have left. */
  left(table: TableId): void;
}

interface Watched {
  readonly host: Host;
  readonly listener: Listener;
}

/**
 * LocalConnection is a line from a screen: of one of the people at this device, or of all of them, who see what
 * everybody may.
 */
export class LocalConnection {
  readonly #person: Person | null;
  readonly #tables: Tables;
  readonly #send: (message: ServerMessage) => void;
  readonly #watched = new Map<TableId, Watched>();
  #queue: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(person: Person | null, now: number, tables: Tables, send: (message: ServerMessage) => void) {
    this.#person = person;
    this.#tables = tables;
    this.#send = send;
    send({ type: 'welcome', protocol: PROTOCOL_VERSION, now, person });
  }

  /** Hears one message after the other. */
  hear(text: string): Promise<void> {
    this.#queue = this.#queue.then(() => this.#read(text));
    return this.#queue;
  }

  close(): void {
    this.#isClosed = true;
    for (const table of [...this.#watched.keys()]) this.#unwatch(table);
  }

  /** Warns that something went wrong at a table without a request. */
  warn(table: TableId, code: ErrorCode): void {
    if (this.#watched.has(table)) this.#complain(null, code, table);
  }

  async #read(text: string): Promise<void> {
    const message: unknown = JSON.parse(text);
    const found = mismatch(CLIENT_MESSAGE_SCHEMA, message);
    if (found !== null) return this.#complain(null, 'malformed', found.reason);
    await this.#carryOut(message as ClientMessage);
  }

  async #carryOut(message: ClientMessage): Promise<void> {
    const id = message.type === 'ask' ? message.id : null;
    try {
      await this.#do(message);
    } catch (error) {
      this.#complain(id, codeOf(error), 'table' in message ? message.table : '');
    }
  }

  async #do(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'watch':
        return this.#watch(message.table, message.since);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'ask':
        return this.#ask(message);
      case 'seen':
        return;
      case 'ping':
        return this.#send({ type: 'pong' });
      default:
        unreachable(message);
    }
  }

  async #watch(table: TableId, since: number): Promise<void> {
    this.#unwatch(table);
    const host = await this.#tables.admit(table);
    if (this.#isClosed) return this.#tables.left(table);
    if (typeof host === 'string') return this.#complain(null, host, table);
    const listener: Listener = {
      person: this.#person?.id ?? null,
      hears: () => !this.#isClosed,
      send: (news, sheet) => this.#send({ type: 'news', table, news, sheet }),
      lost: () => this.#lose(table),
    };
    this.#watched.set(table, { host, listener });
    this.#send({ type: 'rules', table, rules: host.table.opening.rules });
    host.join(listener, since);
  }

  #unwatch(table: TableId): void {
    const watched = this.#watched.get(table);
    if (watched === undefined) return;
    this.#watched.delete(table);
    watched.host.leave(watched.listener);
    this.#tables.left(table);
  }

  #lose(table: TableId): void {
    this.#watched.delete(table);
    this.#complain(null, 'open-elsewhere', table);
  }

  async #ask({ table, id, request }: Extract<ClientMessage, { type: 'ask' }>): Promise<void> {
    const host = this.#watched.get(table)?.host;
    if (host === undefined) return this.#complain(id, 'open-elsewhere', table);
    if (this.#person === null) return this.#complain(id, 'not-signed-in', table);
    const reply = await host.request(this.#person, id, request);
    this.#send({ type: 'reply', id, ...reply });
  }

  #complain(id: string | null, code: ErrorCode, detail: string): void {
    this.#send({ type: 'error', id, code, detail });
  }
}
