import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { playOn } from './driver.ts';
import { House, LAPTOP, openTable, PHONE } from './house.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house?.close());

describe('following as a player', () => {
  it('no key that goes on reaches a decision, what changed stays marked until touched, H tells it in short', async () => {
    const { page, context, errors } = await house.visitor();
    await page.goto(house.url);
    const path = await openTable(page, { ruleset: '2019-4', seats: ['me', '1', '1', '1'] });
    await page.goto(`${house.url}${path}`);
    await playOn(page, 500, 5, 2);
    await page.evaluate(() => localStorage.setItem('macher.speed', '"read"'));
    await page.reload();
    await page.waitForSelector('.dock.mine');

    const marks = page.locator('.lane-mark');
    for (let turn = 0; turn < 4 || (turn < 15 && (await marks.count()) === 0); turn += 1) {
      await playOn(page, 1, turn);
      await readToDecision(page);
      const question = await questionOf(page);
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      expect(await questionOf(page)).toBe(question);
    }

    const count = await marks.count();
    expect(count).toBeGreaterThan(0);
    await page.setViewportSize(PHONE);
    expect(await marksOutside(page)).toEqual([]);
    await page.setViewportSize(LAPTOP);
    await marks.first().click();
    expect(await marks.count()).toBe(count - 1);

    await page.keyboard.press('h');
    await page.locator('.digest .per-region').waitFor();
    expect(await page.locator('#dock-title').textContent()).toBe('Since your last decision');
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await page.waitForSelector('.dock.following');
    await expectAccessible(page);
    await page.keyboard.press('s');
    await page.waitForSelector('.dock.mine');
    expect(await page.locator('[aria-live=assertive]').first().textContent()).toBe('Your decision');
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** Marks on tabs that lie elsewhere; each tab has one where something has changed. */
function marksOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll('.region-tabs .tab-mark')];
    if (marks.length === 0) return ['no tab has a mark'];
    return marks.flatMap(mark => {
      const [dot, tab] = [mark.getBoundingClientRect(), mark.closest('button')?.getBoundingClientRect()];
      const isIn = tab !== undefined && dot.left >= tab.left && dot.right <= tab.right && dot.top >= tab.top;
      return isIn ? [] : [`at ${dot.left}, ${dot.top}`];
    });
  });
}

/** On a laptop by day and on a phone by night. */
async function expectAccessible(page: Page): Promise<void> {
  for (const [viewport, colorScheme] of [
    [PHONE, 'dark'],
    [LAPTOP, 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
}

/** Enter alone leads nowhere; Space leads on, after a click on the tab that is open too. */
async function readToDecision(page: Page): Promise<void> {
  await page.waitForSelector('.dock.mine, .dock.following, dialog.night[open]');
  while ((await page.locator('.dock.mine').count()) === 0 || (await isNight(page))) {
    if (await isNight(page)) await page.keyboard.press('Enter');
    else if ((await page.locator('.dock.following').count()) > 0) {
      const before = await momentsOf(page);
      await page.keyboard.press('Enter');
      expect(await momentsOf(page)).toBe(before);
      await page.locator('.side-tabs [aria-selected=true]').click();
      await page.keyboard.press('Space');
    } else await page.waitForTimeout(50);
  }
}

async function isNight(page: Page): Promise<boolean> {
  return (await page.locator('dialog.night[open]').count()) > 0;
}

function momentsOf(page: Page): Promise<string | null> {
  return page.evaluate(
    () => document.querySelector('.dock.following')?.getAttribute('data-moments')?.split(' ')[0] ?? null,
  );
}

function questionOf(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('.dock.mine')?.getAttribute('data-question') ?? null);
}
