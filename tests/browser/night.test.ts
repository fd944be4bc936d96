import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { Company, type Laid } from './company.ts';
import { hurryNight, settle } from './driver.ts';
import { House, LAPTOP, PHONE, type Visitor } from './house.ts';
import { electionMoment, type Moment } from './moments.ts';
import { BOTH, BOTH_OTHERS, faults } from './screens.ts';

let house: House;
let company: Company;
const majority = electionMoment('2019-4', 3, 1);
const national = electionMoment('2006-7', 5, 3);

beforeAll(async () => {
  house = await House.open();
  company = await Company.gather(house);
});

afterAll(() => house?.close());

describe('election night', () => {
  it('comes to everybody, stays until one goes on, and is called back from its sign, by keys alone', async () => {
    const [anna, ben] = [await house.visitor(), await house.visitor({ viewport: PHONE })];
    const laid = await watchedBy(majority, anna.page, ben.page);
    await company.goOn(laid, majority.actions.slice(-1));
    await Promise.all([anna, ben].map(({ page }) => page.waitForSelector('dialog.night')));
    await settle(anna.page);

    const heard = await heardWhile(anna.page, () => hurryNight(anna.page));
    expect(heard.join(' ')).toMatch(/ is counted\. .*points, place \d/);
    await anna.page.keyboard.press('Enter');
    await anna.page.waitForSelector('dialog.night', { state: 'detached' });
    expect(await anna.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    expect(await anna.page.locator('.band', { hasText: 'Election over' }).innerText()).toContain('won by');
    expect(await violations(anna.page, '.boards')).toEqual([]);

    expect(await ben.page.locator('dialog.night').count()).toBe(1);
    await ben.page.locator('dialog.night .on').click();
    await ben.page.waitForSelector('dialog.night', { state: 'detached' });

    await anna.page.locator('.ribbon-elections .held button').focus();
    await anna.page.keyboard.press('Enter');
    await anna.page.waitForSelector('dialog.night');
    expect(await untold(anna.page)).toBe(0);
    await anna.page.waitForSelector('.night-partners, .night-why:not(:empty)');
    expect(await faults(anna.page, 'majority', BOTH, 'dialog')).toEqual([]);
    await anna.page.setViewportSize(LAPTOP);
    await anna.page.keyboard.press('Escape');
    await anna.page.waitForSelector('dialog.night', { state: 'detached' });
    expect(await anna.page.evaluate(() => document.activeElement?.closest('.held') !== null)).toBe(true);
    await leave(anna, ben);
  });

  it('waits for someone whose browser was closed', async () => {
    const anna = await house.visitor();
    const laid = await watchedBy(national, anna.page, null);
    const url = anna.page.url();
    await anna.page.goto('about:blank');
    await company.goOn(laid, national.actions.slice(-1));
    await anna.page.goto(url);
    await anna.page.waitForSelector('dialog.night .night-counting small');
    await settle(anna.page);
    await hurryNight(anna.page);
    expect(await faults(anna.page, 'national', BOTH_OTHERS, 'dialog')).toEqual([]);
    await anna.page.keyboard.press('Enter');
    await anna.page.waitForSelector('dialog.night', { state: 'detached' });
    await anna.page.reload();
    await anna.page.waitForSelector('.dock');
    await anna.page.waitForTimeout(300);
    expect(await anna.page.locator('dialog.night').count()).toBe(0);
    await leave(anna);
  });
});

/** Before the decision that brings the election: Anna plays, and Ben, if he is there. */
async function watchedBy(moment: Moment, anna: Page, ben: Page | null): Promise<Laid> {
  const before: Moment = { ...moment, seat: 0, actions: moment.actions.slice(0, -1) };
  const laid = await company.show(anna, before, 5);
  if (ben !== null) await company.enter(ben, laid, 1);
  return laid;
}

function untold(page: Page): Promise<number> {
  return page.locator('dialog.night .untold').count();
}

/** What the window’s live region says meanwhile. */
async function heardWhile(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const region = document.querySelector('dialog.night [aria-live]') as Element;
    const heard: string[] = [region.textContent ?? ''];
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(globalThis, { heard });
  });
  await act();
  return page.evaluate(() => (globalThis as object as { heard: string[] }).heard);
}

async function leave(...visitors: readonly Visitor[]): Promise<void> {
  for (const { errors, context } of visitors) {
    expect(errors).toEqual([]);
    await context.close();
  }
}
