import type { RulesetId } from '@macher/editions';
import type { Kind } from '@macher/engine';
import type { Page } from 'playwright-core';
import { IS_LONG } from '../long.ts';
import { violations } from './axe.ts';
import { LAPTOP, PHONE } from './house.ts';
import { fullestMoments, type Moment } from './moments.ts';

const SCREENS = {
  'laptop, light': { viewport: LAPTOP, colorScheme: 'light' },
  'laptop, dark': { viewport: LAPTOP, colorScheme: 'dark' },
  'phone, light': { viewport: PHONE, colorScheme: 'light' },
  'phone, dark': { viewport: PHONE, colorScheme: 'dark' },
} as const;

type Screen = keyof typeof SCREENS;

export const ALL = Object.keys(SCREENS) as Screen[];

/** Each size once and each scheme once; with MACHER_LONG=1 each with each. */
export const BOTH: readonly Screen[] = IS_LONG ? ALL : ['laptop, light', 'phone, dark'];
export const BOTH_OTHERS: readonly Screen[] = IS_LONG ? ALL : ['laptop, dark', 'phone, light'];

/** What is wrong with the page, or a part of it, on these screens. */
export async function faults(
  page: Page,
  what: string,
  screens: readonly Screen[],
  part?: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    const { viewport, colorScheme } = SCREENS[screen];
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await violations(page, part)).map(text => `${what}, ${screen}: ${text}`));
  }
  return found;
}

export function momentOf(ruleset: RulesetId, kind: Kind): Moment {
  const moment = fullestMoments(ruleset, 4).get(kind);
  if (moment === undefined) throw new Error(`nobody is asked for ${kind} in ${ruleset}`);
  return moment;
}
