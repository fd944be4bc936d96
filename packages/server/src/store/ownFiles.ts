import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';

const ONLY_OWNER = 0o600;

/** A folder that is there already keeps its rights: the people who made it know why. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Hands, seeds and hashes of passwords are in it: it is for the user of the server alone, whatever the mask says. */
export function makeOwnFile(file: string): void {
  // What a server of before left when it was killed.
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) keepOwn(beside);
  keepOwn(file);
}

function keepOwn(file: string): void {
  try {
    if (existsSync(file)) chmodSync(file, ONLY_OWNER);
    else closeSync(openSync(file, 'a', ONLY_OWNER));
  } catch {
    // It is another user's, or there is no place for it: SQLite will say so if it matters.
  }
}
