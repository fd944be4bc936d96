import type { Kind } from '@macher/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { Company } from './company.ts';
import { House, IS_LONG, LAPTOP, openTable, PHONE, type Visitor } from './house.ts';
import { fullestMoments, lastMoment } from './moments.ts';

let house: House;
let company: Company;

beforeAll(async () => {
  house = await House.open();
  company = await Company.gather(house);
});

afterAll(() => house?.close());

const SCREENS = [
  { name: 'laptop, light', viewport: LAPTOP, colorScheme: 'light' },
  { name: 'phone, dark', viewport: PHONE, colorScheme: 'dark' },
] as const;

/** Without what moves: a fading colour has another contrast in every frame. */
function visit({ viewport, colorScheme }: (typeof SCREENS)[number]): Promise<Visitor> {
  return house.visitor({ viewport, colorScheme, reducedMotion: 'reduce' });
}

/** Each draws its decision in a way of its own. With MACHER_LONG=1 all of them are looked at. */
const KINDS: Readonly<Record<'2019-7' | '2006-7', readonly Kind[]>> = {
  '2019-7': ['starting-block', 'exchange', 'meetings', 'act', 'poll-bid'],
  '2006-7': ['send', 'resolve', 'coalition', 'poll-lines', 'nationalise'],
};

describe.each(SCREENS)('WCAG 2.2 AA: $name', screen => {
  it('lobby, new table, gathering', async () => {
    const { page, context } = await visit(screen);
    const found: string[] = [];
    await page.goto(house.url);
    await page.waitForSelector('h1');
    found.push(...(await violations(page)));
    await page.goto(`${house.url}/new`);
    await page.waitForSelector('h1');
    found.push(...(await violations(page)));
    await page.goto(
      `${house.url}${await openTable(page, { ruleset: '2019-4', seats: ['me', 'open', '2'] })}`,
    );
    await page.waitForSelector('h1');
    found.push(...(await violations(page)));
    expect(found).toEqual([]);
    await context.close();
  });

  it.each(['2019-7', '2006-7'] as const)('decisions of %s', async ruleset => {
    const { page, context } = await visit(screen);
    const moments = fullestMoments(ruleset, 4);
    const found: string[] = [];
    for (const kind of IS_LONG ? moments.keys() : KINDS[ruleset]) {
      const moment = moments.get(kind);
      if (moment === undefined) throw new Error(`nobody is asked for ${kind}`);
      await company.show(page, moment, 5);
      found.push(...(await violations(page)).map(text => `${kind}: ${text}`));
    }
    expect(found).toEqual([]);
    await context.close();
  });

  it('dialogs and the end', async () => {
    const { page, context } = await visit(screen);
    const moment = fullestMoments('2019-4', 4).get('meetings');
    if (moment === undefined) throw new Error('no meetings');
    await company.show(page, moment, 5);
    const found: string[] = [];
    for (const opener of ['.dock .rule', '.board[data-selected=true] .maximum', '.ribbon > button']) {
      await page.locator(opener).first().click();
      await page.waitForSelector('dialog[open]');
      found.push(...(await violations(page)).map(text => `${opener}: ${text}`));
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
    }
    await company.show(page, lastMoment('2019-4', 4), 5);
    found.push(...(await violations(page)).map(text => `end: ${text}`));
    expect(found).toEqual([]);
    await context.close();
  });
});

describe('by the keyboard alone', () => {
  it('a decision is made and taken back', async () => {
    const { page, context } = await house.visitor();
    const moment = fullestMoments('2019-4', 4).get('meetings');
    if (moment === undefined) throw new Error('no meetings');
    await company.show(page, moment, 0);
    await page.keyboard.press('d');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    const confirm = page.locator('.dock .confirm');
    expect(await confirm.textContent()).toMatch(/1/);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.dock.waiting');
    await page.keyboard.press('Control+z');
    await page.waitForSelector('.dock.mine');
    await context.close();
  });
});
