import { RULESETS } from '@macher/editions';
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
    const { refused, decisions } = await playOn(page, 1000, 1);
    expect(refused).toEqual([]);
    expect(decisions).toBeGreaterThan(20);
    await page.waitForSelector('.end');
    expect(errors).toEqual([]);
    await context.close();
  });
});
