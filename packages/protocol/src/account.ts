import { exactly, type Infer, orNull, type Schema } from '@macher/engine';
import type { ClubRole } from './clubs.ts';
import { ID } from './leaves.ts';
import type { Stage } from './news.ts';
import type { NewChannel, NoticeSettings } from './notices.ts';
import { NAME_SCHEMA, type Person, type TableId } from './people.ts';
import type { OwnProgram, Sharing } from './programs.ts';
import type { OwnTies } from './ties.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

const PASSWORD = {
  type: 'string',
  minLength: SHORTEST_PASSWORD,
  maxLength: LONGEST_PASSWORD,
} as const satisfies Schema;
const ANY_PASSWORD = { type: 'string', maxLength: LONGEST_PASSWORD } as const satisfies Schema;

/** POST /api/people */
export const GUEST_SCHEMA = exactly({ name: NAME_SCHEMA });
/** POST /api/me/password: `old` is null when a guest keeps their name for the first time. */
export const PASSWORD_SCHEMA = exactly({ password: PASSWORD, old: orNull(ANY_PASSWORD) });
/** POST /api/sessions */
export const LOGIN_SCHEMA = exactly({ name: NAME_SCHEMA, password: ANY_PASSWORD });
/** POST /api/recovery: `code` is the one that was shown with the last password. */
export const RECOVERY_SCHEMA = exactly({
  name: NAME_SCHEMA,
  code: { type: 'string', minLength: 1, maxLength: 60 },
  password: PASSWORD,
});
/** DELETE /api/me/sessions/:id */
export const SESSION_PATH_SCHEMA = exactly({ id: ID });

export type NewPassword = Infer<typeof PASSWORD_SCHEMA>;
export type Recovery = Infer<typeof RECOVERY_SCHEMA>;

/** A password is set, and the code by which another can be set if it is lost: it is shown this once. */
export interface Kept {
  readonly person: Person;
  readonly recovery: string;
}

/** A device that is signed in, as its owner sees it. */
export interface OwnSession {
  readonly id: string;
  readonly begunAt: number;
  /** Such as `Firefox Android`; empty: a program that says nothing we know. */
  readonly device: string;
  readonly isThis: boolean;
}

/** GET /api/me/account */
export interface Account {
  readonly person: Person;
  readonly hasPassword: boolean;
  /** The latest first. */
  readonly sessions: readonly OwnSession[];
  readonly programs: readonly OwnProgram[];
  readonly sharing: Sharing;
}

/** DELETE /api/me; `password` is null for a guest. */
export const DELETION_SCHEMA = exactly({ password: orNull(ANY_PASSWORD) });

export type Deletion = Infer<typeof DELETION_SCHEMA>;

/** GET /api/me/data: everything that is kept about you. */
export interface OwnData extends Account {
  readonly format: 'macher-person';
  readonly createdAt: number;
  /** What you are told, and how you are reached; null: nothing. */
  readonly notices: OwnNoticeData | null;
  /** Friends, requests, and people you have blocked. */
  readonly ties: OwnTies;
  /** The clubs you are in, and what you said about their events: whether you play. */
  readonly clubs: readonly OwnClubData[];
  /** Where you sit, or have done something. */
  readonly tables: readonly OwnTableData[];
  /** Whether that is all: there was no more than fits. */
  readonly isComplete: boolean;
}

export interface OwnNoticeData {
  readonly settings: NoticeSettings;
  /** The channels without the secrets in them: those are yours already. */
  readonly channels: readonly NewChannel[];
}

export interface OwnClubData {
  readonly id: string;
  readonly name: string;
  readonly role: ClubRole;
  readonly since: number;
  readonly entries: readonly { readonly event: string; readonly takesPart: boolean }[];
}

export interface OwnTableData {
  readonly id: TableId;
  readonly createdAt: number;
  readonly stage: Stage;
  readonly ruleset: string;
  /** What you did, with its `text` if you said or noted it. */
  readonly lines: readonly {
    readonly number: number;
    readonly at: number;
    readonly kind: string;
    readonly text?: string;
  }[];
  /** What you have planned for decisions to come; missing: nothing. */
  readonly plans?: unknown;
}
