import type { RulesetId } from '@macher/editions';
import type { Kind } from '@macher/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Company } from './company.ts';
import { House, LAPTOP, PHONE } from './house.ts';
import { fullestMoments } from './moments.ts';

let house: House;
let company: Company;

beforeAll(async () => {
  house = await House.open();
  company = await Company.gather(house);
});

afterAll(() => house?.close());

/** A phone on its side, and a laptop's page at 200 %. */
const LOW = [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
];

describe('a laptop', () => {
  it('2006 with five players: the national board is whole', async () => {
    const { page, context } = await house.visitor({ viewport: LAPTOP });
    await show(page, '2006-7', 5, 'meetings', 4);
    const board = page.locator('.national');
    const { inner, outer } = await board.evaluate(each => ({
      inner: each.scrollHeight,
      outer: each.clientHeight,
    }));
    expect(inner).toBeLessThanOrEqual(outer);
    const frame = await boxOf(page, '.side-tabs');
    for (const part of ['.national-opinions', '.national .media-board', '.members']) {
      const box = await boxOf(page, part);
      expect(box.top).toBeGreaterThan(frame.top);
      expect(box.bottom).toBeLessThanOrEqual(frame.bottom);
    }
    await context.close();
  });

  it('a held election is called back from its spine, and from the ribbon', async () => {
    const { page, context } = await house.visitor({ viewport: LAPTOP });
    await show(page, '2006-7', 5, 'meetings', 4);
    for (const opener of ['.spine', '.ribbon-elections button']) {
      const name = await page.locator(opener).nth(1).locator('.hidden-text').textContent();
      await page.locator(opener).nth(1).click();
      await page.waitForSelector('dialog[open]');
      const [region = 'nowhere'] = name?.split(',') ?? [];
      expect(await page.locator('dialog[open]').textContent()).toContain(region);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });
    }
    await context.close();
  });

  it('after a decision, and after it is taken back, the next one has the focus', async () => {
    const { page, context } = await house.visitor({ viewport: LAPTOP });
    await show(page, '2019-7', 4, 'meetings', 2);
    expect(await focused(page)).toBe('');
    await page.locator('.per-region .segments label').nth(1).click();
    await page.waitForTimeout(FRESH);
    await page.locator('.dock .confirm').click();
    await page.waitForSelector('.dock.waiting');
    await expect.poll(() => focused(page)).toBe('dock-title');
    await page.locator('.dock .undo').click();
    await page.waitForSelector('.dock.mine');
    await expect.poll(() => focused(page)).toBe('dock-title');
    await context.close();
  });

  it.each([
    ['2019-7', 4, 'send'],
    ['2006-7', 5, 'poll-bid'],
  ] as const)(
    '%s: what is only a sign to the eye has a tooltip, wherever it is',
    async (ruleset, players, kind) => {
      const { page, context } = await house.visitor({ viewport: LAPTOP });
      await show(page, ruleset, players, kind, 2);
      expect(await signsWithoutTip(page)).toEqual([]);
      await context.close();
    },
  );

  it('a sign tells the mouse what it is, until Escape', async () => {
    const { page, context } = await house.visitor({ viewport: LAPTOP });
    await show(page, '2019-7', 4, 'meetings', 2);
    const sign = page.locator('.others thead [data-tip]').first();
    await sign.hover();
    await page.waitForSelector('.tooltip');
    expect(await page.locator('.tooltip').textContent()).toBe(await sign.getAttribute('aria-label'));
    await page.keyboard.press('Escape');
    await page.waitForSelector('.tooltip', { state: 'detached' });
    await context.close();
  });

  it('what is chosen stands out more than another card of the issue below the mouse', async () => {
    const { page, context } = await house.visitor({ viewport: LAPTOP });
    await show(page, '2019-7', 4, 'influence', 2);
    await page.locator('.card-radios label:has(:enabled)').first().click();
    await page.locator('.card-radios label:has(:enabled)').last().hover();
    const [chosen, sister] = await page.evaluate(() => {
      const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return [
        styleOf('.card-radios label:has(:checked)').borderTopColor,
        styleOf('.card.highlight').boxShadow,
      ];
    });
    expect(sister).not.toContain(chosen);
    expect(sister).not.toBe('none');
    await context.close();
  });

  it('nothing covers Undo and Pass while the mouse rests on the button that confirms', async () => {
    const { page, context } = await house.visitor({ viewport: LAPTOP });
    await show(page, '2019-7', 4, 'meetings', 2);
    await page.clock.install();
    await page.locator('.dock-foot dl [data-what]').first().hover();
    await page.clock.runFor(A_LONG_REST);
    await page.waitForSelector('.tooltip');
    for (const button of ['confirm', 'quiet', 'undo']) {
      await page.locator(`.dock .${button}`).hover();
      await page.clock.runFor(A_LONG_REST);
      expect(await page.locator('.tooltip').count(), button).toBe(0);
    }
    await context.close();
  });
});

