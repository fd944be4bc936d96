import { parsePack, provenance, RULESETS, rulesOf } from '@macher/editions';
import { FormatError } from '@macher/engine';
import { describe, expect, it } from 'vitest';

const seats = (id: string) => rulesOf('2006-7').regions.find(region => region.id === id)?.mandates;

/** As players report them: not the issues of 2006. */
const ISSUES_OF_1997 = ['euro', 'genetics', 'health', 'nuclear', 'security', 'spelling', 'welfare'];

describe('data of the older editions', () => {
  it('seat tables: by the formula, but for those players reported', () => {
    expect(seats('BY')).toEqual([9, 13, 18, 24, 28, 33, 42, 46, 54, 60]);
    expect(seats('SN')).toEqual([7, 10, 14, 18, 21, 26, 32, 35, 40, 46]);
    expect(seats('RP')).toEqual([6, 9, 12, 17, 19, 23, 29, 32, 37, 42]);
    expect(seats('BB')).toEqual([5, 6, 9, 11, 13, 15, 19, 21, 24, 28]);
    expect(seats('NRW')).toEqual([12, 17, 24, 32, 37, 44, 55, 61, 70, 80]);
    expect(seats('HB')).toEqual([2, 3, 5, 6, 7, 8, 10, 11, 13, 15]);
  });

  it('twenty polls by the four tables around the circle, ten in the short game', () => {
    const changes = (id: string) => rulesOf('2006-7').polls.find(poll => poll.id === id)?.changes;
    expect(changes('cdu-1')).toEqual({ cdu: 2, spd: -1, fdp: 1, gruene: -2, linke: 1 });
    expect(changes('spd-2')).toEqual({ spd: 1, fdp: -2, gruene: -1, linke: 2, cdu: -1 });
    expect(changes('linke-4')).toEqual({ linke: -1, cdu: 2, spd: 1, fdp: -1, gruene: -2 });
    expect([rulesOf('2006-7').polls.length, rulesOf('2006-5').polls.length]).toEqual([20, 10]);
  });

  it('1997 is 2006 with other options: the same components but for the issues and the trend steps', () => {
    expect(provenance('1997-7')).toEqual(provenance('2006-7'));
    expect(rulesOf('1997-7').regions).toEqual(rulesOf('2006-7').regions);
    expect(rulesOf('1997-7').issues.toSorted()).toEqual(ISSUES_OF_1997);
  });

  it.each(RULESETS)('%s: every phase that a round names asks by a paragraph that exists', ruleset => {
    const { paragraphs, rounds } = rulesOf(ruleset);
    expect(Object.values(paragraphs).every(paragraph => /^(2019|2006|1997) §/.test(paragraph))).toBe(true);
    expect(rounds.at(-1)?.phases.at(-1)).toBe('final-scoring');
  });
});

describe('component packs of the older editions', () => {
  const STILL = { cdu: 0, spd: 0, fdp: 0, gruene: 0, linke: 0 };
  const pack = (values: object): unknown => ({
    format: 'macher-pack',
    version: 2,
    edition: '2006',
    name: 'my box',
    values,
  });

  it('replace reconstructed numbers in all three games', () => {
    const mine = parsePack(
      pack({ national: { baseGain: [null, 3, null, null, null] }, politicians: { speaker: { cost: 7000 } } }),
    );
    for (const ruleset of ['2006-7', '2006-5', '1997-7'] as const) {
      const rules = rulesOf(ruleset, mine);
      expect(rules.national?.baseGain).toEqual([1, 3, 3, 2, 1]);
      expect(rules.politicians.find(({ id }) => id === 'speaker')?.cost).toBe(7000);
    }
  });

  it('leave printed numbers alone', () => {
    expect(() => parsePack(pack({ mediaCost: 5000 }))).toThrow('/values/mediaCost: must be 4000');
  });

  it.each<[string, object, string]>([
    [
      'a politician who costs half a step',
      { politicians: { speaker: { cost: 7500 } } },
      '/politicians/speaker/cost: must be a multiple of 1000',
    ],
    [
      'a donation as large as the next',
      { donations: [{ amount: 20_000 }, null, null, null, null] },
      '/donations: must rise',
    ],
    [
      'a donation of half a step',
      { donations: [{ amount: 10_500 }, null, null, null, null] },
      '/donations: must be multiples of 1000',
    ],
    ['a poll that moves nobody', { polls: { 'cdu-1': STILL } }, '/polls/cdu-1: some party must move'],
  ])('with %s are refused', (_what, values, mistake) => {
    expect(() => parsePack(pack(values))).toThrow(`/values${mistake}`);
  });

  it('do not fit a game of another edition', () => {
    expect(() => rulesOf('2019-4', parsePack(pack({})))).toThrow(FormatError);
  });
});
