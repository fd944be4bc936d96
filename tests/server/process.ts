import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));

/** What it says is read here: in English, and with the port it has. */
const SETTINGS = { HOST: '127.0.0.1', LC_ALL: 'C', MACHER_LOG: 'on' };

/** One life of the server. */
interface Life {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  /** Once it listens; null: it ended before that. */
  readonly port: Promise<number | null>;
  stderr: string;
}

/** The server as it is started by hand, in a process of its own: on one store and one port through all its lives. */
export class ServerProcess {
  #environment: Readonly<Record<string, string>>;
  #port = 0;
  #life: Life | null = null;
  /** Lines of its log that tell of something gone wrong. */
  readonly complaints: string[] = [];

  /** On a folder, or with settings of its own. */
  constructor(place: string | Readonly<Record<string, string>>) {
    this.#environment = typeof place === 'string' ? { MACHER_DATA: place } : place;
    process.once('exit', () => this.#life?.child.kill('SIGKILL'));
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** From its next life on. */
  settle(place: Readonly<Record<string, string>>): void {
    this.#environment = place;
  }

  /** Does not wait until it listens. */
  launch(): void {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, PORT: `${this.#port}`, ...SETTINGS, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close');
    const listening = new Promise<number>(resolve => {
      createInterface({ input: child.stdout }).on('line', line => this.#read(line, resolve));
    });
    const life: Life = { child, ended, port: Promise.race([listening, ended.then(() => null)]), stderr: '' };
    child.stderr.on('data', data => {
      life.stderr += String(data);
    });
    this.#life = life;
  }

  /** Between two lives another program may use the port for a moment. */
  async start(): Promise<void> {
    for (let tries = 0; tries < 40; tries += 1) {
      this.launch();
      const port = await this.#life?.port;
      if (typeof port === 'number') {
        this.#port = port;
        return;
      }
      if (!this.#life?.stderr.includes('is in use')) break;
      await sleep(250);
    }
    throw new Error(`the server does not start: ${this.#life?.stderr}`);
  }

  /** It hangs, with all its connections, until `goOn`. */
  hang(): void {
    this.#life?.child.kill('SIGSTOP');
  }

  goOn(): void {
    this.#life?.child.kill('SIGCONT');
  }

  kill(): Promise<number | null> {
    return this.#end('SIGKILL');
  }

  /** What it ends with when it is asked to. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const life = this.#life;
    if (life === null) return null;
    this.#life = null;
    life.child.kill(signal);
    await life.ended;
    return life.child.exitCode;
  }

  #read(line: string, listens: (port: number) => void): void {
    const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port !== undefined) listens(Number(port));
    if (/"level":[56]0/.test(line)) this.complaints.push(line);
  }
}
