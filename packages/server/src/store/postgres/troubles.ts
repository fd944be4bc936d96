import { NewerDataError, type PlainTrouble, type StoreTrouble } from '../troubles.ts';
import { UnreachableError } from '../unreachable.ts';
import { isCut } from './cuts.ts';

/** PostgreSQL itself is too old. */
export class OldServerError extends Error {
  readonly version: number;
  readonly least: number;

  constructor(version: number, least: number) {
    super(`PostgreSQL ${version} is too old: ${least} or newer is needed`);
    this.version = version;
    this.least = least;
  }
}

/** WrongEncodingError: names of people would not fit into the database. */
export class WrongEncodingError extends Error {
  constructor(encoding: string) {
    super(`the encoding of the database is ${encoding}, and must be UTF8`);
  }
}

/** What an error of the PostgreSQL store means; null: it is none of the store's. */
export function postgresTrouble(error: unknown): StoreTrouble | null {
  if (error instanceof NewerDataError) return { kind: 'newer', version: error.version, known: error.known };
  if (error instanceof OldServerError)
    return { kind: 'old-server', version: error.version, least: error.least };
  const { code = '' } = error as NodeJS.ErrnoException;
  const kind = BY_CODE.get(code);
  if (kind !== undefined) return { kind };
  if (error instanceof UnreachableError || isCut(error)) return { kind: 'unreachable' };
  return isPostgres(error) ? { kind: 'database' } : null;
}

/** BY_CODE has PostgreSQL's own codes, and those of the system. */
const BY_CODE: ReadonlyMap<string, PlainTrouble> = new Map([
  ['28P01', 'password'],
  ['28000', 'password'],
  ['3D000', 'no-database'],
  ['42501', 'no-database-rights'],
  ['53100', 'database-full'],
  ['53300', 'connections'],
  ['ENOTFOUND', 'unreachable'],
  ['EAI_AGAIN', 'unreachable'],
]);

/** Whether a code is PostgreSQL's: five letters and figures. */
function isPostgres(error: unknown): boolean {
  if (error instanceof WrongEncodingError) return true;
  const { code, severity } = error as { readonly code?: unknown; readonly severity?: unknown };
  return typeof severity === 'string' && typeof code === 'string';
}
