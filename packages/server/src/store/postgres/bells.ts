import { Client } from 'pg';
import type { Bell, Bells, Looking } from '../bells.ts';
import { CHANNEL, connectionTo, type Database } from './database.ts';

interface Listener {
  readonly ring: (bell: Bell) => void;
  readonly lost: () => void;
}

/** ASK_EVERY in milliseconds: a connection of which nothing is heard for this long may be dead. */
const ASK_EVERY = 2000;

/** MOST_NAMED: a bell has room for 8000 bytes. */
const MOST_NAMED = 100;

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;

/** PostgresBells hears all bells over one connection; if it is lost there is another, and then listeners are told. */
export class PostgresBells implements Bells {
  readonly #address: string;
  readonly #database: Database;
  readonly #listeners = new Set<Listener>();
  #client: Promise<Client> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #pause = FIRST_PAUSE;
  #isClosed = false;

  constructor(address: string, database: Database) {
    this.#address = address;
    this.#database = database;
  }

  async listen(ring: (bell: Bell) => void, lost: () => void): Promise<() => Promise<void>> {
    const listener = { ring, lost };
    this.#listeners.add(listener);
    this.#client ??= this.#connect();
    await this.#client;
    return async () => void this.#listeners.delete(listener);
  }

  async ring(bell: Looking): Promise<void> {
    const { people, strangers } = bell;
    const known = people.slice(0, MOST_NAMED);
    const text = JSON.stringify({
      ...bell,
      people: known,
      strangers: strangers + people.length - known.length,
    });
    await this.#database.tried('SELECT pg_notify($1, $2)', CHANNEL, text);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#listeners.clear();
    if (this.#timer !== null) clearTimeout(this.#timer);
    const client = await this.#client?.catch(() => null);
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<Client> {
    const client = new Client(connectionTo(this.#address));
    client.on('notification', ({ payload = '' }) => this.#ring(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      client.on('error', () => {});
      void client.end().catch(() => {});
      this.#client = null;
      throw error;
    }
    client.once('error', () => this.#cut(client));
    client.once('end', () => this.#cut(client));
    this.#pause = FIRST_PAUSE;
    this.#askLater(client);
    return client;
  }

  #ring(payload: string): void {
    const bell: Bell = JSON.parse(payload);
    for (const { ring } of this.#listeners) ring(bell);
  }

  /** Asks later whether the connection lives: a dead one says nothing by itself. */
  #askLater(client: Client): void {
    this.#timer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => this.#askLater(client),
        () => this.#cut(client),
      );
    }, ASK_EVERY).unref();
  }

  /** Cuts a connection off, once for each. */
  #cut(client: Client): void {
    client.removeAllListeners();
    client.on('error', () => {});
    void client.end().catch(() => {});
    this.#client = null;
    this.#connectLater();
  }

  #connectLater(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#reconnect(), this.#pause).unref();
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  async #reconnect(): Promise<void> {
    if (this.#isClosed) return;
    this.#client = this.#connect();
    try {
      await this.#client;
      for (const { lost } of this.#listeners) lost();
    } catch {
      this.#connectLater();
    }
  }
}
