import { type Origin, parsePack, provenance, RULESETS, rulesOf } from '@macher/editions';
import { FormatError } from '@macher/engine';
import { describe, expect, it } from 'vitest';

const seats = (id: string) => rulesOf('2006-7').regions.find(region => region.id === id)?.mandates;

const marked = (start: string, origin: Origin) =>
  provenance('2006-7').filter(mark => mark.path.startsWith(start) && mark.origin === origin);

/** As players report them: not the issues of 2006. */
const ISSUES_OF_1997 = ['euro', 'genetics', 'health', 'nuclear', 'security', 'spelling', 'welfare'];

describe('data of the older editions', () => {
  it('seat tables: by the formula, but for those that have what players report', () => {
    expect(seats('BY')).toEqual([9, 13, 18, 24, 28, 33, 42, 46, 54, 60]);
    expect(seats('SN')).toEqual([7, 10, 14, 18, 21, 26, 32, 35, 40, 46]);
    expect(seats('RP')).toEqual([6, 9, 12, 17, 19, 23, 29, 32, 37, 42]);
    expect(seats('BB')).toEqual([5, 6, 9, 11, 13, 15, 19, 21, 24, 28]);
    expect(seats('NRW')).toEqual([12, 17, 24, 32, 37, 44, 55, 61, 70, 80]);
    expect(seats('HB')).toEqual([2, 3, 5, 6, 7, 8, 10, 11, 13, 15]);
  });

  it('no number of the seat tables is print: some players report, the others are ours', () => {
    const reported = (id: string): unknown[] =>
      marked(`/regions/${id}/mandates/`, 'reported').map(({ value }) => value);
    expect(marked('/regions/', 'print')).toEqual([]);
    expect(reported('BB')).toEqual([5, 9, 11, 13, 28]);
    expect(reported('SN')).toEqual([7, 21, 26, 46]);
    expect(reported('RP')).toEqual([6, 9, 12, 32, 42]);
    expect(reported('BY')).toEqual([42, 54, 60]);
    expect(reported('SH')).toEqual([5, 10, 22, 32]);
    expect(reported('HB')).toEqual([6, 8, 15]);
    expect(reported('SL')).toEqual([3, 4, 9, 17, 20]);
    expect(reported('BW')).toEqual([]);
  });

  it('the maxima of thirteen regions are reported, those of three are ours', () => {
    const maxima = marked('/regions/', 'ours').filter(({ path }) => path.endsWith('/maximum'));
    expect(maxima.map(({ path }) => path.split('/')[2])).toEqual(['BW', 'HE', 'HH']);
  });

  it('what no book shows is not marked print', () => {
    expect(marked('/mediaBoard/', 'reported')).toHaveLength(7);
    expect(marked('/players/', 'reported')).toHaveLength(2);
    expect(marked('/die/', 'print').map(({ value }) => value)).toEqual([3]);
    expect(marked('/preliminary/', 'print').map(({ path }) => path)).toEqual([
      '/preliminary/first/2/trend',
      '/preliminary/first/2/meetings',
      '/preliminary/first/2/votes',
      '/preliminary/second/media2/media',
      '/preliminary/second/media2/base',
    ]);
    for (const path of ['/mandateSteps/0', '/moneyStep', '/politicians/chancellor/cost'])
      expect(marked(path, 'ours').map(each => each.path)).toEqual([path]);
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

  it('replace seats, media points, options and the chancellor’s cost, which no book shows', () => {
    const table = [5, 7, 9, 11, 13, 15, 19, 21, 24, 28];
    const mine = parsePack(
      pack({
        regions: { BB: { mandates: table }, BW: { maximum: 53 } },
        mediaBoard: [30, null, null, null, null, null, null],
        preliminary: { second: { media1: { base: 9 } } },
        politicians: { chancellor: { cost: 24_000 } },
        die: [null, null, 2, null, null, null],
      }),
    );
    const rules = rulesOf('2006-7', mine);
    const region = (id: string) => rules.regions.find(each => each.id === id);
    expect(region('BB')?.mandates).toEqual(table);
    expect(region('BW')).toMatchObject({ maximum: 53, mandates: [8, 11, 16, 21, 24, 29, 37, 40, 46, 53] });
    expect(rules.mediaBoard).toEqual([30, 20, 20, 15, 15, 12, 10]);
    expect(rules.startingColumns[1]?.find(({ id }) => id === 'media1')?.base).toBe(9);
    expect(rules.politicians.at(-1)).toMatchObject({ id: 'chancellor', cost: 24_000 });
    expect(rules.die).toEqual([0, 1, 2, 2, 2, 3]);
  });

  it('of before, which repeat what was marked as printed, are read as they were', () => {
    const repeated = {
      players: { min: 3, max: 5 },
      moneyStep: 1000,
      regions: { BB: { maximum: 28 }, SN: { maximum: 46, mandates: [7, ...Array(9).fill(null)] } },
      mandateSteps: [5, ...Array(9).fill(null)],
      mediaBoard: [25, 20, 20, 15, 15, 12, 10],
      preliminary: { first: { 1: { trend: 2 } }, second: { media3: { media: 3 }, base: { base: 12 } } },
      politicians: { chancellor: { cost: 25_000 } },
      die: [0, 1, 1, 2, 2, 3],
    };
    for (const ruleset of ['2006-7', '2006-5', '1997-7'] as const) {
      const { pack: _pack, ...rules } = rulesOf(ruleset, parsePack(pack(repeated)));
      const { pack: _none, ...without } = rulesOf(ruleset);
      expect(rules).toEqual(without);
    }
  });

  it('[2006 §8] the short game leaves out the card of 25,000, whichever that is in a box, else the dearest', () => {
    const leftOut = (chancellor: number, finance: number): string[] => {
      const costs = { chancellor: { cost: chancellor }, 'finance-minister': { cost: finance } };
      const mine = parsePack(pack({ politicians: costs }));
      const short = rulesOf('2006-5', mine).politicians.map(({ id }) => id);
      return rulesOf('2006-7', mine).politicians.flatMap(({ id }) => (short.includes(id) ? [] : [id]));
    };
    expect(leftOut(25_000, 15_000)).toEqual(['chancellor']);
    expect(leftOut(25_000, 25_000)).toEqual(['chancellor']);
    expect(leftOut(25_000, 30_000)).toEqual(['chancellor']);
    expect(leftOut(20_000, 25_000)).toEqual(['finance-minister']);
    expect(leftOut(24_000, 20_000)).toEqual(['chancellor']);
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
    ['a die with one number', { die: [3, 3, 3, 3, 3, null] }, '/die: two faces must differ'],
    ['a die in disorder', { die: [2, 1, 1, 2, 2, null] }, '/die: must not fall'],
    ['a poll that moves nobody', { polls: { 'cdu-1': STILL } }, '/polls/cdu-1: some party must move'],
  ])('with %s are refused', (_what, values, mistake) => {
    expect(() => parsePack(pack(values))).toThrow(`/values${mistake}`);
  });

  it('do not fit a game of another edition', () => {
    expect(() => rulesOf('2019-4', parsePack(pack({})))).toThrow(FormatError);
  });
});
