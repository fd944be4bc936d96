// The server in a process of its own, as it is started by hand, for benchServer.ts and benchAttack.ts. It believes whoever
// calls from the same machine when they say where they come from.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { wait } from './serverLoad.ts';

const MAIN = fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url));

interface Figures {
  /** Processor time in seconds since its start. */
  readonly cpu: number;
  readonly memory: number;
  /** Bytes that are kept. */
  readonly disk: number;
  readonly tables: number;
  readonly connections: number;
}

export class Server {
  readonly #child: ChildProcess;
  readonly url: string;
  readonly startedIn: number;

  /**
   * Starts on a data folder, or on a PostgreSQL database; with a folder for profiles, what it does is written there at
   * its end.
   */
  static async start(place: string, profiles: string | null = null): Promise<Server> {
    const began = performance.now();
    const settings = {
      PORT: '0',
      HOST: '127.0.0.1',
      [place.startsWith('postgres://') ? 'DATABASE_URL' : 'MACHER_DATA']: place,
      MACHER_LOG: 'on',
      MACHER_PROXY: '127.0.0.1',
    };
    const watched = profiles === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
    const child = spawn(process.execPath, [...watched, MAIN], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    process.once('exit', () => child.kill('SIGKILL'));
    let said = '';
    child.stderr.on('data', data => {
      said += String(data);
    });
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', () => reject(new Error(`the server does not start: ${said}`)));
      createInterface({ input: child.stdout }).on('line', line => {
        const found = /(http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    return new Server(child, url, performance.now() - began);
  }

  constructor(child: ChildProcess, url: string, startedIn: number) {
    this.#child = child;
    this.url = url;
    this.startedIn = startedIn;
  }

  async figures(): Promise<Figures> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    return {
      cpu: read('process_cpu_seconds_total'),
      memory: read('process_resident_memory_bytes'),
      disk: read('macher_store_bytes'),
      tables: read('macher_tables'),
      connections: read('macher_connections'),
    };
  }

  /** Waits until it has had next to nothing to do for a second. */
  async isQuiet(): Promise<void> {
    for (let last = 0; ; ) {
      const { cpu } = await this.figures();
      if (cpu - last < 0.1) return;
      last = cpu;
      await wait(1000);
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** A data folder for as long as the work takes. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'macher-bench-'));
  await work(folder).finally(() => rmSync(folder, { recursive: true }));
}
