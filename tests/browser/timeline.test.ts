import { rulesOf } from '@macher/editions';
import { newGame, play } from '@macher/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { violations } from './axe.ts';
import { Company } from './company.ts';
import { touchSome } from './driver.ts';
import { House, LAPTOP, PHONE } from './house.ts';
import { fullestMoments, lastMoment, type Moment, recordAt } from './moments.ts';

let house: House;
let company: Company;
const over = lastMoment('2019-4', 3);
/** So many moments forth and back; with MACHER_LONG=1 all of them. */
const FORTH = 40;
const BACK = 20;

beforeAll(async () => {
  house = await House.open();
  company = await Company.gather(house);
});

afterAll(() => house?.close());

/** Below the frame that says that this is the past, and with all phases in one line, however little room there is. */
function ribbonFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frame = Number.parseFloat(
      getComputedStyle(document.querySelector('.screen') as Element, '::after').borderTopWidth,
    );
    const labels = [...document.querySelectorAll('.ribbon .label')].filter(each => each.checkVisibility());
    const hidden = labels
      .filter(each => each.getBoundingClientRect().top < frame)
      .map(each => `${each.textContent}`);
    const phases = document.querySelector<HTMLElement>('.phases');
    if (phases !== null) phases.style.flex = '0 0 30rem';
    const tops = [...document.querySelectorAll('.phase-group ol')].map(
      each => each.getBoundingClientRect().top,
    );
    return [...hidden, ...(new Set(tops).size > 1 ? [`phases at ${tops.join(', ')}`] : [])];
  });
}

/** Of the seat whose moment it is. */
function finalPoints({ ruleset, parties, seed, actions, seat }: Moment): number | undefined {
  const game = newGame(rulesOf(ruleset), { parties, seed });
  for (const action of actions) play(game, action);
  return game.result?.find(score => score.seat === seat)?.total;
}

