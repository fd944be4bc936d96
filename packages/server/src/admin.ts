import { existsSync, renameSync, rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Contests } from './contests.ts';
import { checkStore, type Findings } from './doctor.ts';
import { carry, freightOf, isEmpty } from './move.ts';
import { type KeptBack, OpenData } from './openData.ts';
import { anotherOwnerSecret } from './ownerSecret.ts';
import { storeIn } from './settings.ts';
import { explainStore } from './startupErrors.ts';
import { hasData, openStore, openStoreAlone, type StoreAddress, storeAddressIn } from './store/open.ts';
import { NoDumpError } from './store/postgres/dump.ts';
import type { Store } from './store/store.ts';
import { InUseError } from './store/troubles.ts';
import { realTime } from './time.ts';
import type { ServerSay } from './words.ts';

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

/**
 * Makes another secret for the owner of the server, whether it runs or not: the one before counts no more. Throws an
 * `AdminError`.
 */
export async function newOwnerSecret(environment: Environment, say: ServerSay): Promise<string> {
  return withStore(environment, say, ({ ownerBook }) => anotherOwnerSecret(ownerBook));
}

/** Copies all data to a new file, whether the server runs or not. Throws an `AdminError`. */
export async function backUp(environment: Environment, say: ServerSay, name: string): Promise<void> {
  const file = resolve(name);
  if (existsSync(file)) throw new AdminError(say('backup.exists', { file }));
  await withStore(environment, say, store => copyTo(store, file, say));
}

/** Copies under another name until the copy is complete, so that nobody takes half of it for a backup. */
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

/** Dumped says what came of it: how many games are in the file, and why others aren't. */
export interface Dumped {
  readonly games: number;
  readonly keptBack: Readonly<Record<KeptBack, number>>;
}

/**
 * Writes finished games that may be published to a file, one record on each line, whether the server runs or not.
 * `show` is told how many of all have been looked at. Throws an `AdminError`.
 */
export async function dumpGames(
  environment: Environment,
  say: ServerSay,
  { name, since }: { readonly name: string; readonly since: number },
  show: (looked: number, all: number) => void,
): Promise<Dumped> {
  const file = resolve(name);
  return withStore(environment, say, async store => {
    const all = await store.freight.count('results');
    const data = new OpenData(store, contestsIn(store), since);
    const games = await writeLines(file, say, data.records(), () => show(data.looked, all));
    return { games, keptBack: data.keptBack };
  });
}

/**
 * Contests as they stand in the store. A round that nobody has looked at since its last game has not been closed yet:
 * it waits for the next dump.
 */
function contestsIn(store: Store): Contests {
  const isRoundOver = async ({ id }: { readonly id: string }, number: number): Promise<boolean> =>
    (await store.events.rounds(id)).some(({ round, closed }) => round === number && closed !== null);
  return new Contests(realTime, store, { isRoundOver });
}

/**
 * Writes lines one after the other, under another name until the file is complete. What it held before stays until
 * then.
 */
async function writeLines(
  file: string,
  say: ServerSay,
  lines: AsyncIterable<object>,
  written: () => void,
): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const writing = await open(unfinished, 'w').catch((error: Error) => {
    throw new AdminError(say('dump.failed', { file, reason: error.message }));
  });
  try {
    let count = 0;
    for await (const line of lines) {
      await writing.appendFile(`${JSON.stringify(line)}\n`);
      count += 1;
      written();
    }
    await writing.sync();
    await rename(unfinished, file);
    return count;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new AdminError(say('dump.failed', { file, reason: (error as Error).message }));
  } finally {
    await writing.close();
  }
}

/** MoveTelling is told while data moves: how many rows there are, how many have come, and what is where at last. */
export interface MoveTelling {
  begin(rows: number): void;
  show(done: number): void;
  tell(text: string): void;
}

/** Copies all data into another, empty store, compares, and plays every game there again. Throws an `AdminError`. */
export async function moveTo(
  environment: Environment,
  say: ServerSay,
  target: string,
  telling: MoveTelling,
): Promise<Findings> {
  const from = addressFrom(environment, say);
  const to = storeAddressIn(target);
  if (to === null) throw new AdminError(say('move.address', { data: `${target.split('://')[0]}://…` }));
  if (to.place === from.place) throw new AdminError(say('move.same', { folder: to.place }));
  await refuseIfNone(from, say);
  return alone(from, say, old => alone(to, say, store => move(old, store, to, say, telling)));
}

async function move(
  from: Store,
  to: Store,
  { place: folder }: StoreAddress,
  say: ServerSay,
  telling: MoveTelling,
): Promise<Findings> {
  if (!(await isEmpty(to))) throw new AdminError(say('move.not-empty', { folder }));
  telling.begin(await freightOf(from));
  const carried = await carry(from, to, telling.show).catch((error: Error) => {
    throw new AdminError(say('move.failed', { folder, reason: error.message }));
  });
  for (const { table, from: count } of carried) telling.tell(say('move.rows', { table, count }));
  const wrong = carried.filter(each => each.from !== each.to).map(each => say('move.differs', { ...each }));
  if (wrong.length > 0) throw new AdminError(say('move.failed', { folder, reason: wrong.join(' ') }));
  return checkStore(to, telling.tell);
}

async function alone<T>(
  address: StoreAddress,
  say: ServerSay,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  try {
    const { store, leave } = await openStoreAlone(address);
    return await work(store).finally(leave);
  } catch (error) {
    if (error instanceof InUseError) throw new AdminError(say('move.running', { folder: address.place }));
    throw inWords(error, address, say);
  }
}

async function withStore<T>(
  environment: Environment,
  say: ServerSay,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const address = addressFrom(environment, say);
  await refuseIfNone(address, say);
  try {
    const store = await openStore(address);
    return await work(store).finally(() => store.close());
  } catch (error) {
    throw inWords(error, address, say);
  }
}

function addressFrom(environment: Environment, say: ServerSay): StoreAddress {
  const address = storeIn(environment, say);
  if (typeof address === 'string') throw new AdminError(address);
  return address;
}

/** Refuses an address where there is no store: opening one makes it, which would hide a wrong folder here. */
async function refuseIfNone(address: StoreAddress, say: ServerSay): Promise<void> {
  const isThere = await hasData(address).catch((error: unknown) => {
    throw inWords(error, address, say);
  });
  if (!isThere) throw new AdminError(say('data.none', { folder: address.place }));
}

function inWords(error: unknown, address: StoreAddress, say: ServerSay): AdminError {
  return error instanceof AdminError ? error : new AdminError(explainStore(error, address, say));
}
