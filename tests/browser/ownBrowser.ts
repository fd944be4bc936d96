import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from 'playwright-core';
import { ARGUMENTS, findChromium } from './chromium.ts';

/** Milliseconds: the machine may be busy with other things. */
const PATIENCE = 200_000;
const DEAF = 40_000;
const TRIES = 4;

/** A browser with a profile on disk, as people have one: it can be killed, and started again. */
export class OwnBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'macher-profile-'));
  #process: ChildProcess | null = null;

  /** One that was killed sometimes starts deaf: then it is started once more. */
  async start(): Promise<BrowserContext> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#connect();
      } catch (error) {
        await this.kill();
        if (tries === TRIES) throw error;
      }
    }
  }

  async #connect(): Promise<BrowserContext> {
    const path = findChromium();
    if (path === null) throw new Error('no Chromium: install it, or say where it is by CHROMIUM');
    const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${this.#profile}`];
    // With a group of its own: a browser is many processes.
    this.#process = spawn(path, [...ARGUMENTS, ...flags], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const browser = await chromium.connectOverCDP(await addressOf(this.#process), { timeout: DEAF });
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('a browser without a window');
    context.setDefaultTimeout(PATIENCE);
    return context;
  }

  /** All of it, at once, without a word. */
  async kill(): Promise<void> {
    const process = this.#process;
    if (process?.pid === undefined) return;
    this.#process = null;
    const gone = new Promise(resolve => process.once('exit', resolve));
    killGroup(process.pid);
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function killGroup(pid: number): void {
  process.kill(-pid, 'SIGKILL');
}

/** It says where it listens. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('the browser cannot be heard');
  for await (const line of createInterface(stderr)) {
    const address = /DevTools listening on (\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // What it says from now on must be read too, or it waits for us in the middle of a word.
    stderr.resume();
    return address;
  }
  throw new Error('the browser ended at once');
}
