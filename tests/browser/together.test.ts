import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { Company } from './company.ts';
import { playOn } from './driver.ts';
import { House, openTable, type Visitor } from './house.ts';
import { lastMoment } from './moments.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house?.close());

/** Anna and Ben at one table with a bot, both asked for their first card. */
async function together(): Promise<{ readonly anna: Visitor; readonly ben: Visitor }> {
  const [anna, ben] = [await house.visitor(), await house.visitor()];
  await anna.page.goto(house.url);
  const path = await openTable(anna.page, { ruleset: '2019-4', seats: ['me', 'open', '1'] });
  await anna.page.goto(house.url + path);
  await ben.page.goto(house.url + path);
  await ben.page.getByLabel('Your name').fill('Ben');
  await button(ben.page, 'Sit here').click();
  await button(ben.page, 'I’m ready').click();
  await button(anna.page, 'Start the game').click();
  for (const { page } of [anna, ben]) await page.waitForSelector('.dock.mine');
  return { anna, ben };
}

describe('two people and a bot', () => {
  it('see who is there, hear each other, and go back together', async () => {
    const { anna, ben } = await together();
    await isSaidOf(anna.page, 'Ben is thinking.');
    await isSaidOf(anna.page, 'Bot: Level 1, a sound plan.');

    await ben.page.keyboard.press('t');
    await ben.page.waitForSelector('.talk input:focus');
    await ben.page.keyboard.type('A coalition?');
    await ben.page.keyboard.press('Enter');
    await anna.page.locator('.talk-toast', { hasText: 'Ben: A coalition?' }).waitFor();
    expect(await anna.page.locator('.unread').textContent()).toBe('1');
    for (const part of ['.talk-toasts', '.ribbon', '.side'])
      expect(await violations(anna.page, part)).toEqual([]);
    expect(await anna.page.evaluate(() => document.activeElement?.closest('.talk-toast') === null)).toBe(
      true,
    );
    await anna.page.keyboard.press('t');
    await anna.page.waitForSelector('.talk input:focus');
    await anna.page.locator('.unread').waitFor({ state: 'detached' });
    await anna.page.locator('.talk-toast').waitFor({ state: 'detached' });

    await playOn(anna.page, 1, 1);
    await anna.page.locator('.sealed-choice', { hasText: /You keep .+ Waiting for / }).waitFor();
    await anna.page.reload();
    await anna.page.locator('.sealed-choice', { hasText: /You keep .+ Waiting for / }).waitFor();
    expect(await anna.page.locator('.sealed-choice .card').count()).toBe(1);
    await playOn(ben.page, 1, 1);
    await anna.page.waitForSelector('.dock.mine');

    expect(await versionAsked(anna.page)).toBeGreaterThanOrEqual(3);
    await button(anna.page, 'Ask the others').click();
    const dialog = anna.page.getByRole('dialog');
    expect(await dialog.textContent()).toMatch(/decisions? of (others|another player) would be undone\./);
    expect(await violations(anna.page, 'dialog')).toEqual([]);
    const shown = await dialog.locator('.undone li').count();
    await dialog.getByRole('button', { name: 'Ask the others' }).click();
    await ben.page
      .locator('.proposal summary', { hasText: /would be undone, from “The Left: Draft” on/ })
      .waitFor();
    await ben.page.locator('.proposal summary').click();
    expect(await violations(ben.page, '.proposal')).toEqual([]);
    expect(await ben.page.locator('.proposal .undone li').count()).toBe(shown);
    await button(ben.page, 'Agree').click();
    await expect.poll(() => versionAsked(anna.page)).toBeLessThan(3);

    await ben.context.close();
    await isSaidOf(anna.page, 'Ben has just left.');
    expect(anna.errors).toEqual([]);
    await anna.context.close();
  });

  it('come to one table for a rematch, each on the seat they had', async () => {
    const company = await Company.gather(house);
    const moment = lastMoment('2019-4', 4);
    const [one, other] = [await house.visitor(), await house.visitor()];
    const laid = await company.show(one.page, moment, 5);
    const seat = (moment.seat + 1) % 4;
    await company.enter(other.page, laid, seat);
    await button(one.page, 'Rematch').click();
    await one.page.waitForSelector('.gathering');
    await other.page.locator('.rematch', { hasText: 'offers a rematch.' }).waitFor();
    expect(await violations(other.page, '.rematch')).toEqual([]);
    await other.page.reload();
    await button(other.page, 'Join').click();
    await other.page.waitForSelector('.gathering .seats .own');
    expect(new URL(other.page.url()).pathname).toBe(new URL(one.page.url()).pathname);
    expect(await ownParty(other.page)).toBe(moment.parties[seat]);
    await expect.poll(() => one.page.getByText(/^kept for /).count()).toBe(2);
    for (const { errors, context } of [one, other]) {
      expect(errors).toEqual([]);
      await context.close();
    }
  });
});

/** A mark says it to a mouse and to a screen reader. */
async function isSaidOf(page: Page, text: string): Promise<void> {
  await page.locator('.ribbon-turn').getByRole('img', { name: text, exact: true }).waitFor();
}

/** The version of the game at which one is asked. */
async function versionAsked(page: Page): Promise<number> {
  return Number((await page.locator('.dock.mine').getAttribute('data-question'))?.split(' ')[1]);
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

/** The party whose seat is one's own at a table that gathers. */
async function ownParty(page: Page): Promise<string | undefined> {
  const names = await page.locator('.seats .own > .chip').getAttribute('class');
  return names?.match(/p-(\w+)/)?.[1];
}
