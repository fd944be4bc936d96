import { type LessonId, loadLesson } from '@macher/lessons';
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
    const steps = ['board', 'lane', 'mandates', 'own'];
    for (let step = 0; step < 4; step += 1) {
      await page.waitForSelector(`.bubble[data-step="party.${steps[step]}"] h2:focus`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
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
});
