import { type Random, randomOf } from '@macher/engine';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { playOn } from './driver.ts';
import { OwnBrowser } from './ownBrowser.ts';
import { playNow, Site } from './site.ts';
import { Told } from './told.ts';

const KILLS = IS_LONG ? 60 : 4;
const PATIENCE = IS_LONG ? 3_600_000 : 240_000;

/** A game, and all that was shown of it before the last kill; null: none has begun. */
type Known = { readonly url: string; readonly lines: ReadonlyMap<number, string> } | null;

let site: Site;
let browser: OwnBrowser;

beforeEach(async () => {
  site = await Site.open();
  browser = new OwnBrowser();
});

afterEach(async () => {
  await browser?.close();
  await site?.close();
});

describe('a browser that is killed in a game', () => {
  it(
    `${KILLS} times at random: what was shown is there again, and the game goes on`,
    async () => {
      const random = randomOf(`kills ${process.env['MACHER_SEED'] ?? 2019}`);
      let known: Known = null;
      for (let kill = 0; kill < KILLS; kill += 1) known = await playUntilKilled(known, random);
    },
    PATIENCE,
  );
});

/** Right after a question the table is just writing; between them bots think. */
async function playUntilKilled(known: Known, random: Random): Promise<Known> {
  const page = await (await browser.start()).newPage();
  const told = await Told.by(page);
  await enter(page, known);
  for (const [number, line] of known?.lines ?? []) expect(told.lines.get(number)).toBe(line);
  if ((await page.locator('.end').count()) > 0) return browser.kill().then(() => null);
  const url = page.url();
  const moment = told.after(1 + random(12), random(2) === 0 ? 'asked' : 'told');
  const played = playOn(page, 1000, random(1000)).catch(() => null);
  await Promise.race([moment, played]);
  const lines = new Map(told.lines);
  await browser.kill();
  await played;
  return { url, lines };
}

async function enter(page: Page, known: Known): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('macher.speed', '"once"'));
  await page.goto(known?.url ?? site.url);
  if (known === null) await playNow(page);
  await page.waitForSelector('.dock, .end');
}
