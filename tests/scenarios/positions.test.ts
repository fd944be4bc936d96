import { allCards, FormatError } from '@macher/engine';
import {
  lineOf,
  type PlayerSpec,
  type Position,
  parseScenario,
  type RegionSpec,
  runScenario,
  SCENARIO_SCHEMA,
  type Step,
  setUp,
} from '@macher/scenarios';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

const PLAYERS = { A: {}, B: {}, C: {} };
const FIVE = ['education+', 'welfare-', 'genetics+', 'digitalisation+', 'security-'] as const;

const withA = (A: PlayerSpec, more: Partial<Position> = {}): Position => ({
  players: { ...PLAYERS, A },
  ...more,
});
const withRegion = (region: RegionSpec, more: Partial<Position> = {}): Position => ({
  players: PLAYERS,
  regions: [{ id: 'BB', ...region }],
  ...more,
});

function mistake(run: () => unknown): { path: string; reason: string } {
  try {
    run();
  } catch (error) {
    if (error instanceof FormatError) return { path: error.path, reason: error.reason };
    throw error;
  }
  throw new Error('nothing was wrong');
}

describe('positions that cannot be', () => {
  const impossible: [string, Position, string, string][] = [
    ['two players', { players: { A: {}, B: {} } }, '/position/players', '3 to 5 players, not 2'],
    [
      'a seat called like a number, whose place in the order would be lost',
      { players: { '2': {}, B: {}, '1': {} } },
      '/position/players/1',
      'must not be a number',
    ],
    [
      'a party twice',
      { players: { A: { party: 'spd' }, B: {}, C: { party: 'spd' } } },
      '/position/players/C/party',
      'the party spd is already used',
    ],
    [
      'a party that a seat is called after, given to another',
      { players: { SPD: {}, B: { party: 'spd' }, C: {} } },
      '/position/players/B/party',
      'the party spd is already used',
    ],
    [
      'a party that does not exist',
      withA({ party: 'piraten' }),
      '/position/players/A/party',
      'there is no party piraten; there are cdu, fdp, gruene, linke, spd',
    ],
    ['[R52] odd money', withA({ money: 1500 }), '/position/players/A/money', 'multiple of 1000'],
    [
      'a fifth copy of a policy',
      {
        players: {
          A: { hand: ['welfare-'] },
          B: { hand: ['welfare-'] },
          C: { hand: ['welfare-'] },
        },
        policies: { display: ['welfare-'], pile: ['transport+', 'welfare-'] },
      },
      '/position/policies/pile/1',
      'all 4 copies of the policy welfare- are already used',
    ],
    [
      'a policy that does not exist',
      withA({ hand: ['wellfare-'] }),
      '/position/players/A/hand/0',
      'there is no policy wellfare-; there are digitalisation+',
    ],
    [
      'a platform with an issue twice',
      withA({ platform: ['education+', 'education-', 'genetics+', 'security+', 'welfare+'] }),
      '/position/players/A/platform',
      'shows the issue of education- twice',
    ],
    [
      'a platform of four',
      withA({ platform: FIVE.slice(1) }),
      '/position/players/A/platform',
      'must be 5 in number when start-player begins, not 4',
    ],
    [
      'a hand of two',
      withA({ hand: ['welfare-', 'welfare+'] }),
      '/position/players/A/hand',
      'must be 1 in number when start-player begins, not 2',
    ],
    [
      'too small a hand before the first platform, which could never be completed',
      withA({ hand: ['welfare-'] }, { round: 0, phase: 'first-platform' }),
      '/position/players/A/hand',
      'must be 7 in number when first-platform begins, not 1',
    ],
    [
      'a platform before the draft',
      withA({ platform: FIVE }, { round: 0 }),
      '/position/players/A/platform',
      'must be 0 in number when draft begins, not 5',
    ],
    [
      'a display too large',
      { players: PLAYERS, policies: { display: FIVE } },
      '/position/policies/display',
      'has 3 cards with 3 players',
    ],
    [
      'a politician of the larger game',
      withA({ politicians: ['lead-candidate'] }),
      '/position/players/A/politicians/0',
      'there is no politician lead-candidate',
    ],
    [
      'a politician twice',
      withA({ politicians: ['backbencher', 'backbencher'] }),
      '/position/players/A/politicians/1',
      'the politician backbencher is already used; there is only one',
    ],
    [
      '[R69] fewer donations than pay-outs to come',
      withA({ donations: [10_000] }, { round: 2 }),
      '/position/players/A/donations',
      '2 are still to be used, not 1',
    ],
    [
      'a donation that does not exist',
      withA({ donations: [10_000, 40_000] }, { round: 3 }),
      '/position/players/A/donations/1',
      'there is no donation 40000',
    ],
    ['a fifth round', { players: PLAYERS, round: 5 }, '/position/round', '2019-4 has 4 rounds'],
    [
      'a phase of set-up in a round',
      { players: PLAYERS, phase: 'draft' },
      '/position/phase',
      'must be one of start-player',
    ],
    [
      'a phase of a round in set-up',
      { players: PLAYERS, round: 0, phase: 'votes' },
      '/position/phase',
      'must be one of draft',
    ],
    [
      'a start player at set-up, where the lot decides',
      { players: PLAYERS, round: 0, start: 'B' },
      '/position/start',
      'drawn by lot',
    ],
    [
      'a start player who is not there',
      { players: PLAYERS, start: 'D' },
      '/position/start',
      'no seat is called D; there are A, B, C',
    ],
    [
      'a region that does not exist',
      withRegion({ id: 'XX' }),
      '/position/regions/0/id',
      'there is no region XX; there are BB',
    ],
    [
      'a region twice',
      { players: PLAYERS, regions: [{ id: 'BB' }, { id: 'BB' }] },
      '/position/regions/1/id',
      'already used',
    ],
    [
      'more regions than the round has left',
      { players: PLAYERS, round: 3, regions: [{}, {}, {}] },
      '/position/regions',
      'only 2 are in play in round 3',
    ],
    [
      'a trend that is not on the scale',
      withRegion({ trend: { A: 1 } }),
      '/position/regions/0/trend/A',
      'must be one of -3, -2, 0, 2, 3, 4',
    ],
    [
      'votes of a player who isn’t there',
      withRegion({ votes: { D: 3 } }),
      '/position/regions/0/votes/D',
      'no seat is called D',
    ],
    [
      'nine meetings',
      withRegion({ meetings: { A: 9 } }),
      '/position/regions/0/meetings/A',
      'there are 8 spaces',
    ],
    [
      'more meetings than the supply holds',
      {
        players: PLAYERS,
        regions: [{ meetings: { A: 8 } }, { meetings: { A: 8 } }, { meetings: { A: 5 } }],
      },
      '/position/regions/2/meetings/A',
      'the supply has only 4 left',
    ],
    [
      'six media markers',
      withRegion({ media: { A: 3, B: 3 } }),
      '/position/regions/0/media',
      'there are 5 spaces',
    ],
    [
      'more media markers than the supply holds',
      { players: PLAYERS, regions: [{ media: { A: 3 } }, { media: { A: 2 } }] },
      '/position/regions/1/media/A',
      'the supply has only 1 left',
    ],
    [
      'a fourth copy of an opinion',
      {
        players: PLAYERS,
        regions: [{ open: ['welfare-'] }, { open: ['welfare-'] }, { open: ['welfare-'] }],
        opinions: { pile: ['welfare-'] },
      },
      '/position/opinions/pile/0',
      'all 3 copies of the opinion welfare- are already used',
    ],
    [
      'open opinions with an issue twice',
      withRegion({ open: ['welfare-', 'welfare+'] }),
      '/position/regions/0/open',
      'shows the issue of welfare+ twice',
    ],
    [
      'five opinions in a region',
      withRegion({ open: ['welfare-', 'education+', 'security+'], hidden: ['genetics+', 'transport+'] }),
      '/position/regions/0',
      '4 opinions at most, open and hidden together, not 5',
    ],
    [
      'a key issue on a hidden opinion',
      withRegion({ open: ['welfare-'], hidden: ['security+'], keyIssue: 'security+' }),
      '/position/regions/0/keyIssue',
      'must be one of the open opinions',
    ],
    [
      'an opinion twice on the board',
      { players: PLAYERS, opinions: { board: ['welfare-', 'transport+', 'welfare-'] } },
      '/position/opinions/board/2',
      'once at most',
    ],
    [
      '[R3] something placed before the game',
      withRegion({ meetings: { A: 8 } }, { round: 0, phase: 'starting-blocks' }),
      '/position/regions/0/meetings',
      'nothing is placed yet in round 0',
    ],
    [
      'politicians lying about',
      withRegion({ row: [{ seat: 'A', politician: 'backbencher' }] }, { phase: 'votes' }),
      '/position/regions/0/row',
      'only when politicians-act begins',
    ],
    [
      'two politicians of one party in a region',
      withRegion(
        {
          row: [
            { seat: 'A', politician: 'backbencher' },
            { seat: 'A', politician: 'vice-chancellor' },
          ],
        },
        { phase: 'politicians-act' },
      ),
      '/position/regions/0/row/1/seat',
      'A has a politician here already',
    ],
    [
      'a politician in two regions',
      {
        players: PLAYERS,
        phase: 'politicians-act',
        regions: [
          { row: [{ seat: 'A', politician: 'backbencher' }] },
          { row: [{ seat: 'A', politician: 'backbencher' }] },
        ],
      },
      '/position/regions/1/row/0/politician',
      'A has no backbencher (left)',
    ],
    [
      'a poll twice',
      { players: PLAYERS, polls: { pile: ['cdu-a'], discards: ['cdu-a'] } },
      '/position/polls/pile/0',
      'the poll cdu-a is already used',
    ],
    [
      'an election not yet held',
      { players: PLAYERS, phase: 'votes', elections: [{}] },
      '/position/elections',
      '0 have been held by then, not 1',
    ],
    [
      'an election of this round somewhere else',
      withRegion({}, { phase: 'pay-out', elections: [{ region: 'NDS' }] }),
      '/position/elections/0/region',
      "this round's election was in BB",
    ],
    [
      'an election held where one is still to come',
      withRegion({}, { round: 2, elections: [{ region: 'BB' }] }),
      '/position/elections/0/region',
      'already used',
    ],
    [
      'one point, which no win brings',
      { players: PLAYERS, round: 2, elections: [{ win: { A: 1 } }] },
      '/position/elections/0/win',
      'must be 12 for one, 10 each for several, 7 for two, or 5 for one',
    ],
    [
      'points that no win brings',
      { players: PLAYERS, round: 2, elections: [{ win: { A: 7 } }] },
      '/position/elections/0/win',
      'must be 12 for one, 10 each for several, 7 for two, or 5 for one',
    ],
    [
      'more markers on the media board than there are',
      { players: PLAYERS, round: 2, regions: [{ media: { A: 4 } }], elections: [{ presence: ['A'] }] },
      '/position/elections/0/presence',
      'the supply has only 0 left',
    ],
    [
      'later regions where none come',
      { players: PLAYERS, laterRegions: ['NRW'] },
      '/position/laterRegions',
      '0 are still to come in round 1',
    ],
  ];

  it.each(impossible)('%s', (_name, position, path, reason) => {
    const found = mistake(() => setUp(position));
    expect(found.path).toBe(path);
    expect(found.reason).toContain(reason);
  });
});

