import type { RulesetId } from '@macher/editions';
import type { Kind } from '@macher/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { violations } from './axe.ts';
import { Company } from './company.ts';
import { settle } from './driver.ts';
import { House, LAPTOP, openTable, PHONE } from './house.ts';
import { fullestMoments, lastMoment, type Moment } from './moments.ts';

let house: House;
let company: Company;

beforeAll(async () => {
  house = await House.open();
  company = await Company.gather(house);
});

afterAll(() => house?.close());

const SCREENS = {
  'laptop, light': { viewport: LAPTOP, colorScheme: 'light' },
  'laptop, dark': { viewport: LAPTOP, colorScheme: 'dark' },
  'phone, light': { viewport: PHONE, colorScheme: 'light' },
  'phone, dark': { viewport: PHONE, colorScheme: 'dark' },
} as const;

type Screen = keyof typeof SCREENS;

const ALL = Object.keys(SCREENS) as Screen[];

/**
 * Each draws its decision in a way of its own, and is looked at on one screen after the other. With MACHER_LONG=1 all
 * are, on all screens, with everything around them.
 */
const KINDS: Readonly<Record<'2019-7' | '2006-7', readonly Kind[]>> = {
  '2019-7': ['draft', 'starting-block', 'exchange', 'buy-media', 'send', 'act', 'poll-bid', 'donation'],
  '2006-7': [
    'redraw',
    'resolve',
    'coalition',
    'influence',
    'poll-lines',
    'turn-in',
    'nationalise',
    'name-start',
  ],
};

describe('WCAG 2.2 AA', () => {
  it('lobby, new table, gathering', async () => {
    const { page, context } = await house.visitor();
    const found: string[] = [];
    await page.goto(house.url);
    await page.waitForSelector('.lobby');
    found.push(...(await faults(page, 'lobby', ALL)));
    await page.goto(`${house.url}/new`);
    await page.waitForSelector('.new-table');
    found.push(...(await faults(page, 'new table', ALL)));
    const path = await openTable(page, { ruleset: '2019-4', seats: ['me', 'open', '2'] });
    await page.goto(house.url + path);
    await page.waitForSelector('.gathering');
    found.push(...(await faults(page, 'gathering', ALL)));
    expect(found).toEqual([]);
    await context.close();
  });

  it.each(['2019-7', '2006-7'] as const)('the screen of play, %s', async ruleset => {
    const { page, context } = await house.visitor();
    await company.show(page, momentOf(ruleset, 'meetings'), 5);
    expect(await faults(page, 'meetings', ALL)).toEqual([]);
    await context.close();
  });

  it.each(['2019-7', '2006-7'] as const)('decisions of %s', async ruleset => {
    const { page, context } = await house.visitor();
    const found: string[] = [];
    const kinds = IS_LONG ? [...fullestMoments(ruleset, 4).keys()] : KINDS[ruleset];
    for (const [index, kind] of kinds.entries()) {
      await company.show(page, momentOf(ruleset, kind), 5);
      const screens = ALL.slice(index % ALL.length).slice(0, 1);
      found.push(...(IS_LONG ? await faults(page, kind, ALL) : await faults(page, kind, screens, '.dock')));
    }
    expect(found).toEqual([]);
    await context.close();
  });

  it('a decision folded away on the phone', async () => {
    const { page, context } = await house.visitor({ viewport: PHONE });
    await company.show(page, momentOf('2019-4', 'meetings'), 5);
    const height = async (): Promise<number> => (await page.locator('.dock').boundingBox())?.height ?? 0;
    const open = await height();
    await page.locator('.dock .fold').click();
    expect(await height()).toBeLessThan(open / 2);
    expect(await page.locator('.dock-foot button').last().isVisible()).toBe(true);
    expect(await faults(page, 'folded', ['phone, light', 'phone, dark'])).toEqual([]);
    await page.locator('.dock .fold').click();
    expect(await height()).toBe(open);
    await page.setViewportSize(LAPTOP);
    expect(await page.locator('.dock .fold').isVisible()).toBe(false);
    await context.close();
  });

  it('rules, seats, menu', async () => {
    const { page, context } = await house.visitor();
    await company.show(page, momentOf('2019-4', 'meetings'), 5);
    const found: string[] = [];
    for (const opener of ['.dock .rule', '.board[data-selected=true] .maximum', '.menu-button']) {
      await page.setViewportSize(LAPTOP);
      await page.locator(opener).first().click();
      await page.waitForSelector('dialog[open]');
      found.push(...(await faults(page, opener, ALL, 'dialog')));
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });
    }
    expect(found).toEqual([]);
    await context.close();
  });

  it('the end', async () => {
    const { page, context } = await house.visitor();
    await company.show(page, lastMoment('2019-4', 4), 5);
    await page.waitForSelector('.curves svg');
    expect(await faults(page, 'end', ALL)).toEqual([]);
    await context.close();
  });
});

describe('by the keyboard alone', () => {
  it.each([
    ['2019-4', 'draft'],
    ['2019-4', 'first-platform'],
    ['2019-4', 'meetings'],
    ['2019-4', 'donation'],
    ['2006-5', 'poll-lines'],
    ['2006-5', 'coalition'],
  ] as const)('%s: %s', async (ruleset, kind) => {
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

function momentOf(ruleset: RulesetId, kind: Kind): Moment {
  const moment = fullestMoments(ruleset, 4).get(kind);
  if (moment === undefined) throw new Error(`nobody is asked for ${kind} in ${ruleset}`);
  return moment;
}

async function faults(
  page: Page,
  what: string,
  screens: readonly Screen[],
  part?: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    const { viewport, colorScheme } = SCREENS[screen];
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await violations(page, part)).map(text => `${what}, ${screen}: ${text}`));
  }
  return found;
}

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
