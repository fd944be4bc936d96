import { type Pack, parsePack, provenance, RULESETS, rulesOf } from '@macher/editions';
import { FormatError, type Rules } from '@macher/engine';
import { describe, expect, it } from 'vitest';

const pack = (values: object, more: object = {}): unknown => ({
  format: 'macher-pack',
  version: 2,
  edition: '2019',
  name: 'my box',
  values,
  ...more,
});

function mistakeIn(data: unknown): { path: string; reason: string } {
  try {
    parsePack(data);
  } catch (error) {
    if (error instanceof FormatError) return { path: error.path, reason: error.reason };
    throw error;
  }
  throw new Error('the pack was accepted');
}

describe('component packs', () => {
  it('replace reconstructed numbers, and the game keeps the pack it was started with', () => {
    const mine = parsePack(pack({ display: { 4: 6 }, mediaBoard: [null, null, null, null, 9, null, 5] }));
    const rules = rulesOf('2019-4', mine);
    expect(rules.display[4]).toBe(6);
    expect(rules.mediaBoard).toEqual([10, 9, 6, 5]);
    expect(rules.pack).toEqual(mine);
    expect(rulesOf('2019-4').display[4]).toBe(5);
  });

  it('with a new maximum alone bring a seat table by the formula', () => {
    const rules = rulesOf('2019-4', parsePack(pack({ regions: { HB: { maximum: 20 } } })));
    const seats = (id: string) => rules.regions.find(region => region.id === id)?.mandates;
    expect(seats('HB')).toEqual(seats('TH'));
  });

  it('may give a whole seat table', () => {
    const seats = [5, 7, 9, 10, 11, 12, 13, 14, 15, 16];
    const rules = rulesOf('2019-4', parsePack(pack({ regions: { HB: { mandates: seats } } })));
    expect(rules.regions.find(region => region.id === 'HB')?.mandates).toEqual(seats);
  });

  it('may repeat a printed number', () => {
    expect(parsePack(pack({ regions: { BB: { maximum: 21 } }, majority: 50 }))).toBeDefined();
  });

  it('may say which party is on the back of a poll', () => {
    const mine = parsePack(
      pack({
        pollBacks: { 'spd-b': 'cdu' },
        polls: { 'spd-b': { cdu: 2, spd: 1 } },
      }),
    );
    const backs = (rules: Rules): string => rules.polls.map(({ back }) => back).join(' ');
    expect(backs(rulesOf('2019-4'))).toBe('cdu cdu spd spd fdp fdp gruene gruene linke linke');
    expect(backs(rulesOf('2019-4', mine))).toBe('cdu cdu spd cdu fdp fdp gruene gruene linke linke');
    expect(rulesOf('2019-7', mine).polls.map(({ back }) => back)).toContain('spd');
  });

  it('may deal the printed lines out to other cards: which of ours they are on, no book says', () => {
    const swapped = { 'cdu-a': { cdu: 2, spd: -1, fdp: 1, gruene: -2, linke: 1 } };
    const back = { 'cdu-b': { cdu: 2, spd: 1, fdp: -2, gruene: 1, linke: -1 } };
    const mine = parsePack(pack({ polls: { ...swapped, ...back } }));
    expect(rulesOf('2019-4', mine).polls[1]?.changes).toEqual(back['cdu-b']);
  });

  it('of before, which repeat what was printed on a poll, are read as they were', () => {
    const old = pack({ polls: { 'cdu-a': { cdu: 2, fdp: -2, spd: 2 }, 'spd-b': { spd: 2, fdp: -3 } } });
    const { polls } = rulesOf('2019-4', parsePack(old));
    expect(polls[0]).toMatchObject({ id: 'cdu-a', back: 'cdu', changes: { cdu: 2, fdp: -2, spd: 2 } });
    expect(polls[3]).toMatchObject({ id: 'spd-b', back: 'spd', changes: { spd: 2, fdp: -3 } });
  });

  it('show where every number then comes from', () => {
    const mine = parsePack(pack({ display: { 4: 6 } })) as Pack;
    const origin = (path: string) => provenance('2019-4', mine).find(mark => mark.path === path)?.origin;
    expect([origin('/display/4'), origin('/display/3'), origin('/majority')]).toEqual([
      'pack',
      'ours',
      'print',
    ]);
  });

  it.each<[string, unknown, string, RegExp]>([
    [
      'a printed number changed',
      pack({ majority: 40 }),
      '/values/majority',
      /must be 50: this value is printed/,
    ],
    ['an unknown region', pack({ regions: { XX: { maximum: 20 } } }), '/values/regions/XX', /not known/],
    ['a number that is none', pack({ display: { 4: '6' } }), '/values/display/4', /whole number/],
    ['a fraction', pack({ display: { 4: 5.5 } }), '/values/display/4', /whole number/],
    ['a number out of range', pack({ display: { 4: 99 } }), '/values/display/4', /at most 8/],
    ['a list too short', pack({ mediaBoard: [10, 8, 6] }), '/values/mediaBoard', /at least 7/],
    ['a size that is none', pack({ regions: { HB: { size: 'huge' } } }), '/values/regions/HB/size', /one of/],
    [
      'nine large regions',
      pack({ regions: { HB: { size: 'large' } } }),
      '/values/regions',
      /as many large as small/,
    ],
    [
      'falling seats',
      pack({ regions: { HB: { mandates: [9, 8, 9, 10, 11, 12, 13, 14, 15, 16] } } }),
      '/values/regions/HB/mandates',
      /must not fall/,
    ],
    [
      'seats that miss the maximum',
      pack({ regions: { HB: { maximum: 18, mandates: [5, 6, 8, 10, 11, 12, 13, 14, 15, 16] } } }),
      '/values/regions/HB/mandates',
      /end with the maximum, 18/,
    ],
    [
      'a poll with three falling',
      pack({ polls: { 'spd-a': { fdp: -1 } } }),
      '/values/polls/spd-a',
      /two parties fall, not 3/,
    ],
    [
      'a back whose party doesn’t rise by 2',
      pack({ pollBacks: { 'spd-b': 'linke' } }),
      '/values/polls/spd-b/linke',
      /must be 2 with linke on the back: that is printed/,
    ],
    [
      'a party on the back that rises by 1',
      pack({ polls: { 'spd-b': { spd: 1 } } }),
      '/values/polls/spd-b/spd',
      /must be 2 with spd on the back: that is printed/,
    ],
    [
      'no card like the one in the printed example',
      pack({ polls: { 'cdu-a': { fdp: -1 } } }),
      '/values/polls',
      /one with cdu on the back must have -2 for fdp: that is printed/,
    ],
    ['a back of nobody', pack({ pollBacks: { 'spd-b': 'pds' } }), '/values/pollBacks/spd-b', /one of/],
    [
      'a block of six fields',
      pack({ startingBlocks: { A: { votes: 2 } } }),
      '/values/startingBlocks/A',
      /five fields, not 6/,
    ],
    [
      'Brandenburg against print, by its table',
      pack({ regions: { BB: { mandates: [6, 8, 11, 14, 14, 16, 17, 18, 20, 21] } } }),
      '/values/regions/BB/mandates',
      /23 votes must give 13: that is printed/,
    ],
    [
      'Brandenburg against print, by the bounds',
      pack({ mandateSteps: [null, null, null, 24, null, null, null, null, null, null] }),
      '/values/regions/BB/mandates',
      /23 votes must give 13: that is printed/,
    ],
    ['another edition', pack({}, { edition: '1986' }), '/edition', /must be one of 2019, 2006/],
    ['a newer version', pack({}, { version: 3 }), '/version', /must be 2/],
    ['no name', pack({}, { name: '' }), '/name', /at least 1/],
    ['no values', { format: 'macher-pack', version: 2, edition: '2019', name: 'x' }, '/values', /missing/],
    ['nothing', null, '', /object/],
  ])('with %s are refused with place and reason', (_what, data, path, reason) => {
    const mistake = mistakeIn(data);
    expect(mistake.path).toBe(path);
    expect(mistake.reason).toMatch(reason);
  });
});

