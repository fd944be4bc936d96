import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkStore, type Findings } from './doctor.ts';
import type { ServerSay } from './messages/index.ts';
import { storeIn } from './settings.ts';
import { explainStore } from './startupErrors.ts';
import { hasData, openStore } from './store/open.ts';
import { NoDumpError } from './store/postgres/dump.ts';
import type { Store } from './store/store.ts';

/** Why the data cannot be checked or copied, in words. */
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

/** Copies all data to a new file, whether the server runs or not. Throws an `AdminError`. */
export async function backUp(environment: Environment, say: ServerSay, name: string): Promise<void> {
  const file = resolve(name);
  if (existsSync(file)) throw new AdminError(say('backup.exists', { file }));
  await withStore(environment, say, store => copyTo(store, file, say));
}

/** Under another name until it is complete, so that nobody takes half a copy for a backup. */
async function copyTo(store: Store, file: string, say: ServerSay): Promise<void> {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await store.backup(unfinished);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    if (error instanceof NoDumpError) throw new AdminError(say('backup.no-dump'));
    throw new AdminError(say('backup.failed', { file, reason: (error as Error).message }));
  }
}

/** Opening a store makes one where there is none: here that would hide a wrong folder. */
async function withStore<T>(
  environment: Environment,
  say: ServerSay,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const address = storeIn(environment, say);
  if (typeof address === 'string') throw new AdminError(address);
  try {
    if (!(await hasData(address))) throw new AdminError(say('data.none', { folder: address.place }));
    const store = await openStore(address);
    return await work(store).finally(() => store.close());
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError(explainStore(error, address, say));
  }
}