describe('the time line of a finished game', () => {
  it('leads from moment to moment, back by the same moments, and to the last at once', async () => {
    const { page, errors, context } = await house.visitor();
    await company.show(page, over, 5);
    await page.locator('.turns .turn').nth(2).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Step through the game' }).click();
    await titled(page, /^Move 0 of/);
    expect(await violations(page)).toEqual([]);
    const forth = await stepThrough(page, 'ArrowRight', IS_LONG ? Number.POSITIVE_INFINITY : FORTH);
    const last = new RegExp(`^Move ${over.actions.length} of ${over.actions.length}`);
    if (IS_LONG) expect(forth.at(-1)).toMatch(last);
    const back = await stepThrough(page, 'ArrowLeft', IS_LONG ? forth.length : BACK);
    expect(back).toEqual(forth.toReversed().slice(0, IS_LONG ? forth.length : BACK));
    await page.keyboard.press('End');
    await titled(page, last);
    await page.locator('.time-eyes label:has(.chip)').first().click();
    expect(await page.locator('.own-figures dd').first().textContent()).toBe(`${finalPoints(over)}`);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('opens at a moment by its link in a fresh browser, and says so if there is none', async () => {
    const { page, context } = await house.visitor();
    await company.show(page, over, 5);
    const [table = '', secret = ''] = page.url().split('#');
    await page.goto(`${table}/at/60.0#${secret}`);
    await titled(page, /^Move 60 of/);
    const boards = await page.locator('.boards').innerText();
    expect(await ribbonFaults(page)).toEqual([]);
    await context.close();

    const stranger = await house.visitor();
    await stranger.page.goto(`${table}/at/60.0#${secret}`);
    await titled(stranger.page, /^Move 60 of/);
    expect(await stranger.page.locator('.boards').innerText()).toBe(boards);
    await stranger.page.goto(`${table}/at/99999.0#${secret}`);
    await stranger.page.getByText('This game has no such moment of move 99999').waitFor();
    await stranger.page.goto(`${table}/at/tomorrow#${secret}`);
    await stranger.page.getByRole('heading', { name: 'This link names no moment' }).waitFor();
    await stranger.page.getByRole('button', { name: 'To the table' }).click();
    await stranger.page.waitForSelector('.end');
    await stranger.page.goto(`${table}/at/60.0`);
    await stranger.page.getByRole('heading', { name: 'This table can’t be shown' }).waitFor();
    expect(stranger.errors).toEqual([]);
    await stranger.context.close();
  });

  it('reviews it: chances, and each decision as it comes, by keyboard too', async () => {
    const { page, errors, context } = await house.visitor({ viewport: IS_LONG ? PHONE : LAPTOP });
    await company.show(page, over, 5);
    await page.getByRole('button', { name: 'Review the game' }).click();
    await page.locator('.decision').first().waitFor();
    await page.waitForSelector('.chances-band');
    await page.getByRole('radio', { name: /^All \d+/ }).check();
    expect(await page.locator('.decision').count()).toBeGreaterThan(30);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('heading', { name: 'Review', exact: true }).click();
    await page.keyboard.press('Home');
    await page.getByText(/^Move 0 of/).waitFor();
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/unknown$/);
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Move [1-9]\d* of/).waitFor();
    await page.getByRole('radio', { name: 'Everything open' }).check();
    await page.getByRole('button', { name: 'Play on from here' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.end');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows it from four pairs of eyes', async () => {
    const { page, errors, context } = await house.visitor();
    await company.show(page, over, 5);
    const [table = '', secret = ''] = page.url().split('#');
    await page.goto(`${table}/at/40.0#${secret}`);
    await titled(page, /^Move 40 of/);
    const seen: string[] = [];
    for (const _eyes of ['all', 0, 1, 2]) {
      await page.waitForTimeout(50);
      seen.push(await page.locator('.all-hands, .own-party').innerText());
      await page.keyboard.press('e');
    }
    expect(new Set(seen).size).toBe(4);
    expect(await page.locator('.all-hands').count()).toBe(0);
    expect(seen[0]).toContain('Platform');
    await page.getByRole('radio', { name: 'A spectator' }).waitFor();
    expect(await page.locator('.all-hands, .own-party').count()).toBe(0);
    expect(await page.getByRole('radio', { name: 'A spectator' }).isChecked()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a record from a file', () => {
  it('opens on the same boards, and is played on from a moment against bots', async () => {
    const { page, errors, context } = await house.visitor();
    await page.goto(house.url);
    await page.getByRole('link', { name: 'Open a saved game' }).click();
    await page.waitForSelector('input[type=file]', { state: 'attached' });
    await choose(page, '{');
    await page.getByText('This file isn’t JSON').waitFor();
    await choose(page, JSON.stringify(recordAt(over, over.actions.length)));
    await page.getByText('This file isn’t a saved game: /result').waitFor();
    await choose(page, JSON.stringify(recordAt(over, over.actions.length - 1)));
    await titled(page, /^Move 0 of/);
    for (const _step of [1, 2, 3]) await page.keyboard.press('Control+ArrowRight');
    const title = (await page.locator('#time-dock-title').textContent()) ?? '';
    expect(Number(/\d+/.exec(title)?.[0])).toBeGreaterThan(50);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Look at it' }).click();
    await titled(page, /^Move 0 of/);
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('p');
    await page.waitForURL(/\/t\//);
    await page.waitForSelector('.dock');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the past of a running game', () => {
  it('is looked at while a half-made decision waits, with keys alone, and Escape leads back', async () => {
    const { page, errors, context } = await house.visitor();
    const moment = fullestMoments('2019-4', 3).get('meetings');
    if (moment === undefined) throw new Error('nobody buys meetings');
    await company.show(page, moment, 20);
    await touchSome(page, 3, 1);
    const plan = await page.locator('.dock.mine').innerText();
    await page.locator('#dock-title').focus();
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('.time-scale');
    await titled(page, new RegExp(`^Move ${moment.actions.length}$`));
    await page
      .getByText(`You’re looking at move ${moment.actions.length}. Press Escape to return.`)
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Home');
    await titled(page, /^Move 0$/);
    expect(await page.locator('.screen.past .past-banner').innerText()).toContain('looking at the past');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('time-dock-title');
    expect(await page.getByRole('radio', { name: 'A spectator' }).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await titled(page, new RegExp(`^Move ${moment.actions.length}$`));
    await page.keyboard.press('Escape');
    await page.waitForSelector('.dock.mine');
    expect(await page.locator('.dock.mine').innerText()).toBe(plan);
    await page.getByText('Back to now. Your decision:', { exact: false }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('dock-title');
    expect(page.url()).not.toContain('/at/');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('fits a phone', async () => {
    const { page, context } = await house.visitor({ viewport: PHONE });
    const moment = fullestMoments('2019-4', 3).get('meetings');
    if (moment === undefined) throw new Error('nobody buys meetings');
    await company.show(page, moment, 5);
    await page.getByRole('button', { name: 'Look back' }).click();
    await page.waitForSelector('.time-scale');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    expect(await violations(page)).toEqual([]);
    const small = await page
      .locator('.time-dock button')
      .evaluateAll(all => all.filter(each => each.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    await page.getByRole('button', { name: 'Back to now' }).first().click();
    await page.waitForSelector('.dock.mine');
    await context.close();
  });
});

async function titled(page: Page, title: RegExp): Promise<void> {
  await page.locator('#time-dock-title', { hasText: title }).waitFor();
}

/** Presses a key until nothing changes any more, or so many moments were seen; what each of them said. */
function stepThrough(page: Page, key: string, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  return page.evaluate(
    async ([pressed, most]) => {
      const text = (): string =>
        `${document.querySelector('#time-dock-title')?.textContent} ${document.querySelector<HTMLInputElement>('.time-slider')?.value}`;
      const seen = [text()];
      while (seen.length < most) {
        dispatchEvent(new KeyboardEvent('keydown', { key: pressed }));
        await new Promise(resolve => setTimeout(resolve));
        if (text() === seen.at(-1)) return seen;
        seen.push(text());
      }
      return seen;
    },
    [key, most] as const,
  );
}

async function choose(page: Page, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}
