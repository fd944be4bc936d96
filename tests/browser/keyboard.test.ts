import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampled } from '../long.ts';
import { Company } from './company.ts';
import { settle } from './driver.ts';
import { House } from './house.ts';
import { momentOf } from './screens.ts';

let house: House;
let company: Company;

beforeAll(async () => {
  house = await House.open();
  company = await Company.gather(house);
});

afterAll(() => house?.close());

describe('by the keyboard alone', () => {
  it.each(
    sampled(
      [
        ['2019-4', 'draft'],
        ['2019-4', 'meetings'],
        ['2006-5', 'poll-lines'],
        ['2006-5', 'coalition'],
        ['2019-4', 'first-platform'],
        ['2019-4', 'donation'],
      ] as const,
      4,
    ),
  )('%s: %s', async (ruleset, kind) => {
    const { page, context } = await house.visitor();
    await company.show(page, momentOf(ruleset, kind), 0);
    const question = await questionOf(page);
    expect(question).toMatch(new RegExp(`^${kind} `));
    await decideByKeys(page);
    await expect.poll(() => questionOf(page), { timeout: 20_000 }).not.toBe(question);
    await context.close();
  });

  it('D leads to the decision, Enter confirms it, Ctrl+Z takes it back', async () => {
    const { page, context } = await house.visitor();
    await company.show(page, momentOf('2019-4', 'meetings'), 0);
    await page.keyboard.press('d');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.dock .confirm').textContent()).toMatch(/^Buy 1 /);
    await settle(page);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.dock.waiting');
    await page.keyboard.press('Control+z');
    await page.waitForSelector('.dock.mine');
    await context.close();
  });
});

/** Which decision is asked for; empty while the others decide. */
async function questionOf(page: Page): Promise<string> {
  const [question] = await page
    .locator('.dock.mine')
    .evaluateAll(all => all.map(each => each.getAttribute('data-question')));
  return question ?? '';
}

/** From the top of the page, through everything: something is changed wherever that is possible. */
async function decideByKeys(page: Page): Promise<void> {
  const confirm = page.locator('.dock .confirm');
  await settle(page);
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const key = await page.evaluate(() => {
      const at = document.activeElement;
      if (at?.matches('.dock .confirm')) return 'Enter';
      if (at?.matches('.dock-body input[type=radio]:checked')) return 'ArrowRight';
      return at?.matches('.dock-body :is(button:not(.rule), input)') ? 'Space' : null;
    });
    if (key !== null) await page.keyboard.press(key);
    if (key === 'Enter') return;
    // A row of cards is one stop: arrows lead from card to card.
    for (let cards = 0; key === 'Space' && cards < 8 && (await confirm.isDisabled()); cards += 1) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
    }
  }
  throw new Error('the button to confirm was never reached');
}
