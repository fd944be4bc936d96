import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

/** SQLITE_FILE is its name in the data folder. */
export const SQLITE_FILE = 'macher.sqlite';

/** Whether a store was made there, and its beginning is still there: an empty file is none, nor one that lost its log. */
export function isBegun(file: string): boolean {
  if (!existsSync(file)) return false;
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0 || versionIn(file) !== 0;
}

/** VERSION_AT is where the header of a file of SQLite has its `user_version`. */
const VERSION_AT = 60;

function versionIn(file: string): number {
  const bytes = Buffer.alloc(4);
  const handle = openSync(file, 'r');
  readSync(handle, bytes, 0, bytes.length, VERSION_AT);
  closeSync(handle);
  return bytes.readUInt32BE();
}
