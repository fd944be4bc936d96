import { LANGUAGES, type Language } from '@macher/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { Company } from './company.ts';
import { touchSome } from './driver.ts';
import { House, LAPTOP, openTable, PHONE, type Visitor } from './house.ts';
import { badLabels } from './labels.ts';
import { outOfPlace } from './layout.ts';
import { fullestMoments } from './moments.ts';
import { unsaid } from './unsaid.ts';

let house: House;
let company: Company;

beforeAll(async () => {
  house = await House.open();
  company = await Company.gather(house);
});

afterAll(() => house?.close());

/** The fullest of them. With MACHER_LONG=1 all are looked at. */
const KINDS = {
  '2019-7': ['send'],
  '2006-7': ['resolve'],
};

const SIZES = { laptop: LAPTOP, phone: PHONE };

describe.each(LANGUAGES)('in %s', language => {
  it('lobby, new table and gathering have room, and say everything', async () => {
    const { page, context, errors } = await speaker(language);
    const found: string[] = [];
    await page.goto(house.url);
    await page.waitForSelector('.lobby');
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    found.push(...(await faults(page, 'lobby')));
    await page.goto(`${house.url}/new`);
    await page.waitForSelector('.new-table');
    found.push(...(await faults(page, 'new table')));
    const path = await openTable(page, { ruleset: '2006-5', seats: ['me', 'open', '2'] });
    await page.goto(house.url + path);
    await page.waitForSelector('.gathering');
    found.push(...(await faults(page, 'gathering')));
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe.each(['2019-7', '2006-7'] as const)('in every language, %s:', ruleset => {
  const moments = fullestMoments(ruleset, 5);

  it.each(IS_LONG ? [...moments.keys()] : KINDS[ruleset])('%s has room, and says everything', async kind => {
    const { page, context, errors } = await speaker('en');
    const moment = [...moments].find(([each]) => each === kind)?.[1];
    if (moment === undefined) throw new Error(`nobody is asked for ${kind}`);
    await company.show(page, moment, 3);
    const found: string[] = [];
    for (const language of LANGUAGES) {
      await reloadIn(page, language);
      if (IS_LONG) found.push(...(await faults(page, language)));
      await touchSome(page, 2, 1);
      found.push(...(await faults(page, `${language}, half made`)));
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

it('another language comes at once, and the plan stays', async () => {
  const { page, context, errors } = await speaker('en');
  const moment = fullestMoments('2019-4', 4).get('bid');
  if (moment === undefined) throw new Error('nobody bids');
  await company.show(page, moment, 3);
  await page.getByRole('radio', { name: '€3,000' }).check();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('de');
  await page.locator('html[lang=de]').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.dock .confirm').textContent()).toMatch(/^3\.000\s€ bieten$/);
  expect(await page.locator('.log').textContent()).toContain('Runde 1');
  expect(errors).toEqual([]);
  await context.close();
});

function speaker(language: Language): Promise<Visitor> {
  return house.visitor({ locale: `${language}-${language.toUpperCase()}`, reducedMotion: 'reduce' });
}

async function reloadIn(page: Page, language: Language): Promise<void> {
  await page.evaluate(name => localStorage.setItem('macher.language', JSON.stringify(name)), language);
  await page.reload();
  await page.waitForSelector('.dock.mine');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
}

async function faults(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    const wrong = [...(await outOfPlace(page)), ...(await badLabels(page))];
    found.push(...wrong.map(text => `${where}, ${size}: ${text}`));
  }
  await page.setViewportSize(LAPTOP);
  return [...found, ...(await unsaid(page)).map(text => `${where}: ${text}`)];
}
