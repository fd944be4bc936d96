import { exactly, type Infer, orNull } from '@macher/engine';
import type { Announcement } from './announcement.ts';
import { ID } from './leaves.ts';
import type { ErrorCode } from './messages.ts';
import type { Stage } from './news.ts';
import type { Person, TableId } from './people.ts';

/** A person the owner of the server doesn't let in. */
export interface Block {
  readonly person: Person;
  readonly at: number;
}

/** POST /api/host/session */
export const OWNER_SCHEMA = exactly({ secret: { type: 'string', minLength: 1, maxLength: 200 } });

export type OwnerLogin = Infer<typeof OWNER_SCHEMA>;

/** Of an announcement, and of a note on a report. */
export const LONGEST_OF_HOST = 500;

/** POST /api/host/announcement: a week at most. */
export const ANNOUNCEMENT_SCHEMA = exactly({
  text: { type: 'string', minLength: 1, maxLength: LONGEST_OF_HOST },
  minutes: { type: 'integer', minimum: 1, maximum: 10_080 },
});

export type NewAnnouncement = Infer<typeof ANNOUNCEMENT_SCHEMA>;

/** POST /api/host/blocks */
export const BLOCK_SCHEMA = exactly({ person: ID });

/** POST /api/host/reports/:id: null opens it again. */
export const SETTLE_SCHEMA = exactly({ note: orNull({ type: 'string', maxLength: LONGEST_OF_HOST }) });
export const REPORT_PATH_SCHEMA = exactly({ id: { type: 'string', pattern: '^[0-9]{1,12}$' } });

/** Why no new people should be sent to a server. */
export type NotReady = 'starting' | 'draining' | 'cannot-write';

/** GET /api/host: who is here and how the server is doing, and nothing that a seat must not know. */
export interface HostOverview {
  /** null: all is well. */
  readonly lack: NotReady | null;
  /** In memory, the latest first. */
  readonly tables: readonly LiveTable[];
  /** With those that are not listed. */
  readonly tableCount: number;
  /** Signed in, with how many sockets. */
  readonly connected: readonly { readonly person: Person; readonly sockets: number }[];
  /** All of them, of strangers too. */
  readonly sockets: number;
  readonly bots: BotQueue | null;
  readonly load: ServerLoad;
  /** null: the data is in a database, on whatever disk. */
  readonly disk: DiskRoom | null;
  /** Guests who never came back, and will be cleared. */
  readonly goneGuests: number;
  /** Since the start, the most frequent first. */
  readonly refused: readonly Refused[];
  readonly build: Readonly<Record<'version' | 'node', string> & Record<'protocol' | 'epoch', number>>;
  readonly announcement: Announcement | null;
  readonly blocks: readonly Block[];
}

/** A table in memory, as anyone who may look at it sees it. */
export interface LiveTable {
  readonly id: TableId;
  readonly stage: Stage;
  readonly openedAt: number;
  readonly owner: Person;
  readonly people: readonly Person[];
}

/** Bots that share threads. Waits are in seconds, of the last hundred questions. */
export interface BotQueue {
  readonly waiting: number;
  readonly median: number;
  readonly longest: number;
}

/** Of the disk with the data, in bytes; `isLow`: it will soon be full. */
export interface DiskRoom {
  readonly free: number;
  readonly size: number;
  readonly isLow: boolean;
}

/** Of the last minutes, in milliseconds and bytes; `cpu` is 1 for one core. */
export interface ServerLoad {
  readonly delay: Readonly<Record<'median' | 'p99' | 'longest', number>>;
  readonly cpu: number;
  readonly memory: number;
  /** Seconds. */
  readonly uptime: number;
}

/** Calls or messages that were not done. */
export interface Refused {
  readonly door: 'http' | 'socket';
  readonly code: ErrorCode;
  readonly times: number;
}