describe('what a position does not say is filled in', () => {
  it('from one box: every card is there exactly as often as it should be', () => {
    const { game } = setUp({
      ...withA({ hand: ['welfare-'] }),
      regions: [{ open: ['welfare-', 'transport+'] }],
      policies: { pile: ['genetics+'], rest: 'discards' },
      opinions: { discards: ['welfare-'] },
    });
    const { policies, opinions, players, regions, rules } = game;
    const held = players.flatMap(player => [...player.hand, ...player.platform]);
    const sorted = (cards: readonly string[], count: number): string[] =>
      cards.flatMap(card => new Array<string>(count).fill(card)).sort();
    expect([...held, ...policies.pile, ...policies.display, ...policies.discards].sort()).toEqual(
      sorted(allCards(rules.issues), 4),
    );
    expect(
      [
        ...regions.flatMap(region => [...region.open, ...region.hidden]),
        ...opinions.pile,
        ...opinions.board,
        ...opinions.discards,
      ].sort(),
    ).toEqual(sorted(allCards(rules.issues), 3));
    expect(policies.pile).toEqual(['genetics+']);
  });

  it.each([
    ['2019-4', 1, [4, 3, 2, 1], 0],
    ['2019-4', 2, [4, 3, 2], 1],
    ['2019-4', 4, [4], 3],
    ['2019-7', 1, [4, 3, 2, 1], 0],
    ['2019-7', 2, [4, 3, 2, 2], 1],
    ['2019-7', 3, [4, 3, 3, 2], 2],
    ['2019-7', 4, [4, 4, 3, 3], 3],
    ['2019-7', 5, [4, 4], 5],
  ] as const)(
    '[2019 §2 phase 9d] [2019 §4.3] %s, round %i: open opinions %j',
    (ruleset, round, open, held) => {
      const { game } = setUp({ ruleset, round, players: PLAYERS });
      expect(game.regions.map(region => region.open.length)).toEqual(open);
      expect(game.regions.map(region => region.open.length + region.hidden.length)).toEqual(
        open.map(() => 4),
      );
      expect(game.elections).toHaveLength(held);
      expect(game.laterRegions).toHaveLength(ruleset === '2019-7' ? Math.max(0, 4 - round) : 0);
    },
  );

  it('a seat called after a party plays it', () => {
    const { game } = setUp({ players: { A: {}, Linke: {}, SPD: {}, X: { party: 'fdp' } } });
    expect(game.players.map(({ party }) => party)).toEqual(['gruene', 'linke', 'spd', 'fdp']);
  });

  it('a pile of polls can be empty', () => {
    const { game } = setUp({ players: PLAYERS, polls: { pile: [], discards: [] } });
    expect(game.polls.pile).toEqual([]);
    expect(game.polls.discards).toHaveLength(10);
  });
});

