import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeOwnFile, makeOwnFolder } from '../ownFiles.ts';
import { InUseError, LostDataError } from '../troubles.ts';
import { isBegun, SQLITE_FILE } from './begun.ts';

/** PATIENCE is how many milliseconds a server that is just ending gets. */
const PATIENCE = 1000;

/** BUSY is SQLite's number for a lock that another has. */
const BUSY = 5;

/**
 * Locks a folder for one server: a second one would show old tables, and refuse what the first allows. The system holds
 * the lock and lets go of it when the process ends, however it ends. Who only reads or copies needs no lock.
 */
export function lockFolder(folder: string): () => void {
  makeOwnFolder(folder);
  const file = join(folder, 'macher.lock');
  makeOwnFile(file);
  const lock = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    keepMark(lock, isBegun(join(folder, SQLITE_FILE)));
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new InUseError() : error;
  }
  return () => lock.close();
}

/**
 * Keeps the mark of a folder that has had data. Without it, an empty file would be taken for a new server, and all
 * would seem gone.
 */
function keepMark(lock: DatabaseSync, hasData: boolean): void {
  const isMarked = lock.prepare('PRAGMA user_version').get()?.['user_version'] === MARK;
  if (isMarked && !hasData) throw new LostDataError();
  if (isMarked || !hasData) return;
  lock.exec(`PRAGMA user_version = ${MARK}; COMMIT; BEGIN EXCLUSIVE`);
}

const MARK = 1;

function isBusy(error: unknown): boolean {
  return (error as { readonly errcode?: number }).errcode === BUSY;
}
