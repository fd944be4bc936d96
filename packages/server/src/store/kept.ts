import type { Row } from './rows.ts';

/**
 * KEPT is everything that is kept, the same in every store: what others refer to comes first, then by the key of each
 * row.
 */
export const KEPT = {
  people: {
    key: ['id'],
    columns: ['id', 'name', 'kept_name', 'looks', 'password', 'recovery', 'created_at'],
  },
  sessions: { key: ['token'], columns: ['token', 'person', 'expires_at', 'begun_at', 'device'] },
  programs: { key: ['person'], columns: ['person', 'owner', 'used_at'] },
  sharings: { key: ['person'], columns: ['person', 'sharing'] },
  blocks: { key: ['person'], columns: ['person', 'at'] },
  friends: { key: ['person', 'friend'], columns: ['person', 'friend', 'at'] },
  friend_requests: {
    key: ['asker', 'asked'],
    columns: ['asker', 'asked', 'at', 'is_declined', 'is_withdrawn'],
  },
  personal_blocks: { key: ['person', 'blocked'], columns: ['person', 'blocked', 'at'] },
  shown_people: { key: ['person'], columns: ['person'] },
  clubs: { key: ['id'], columns: ['id', 'name', 'is_public', 'public_since', 'created_at', 'renewals'] },
  club_members: { key: ['club', 'person'], columns: ['club', 'person', 'role', 'since'] },
  club_events: { key: ['id'], columns: ['id', 'club', 'created_at', 'stage', 'settings'] },
  club_entrants: { key: ['event', 'person'], columns: ['event', 'person', 'takes_part'] },
  club_rounds: { key: ['event', 'round'], columns: ['event', 'round', 'drawn', 'is_made', 'closed'] },
  tables: {
    key: ['id'],
    columns: [
      'id',
      'owner',
      'number',
      'stage',
      'is_private',
      'ruleset',
      'players',
      'speed',
      'due_at',
      'updated_at',
      'row',
    ],
  },
  seats: { key: ['person', 'table_id'], columns: ['person', 'table_id'] },
  entries: {
    key: ['table_id', 'number'],
    columns: ['table_id', 'number', 'at', 'person', 'request', 'what', 'epoch', 'position_check'],
  },
  plans: { key: ['table_id', 'person'], columns: ['table_id', 'person', 'plans'] },
  records: { key: ['table_id'], columns: ['table_id', 'record'] },
  results: { key: ['number'], columns: ['number', 'table_id', 'contest', 'result'] },
  result_people: { key: ['person', 'number'], columns: ['person', 'number'] },
  reports: { key: ['id'], columns: ['id', 'reporter', 'report', 'settled'] },
  announcements: { key: ['id'], columns: ['id', 'text', 'at', 'until'] },
  notice_people: { key: ['person'], columns: ['person', 'settings', 'feed'] },
  notice_channels: {
    key: ['id'],
    columns: [
      'id',
      'person',
      'kind',
      'target',
      'name',
      'is_on',
      'tries',
      'due_at',
      'sent_at',
      'trouble',
      'holder',
      'leased_until',
    ],
  },
  notices: { key: ['id'], columns: ['id', 'person', 'table_id', 'number', 'kind', 'at', 'notice'] },
  deliveries: { key: ['channel', 'notice'], columns: ['channel', 'notice'] },
  server_keys: { key: ['name'], columns: ['name', 'value'] },
  owner_sessions: { key: ['token'], columns: ['token', 'expires_at'] },
} as const satisfies Readonly<Record<string, KeptColumns>>;

interface KeptColumns {
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

export type KeptTable = keyof typeof KEPT;

export const KEPT_TABLES = Object.keys(KEPT) as KeptTable[];

/** Freight is rows as they are kept, to be carried to another store. */
export interface Freight {
  count(table: KeptTable): Promise<number>;
  /** Rows in the order of their keys, those after this one. */
  rows(table: KeptTable, after: Row | null, most: number): Promise<Row[]>;
  /** Adds all of these rows or none. */
  add(table: KeptTable, rows: readonly Row[]): Promise<void>;
  /** Settles the store when all has been added. */
  settle(): Promise<void>;
}
