import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Company } from './company.ts';
import { House, LAPTOP, openTable, PHONE } from './house.ts';
import { lastMoment } from './moments.ts';
import { BOTH, BOTH_OTHERS, faults, momentOf } from './screens.ts';

let house: House;
let company: Company;

beforeAll(async () => {
  house = await House.open();
  company = await Company.gather(house);
});

afterAll(() => house?.close());

describe('WCAG 2.2 AA', () => {
  it('lobby, new table, gathering', async () => {
    const { page, context } = await house.visitor();
    const found: string[] = [];
    await page.goto(house.url);
    await page.waitForSelector('.lobby');
    found.push(...(await faults(page, 'lobby', BOTH)));
    await page.goto(`${house.url}/new`);
    await page.waitForSelector('.new-table');
    found.push(...(await faults(page, 'new table', BOTH_OTHERS)));
    const path = await openTable(page, { ruleset: '2019-4', seats: ['me', 'open', '2'] });
    await page.goto(house.url + path);
    await page.waitForSelector('.gathering');
    found.push(...(await faults(page, 'gathering', BOTH)));
    expect(found).toEqual([]);
    await context.close();
  });

  it.each([
    ['2019-7', BOTH],
    ['2006-7', BOTH_OTHERS],
  ] as const)('the screen of play, %s', async (ruleset, screens) => {
    const { page, context } = await house.visitor();
    await company.show(page, momentOf(ruleset, 'meetings'), 5);
    expect(await faults(page, 'meetings', screens)).toEqual([]);
    expect(await page.evaluate(unexplained)).toEqual([]);
    await context.close();
  });

  it('“what is this?” by key and by touch: focus goes in, the game goes on, and Escape leads back', async () => {
    const { page, context } = await house.visitor();
    await company.show(page, momentOf('2019-4', 'meetings'), 5);
    await page.locator('.dock label input:checked').first().focus();
    await page.keyboard.press('?');
    await page.locator('.what h2:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.dock label input:focus').waitFor({ state: 'attached' });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('?');
    const list = page.locator('dialog[open]');
    await list.locator('summary').nth(1).click();
    expect(await faults(page, 'the list', BOTH, 'dialog')).toEqual([]);
    await list.locator('details[open] li button').nth(3).click();
    await page.locator('.what').waitFor();
    await page.setViewportSize(LAPTOP);
    await page.locator('.lane.own .lane-gain').first().click();
    await page.locator('.what .sum-line').waitFor();
    expect(await faults(page, 'a sum', BOTH_OTHERS, '.what')).toEqual([]);
    await page.setViewportSize(LAPTOP);
    await page.locator('.dock .quiet').click();
    await page.locator('.what').waitFor({ state: 'detached' });
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
      found.push(...(await faults(page, opener, BOTH_OTHERS, 'dialog')));
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
    expect(await faults(page, 'end', BOTH)).toEqual([]);
    await context.close();
  });
});

/** Inside the page: signs and figures that can be seen and lie in nothing that says what it is. As tests/web/explained. */
function unexplained(): string[] {
  const screen = document.querySelector('.screen');
  if (screen === null) return ['no screen of play'];
  const all = document.createTreeWalker(screen, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = all.nextNode(); node !== null; node = all.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    const isAsked = node instanceof SVGSVGElement || (node instanceof Text && /\d/.test(node.data));
    const isSeen = element?.checkVisibility() === true && element.closest('.hidden-text, button, a') === null;
    if (isAsked && isSeen && element.closest('[data-what], [data-tip]') === null)
      found.push(`${element.outerHTML.slice(0, 90)}`);
  }
  return found;
}
