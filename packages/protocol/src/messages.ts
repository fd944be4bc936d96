import {
  anyOf,
  atMost,
  exactly,
  type Refusal as GameRefusal,
  type Infer,
  listOf,
  orNull,
  type Rules,
  type Schema,
  withOptional,
} from '@macher/engine';
import type { Announcement } from './announcement.ts';
import type { Change } from './change.ts';
import { NUMBER_SCHEMA, TAKE_OVERS } from './entries.ts';
import { LIMITS_SCHEMA } from './joining.ts';
import { ID, RULESET, SECRET, VERSION, YES_NO } from './leaves.ts';
import { type News, type Sheet, STAGES } from './news.ts';
import { MOST_DAYS_OFF, PACE_SCHEMA, type Pace } from './pace.ts';
import type { Person, TableId } from './people.ts';
import { NO_PLAN_NAME } from './plans.ts';
import type { Presence } from './presence.ts';
import type { Refusal } from './refusals.ts';
import { REQUEST_SCHEMA } from './requests.ts';
import type { PROTOCOL_VERSION } from './version.ts';

/** What the server says over a socket. */
export type ServerMessage =
  /** `now` is the server's clock: all times are by it. */
  | {
      readonly type: 'welcome';
      readonly protocol: typeof PROTOCOL_VERSION;
      readonly now: number;
      readonly person: Person | null;
    }
  /** Once for each table that is watched: they never change. */
  | { readonly type: 'rules'; readonly table: TableId; readonly rules: Rules }
  /** A long past comes in pages, each when the one before has been sent; `until` is the last entry told by it. */
  | {
      readonly type: 'past';
      readonly table: TableId;
      readonly news: readonly News[];
      readonly until: number;
    }
  | { readonly type: 'news'; readonly table: TableId; readonly news: readonly News[]; readonly sheet: Sheet }
  /** Instead of `news`, to those who want it: what makes the sheet of the one before; null: it is the same. */
  | {
      readonly type: 'changes';
      readonly table: TableId;
      readonly news: readonly News[];
      readonly change: Change | null;
    }
  /** After `watch`, and when it changes; not more often than every two seconds. */
  | { readonly type: 'presence'; readonly table: TableId; readonly presence: Presence }
  /** After `welcome` while one stands, and when that changes; null: none does any more. */
  | { readonly type: 'announcement'; readonly announcement: Announcement | null }
  /** The answer to `ping`. */
  | { readonly type: 'pong' }
  /** `number` is the last entry that came of it. */
  | { readonly type: 'reply'; readonly id: string; readonly ok: true; readonly number: number }
  | { readonly type: 'reply'; readonly id: string; readonly ok: false; readonly refusal: Refusal }
  | {
      readonly type: 'error';
      readonly id: string | null;
      readonly code: ErrorCode;
      readonly detail: string;
      /** Which table it is about; missing: none. */
      readonly table?: TableId;
    };

export const ERROR_CODES = [
  'malformed',
  'too-large',
  'too-many',
  'enough-today',
  'not-signed-in',
  /** Programs may not do this, or only they may. */
  'not-for-programs',
  'only-for-programs',
  'too-many-programs',
  'too-many-friends',
  'no-such-table',
  'not-invited',
  'name-taken',
  'name-refused',
  'wrong-password',
  'no-such-session',
  'no-such-person',
  'address-refused',
  'no-such-question',
  'no-such-club',
  'no-such-event',
  'not-organiser',
  'club-full',
  'too-many-clubs',
  'too-many-events',
  'too-few-people',
  /** A round can't begin then. */
  'time-refused',
  'round-open',
  'event-begun',
  'event-over',
  'code-used',
  'other-person',
  'too-many-tables',
  'not-over',
  'not-begun',
  'contest-open',
  'foreign-origin',
  'unknown-host',
  'unavailable',
  /** A table in a browser has no room, or another tab plays there. */
  'storage-full',
  'open-elsewhere',
  'no-such-page',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every HTTP answer that is not what was asked for. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly refusal?: GameRefusal;
}

const name = { type: 'string', minLength: 1, maxLength: 64, pattern: NO_PLAN_NAME } as const satisfies Schema;

export const CLIENT_MESSAGE_SCHEMA = anyOf(
  /** From now on; everything since an entry that it knows, 0 for all. */
  withOptional(
    { type: { const: 'watch' }, table: ID, since: NUMBER_SCHEMA, invite: orNull(SECRET) },
    {
      /** After the first sheet, what changes in it. */
      wantsChanges: YES_NO,
      /** For a screen that a whole room looks at: what a stranger sees, whoever is signed in there. */
      isRoom: { const: true },
    },
  ),
  exactly({ type: { const: 'unwatch' }, table: ID }),
  /** `id` is the client's own name for it; the reply has it too. Sent again with the same name it does no harm. */
  exactly({ type: { const: 'ask' }, table: ID, id: name, request: REQUEST_SCHEMA }),
  /** Whether the page can be seen; it can until this is said. Who doesn't see it is told of their turn elsewhere. */
  exactly({ type: { const: 'seen' }, isSeen: YES_NO }),
  /** Whether the server still hears: answered at once, whatever else has been asked before. */
  exactly({ type: { const: 'ping' } }),
);

