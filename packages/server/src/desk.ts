import type { PersonId, TableId } from '@macher/protocol';
import type { People } from './people.ts';
import type { NotReady, Readiness } from './readiness.ts';
import type { Sessions } from './sessions.ts';
import type { LiveTable, Tables } from './tables.ts';

/** What the owner of the server sees: who is here, and nothing that a seat must not know. */
interface Overview {
  /** null: all is well. */
  readonly lack: NotReady | null;
  readonly tables: readonly LiveTable[];
  /** Signed in, with how many sockets. */
  readonly connected: readonly { readonly person: PersonId; readonly sockets: number }[];
  /** Questions that wait for a bot that can think about them; null: bots don't share threads here. */
  readonly botsWaiting: number | null;
}

/** What the owner of the server sees and does. */
export class Desk {
  readonly #tables: Tables;
  readonly #people: People;
  readonly #sessions: Sessions;
  readonly #readiness: Readiness;
  readonly #botsWaiting: () => number | null;

  constructor(
    tables: Tables,
    people: People,
    sessions: Sessions,
    readiness: Readiness,
    botsWaiting: () => number | null,
  ) {
    this.#tables = tables;
    this.#people = people;
    this.#sessions = sessions;
    this.#readiness = readiness;
    this.#botsWaiting = botsWaiting;
  }

  async overview(): Promise<Overview> {
    return {
      lack: await this.#readiness.lack(),
      tables: await this.#tables.live(),
      connected: this.#sessions.sockets.counts(),
      botsWaiting: this.#botsWaiting(),
    };
  }

  /** Nobody new comes in; those who are here play on. */
  drain(): void {
    this.#readiness.drain();
  }

  /** false: there is no such table. */
  async closeTable(id: TableId): Promise<boolean> {
    const host = await this.#tables.host(id);
    await host?.shut();
    return host !== null;
  }

  /** No cookie and no password lets them in. false: there is no such person. */
  block(person: PersonId): Promise<boolean> {
    return this.#people.block(person);
  }
}
