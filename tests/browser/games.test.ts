import { RULESETS } from '@macher/editions';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { playOn } from './driver.ts';
import { House, openTable } from './house.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house?.close());

/** One of each edition. With MACHER_LONG=1 all are played. */
const SHORTEST = ['2019-4', '2006-5', '1997-7'] as const;

describe('a whole game through what is shown', () => {
  it.each(IS_LONG ? RULESETS : SHORTEST)('%s', async ruleset => {
    const { page, errors, context } = await house.visitor();
    await page.goto(house.url);
    await page.goto(`${house.url}${await openTable(page, { ruleset, seats: ['me', '1', '1'] })}`);
    await page.waitForSelector('.dock');
    await watchLog(page);
    const { refused, decisions } = await playOn(page, 1000, 1);
    expect(await farthestFromEnd(page)).toBeLessThan(2);
    expect(refused).toEqual([]);
    expect(decisions).toBeGreaterThan(20);
    await page.waitForSelector('.end');
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** The log stays at its end, whatever the panels above it do. It is looked at while the game goes on. */
function watchLog(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    setInterval(() => {
      const log = document.querySelector('.log');
      const off = log === null ? 0 : log.scrollHeight - log.scrollTop - log.clientHeight;
      dataset['offEnd'] = String(Math.max(Number(dataset['offEnd'] ?? 0), off));
    }, 50);
  });
}

function farthestFromEnd(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['offEnd']));
}
