import type { Kind } from '@macher/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { Company } from './company.ts';
import { House } from './house.ts';
import { fullestMoments } from './moments.ts';
import { ALL, faults, momentOf } from './screens.ts';

let house: House;
let company: Company;

beforeAll(async () => {
  house = await House.open();
  company = await Company.gather(house);
});

afterAll(() => house?.close());

/**
 * Each draws its decision in a way of its own, and is looked at on one screen after the other. With MACHER_LONG=1 all
 * are, on all screens, with everything around them.
 */
const KINDS: Readonly<Record<'2019-7' | '2006-7', readonly Kind[]>> = {
  '2019-7': ['draft', 'starting-block', 'exchange', 'buy-media', 'send', 'act', 'poll-bid', 'donation'],
  '2006-7': [
    'redraw',
    'resolve',
    'coalition',
    'influence',
    'poll-lines',
    'turn-in',
    'nationalise',
    'name-start',
  ],
};

describe('WCAG 2.2 AA', () => {
  it.each(['2019-7', '2006-7'] as const)('decisions of %s', async ruleset => {
    const { page, context } = await house.visitor();
    const found: string[] = [];
    const kinds = IS_LONG ? [...fullestMoments(ruleset, 4).keys()] : KINDS[ruleset];
    for (const [index, kind] of kinds.entries()) {
      await company.show(page, momentOf(ruleset, kind), 5);
      const screens = ALL.slice(index % ALL.length).slice(0, 1);
      found.push(...(IS_LONG ? await faults(page, kind, ALL) : await faults(page, kind, screens, '.dock')));
    }
    expect(found).toEqual([]);
    await context.close();
  });
});
