import { makeApp } from './app.ts';
import { type Settings, settingsIn } from './settings.ts';
import { isStarted } from './started.ts';
import { SqliteStore } from './store/sqlite.ts';
import { WorkerThinkers } from './thinkers.ts';
import { realTime } from './time.ts';
import { explain, wrongNode } from './trouble.ts';

/** Runs until what it gives back is called; rejects if it cannot, and then leaves nothing open. */
export async function serve({ port, host, folder }: Settings): Promise<() => Promise<void>> {
  const store = new SqliteStore(folder);
  const thinkers = new WorkerThinkers();
  const app = await makeApp({ store, thinkers, time: realTime, log: true });
  const stop = async (): Promise<void> => {
    await app.close();
    await thinkers.close();
    await store.close();
  };
  try {
    await app.listen({ port, host });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function main(): Promise<void> {
  const wrong = wrongNode(process.versions.node);
  if (wrong !== null) fail(wrong);
  const settings = settingsIn(process.env);
  if (typeof settings === 'string') fail(settings);
  const stop = await serve(settings).catch(error => fail(explain(error, settings)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

if (isStarted(import.meta.url)) await main();