const HEAD = 'title: x\nposition:\n  players: { A: {}, B: {}, C: {} }\n';

describe('files that say nothing sensible', () => {
  const malformed: [string, string, string, string][] = [
    ['an empty file', '', '', 'must be an object'],
    ['not YAML', 'title: [', '', 'not YAML: line 1, column 9: '],
    ['a name twice', 'title: x\ntitle: y\n', '', 'not YAML: line 2, column 1: this name is there twice'],
    ['two documents', `${HEAD}---\n${HEAD}`, '', 'not YAML: line 4, column 1: a second text begins here'],
    ['a tag', 'title: !!js/function x', '', 'line 1, column 8: a mark (!name) is not known here'],
    ['a tab', 'position:\n\tplayers: 3\n', '', 'line 2, column 1: tabs cannot indent a line'],
    ['an alias', `${HEAD}cites: &a [R0]\nsteps: *a\n`, '', 'an alias (*a) cannot be used here'],
    [
      'a bomb of aliases',
      `a: &a [x, x]\n${'bcdefghij'.replaceAll(/./g, name => `${name}: &${name} [*a, *a]\n`)}`,
      '',
      'an alias (*a) cannot be used here',
    ],
    ['an alias of itself', 'title: &a [*a]', '', 'an alias (*a) cannot be used here'],
    ['lists without end', '['.repeat(9000), '', 'it is nested too deep'],
    ['a file far too long', 'x'.repeat(100_001), '', 'at most 100000 characters'],
    ['no position', 'title: x', '/position', 'is missing'],
    ['a name nobody knows', `${HEAD}  roud: 3\n`, '/position/roud', 'is not known here (line 4)'],
    ['a merge key', `${HEAD}  <<: { round: 2 }\n`, '/position/<<', 'is not known here'],
    [
      'a sum with a point',
      `${HEAD.replace('A: {}', 'A: { money: 3.5 }')}`,
      '/position/players/A/money',
      'whole number',
    ],
    [
      'a display of polls',
      `${HEAD}  polls: { display: [cdu-a] }\n`,
      '/position/polls/display',
      'is not known here',
    ],
    ['an unknown phase', `${HEAD}  phase: lunch\n`, '/position/phase', 'must be one of "draft"'],
    ['an empty step', `${HEAD}steps:\n  - {}\n`, '/steps/0', 'needs an action, expect or events (line 5)'],
    ['a step of nothing', `${HEAD}steps:\n  -\n`, '/steps/0', 'must be an object'],
    [
      'a seat without action',
      `${HEAD}steps:\n  - { seat: A, expect: { round: 1 } }\n`,
      '/steps/0/seat',
      'no action',
    ],
    [
      'a refusal of nothing',
      `${HEAD}steps:\n  - { refused: not-asked, expect: { round: 1 } }\n`,
      '/steps/0/refused',
      'has no action',
    ],
    [
      'an action of nobody',
      `${HEAD}steps:\n  - action: { kind: bid, amount: 0 }\n`,
      '/steps/0/seat',
      'who acts?',
    ],
    [
      'an action of a player who isn’t there',
      `${HEAD}steps:\n  - { seat: D, action: { kind: bid, amount: 0 } }\n`,
      '/steps/0/seat',
      'no seat is called D; there are A, B, C (line 5)',
    ],
    [
      'the seat in the wrong place',
      `${HEAD}steps:\n  - { seat: A, action: { kind: bid, seat: 0, amount: 0 } }\n`,
      '/steps/0/action/seat',
      'belongs beside the action',
    ],
    [
      'a refusal that does not exist',
      `${HEAD}steps:\n  - { seat: A, action: { kind: bid, amount: 0 }, refused: too-late }\n`,
      '/steps/0/refused',
      'must be one of "malformed"',
    ],
    ['an expectation of nothing', `${HEAD}steps:\n  - expect: {}\n`, '/steps/0/expect', 'says nothing'],
    ['no events', `${HEAD}steps:\n  - events: []\n`, '/steps/0/events', 'at least 1'],
    [
      'a position that cannot be',
      `${HEAD}  regions:\n    - id: BB\n      trend:\n        A: 1\n`,
      '/position/regions/0/trend/A',
      'must be one of -3, -2, 0, 2, 3, 4 (line 7)',
    ],
  ];

  it.each(malformed)('%s', (_name, text, path, reason) => {
    const found = mistake(() => parseScenario(text));
    expect(found.path).toBe(path);
    expect(found.reason).toContain(reason);
  });

  it('JSON is YAML too', () => {
    expect(parseScenario(JSON.stringify({ title: 'x', position: { players: PLAYERS } })).title).toBe('x');
  });

  it('the schema is JSON Schema, and agrees', () => {
    const validate = new Ajv2020({ strict: true }).compile(SCENARIO_SCHEMA as object);
    expect(validate({ title: 'x', position: { players: PLAYERS } })).toBe(true);
    expect(validate({ title: 'x', position: { players: PLAYERS, roud: 3 } })).toBe(false);
  });

  it('a path leads to its line, or to the nearest line above', () => {
    const text = `${HEAD}steps:\n  - expect:\n      round: 1\n`;
    expect(lineOf(text, '/steps/0/expect/round')).toBe(6);
    expect(lineOf(text, '/position/players/A/money')).toBe(3);
    expect(lineOf(text, '')).toBeNull();
  });
});

