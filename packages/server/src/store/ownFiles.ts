import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';

const ONLY_OWNER = 0o600;

/** Makes a folder. One that is there already keeps its rights: the people who made it know why. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/**
 * Makes a file that is for the user of the server alone, whatever the mask says: hands, seeds and hashes of passwords
 * are in it.
 */
export function makeOwnFile(file: string): void {
  // Files beside it may be left of a server of before that was killed.
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) keepOwn(beside);
  keepOwn(file);
}

function keepOwn(file: string): void {
  try {
    if (existsSync(file)) chmodSync(file, ONLY_OWNER);
    else closeSync(openSync(file, 'a', ONLY_OWNER));
  } catch {
    // The file is another user's, or there is no place for it: SQLite will say so if it matters.
  }
}
