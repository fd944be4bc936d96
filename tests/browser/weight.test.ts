import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { complaints } from '../costs/costs.ts';
import { Company } from './company.ts';
import { House } from './house.ts';
import { bytesOf, heaviest, loadedBy } from './loaded.ts';
import { lastMoment, type Moment } from './moments.ts';

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

/** With the screen of play, which is fetched while you look at the front page, and until nothing more comes. */
async function allLoadedBy(page: Page): Promise<Awaited<ReturnType<typeof loadedBy>>> {
  let [last, now] = [0, await loadedBy(page)];
  while (last < now.length || !now.some(({ name }) => name.startsWith('PlayScreen-'))) {
    last = now.length;
    await page.waitForTimeout(500);
    now = await loadedBy(page);
  }
  return now;
}

/** As long as it grows. */
async function nodesOf(page: Page): Promise<number> {
  const count = (): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
  let [last, now] = [0, await count()];
  while (last !== now) {
    await page.waitForTimeout(500);
    [last, now] = [now, await count()];
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
  expect(
    complaints({ 'bytes of a first visit': bytesOf(early) }),
    `the heaviest are ${heaviest(early)}`,
  ).toEqual([]);

  const second = await house.visitor();
  await visited(second.page);
  const all = await allLoadedBy(second.page);
  await second.context.close();
  const later = all.filter(({ name }) => !early.some(each => each.name === name));
  expect(
    complaints({ 'bytes of the screen of play': bytesOf(later) }),
    `the heaviest are ${heaviest(later)}`,
  ).toEqual([]);
});

it('a late view of five players is drawn with no more nodes than it was', async () => {
  const { page, context } = await house.visitor();
  await (await Company.gather(house)).show(page, lateMoment());
  await page.waitForSelector('.side [role=tabpanel]');
  await page.waitForLoadState('networkidle');
  const nodes = await nodesOf(page);
  await context.close();
  expect(complaints({ 'nodes of a late view': nodes })).toEqual([]);
});

/** Before the last decisions of a game: somebody is asked. */
function lateMoment(): Moment {
  const { actions, ...rest } = lastMoment('2006-7', 5);
  const seat = actions.at(-LEFT)?.seat ?? 0;
  return { ...rest, seat, actions: actions.slice(0, -LEFT) };
}

const LEFT = 40;
