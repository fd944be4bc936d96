import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOTS_HERE } from '@macher/bots';
import { makeApp, type Parts, realTime, SqliteStore, type Store } from '@macher/server';
import { TestClient } from './client.ts';

/** Without the browser client, whether it has been built or not. */
const NOT_BUILT = 'no-such-folder';

/** Nobody is kept waiting, unless a test is about waiting. */
const GENEROUS = {
  messagesAtOnce: 1_000_000,
  messagesPerSecond: 1_000_000,
  addressAtOnce: 1_000_000,
  addressPerSecond: 1_000_000,
  callsAtOnce: 1_000_000,
  callsPerSecond: 1_000_000,
  bytesOfPerson: 1e12,
  bytesFromNetwork: 1e12,
};

/** A password is hashed in no time, unless a test is about the time it takes. */
const AT_ONCE = { N: 2 };

/** A server with a data folder of its own. */
export async function openHouse(
  parts: Partial<
    Pick<Parts, 'limits' | 'time' | 'bots' | 'proxies' | 'logSink' | 'hashing' | 'webFolder' | 'notices'> & {
      readonly ownerHash: string;
    }
  > = {},
  folder = mkdtempSync(join(tmpdir(), 'macher-house-')),
  store: Store = new SqliteStore(folder),
) {
  const limits = { ...GENEROUS, ...parts.limits };
  const { logSink, ownerHash } = parts;
  if (ownerHash !== undefined) await store.ownerBook.replaceSecretHash(ownerHash);
  const app = await makeApp({
    ...(logSink === undefined ? {} : { logSink }),
    ...(parts.notices === undefined ? {} : { notices: parts.notices }),
    store,
    bots: parts.bots ?? BOTS_HERE,
    time: parts.time ?? realTime,
    log: parts.logSink !== undefined,
    proxies: parts.proxies ?? [],
    hosts: ['macher.example'],
    limits,
    hashing: parts.hashing ?? AT_ONCE,
    webFolder: parts.webFolder ?? NOT_BUILT,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const shut = async (): Promise<void> => {
    await app.close();
    await store.close();
  };
  return {
    app,
    url,
    folder,
    store,
    /** A guest with a name. */
    guest: async (name: string): Promise<TestClient> => {
      const client = new TestClient(url);
      await client.signIn(name);
      return client;
    },
    stranger: (): TestClient => new TestClient(url),
    /** The data stays, for the next server. */
    shut,
    close: async (): Promise<void> => {
      await shut();
      rmSync(folder, { recursive: true });
    },
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;

/** Checks again and again until it is true. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 50_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise(resolve => setTimeout(resolve, 2));
  }
}
