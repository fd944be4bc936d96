import {
  InUseError,
  LostDataError,
  NewerDataError,
  type PlainTrouble,
  type StoreTrouble,
} from '../troubles.ts';

/** What an error of the SQLite store means; null: it is none of the store's. */
export function sqliteTrouble(error: unknown): StoreTrouble | null {
  if (error instanceof NewerDataError) return { kind: 'newer', version: error.version, known: error.known };
  if (error instanceof InUseError) return { kind: 'in-use' };
  if (error instanceof LostDataError) return { kind: 'lost' };
  const { code = '', errcode = 0 } = error as SqliteError;
  if (code === 'ERR_SQLITE_ERROR') return { kind: BY_NUMBER.get(errcode & PRIMARY) ?? 'other' };
  const kind = BY_CODE.get(code);
  return kind === undefined ? null : { kind };
}

interface SqliteError extends NodeJS.ErrnoException {
  /** SQLite's own number. */
  readonly errcode?: number;
}

/** PRIMARY: the lower byte of SQLite's number is what went wrong; the rest says how exactly. */
const PRIMARY = 0xff;

const BY_NUMBER: ReadonlyMap<number, PlainTrouble> = new Map([
  [5, 'busy'],
  [8, 'forbidden'],
  [10, 'disk'],
  [11, 'damaged'],
  [13, 'full'],
  [14, 'forbidden'],
  [26, 'damaged'],
]);

/** BY_CODE has errors of the system when the folder is made. */
const BY_CODE: ReadonlyMap<string, PlainTrouble> = new Map([
  ['EEXIST', 'no-folder'],
  ['ENOTDIR', 'no-folder'],
  ['EACCES', 'no-rights'],
  ['EPERM', 'no-rights'],
  ['EROFS', 'no-rights'],
  ['ENOSPC', 'full'],
]);
