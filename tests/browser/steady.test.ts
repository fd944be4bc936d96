import type { RulesetId } from '@macher/editions';
import type { Kind } from '@macher/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { Company } from './company.ts';
import { House, LAPTOP, PHONE } from './house.ts';
import { outOfPlace } from './layout.ts';
import { momentOf } from './screens.ts';

let house: House;
let company: Company;

beforeAll(async () => {
  house = await House.open();
  company = await Company.gather(house);
});

afterAll(() => house?.close());

/** Docks that say more, or less, with what is touched in them. */
const KINDS: Readonly<Partial<Record<RulesetId, readonly Kind[]>>> = {
  '2019-4': ['starting-block', 'exchange', 'act', 'influence', 'turn-in', 'buy-media'],
  '2006-7': IS_LONG
    ? ['redraw', 'swap', 'starting-block', 'influence', 'promote', 'nationalise']
    : ['redraw'],
};

const SCREENS = {
  'a laptop, with the coach': { viewport: LAPTOP, locale: 'pl' },
  'a phone': { viewport: PHONE, locale: 'en-GB' },
} as const;

describe('a decision', () => {
  it.each(Object.entries(SCREENS))(
    'has its place, as the log has, and keeps its rows and buttons where they are while it is made: %s',
    async (screen, { viewport, locale }) => {
      const { page, context } = await house.visitor({ viewport, locale });
      const hasCoach = screen.includes('coach');
      if (hasCoach) await context.addInitScript(() => localStorage.setItem('macher.coach', 'true'));
      const moved: string[] = [];
      for (const [ruleset, kinds] of Object.entries(KINDS) as [RulesetId, readonly Kind[]][])
        for (const kind of kinds) {
          await company.show(page, momentOf(ruleset, kind), 3);
          if (hasCoach) await page.waitForSelector('.note-line');
          moved.push(...(await outOfPlace(page)).map(each => `${ruleset} ${kind}: ${each}`));
          const found = await page.evaluate(whatMoves, { touches: 12, seed: 7 });
          moved.push(...found.map(each => `${ruleset} ${kind}: ${each}`));
        }
      expect(moved).toEqual([]);
      await context.close();
    },
  );

  it('is as low as on any laptop when the window was a phone’s before, without a touch', async () => {
    const { page, context } = await house.visitor({ viewport: PHONE });
    await company.show(page, momentOf('2006-7', 'resolve'), 3);
    await page.setViewportSize(LAPTOP);
    await expect.poll(() => outOfPlace(page)).toEqual([]);
    await context.close();
  });
});

/** Inside the page: touches one control after the other, and says which of them lies elsewhere afterwards. */
async function whatMoves({ touches, seed }: { touches: number; seed: number }): Promise<string[]> {
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const boxOf = (each: Element): DOMRect => (each.closest('label') ?? each).getBoundingClientRect();
  const controls = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>('.dock.mine :is(button, input, select)')].filter(
      each => boxOf(each).width > 0,
    );
  const name = (each: Element): string =>
    `${each.tagName.toLowerCase()} “${((each.closest('label') ?? each).textContent ?? '').trim().slice(0, 30)}”`;
  const found: string[] = [];
  for (let count = 0; count < touches; count += 1) {
    const open = controls().filter(each => each.matches('.dock-body :enabled'));
    const target = open[random(open.length)];
    if (target === undefined) break;
    const before = new Map(controls().map(each => [each, boxOf(each)]));
    target.click();
    await new Promise(resolve => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    for (const [each, { top, left }] of before) {
      const after = boxOf(each);
      const way = Math.max(Math.abs(after.top - top), Math.abs(after.left - left));
      if (each.isConnected && after.width > 0 && way > 1.5)
        found.push(`${name(each)} moves ${Math.round(way)} px when ${name(target)} is touched`);
    }
  }
  return found;
}
