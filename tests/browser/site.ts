import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { buildServiceWorker } from '../../scripts/client.ts';
import { SITE } from '../../scripts/siteFolder.ts';
import { findChromium, startBrowser } from './chromium.ts';
import { FileServer } from './fileServer.ts';

/** Somewhere on a host that has other pages too. */
const PATH = '/games/macher/';

/** What `npm run site` writes, on the plainest web server, and a browser. */
export class Site {
  readonly files: FileServer;
  readonly browser: Browser;
  readonly #folder: string;

  private constructor(files: FileServer, browser: Browser, folder: string) {
    this.files = files;
    this.browser = browser;
    this.#folder = folder;
  }

  static async open(): Promise<Site> {
    const chromium = findChromium();
    if (chromium === null) throw new Error('no Chromium: install it, or say where it is by CHROMIUM');
    const folder = mkdtempSync(join(tmpdir(), 'macher-site-'));
    cpSync(SITE.folder, folder, { recursive: true });
    return new Site(await FileServer.open(folder, PATH), await startBrowser(chromium), folder);
  }

  get url(): string {
    return this.files.url;
  }

  /** Someone with a browser of their own, who follows at once. */
  async visitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await this.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
    await context.addInitScript(() => localStorage.setItem('macher.speed', '"once"'));
    return context;
  }

  /** A new version, which says so in its page, and no longer has files whose names begin like that. */
  async update(gone: string): Promise<void> {
    const page = join(this.#folder, 'index.html');
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, html.replace('</head>', '<meta name="version" content="2" /></head>'));
    for (const file of globSync(join(this.#folder, 'assets', `${gone}*`))) rmSync(file);
    await buildServiceWorker({ ...SITE, folder: this.#folder });
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.files.cut();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** All of the game is in the browser. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForSelector('.kept');
}

/** From the front page into a game against the quickest bots. */
export async function playNow(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Level 0' }).click();
  await page.locator('.quick .primary').click();
  await page.waitForSelector('.dock');
}
