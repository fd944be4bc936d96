import { RULESETS } from '@macher/editions';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { playOn } from './driver.ts';
import { handsTold, listen } from './heard.ts';
import { House, openTable } from './house.ts';
import { Watcher } from './watcher.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house?.close());

/** The height of a line: less is no line that one doesn't see. */
const A_LINE = 19;

/** 1997 is drawn as 2006 is. With MACHER_LONG=1 all are played, to their end. */
const SHORTEST = ['2019-4', '2006-5'] as const;
/** The short run leaves these when this round begins. */
const LEFT_AT: Readonly<Record<string, number>> = IS_LONG ? {} : { '2006-5': 2 };
/** A spectator is at every game; in these they follow it with the keyboard alone. */
const FOLLOWED: readonly string[] = IS_LONG ? RULESETS : ['2019-4'];

describe('a game through what is shown', () => {
  it.each(IS_LONG ? RULESETS : SHORTEST)('%s', async ruleset => {
    const { page, errors, context } = await house.visitor();
    await page.goto(house.url);
    const path = await openTable(page, { ruleset, seats: ['me', '1', '1'] });
    const toPlayer = listen(page);
    await page.goto(`${house.url}${path}`);
    await page.waitForSelector('.dock');
    const watcher = await Watcher.at(house, path);
    await watchLog(page);
    const isFollowed = FOLLOWED.includes(ruleset);
    const [{ refused, decisions }, beats] = await Promise.all([
      playOn(page, 1000, 1, LEFT_AT[ruleset]),
      isFollowed ? watcher.follow() : [],
    ]);
    expect(await farthestFromEnd(page)).toBeLessThan(A_LINE);
    expect(refused).toEqual([]);
    expect(decisions).toBeGreaterThan(15);
    if (LEFT_AT[ruleset] === undefined) await page.waitForSelector('.end');
    if (isFollowed) expectFollowed(watcher, beats);
    const { leaked, entries } = handsTold(toPlayer, watcher.heard);
    expect(leaked).toEqual([]);
    expect(entries).toBeGreaterThan(40);
    expect([...errors, ...watcher.visitor.errors]).toEqual([]);
    await Promise.all([context.close(), watcher.visitor.context.close()]);
  });
});

/** Every moment is one of the table's, in order, none that has something to tell is missing, and each was spoken. */
function expectFollowed(watcher: Watcher, beats: Awaited<ReturnType<Watcher['follow']>>): void {
  const shown = beats.flatMap(({ moments }) => moments);
  expect(shown).toEqual(shown.toSorted(byAddress));
  expect(new Set(shown).size).toBe(shown.length);
  const told = watcher.told();
  expect(told.filter(address => !shown.includes(address))).toEqual([]);
  expect(told.length).toBeGreaterThan(100);
  for (const { title, heard, animations } of beats) {
    expect(heard).toMatch(/^Move \d+ of \d+\. /);
    expect(heard.slice(heard.indexOf('. ') + 2)).toBe(title);
    expect(animations).toBe(0);
  }
}

function byAddress(one: string, other: string): number {
  const [[version = 0, part = 0], [later = 0, second = 0]] = [one, other].map(each =>
    each.split('.').map(Number),
  ) as [number[], number[]];
  return version - later || part - second;
}

/**
 * The log stays at its end, whatever the panels above it do. It is looked at while the game goes on, frame by frame; a
 * line that has just come is scrolled to in the frame that draws it, so that only what stays for frames says anything.
 */
function watchLog(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    const latest: number[] = [];
    const look = (): void => {
      const log = document.querySelector('.log');
      latest.push(log === null ? 0 : log.scrollHeight - log.scrollTop - log.clientHeight);
      if (latest.length > 4) latest.shift();
      if (latest.length === 4)
        dataset['offEnd'] = String(Math.max(Number(dataset['offEnd'] ?? 0), Math.min(...latest)));
      requestAnimationFrame(look);
    };
    look();
  });
}

function farthestFromEnd(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['offEnd']));
}
