import { type LessonId, loadLesson } from '@macher/lessons';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG, sampled } from '../long.ts';
import { violations } from './axe.ts';
import { settle } from './driver.ts';
import { House, LAPTOP, PHONE } from './house.ts';
import { learn } from './learner.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house?.close());

const WAYS = [
  { lesson: '2019', size: 'laptop', viewport: LAPTOP, locale: 'en-GB' },
  { lesson: '2019', size: 'phone', viewport: PHONE, locale: 'pl' },
  { lesson: '2019', size: 'laptop', viewport: LAPTOP, locale: 'de' },
  { lesson: '2019', size: 'phone', viewport: PHONE, locale: 'it' },
  { lesson: '2019', size: 'laptop', viewport: LAPTOP, locale: 'fr' },
  { lesson: '2006', size: 'laptop', viewport: LAPTOP, locale: 'en-GB' },
  { lesson: '2006', size: 'phone', viewport: PHONE, locale: 'de' },
] as const;

/** The short run has this chapter only; every path of every chapter is walked in tests/lessons. */
const THE_NIGHT = 7;

async function stepsOf(lesson: LessonId, from: number): Promise<string[]> {
  const { chapters } = await loadLesson(lesson);
  const to = IS_LONG ? chapters.length : from + 1;
  return chapters.slice(from, to).flatMap(({ steps }) => steps.map(({ text }) => text));
}

/** Inside the page, before its own code: as if you had left the lesson there. */
function begin({ lesson, from }: { lesson: string; from: number }): void {
  if (localStorage.getItem('macher.lessons') === null)
    localStorage.setItem('macher.lessons', JSON.stringify({ [lesson]: from }));
}

/** One of each kind of step. */
const LOOKED_AT = ['meetings.sum', 'night.early', 'night.partner', 'last.play'];

