import { RULESETS } from '@macher/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOn } from './driver.ts';
import { House, openTable } from './house.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house?.close());

describe('a whole game through what is shown', () => {
  it.each(RULESETS)('%s', async ruleset => {
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
