import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeApp } from './app.ts';
import { SqliteStore } from './store/sqlite.ts';
import { WorkerThinkers } from './thinkers.ts';
import { realTime } from './time.ts';

/** Where it listens and where it keeps everything. */
interface Settings {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
}

export async function serve({ port, host, folder }: Settings): Promise<() => Promise<void>> {
  const store = new SqliteStore(folder);
  const thinkers = new WorkerThinkers();
  const app = await makeApp({ store, thinkers, time: realTime, log: true });
  const stop = async (): Promise<void> => {
    await app.close();
    await thinkers.close();
    await store.close();
  };
  await app.listen({ port, host });
  return stop;
}

function settings(): Settings {
  const port = Number(process.env['PORT'] ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`PORT must be a number from 0 to 65535, not ${process.env['PORT']}`);
  return {
    port,
    host: process.env['HOST'] ?? '0.0.0.0',
    folder: resolve(process.env['MACHER_DATA'] ?? 'data'),
  };
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}

/** What those who start it can do about it. */
function explain(error: unknown, { port, folder }: Settings): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=8081 npm start`;
  if (code === 'EACCES')
    return `No permission: for port ${port} or for ${folder}. Choose others by PORT and MACHER_DATA.`;
  if (code === 'ENOSPC') return `The disk is full: ${folder}`;
  if (code === 'ERR_SQLITE_ERROR')
    return `The data in ${folder} cannot be used (${message}). ${existsSync(folder) ? 'Restore a backup, or choose another folder by MACHER_DATA.' : ''}`;
  return `It does not start: ${message}`;
}

if (import.meta.main) {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 24)
    fail(`Node 24 is needed, this is ${process.versions.node}. npm start brings its own: use that.`);
  const wanted = settings();
  const stop = await serve(wanted).catch(error => fail(explain(error, wanted)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}
