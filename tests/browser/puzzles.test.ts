import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { settle } from './driver.ts';
import { House, PHONE } from './house.ts';
import { leaks } from './leaks.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house?.close());

describe('positions to try', () => {
  it('a wrong decision is told what it brings, the right one is remembered, by keys alone', async () => {
    const { page, context, errors } = await house.visitor();
    await page.goto(house.url);
    await page.locator('a[href$="/try"]:visible').press('Enter');
    await page.locator('.position').first().press('Enter');

    await buy(page, 2);
    await page.waitForSelector('.told h2:focus');
    expect(await page.locator('.told').textContent()).toContain('Not yet.');
    expect(await page.locator('.figures tbody tr').allInnerTexts()).toEqual([
      'The Left\t33\t17\t',
      'SPD\t36\t19\t',
      'Greens\t15\t12\t',
      'CDU/CSU\t27\t16\t',
      'FDP\t50\t23\twins',
    ]);
    expect(await violations(page, '.told')).toEqual([]);

    await page.locator('.told button').last().press('Enter');
    expect(await page.locator('.verdict-answers').textContent()).toContain('8');
    await page.locator('.told button').first().press('Enter');
    await page.waitForSelector('.told', { state: 'detached' });

    await buy(page, 8);
    await page.waitForSelector('.told h2:focus');
    expect(await page.locator('.told').textContent()).toContain('That’s it!');
    await page.locator('.told a.primary').press('Enter');
    await page.waitForSelector('.prepared-bar');
    await page.reload();
    await page.locator('.prepared-bar a').click();
    expect(await page.locator('.position-solved').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('fits a phone, with the answer at hand', async () => {
    const { page, context, errors } = await house.visitor({ viewport: PHONE, locale: 'de' });
    await page.goto(`${house.url}/try/11-points`);
    await page.locator('.prepared-bar button').click();
    expect(await page.locator('.figures caption').textContent()).toBe('Am Ende der Partie');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await violations(page, '.puzzle')).toEqual([]);
    expect(await leaks(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

async function buy(page: Page, count: number): Promise<void> {
  const choice = page.locator('.dock.mine .per-region input[type=radio]').nth(count);
  await choice.waitFor();
  await choice.focus();
  await page.keyboard.press('Space');
  await settle(page);
  await page.locator('.dock.mine .confirm').press('Enter');
}
