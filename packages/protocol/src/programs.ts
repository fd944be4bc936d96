import { exactly, type Infer, type Schema } from '@macher/engine';
import { ID } from './leaves.ts';
import { NAME_SCHEMA, type PersonId } from './people.ts';

/** How many programs one person may have. */
export const MOST_PROGRAMS = 10;

/** TOKEN_PREFIX begins a program's token, so that tools that look for secrets in files find it. */
export const TOKEN_PREFIX = 'macher_';

/** POST /api/me/programs */
export const NEW_PROGRAM_SCHEMA = exactly({ name: NAME_SCHEMA });
/** The path of a program of yours. */
export const PROGRAM_PATH_SCHEMA = exactly({ id: ID });

export type NewProgram = Infer<typeof NEW_PROGRAM_SCHEMA>;

/** A program of yours, without its token. */
export interface OwnProgram {
  readonly id: PersonId;
  readonly name: string;
  readonly madeAt: number;
  /** When it was last used, to the hour; null: never yet. */
  readonly usedAt: number | null;
}

/** A program that has just got a token, which is shown this once. */
export interface TokenForProgram {
  readonly program: OwnProgram;
  readonly token: string;
}

/** What of somebody's finished games may be published as open data: nothing, public ones, or private ones too. */
export const SHARINGS = ['none', 'public', 'all'] as const;
export type Sharing = (typeof SHARINGS)[number];

/** PUT /api/me/sharing */
export const SHARING_SCHEMA = exactly({ sharing: { enum: SHARINGS } }) satisfies Schema;