describe('the lesson', () => {
  it.each(sampled(WAYS, 1))(
    '$lesson is played on a $size in $locale, and every step points at something',
    async ({ size: _named, lesson, ...options }) => {
      const { page, context, errors } = await house.visitor(options);
      const from = IS_LONG ? 0 : THE_NIGHT;
      await context.addInitScript(begin, { lesson, from });
      await page.goto(`${house.url}/learn/${lesson}`);
      const steps: string[] = [];
      const wanted = await stepsOf(lesson, from);
      await learn(page, wanted.length, async step => {
        steps.push(step);
        expect(await page.locator('.bubble h2').textContent()).not.toBe('');
        if (step !== 'last.play') await page.waitForSelector('.veil-frame', { state: 'attached' });
        if (LOOKED_AT.includes(step)) expect(await violations(page, '.bubble'), step).toEqual([]);
      });
      expect(steps).toEqual(wanted);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('goes on where you left it, says what it wants, and is left by keys alone', async () => {
    const { page, context } = await house.visitor();
    await page.goto(house.url);
    await page.locator('a[href$="/learn/2019"]:visible').click();
    const keys = { board: 'Enter', lane: 'Space', mandates: 'ArrowRight', own: 'Enter' };
    for (const [step, key] of Object.entries(keys)) {
      await page.waitForSelector(`.bubble[data-step="party.${step}"] h2:focus`);
      await page.keyboard.press(key);
    }
    await page.waitForSelector('.bubble[data-step="platform.opinions"]');
    await page.locator('.dock.mine .dock-body label').first().click();
    await settle(page);
    await page.locator('.dock.mine .confirm').click();
    await page.waitForSelector('.bubble-hint:not(:empty)');

    await page.reload();
    await page.waitForSelector('.bubble[data-step="platform.opinions"]');
    await page.locator('.lesson-bar > a').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.lobby');
    await context.close();
  });

  it('goes back step by step, from one chapter to the one before too, and begins a chapter again', async () => {
    const { page, context } = await house.visitor();
    await context.addInitScript(begin, { lesson: '2019', from: 1 });
    await page.goto(`${house.url}/learn/2019`);
    await page.waitForSelector('.bubble[data-step="platform.opinions"] h2:focus');
    await page.keyboard.press('ArrowLeft');
    for (const step of ['party.own', 'party.mandates', 'party.lane']) {
      await page.waitForSelector(`.bubble[data-step="${step}"]`);
      await page.locator('.bubble .back').click();
    }
    await page.waitForSelector('.bubble[data-step="party.board"]');
    expect(await page.locator('.bubble .back').count()).toBe(0);
    await page.locator('.bubble .next').click();
    await page.waitForSelector('.bubble[data-step="party.lane"]');
    await page.locator('.bubble .link').click();
    await page.waitForSelector('.bubble[data-step="party.board"]');
    await context.close();
  });

  it('points at what is to be pressed now, and says at once if something else is chosen', async () => {
    const { page, context } = await house.visitor();
    await context.addInitScript(begin, { lesson: '2019', from: 1 });
    await page.goto(`${house.url}/learn/2019`);
    for (const step of ['opinions', 'agree']) {
      await page.waitForSelector(`.bubble[data-step="platform.${step}"]`);
      await page.locator('.bubble .next').click();
    }
    await page.waitForSelector('.bubble[data-step="platform.source"]');
    expect(await page.locator('#bubble-more').textContent()).toContain('“Neither, just swap”');
    const options = '.dock.mine .dock-body label';
    await pointsAt(page, `${options}:nth-of-type(3)`);
    await page.locator(options).first().click();
    await page.waitForSelector('.bubble-hint:not(:empty)');
    await pointsAt(page, `${options}:nth-of-type(3)`);
    await page.locator(options).nth(2).click();
    await page.waitForSelector('.bubble-hint:empty', { state: 'attached' });
    await pointsAt(page, '.dock.mine .confirm');
    await context.close();
  });

  it('on a phone frames nothing across the dock, and is no wider than the screen', async () => {
    const { page, context } = await house.visitor({ viewport: PHONE });
    await context.addInitScript(begin, { lesson: '2019', from: 1 });
    await page.goto(`${house.url}/learn/2019`);
    const found: number[] = [];
    await learn(page, 4, async () => {
      await page.waitForSelector('.veil-frame', { state: 'attached' });
      found.push(await page.evaluate(framesAcross));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    });
    expect(found).toEqual([0, 0, 0, 0]);
    await context.close();
  });

  it('leaves you alone once you play the last round by yourself', async () => {
    const { page, context, errors } = await house.visitor();
    await context.addInitScript(begin, { lesson: '2019', from: 8 });
    // What the others do is shown in between, and the screen of your own decision comes back.
    await context.addInitScript(() => localStorage.setItem('macher.speed', '"read"'));
    await page.goto(`${house.url}/learn/2019`);
    for (const step of ['stand', 'play']) {
      await page.waitForSelector(`.bubble[data-step="last.${step}"]`);
      await page.locator('.bubble .next').click();
    }
    await page.evaluate(watchBubbles);
    await settle(page);
    await page.locator('.dock.mine .dock-body label').first().click();
    await page.locator('.dock.mine .confirm').click();
    await page.locator('.skip').click();
    await page.waitForSelector('.dock.mine:not([data-question^="bid "])');
    expect(await page.evaluate(() => document.body.dataset['bubbles'])).toBe('0');
    expect(errors).toEqual([]);
    await context.close();
  });
});

/** The end of the arrow lies on the edge of that element. */
async function pointsAt(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(wanted => {
    const path = document.querySelector('.veil-arrow')?.getAttribute('d') ?? '';
    const [x = Number.NaN, y = Number.NaN] = path.split(' ').slice(-2).map(Number);
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    if (box === undefined) return false;
    const isBeside = (at: number, from: number, to: number): boolean => at >= from - 2 && at <= to + 2;
    return isBeside(x, box.left, box.right) && isBeside(y, box.top, box.bottom);
  }, selector);
}

/** Inside the page: frames that begin above the dock and end in it. */
function framesAcross(): number {
  const dock = document.querySelector('.dock-now .dock');
  if (dock === null || !dock.checkVisibility()) return 0;
  const { top } = dock.getBoundingClientRect();
  const frames = [...document.querySelectorAll('.veil-frame')].map(frame => frame.getBoundingClientRect());
  return frames.filter(frame => frame.top < top - 8 && frame.bottom > top + 2).length;
}

/** Inside the page: counts how often a bubble comes. */
function watchBubbles(): void {
  let seen = document.querySelectorAll('.bubble').length;
  document.body.dataset['bubbles'] = String(seen);
  new MutationObserver(() => {
    const now = document.querySelectorAll('.bubble').length;
    seen += now;
    if (document.body.dataset['bubbles'] !== String(seen)) document.body.dataset['bubbles'] = String(seen);
  }).observe(document.body, { subtree: true, childList: true });
}
