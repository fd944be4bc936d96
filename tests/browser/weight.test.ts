import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { House } from './house.ts';
import { bytesOf, heaviest, loadedBy } from './loaded.ts';

/** Bytes over the wire, compressed, of a first visit in English. A new page is loaded when it's opened. */
const FIRST = 180_000;

/** What the screen of play needs beside it, which is fetched while you look at the front page. */
const PLAY = 192_000;

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house?.close());

async function visited(page: Page): Promise<void> {
  await page.goto(house.url);
  await page.waitForSelector('h1');
  await page.waitForLoadState('networkidle');
}

/** With the screen of play, and until nothing more comes. */
async function allLoadedBy(page: Page): Promise<Awaited<ReturnType<typeof loadedBy>>> {
  let [last, now] = [0, await loadedBy(page)];
  while (last < now.length || !now.some(({ name }) => name.startsWith('PlayScreen-'))) {
    last = now.length;
    await page.waitForTimeout(500);
    now = await loadedBy(page);
  }
  return now;
}

it('a first visit stays light, and so does what the screen of play adds', async () => {
  const first = await house.visitor();
  // Not even on a slow machine, where it would begin before the rest has come.
  await first.page.route('**/TablePage-*.js', route => route.abort());
  await visited(first.page);
  const early = await loadedBy(first.page);
  await first.context.close();
  expect(early.length).toBeGreaterThan(20);
  expect(bytesOf(early), `the heaviest are ${heaviest(early)}`).toBeLessThanOrEqual(FIRST);

  const second = await house.visitor();
  await visited(second.page);
  const all = await allLoadedBy(second.page);
  await second.context.close();
  const later = all.filter(({ name }) => !early.some(each => each.name === name));
  expect(bytesOf(later), `the heaviest are ${heaviest(later)}`).toBeLessThanOrEqual(PLAY);
});