/** What a client says over its socket. */
export type ClientMessage = Infer<typeof CLIENT_MESSAGE_SCHEMA>;

/** PING as clients of ours write it. */
export const PING = JSON.stringify({ type: 'ping' } satisfies ClientMessage);

/** POST /api/tables: `seats` has, seat by seat, `me`, `open`, or a bot. Without `takeOver` it is by consent. */
export const NEW_TABLE_SCHEMA = withOptional(
  {
    ruleset: RULESET,
    pack: {},
    openMoney: YES_NO,
    pace: PACE_SCHEMA,
    isPrivate: YES_NO,
    seats: listOf(
      exactly({ party: { type: 'string', maxLength: 20 }, who: { type: 'string', maxLength: 20 } }),
      5,
    ),
  },
  /**
   * Without `daysOff` there are some in a game over days, and none otherwise; without `isRated` it is friendly; without
   * `admitsPrograms` programs may sit at private ones. Rated ones are for people. A private one `isForFriends` if friends
   * of its owner find it and come in without its link; without `limits` anyone may sit down.
   */
  {
    takeOver: { enum: TAKE_OVERS },
    isRated: YES_NO,
    admitsPrograms: YES_NO,
    daysOff: { type: 'integer', minimum: 0, maximum: MOST_DAYS_OFF },
    isForFriends: YES_NO,
    limits: orNull(LIMITS_SCHEMA),
  },
);

export type NewTable = Infer<typeof NEW_TABLE_SCHEMA>;

const SPEEDS: readonly Pace['kind'][] = ['none', 'live', 'slow'];

/** GET /api/tables: a query, so everything is text. */
export const LIST_FILTER_SCHEMA = atMost({
  ruleset: RULESET,
  players: { enum: ['3', '4', '5'] },
  speed: { enum: SPEEDS },
  stage: { enum: STAGES },
});

export type ListFilter = Infer<typeof LIST_FILTER_SCHEMA>;

/** The path of a single table, /api/tables/:id and below. */
export const TABLE_PATH_SCHEMA = exactly({ id: ID });
/** The query of a single table. */
export const INVITE_SCHEMA = atMost({ invite: SECRET });

/** The path of a decision of a game that is over: after so many decisions, of that seat. */
export const QUESTION_PATH_SCHEMA = exactly({
  id: ID,
  version: { type: 'string', pattern: '^[0-9]{1,5}$' },
  seat: { type: 'string', pattern: '^[0-4]$' },
});

/** POST /api/tables/:id/ask: as over the socket, one call for each request. */
export const ASK_SCHEMA = exactly({ id: name, request: REQUEST_SCHEMA });
export type AskBody = Infer<typeof ASK_SCHEMA>;

/** What comes of it, as the socket's `reply` says it. */
export type TableReply =
  | { readonly ok: true; readonly number: number }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * The query of a table's sheet: answered when there is an entry after that one, or after so many seconds; `counted`: as
 * somebody sees it who has kept count of everyone's money.
 */
export const SHEET_SCHEMA = atMost({
  invite: SECRET,
  after: { type: 'string', maxLength: 9, pattern: '^[0-9]+$' },
  wait: { type: 'string', maxLength: 2, pattern: '^(1?[0-9]|2[0-5])$' },
  counted: { const: '1' },
});

/** GET /api/tables/:id/sheet: `now` is the server's clock. */
export interface LookedSheet {
  readonly now: number;
  readonly sheet: Sheet;
}

/** GET /api/tables/:id/rules: they never change. */
export interface RulesOfTable {
  readonly rules: Rules;
}

/** Schemas that are published in `docs`, and that a server hands out. */
const PUBLISHED = ['told', 'protocol', 'record', 'component-pack'] as const;

/** The path of one of them. */
export const PUBLISHED_PATH_SCHEMA = exactly({ name: { enum: PUBLISHED } });
export type PublishedPath = Infer<typeof PUBLISHED_PATH_SCHEMA>;

/** The query of a table's record: while the game goes on, the news after an entry. */
export const RECORD_SCHEMA = atMost({
  invite: SECRET,
  since: { type: 'string', maxLength: 9, pattern: '^[0-9]+$' },
});

/** The query of a table's moments: the last ones before a place in the line of play that counts; all without it. */
export const STRETCH_SCHEMA = atMost({
  invite: SECRET,
  before: { type: 'string', maxLength: 7, pattern: '^[0-9]+$' },
});

/** POST /api/tables/from-record: the game of a record, from a version on. */
export const FROM_RECORD_SCHEMA = withOptional(
  {
    record: {},
    version: VERSION,
    pace: PACE_SCHEMA,
    isPrivate: YES_NO,
    /** Who sits where, as at a new table; null: all seats are free. */
    seats: orNull(listOf({ type: 'string', maxLength: 20 }, 5)),
  },
  /** `elsewhere`: a game that was begun in a browser, and goes on. */
  { takeOver: { enum: TAKE_OVERS }, origin: { enum: ['record', 'elsewhere'] } },
);

export type FromRecord = Infer<typeof FROM_RECORD_SCHEMA>;