/** Milliseconds, by a clock of its own. */
const A_LONG_REST = 10_000;

describe('a phone', () => {
  it('shows a row for each of four regions, and above them a whole board, which a row turns', async () => {
    const { page, context } = await house.visitor({ viewport: PHONE, hasTouch: true });
    await show(page, '2019-7', 4, 'meetings', 2);
    const rows = page.locator('.per-region > section');
    expect(await rows.count()).toBe(4);
    const foot = await boxOf(page, '.dock-foot');
    for (const row of await rows.all()) {
      const box = await row.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(48);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot.top + 1);
    }
    const dock = await boxOf(page, '.dock');
    const board = await boxOf(page, '.board[data-selected=true]');
    expect(board.top).toBeGreaterThan(0);
    expect(board.bottom).toBeLessThanOrEqual(dock.top);
    const name = await rows.nth(2).locator('.turn-to').textContent();
    await rows.nth(2).tap({ position: { x: 40, y: 40 } });
    await expect.poll(() => page.locator('.board[data-selected=true] h2').textContent()).toBe(name?.trim());
    await context.close();
  });

  it('a bid for a poll turns the board to the region of the poll', async () => {
    const { page, context } = await house.visitor({ viewport: PHONE });
    await show(page, '2019-7', 4, 'poll-bid', 2);
    const board = await page.locator('.board[data-selected=true] h2').textContent();
    expect(await page.locator('.dock-head p').textContent()).toContain(`${board}`);
    expect(await page.locator('.region-tabs [aria-pressed=true] .hidden-text').textContent()).toBe(board);
    await context.close();
  });

  it('a finger that stays on a phase or a sign gets its tooltip; targets in the ribbon are large enough', async () => {
    const { page, context } = await house.visitor({ viewport: PHONE, hasTouch: true });
    await show(page, '2019-7', 4, 'meetings', 2);
    const card = page.locator('.board[data-selected=true] .opinions [data-tip]').last();
    await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await page.waitForSelector('.tooltip');
    expect(await page.locator('.tooltip').textContent()).toBe(await card.getAttribute('aria-label'));
    for (const button of await page.locator('.ribbon button:visible').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await context.close();
  });
});

describe('a low screen', () => {
  it.each(LOW)('%j: every button can be reached, and the board beside it seen', async viewport => {
    const { page, context } = await house.visitor({ viewport });
    for (const kind of ['meetings', 'poll-bid', 'starting-block'] as const) {
      await show(page, '2019-7', 4, kind, 2);
      expect(await unreachable(page)).toEqual([]);
      const [board, dock] = [await boxOf(page, '.board[data-selected=true]'), await boxOf(page, '.dock')];
      expect(board.right).toBeLessThanOrEqual(dock.left);
    }
    await context.close();
  });
});

/** A new decision takes no answer before. */
const FRESH = 700;

const moments = new Map<string, ReturnType<typeof fullestMoments>>();

async function show(
  page: Page,
  ruleset: RulesetId,
  players: number,
  kind: Kind,
  round: number,
): Promise<void> {
  const key = [ruleset, players, round].join();
  const found = moments.get(key) ?? fullestMoments(ruleset, players, [round]);
  moments.set(key, found);
  const moment = found.get(kind);
  if (moment === undefined) throw new Error(`nobody is asked for ${kind} in ${ruleset}`);
  await company.show(page, moment, 3);
}

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id ?? '');
}

async function boxOf(page: Page, selector: string): Promise<DOMRect> {
  return page
    .locator(selector)
    .first()
    .evaluate(each => each.getBoundingClientRect().toJSON() as DOMRect);
}

/** What a screen reader gets a name of, and the eye nothing but a sign. */
function signsWithoutTip(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = (each: Element): string => {
      const copy = each.cloneNode(true) as Element;
      for (const unseen of copy.querySelectorAll('.hidden-text')) unseen.remove();
      return copy.textContent.trim();
    };
    const named = [...document.querySelectorAll('[aria-label]:not(input, select), :has(> .hidden-text)')];
    return named
      .filter(each => each.checkVisibility() && each.getBoundingClientRect().width > 0 && seen(each) === '')
      .filter(
        each => each.closest('[data-tip], [title]') === null && each.querySelector('[data-tip]') === null,
      )
      .map(each => each.outerHTML.slice(0, 120));
  });
}

/** Buttons and choices of the dock that something else lies over, however one scrolls. */
function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>('.dock :is(button, label):not(:disabled)'),
    ].filter(each => each.checkVisibility() && !each.matches('.turn-to'));
    return shown.flatMap(each => {
      each.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (each.contains(hit) || hit.contains(each)) ? [] : [`${each.textContent}`];
    });
  });
}
