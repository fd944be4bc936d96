import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  firstOwnerSecret,
  makeApp,
  type Parts,
  realTime,
  SqliteStore,
  type Store,
  WorkerPool,
} from '@macher/server';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { findChromium, startBrowser } from './chromium.ts';

type HouseParts = Partial<Pick<Parts, 'bots' | 'time' | 'limits' | 'logSink'>>;

/** Nobody is kept waiting, unless a test is about waiting. */
const GENEROUS = {
  callsAtOnce: 10_000,
  callsPerSecond: 1000,
  bytesOfPerson: 1e12,
  bytesFromNetwork: 1e12,
  messagesAtOnce: 1000,
  messagesPerSecond: 500,
  addressAtOnce: 10_000,
  addressPerSecond: 2000,
  tablesPerPerson: 1000,
  watchedPerConnection: 1000,
};

/** A server with the built client, and a browser that looks at it. */
export class House {
  readonly url: string;
  readonly browser: Browser;
  /** Of the person who runs the server. */
  readonly ownerSecret: string;
  /** What the server keeps. */
  readonly store: Store;
  readonly #stop: () => Promise<void>;

  private constructor(
    url: string,
    browser: Browser,
    ownerSecret: string,
    store: Store,
    stop: () => Promise<void>,
  ) {
    this.url = url;
    this.browser = browser;
    this.ownerSecret = ownerSecret;
    this.store = store;
    this.#stop = stop;
  }

  /** Its bots think as anywhere, and its clock is the real one, unless they are given. */
  static async open({
    bots = new WorkerPool(),
    time = realTime,
    limits = GENEROUS,
    logSink,
  }: HouseParts = {}): Promise<House> {
    const chromium = findChromium();
    if (chromium === null) throw new Error('no Chromium: install it, or say where it is by CHROMIUM');
    const folder = mkdtempSync(join(tmpdir(), 'macher-browser-'));
    const store = new SqliteStore(folder);
    const ownerSecret = await firstOwnerSecret(store.ownerBook);
    const log = logSink === undefined ? { log: false } : { log: true, logSink };
    const app = await makeApp({ store, bots, time, limits, ...log });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const browser = await startBrowser(chromium);
    return new House(url, browser, ownerSecret ?? '', store, async () => {
      await browser.close();
      await app.close();
      if (bots instanceof WorkerPool) await bots.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  /** A visitor with a browser of their own, without animations and without what works offline, to whom nothing is played unless they choose it. What goes wrong in it is collected. */
  async visitor(options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await this.browser.newContext({
      viewport: LAPTOP,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    await context.addInitScript(followAtOnce);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    page.on('console', message => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`.trim());
    });
    return { context, page, errors };
  }

  close(): Promise<void> {
    return this.#stop();
  }
}

/** Inside the page, before its own code. */
function followAtOnce(): void {
  if (location.protocol === 'http:' && localStorage.getItem('macher.speed') === null)
    localStorage.setItem('macher.speed', '"once"');
}

export const LAPTOP = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: string[];
}

export interface Wanted {
  readonly ruleset: string;
  /** Seat by seat: `me`, `open`, or a bot. */
  readonly seats: readonly string[];
  readonly admitsPrograms?: boolean;
}

const PARTIES = ['linke', 'spd', 'gruene', 'cdu', 'fdp'];

/** A table by the same calls the page makes; gives the path to it. */
export function openTable(page: Page, { ruleset, seats, admitsPrograms = false }: Wanted): Promise<string> {
  const wanted = {
    ruleset,
    pack: null,
    openMoney: false,
    pace: { kind: 'none' },
    isPrivate: false,
    admitsPrograms,
    seats: seats.map((who, seat) => ({ party: PARTIES[seat], who })),
  };
  return page.evaluate(async body => {
    const post = (path: string, content: unknown): Promise<Response> =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(content),
      });
    const me = (await (await fetch('/api/me')).json()) as { person: unknown };
    if (me.person === null) await post('/api/people', { name: `Tester ${Math.floor(Math.random() * 1e9)}` });
    const made = (await (await post('/api/tables', body)).json()) as { id: string; invite: string };
    return `/t/${made.id}#${made.invite}`;
  }, wanted);
}
