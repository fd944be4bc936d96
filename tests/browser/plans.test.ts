import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Company } from './company.ts';
import { House } from './house.ts';
import { BOTH, faults, momentOf } from './screens.ts';

let house: House;
let company: Company;

beforeAll(async () => {
  house = await House.open();
  company = await Company.gather(house);
});

afterAll(() => house?.close());

/** As someone who waits for another's bid. */
async function waitingAtPoll(page: Page): Promise<number> {
  const moment = momentOf('2019-4', 'poll-bid');
  const asked = await house.visitor();
  const laid = await company.show(asked.page, moment);
  await asked.context.close();
  const other = (moment.seat + 1) % moment.parties.length;
  await company.enter(page, laid, other);
  await page.getByRole('button', { name: 'Plan ahead' }).click();
  await page.waitForSelector('.plan-card');
  return other;
}

it('a plan is switched on, counted, saved, found again after a reload, and given up', async () => {
  const { page, errors, context } = await house.visitor();
  await waitingAtPoll(page);
  const card = page.locator('.plan-card', { hasText: 'Poll in' }).first();
  const note = page.locator('.plan-note');
  await card.getByRole('switch').check();
  for (let times = 0; times < 3; times += 1) await card.getByRole('button', { name: /more/i }).click();
  await note.getByText('Saved').waitFor();
  expect(await card.textContent()).toContain('3,000');
  expect(await page.locator('.plans .dock-foot dl').textContent()).toContain('3,000');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await faults(page, 'plans', BOTH, '.dock')).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'Plan ahead' }).click();
  await page.locator('.plan-card.on', { hasText: '3,000' }).waitFor();

  await context.setOffline(true);
  await page.locator('.plan-card.on').getByRole('button', { name: /more/i }).click();
  await note.getByText('Not saved: you’re offline').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await note.getByText('Saved').waitFor();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await note.getByText('Saved').waitFor();
  expect(await page.locator('.plan-card.on').count()).toBe(0);
  expect(errors.filter(text => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
