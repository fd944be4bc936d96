import { botOf } from '@macher/bots';
import { PARTIES } from '@macher/editions';
import { paidAt } from '@macher/lab';
import { USUAL } from '@macher/lessons/coach';
import { describe, expect, it } from 'vitest';
import { sampled } from '../long.ts';

/** So many games as the figures are of. Levels 3 and 4 would think for minutes. */
const MEASURED = sampled(
  [
    { level: '1', ruleset: '2019-4', family: '2019', games: 60 },
    { level: '1', ruleset: '2006-7', family: '2006', games: 60 },
    { level: '2', ruleset: '2019-4', family: '2019', games: 60 },
    { level: '2', ruleset: '2006-7', family: '2006', games: 60 },
  ] as const,
  1,
);

describe('what the coach says that things cost', () => {
  it.each(MEASURED)('is what bots of level $level pay in $ruleset', ({ level, ruleset, family, games }) => {
    const bot = botOf(level);
    const paid = paidAt(bot, ruleset, PARTIES.slice(0, 4), games);
    const between = Object.entries(paid).map(([thing, { from, to }]) => [thing, [from, to]]);
    expect(Object.fromEntries(between)).toEqual(USUAL[level]?.[family]);
  });
});
