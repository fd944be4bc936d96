import { makeApp } from './app.ts';
import { WorkerPool } from './botPool.ts';
import { wrongFlags } from './flags.ts';
import { isMain } from './isMain.ts';
import { openerFor, openPage } from './openBrowser.ts';
import { firstOwnerSecret } from './ownerSecret.ts';
import { type Settings, settingsIn } from './settings.ts';
import { explain, wrongNode } from './startupErrors.ts';
import { lockStore, openStore, type StoreAddress } from './store/open.ts';
import type { Store } from './store/store.ts';
import { StoreTime } from './storeTime.ts';
import { realTime } from './time.ts';
import { speakerIn } from './words.ts';

/** Runs until you call `stop`. Rejects if it cannot start, and then leaves nothing open. */
export async function serve({
  port,
  host,
  proxies,
  hosts,
  store: address,
  notices,
  unbegunDays,
  guestDays,
  log,
}: Settings): Promise<Served> {
  const unlock = lockStore(address);
  const store = await openLocked(address, unlock);
  const time = store.isShared ? await StoreTime.of(store) : realTime;
  const bots = new WorkerPool();
  const app = await makeApp({
    store,
    bots,
    time,
    log,
    proxies,
    hosts,
    notices,
    limits: { unbegunDays, guestDays },
  });
  const stop = async (): Promise<void> => {
    await app.close();
    await bots.close();
    if (time instanceof StoreTime) time.stop();
    await store.close();
    unlock();
  };
  try {
    const url = await app.listen({ port, host, listenTextResolver: address => address });
    // The secret is made only now that it listens: who can't be told yet would never be told.
    return { url, ownerSecret: await firstOwnerSecret(store.ownerBook), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Opens and locks a store; one that can't be opened isn't kept from others. */
async function openLocked(address: StoreAddress, unlock: () => void): Promise<Store> {
  try {
    return await openStore(address);
  } catch (error) {
    unlock();
    throw error;
  }
}

export interface Served {
  readonly url: string;
  /** The owner's secret at the first start; null: it was told then. */
  readonly ownerSecret: string | null;
  stop(): Promise<void>;
}

async function main(): Promise<void> {
  const say = speakerIn(process.env);
  const wrong = wrongNode(process.versions.node, say);
  if (wrong !== null) fail(wrong);
  const flags = wrongFlags(process.argv.slice(2), say);
  if (flags !== null) fail(flags);
  const settings = settingsIn(process.env, say);
  if (typeof settings === 'string') fail(settings);
  const { url, ownerSecret, stop } = await serve(settings).catch(error =>
    fail(explain(error, settings, say)),
  );
  console.error(say('started', { url, folder: settings.store.place }));
  if (ownerSecret !== null) console.error(say('owner.secret', { secret: ownerSecret }));
  openPage(url, openerFor(process.platform, process.env, process.stdout.isTTY));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

if (isMain(import.meta.url)) await main();
