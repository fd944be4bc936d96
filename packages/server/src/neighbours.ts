import { type Timekeeper, wakeAfter } from '@macher/table';
import type { Announcements } from './announcements.ts';
import type { Attendance } from './attendance.ts';
import { ROUND } from './caretaker.ts';
import type { Sessions } from './sessions.ts';
import type { Bell } from './store/bells.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables.ts';

/** READ_ALL: in every so many rounds it is read what nobody may have told us. */
const READ_ALL = 4;

/** What other processes do to a server. */
export interface Neighbourhood {
  readonly store: Pick<Store, 'bells'>;
  readonly tables: Pick<Tables, 'follow' | 'followAll' | 'replan' | 'reread' | 'lookAfterAll'>;
  readonly sessions: Pick<Sessions, 'sockets' | 'checkAll'>;
  readonly attendance: Pick<Attendance, 'hear' | 'round' | 'sayAll'>;
  readonly announcements: Pick<Announcements, 'look'>;
  readonly time: Timekeeper;
  failed(error: unknown): void;
}

/**
 * Neighbours are other processes on the same store: what they write is followed, and what they leave is looked after.
 */
export class Neighbours {
  readonly #parts: Neighbourhood;
  #deafen: (() => Promise<void>) | null = null;
  #callOff: (() => void) | null = null;
  #rounds = 0;
  #isClosed = false;

  constructor(parts: Neighbourhood) {
    this.#parts = parts;
  }

  async open(): Promise<void> {
    this.#deafen = await this.#parts.store.bells.listen(
      bell => this.#try(this.#heed(bell)),
      () => this.#try(this.#readAll()),
    );
    await this.#round();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#callOff?.();
    await this.#deafen?.();
  }

  async #heed<K extends Bell['kind']>(bell: BellOf<K>): Promise<void> {
    // A newer program may ring others.
    if (Object.hasOwn(HEEDED, bell.kind)) await HEEDED[bell.kind](this.#parts, bell);
  }

  /** Reads all, since for a time nothing could be heard. */
  async #readAll(): Promise<void> {
    await this.#parts.tables.followAll();
    await this.#parts.sessions.checkAll();
    this.#parts.attendance.sayAll();
  }

  /** Does a round. What bells tell is the same sooner: this is the truth when they are lost. */
  async #round(): Promise<void> {
    const { tables, attendance } = this.#parts;
    this.#rounds += 1;
    try {
      await tables.lookAfterAll();
      attendance.round();
      if (this.#rounds % READ_ALL === 0) await tables.followAll();
    } catch (error) {
      this.#parts.failed(error);
    }
    if (this.#isClosed) return;
    this.#callOff = wakeAfter(this.#parts.time, ROUND, () => void this.#round());
  }

  #try(work: Promise<void>): void {
    work.catch(error => this.#parts.failed(error));
  }
}

type BellOf<K extends Bell['kind']> = Extract<Bell, { readonly kind: K }>;

const HEEDED: {
  readonly [K in Bell['kind']]: (parts: Neighbourhood, bell: BellOf<K>) => Promise<void> | void;
} = {
  log: ({ tables }, { table, number }) => tables.follow(table, number),
  table: ({ tables }, { table }) => tables.reread(table),
  session: ({ sessions }, { token }) => sessions.sockets.close(token),
  person: ({ sessions }, { person, but }) => sessions.sockets.closeAll(person, but),
  looking: ({ attendance }, bell) => attendance.hear(bell),
  plans: ({ tables }, { table }) => tables.replan(table),
  announcement: ({ announcements }) => announcements.look(),
};
