import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkStore, type Findings } from './doctor.ts';
import type { ServerSay } from './messages/index.ts';
import { folderIn } from './settings.ts';
import { explain } from './startupErrors.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

/** Why the data cannot be looked after, in words. */
export class AdminError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** Plays every stored game again and compares, whether the server runs or not. Throws an `AdminError`. */
export async function examine(
  environment: Environment,
  say: ServerSay,
  tell: (text: string) => void,
): Promise<Findings> {
  return withStore(environment, say, store => checkStore(store, tell));
}

/** A whole copy in a new file, whether the server runs or not. Throws an `AdminError`. */
export async function backUp(environment: Environment, say: ServerSay, name: string): Promise<void> {
  const file = resolve(name);
  if (existsSync(file)) throw new AdminError(say('backup.exists', { file }));
  await withStore(environment, say, store => copyTo(store, file, say));
}

/** Under another name until it is whole: half a copy is never taken for one. */
async function copyTo(store: Store, file: string, say: ServerSay): Promise<void> {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await store.backup(unfinished);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new AdminError(say('backup.failed', { file, reason: (error as Error).message }));
  }
}

/** The store makes an empty folder where there is none: whoever looks after data wants the data that is there. */
async function withStore<T>(
  environment: Environment,
  say: ServerSay,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const folder = folderIn(environment);
  if (!existsSync(join(folder, 'macher.sqlite'))) throw new AdminError(say('data.none', { folder }));
  try {
    const store = new SqliteStore(folder);
    return await work(store).finally(() => store.close());
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError(explain(error, { folder, port: 0, host: '', log: false }, say));
  }
}