describe('differences', () => {
  const differences = (...steps: Step[]) =>
    runScenario({ title: 'x', position: { players: PLAYERS }, steps });
  const bid = (amount: number, more: Partial<Step> = {}): Step => ({
    seat: 'A',
    action: { kind: 'bid', amount },
    ...more,
  });

  it('nothing, when all is as expected', () => {
    expect(differences(bid(1000), { expect: { round: 1, players: { A: { money: 30_000 } } } })).toEqual([]);
  });

  it('an action refused that should be accepted', () => {
    expect(differences(bid(31_000))).toEqual([
      {
        path: '/steps/0/action',
        expected: 'accepted',
        found: 'refused: above-money (R0), amount 31000, max 30000',
      },
    ]);
  });

  it('an action accepted that should be refused', () => {
    expect(differences(bid(1000, { refused: 'above-money' }))).toEqual([
      { path: '/steps/0/refused', expected: 'above-money', found: 'accepted' },
    ]);
  });

  it('an action refused for another reason', () => {
    expect(differences(bid(1500, { refused: 'above-money' }))).toEqual([
      {
        path: '/steps/0/refused',
        expected: 'above-money',
        found: 'refused: no-whole-step (R52), amount 1500, step 1000',
      },
    ]);
  });

  it('an action that is none at all', () => {
    expect(differences({ seat: 'A', action: { kind: 'bidd' } })).toMatchObject([
      { path: '/steps/0/action', found: expect.stringContaining('malformed') },
    ]);
  });

  it('seats have their names in refusals', () => {
    expect(differences(bid(1000), bid(2000))).toMatchObject([
      { found: 'refused: already-sealed (R18), seat A' },
    ]);
  });

  it('the target of a deed goes by its name, too', () => {
    const deed = { deed: 'media', from: 1, place: false };
    expect(mistake(() => differences({ seat: 'A', action: { kind: 'act', deed } }))).toEqual({
      path: '/steps/0/action/deed/from',
      reason: 'no seat is called 1; there are A, B, C',
    });
  });

  it('all facts that differ, each with its path; what is not mentioned does not matter', () => {
    const found = differences({
      expect: { round: 2, players: { A: { money: 1000, base: 10 }, B: { hand: [] } } },
    });
    expect(found).toMatchObject([
      { path: '/steps/0/expect/round', expected: 2, found: 1 },
      { path: '/steps/0/expect/players/A/money', expected: 1000, found: 30_000 },
      { path: '/steps/0/expect/players/B/hand', expected: [] },
    ]);
  });

  it('lists are compared whole and in order', () => {
    const asked = (...seats: string[]) => ({ awaited: seats.map(seat => ({ seat, kind: 'bid' })) });
    expect(differences({ expect: asked('A', 'B', 'C') })).toEqual([]);
    expect(differences({ expect: asked('A', 'B') })).toMatchObject([{ path: '/steps/0/expect/awaited' }]);
    expect(differences({ expect: asked('A', 'C', 'B') })).toMatchObject([
      { path: '/steps/0/expect/awaited/1/seat', expected: 'C', found: 'B' },
      { path: '/steps/0/expect/awaited/2/seat' },
    ]);
  });

  it.each([
    ['a fact', { ruond: 1 }, '/ruond', 'no such fact; there are round, start, phase'],
    ['of a player', { players: { A: { mony: {} } } }, '/players/A/mony', 'there are party, money, base'],
    ['a seat', { players: { D: {} } }, '/players/D', 'there are A, B, C'],
    ['a map where there is a list', { elections: {} }, '/elections', null],
    ['a word of JavaScript', { constructor: {} }, '/constructor', 'no such fact'],
    ['expecting nothing', { players: { A: { mony: null } } }, '/players/A/mony', 'no such fact'],
  ])('a name that is no fact is a difference: %s', (_name, facts, path, words) => {
    const [difference, ...others] = differences({ expect: facts });
    expect(others).toEqual([]);
    expect(difference?.path).toBe(`/steps/0/expect${path}`);
    if (words !== null) expect(difference?.found).toContain(words);
  });

  it('an event that did not happen, with those of the same name that did', () => {
    const sealed = { event: 'sealed', seat: 'A', kind: 'bid' };
    expect(differences(bid(1000, { events: [sealed] }))).toEqual([]);
    expect(differences(bid(1000, { events: [{ event: 'sealed', seat: 'B' }] }))).toEqual([
      { path: '/steps/0/events/0', expected: { event: 'sealed', seat: 'B' }, found: [sealed] },
    ]);
  });

  it('an event nobody knows, with the names of those that happened', () => {
    expect(differences(bid(1000, { events: [{ event: 'seeled' }] }))).toMatchObject([{ found: ['sealed'] }]);
  });

  it('a field no event has', () => {
    expect(differences(bid(1000, { events: [{ event: 'sealed', seta: 'A' }] }))).toHaveLength(1);
  });

  it('events in the wrong order', () => {
    const events = [{ event: 'start-player' }, { event: 'bids-revealed' }];
    const bids = ['A', 'B', 'C'].map((seat, index) => ({ ...bid(index * 1000), seat }));
    expect(differences(...bids, { events: events.toReversed() })).toEqual([]);
    expect(differences(...bids, { events })).toMatchObject([{ path: '/steps/3/events/1' }]);
  });

  it('a refused action leaves no events of the one before', () => {
    const sealed = [{ event: 'sealed' }];
    expect(differences(bid(1000), bid(2000, { refused: 'already-sealed', events: sealed }))).toHaveLength(1);
  });
});
