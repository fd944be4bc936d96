import type { HostOverview, PersonId, TableId } from '@macher/protocol';
import type { Announcements } from './announcements.ts';
import type { Housekeeping } from './housekeeping.ts';
import type { Load } from './load.ts';
import { BUILD, type Metrics } from './metrics.ts';
import type { People } from './people.ts';
import type { Readiness } from './readiness.ts';
import type { Sessions } from './sessions.ts';
import type { OwnerBook } from './store/ownerBook.ts';
import type { Tables } from './tables.ts';

/** MOST_SHOWN rows of one list. */
const MOST_SHOWN = 200;

/** OwnerToolsParts are what the owner's tools work with. */
export interface OwnerToolsParts {
  readonly tables: Tables;
  readonly people: People;
  readonly sessions: Sessions;
  readonly readiness: Readiness;
  readonly announcements: Announcements;
  readonly metrics: Metrics;
  readonly load: Load;
  readonly housekeeping: Housekeeping;
  readonly book: OwnerBook;
}

/** OwnerTools are what the owner of the server sees and does. */
export class OwnerTools {
  readonly #parts: OwnerToolsParts;

  constructor(parts: OwnerToolsParts) {
    this.#parts = parts;
  }

  async overview(): Promise<HostOverview> {
    const { tables, sessions, readiness, announcements, metrics, load, book, housekeeping } = this.#parts;
    const live = (await tables.live()).sort((one, other) => other.openedAt - one.openedAt);
    return {
      lack: await readiness.lack(),
      tables: live.slice(0, MOST_SHOWN),
      tableCount: live.length,
      connected: sessions.sockets.counts().slice(0, MOST_SHOWN),
      sockets: await metrics.socketCount(),
      bots: metrics.botQueue(),
      load: load.read(),
      disk: housekeeping.disk,
      goneGuests: housekeeping.gone,
      refused: await metrics.refused(),
      build: BUILD,
      announcement: announcements.standing,
      blocks: await book.blocks(MOST_SHOWN),
    };
  }

  /** Closes a table; false: there is none. */
  async closeTable(id: TableId): Promise<boolean> {
    const host = await this.#parts.tables.host(id);
    await host?.shut();
    return host !== null;
  }

  /** Blocks a person: no cookie and no password lets them in. false: there is no such person. */
  block(person: PersonId): Promise<boolean> {
    return this.#parts.people.block(person);
  }

  /** Unblocks a person: their cookies and password work again. false: they were not blocked. */
  unblock(person: PersonId): Promise<boolean> {
    return this.#parts.book.unblock(person);
  }
}