describe('edition data', () => {
  it('every number of the rules carries its origin', () => {
    const values = RULESETS.flatMap(ruleset => provenance(ruleset));
    expect(values.length).toBeGreaterThan(1500);
    for (const { path, origin } of values)
      expect([path, ['print', 'reported', 'ours'].includes(origin)]).toEqual([path, true]);
  });

  it.each(RULESETS)('%s: rules are frozen and plain JSON', ruleset => {
    const rules = rulesOf(ruleset);
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
    expect(Object.isFrozen(rules.politicians[0]?.secondary)).toBe(true);
  });

  it('mandate tables are those of docs/rules/components.md', () => {
    const tables = Object.fromEntries(rulesOf('2019-4').regions.map(region => [region.id, region.mandates]));
    expect(tables['BB']).toEqual([6, 8, 11, 13, 14, 16, 17, 18, 20, 21]);
    expect(tables['NRW']).toEqual([11, 15, 20, 24, 26, 29, 32, 33, 36, 38]);
    expect(tables['HB']).toEqual([5, 6, 8, 10, 11, 12, 13, 14, 15, 16]);
  });

  it('what a printed example shows is marked print only where the card is known: of two polls one line', () => {
    const printed = provenance('2019-4').filter(
      ({ path, origin }) => path.includes('/polls/cdu-') && origin === 'print',
    );
    expect(printed.map(({ path }) => path)).toEqual([
      '/polls/cdu-a/cdu',
      '/polls/cdu-a/fdp',
      '/polls/cdu-b/cdu',
    ]);
  });

  it('the printed polls are among ours: CDU a and CDU b', () => {
    const changes = (id: string) => rulesOf('2019-4').polls.find(poll => poll.id === id)?.changes;
    expect(changes('cdu-a')).toEqual({ cdu: 2, spd: 1, fdp: -2, gruene: 1, linke: -1 });
    expect(changes('cdu-b')).toEqual({ cdu: 2, spd: -1, fdp: 1, gruene: -2, linke: 1 });
  });
});
