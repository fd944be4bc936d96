import { allCards, FormatError } from '@macher/engine';
import { factsOf, type Position, parseScenario, runScenario, setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';

const PLAYERS = { A: {}, B: {}, C: {} };
const PLATFORM = ['wages+', 'taxes+', 'nuclear+', 'economy+', 'genetics+'] as const;

const of2006 = (more: Partial<Position>): Position => ({ ruleset: '2006-7', players: PLAYERS, ...more });

function mistake(run: () => unknown): { path: string; reason: string } {
  try {
    run();
  } catch (error) {
    if (error instanceof FormatError) return { path: error.path, reason: error.reason };
    throw error;
  }
  throw new Error('nothing was wrong');
}

describe('positions of the older games that cannot be', () => {
  const impossible: [string, Position, string, string][] = [
    [
      'a hand of four',
      of2006({ players: { ...PLAYERS, A: { hand: ['wages+', 'wages-', 'taxes+', 'taxes-'] } } }),
      '/position/players/A/hand',
      'must be 3 in number when start-player begins, not 4',
    ],
    [
      'an issue of another edition',
      of2006({ ruleset: '1997-7', regions: [{ open: ['terrorism+'] }] }),
      '/position/regions/0/open/0',
      'there is no opinion terrorism+; there are euro+, euro-, genetics+',
    ],
    [
      '[2006 §8] the chancellor in the short game',
      of2006({ ruleset: '2006-5', players: { ...PLAYERS, A: { politicians: ['chancellor'] } } }),
      '/position/players/A/politicians/0',
      'there is no politician chancellor',
    ],
    [
      '[2006 §6.4.2] fewer donations than rounds with donations',
      of2006({ round: 4, players: { ...PLAYERS, A: { donations: [50_000] } } }),
      '/position/players/A/donations',
      '2 are still to be used, not 1',
    ],
    [
      'five coalition tiles',
      of2006({ players: { ...PLAYERS, A: { tiles: 5 } } }),
      '/position/players/A/tiles',
      'there are 4',
    ],
    [
      'a pool of five',
      of2006({ opinions: { board: PLATFORM } }),
      '/position/opinions/board',
      'must be 6 in number, not 5',
    ],
    ['51 votes', of2006({ regions: [{ votes: { A: 51 } }] }), '/position/regions/0/votes/A', 'stop at 50'],
    [
      'a trend of 4',
      of2006({ regions: [{ trend: { A: 4 } }] }),
      '/position/regions/0/trend/A',
      'must be one of -3, -2, -1, 0, 1, 2, 3',
    ],
    [
      'eleven meetings',
      of2006({ regions: [{ meetings: { A: 11 } }] }),
      '/position/regions/0/meetings/A',
      'there are 10 spaces',
    ],
    [
      'more meetings than the supply holds, those of set-up included',
      of2006({ regions: [{ meetings: { A: 10 } }, {}, { meetings: { A: 8 } }] }),
      '/position/regions/2/meetings/A',
      'the supply has only 7 left',
    ],
    [
      '[2006 §6.3.1] a meeting left after the last count',
      of2006({ phase: 'election', regions: [{ meetings: { A: 1 } }] }),
      '/position/regions/0/meetings/A',
      'all are turned in by then',
    ],
    [
      '[R3] markers stacked in a region that came later',
      of2006({ round: 2, regions: [{}, {}, {}, { media: { A: 3, B: 3 } }] }),
      '/position/regions/3/media',
      'there are 5 spaces',
    ],
    [
      '[R3] more markers than can ever be stacked',
      of2006({ regions: [{ media: { A: 5, B: 5 } }] }),
      '/position/regions/0/media',
      'there are 9 spaces',
    ],
    [
      'a stack without everybody',
      of2006({ regions: [{ stack: ['A', 'B'] }] }),
      '/position/regions/0/stack',
      'must name every seat: A, B, C',
    ],
    [
      'a stack with a seat twice',
      of2006({ regions: [{ stack: ['A', 'B', 'A'] }] }),
      '/position/regions/0/stack/2',
      'A is there already',
    ],
    ['a lot without everybody', of2006({ lot: ['C'] }), '/position/lot', 'must name every seat'],
    ['a lot in 2019', { players: PLAYERS, lot: ['A', 'B', 'C'] }, '/position/lot', 'no part in 2019-4'],
    [
      'a stack in 2019',
      { players: PLAYERS, regions: [{ stack: ['A', 'B', 'C'] }] },
      '/position/regions/0/stack',
      'no part in 2019-4',
    ],
    [
      'a tile in 2019',
      { players: PLAYERS, regions: [{ tiles: ['A'] }] },
      '/position/regions/0/tiles/0',
      'the supply has only 0 left',
    ],
    [
      'two tiles of a party in a region',
      of2006({ regions: [{ tiles: ['A', 'A'] }] }),
      '/position/regions/0/tiles/1',
      'A has a tile here already',
    ],
    [
      'more tiles than there are',
      of2006({ players: { ...PLAYERS, A: { tiles: 1 } }, regions: [{ tiles: ['A'] }, { tiles: ['A'] }] }),
      '/position/regions/1/tiles/0',
      'the supply has only 0 left',
    ],
    [
      '[2006 §6.2.3] a tile in the region of the last election',
      of2006({ round: 4, regions: [{}, {}, {}, { tiles: ['A'] }] }),
      '/position/regions/3/tiles',
      'no coalition can be formed',
    ],
    [
      '[R83] an unused tile after the talks',
      of2006({ phase: 'votes', regions: [{ tiles: ['A', 'B', 'C'] }], coalitions: [['A', 'B']] }),
      '/position/regions/0/tiles',
      'unused tiles have gone back by then: C',
    ],
    [
      'a coalition before the talks',
      of2006({ phase: 'coalitions', coalitions: [['A', 'B']] }),
      '/position/coalitions',
      'none can stand',
    ],
    [
      'a coalition in the last round',
      of2006({ round: 7, phase: 'election', coalitions: [['A', 'B']] }),
      '/position/coalitions',
      'none can stand',
    ],
    [
      '[R84] a party in two coalitions',
      of2006({
        phase: 'votes',
        coalitions: [
          ['A', 'B'],
          ['C', 'A'],
        ],
      }),
      '/position/coalitions/3',
      'A is there already',
    ],
    [
      '[2006 §6.2.4] a coalition with one policy in common',
      of2006({
        phase: 'votes',
        players: {
          A: { platform: PLATFORM },
          B: { platform: ['wages+', 'taxes-', 'nuclear-', 'economy-', 'genetics-'] },
          C: {},
        },
        coalitions: [['A', 'B']],
      }),
      '/position/coalitions/0',
      'A and B have too little in common',
    ],
    [
      'six national opinions',
      of2006({ round: 5, national: [...PLATFORM, 'welfare+' as const].map(card => ({ card })) }),
      '/position/national',
      'there are 5 spaces',
    ],
    [
      'an issue twice on the national board',
      of2006({ round: 5, national: [{ card: 'wages+' }, { card: 'wages-' }] }),
      '/position/national',
      'shows the issue of wages- twice',
    ],
    [
      '[R93] a secured opinion, which is two cards, and two more in regions',
      of2006({
        round: 3,
        national: [{ card: 'wages+', secured: true }],
        regions: [{ open: ['wages+'] }, { open: ['wages+'] }],
      }),
      '/position/national/0/card',
      'all 3 copies of the opinion wages+ are already used',
    ],
    [
      'a national board in 2019',
      { players: PLAYERS, national: [{ card: 'welfare+' }] },
      '/position/national',
      '2019-4 has no national board',
    ],
    [
      'a national opinion at set-up',
      of2006({ round: 0, national: [{ card: 'wages+' }] }),
      '/position/national',
      'nothing is placed yet in round 0',
    ],
    [
      '[R75] a start player at set-up',
      of2006({ round: 0, start: 'B' }),
      '/position/start',
      'nobody is before the first auction',
    ],
    [
      '[R13] politicians nobody could pay for',
      of2006({
        phase: 'politicians-resolve',
        players: { ...PLAYERS, A: { money: 11_000 } },
        regions: [
          { row: [{ seat: 'A', politician: 'party-whip' }] },
          { row: [{ seat: 'A', politician: 'justice-minister' }] },
        ],
      }),
      '/position/regions/1/row/0/politician',
      'A cannot pay for all that lie there',
    ],
    [
      'politicians lying about',
      of2006({ phase: 'votes', regions: [{ row: [{ seat: 'A', politician: 'speaker' }] }] }),
      '/position/regions/0/row',
      'only when politicians-resolve begins',
    ],
    [
      'a phase of 2019',
      of2006({ phase: 'politicians-act' }),
      '/position/phase',
      'must be one of start-player',
    ],
    [
      'a campaign in the last round',
      of2006({ round: 7, phase: 'votes' }),
      '/position/phase',
      'must be one of last-count, election, spoils, base-gain, final-scoring in round 7',
    ],
    [
      'points for a win',
      of2006({ round: 2, elections: [{ win: { A: 12 } }] }),
      '/position/elections/0/win',
      'no points for the win in 2006-7',
    ],
    [
      'three winners',
      of2006({ round: 2, elections: [{ winners: ['A', 'B', 'C'] }] }),
      '/position/elections/0/winners',
      'one, or the two of a coalition',
    ],
    [
      '[R16] a party beaten by a nose where no one has won',
      of2006({ round: 2, elections: [{ beaten: 'A' }] }),
      '/position/elections/0/beaten',
      'by one other',
    ],
    [
      'a marker promoted by a party that won nothing',
      of2006({ round: 2, elections: [{ winners: ['A'], presence: ['B'] }] }),
      '/position/elections/0/presence',
      'B has won nothing to promote for',
    ],
    [
      'a party beaten by a nose in 2019',
      { players: PLAYERS, round: 2, elections: [{ beaten: 'A' }] },
      '/position/elections/0/beaten',
      'plays no part in 2019-4',
    ],
    ['dice in 2019', { players: PLAYERS, dice: [1] }, '/position/dice', '2019-4 has no dice'],
    ['a face no die has', of2006({ dice: [1, 4] }), '/position/dice/1', 'must be one of 0, 1, 2, 3'],
  ];

  it.each(impossible)('%s', (_name, position, path, reason) => {
    const found = mistake(() => setUp(position));
    expect(found.path).toBe(path);
    expect(found.reason).toContain(reason);
  });

  const HEAD = 'title: x\nposition:\n  ruleset: 2006-7\n  players: { A: {}, B: {}, C: {} }\n';

  it.each([
    ['a coalition of one', '  coalitions: [[A]]\n', '/position/coalitions/0', 'at least 2'],
    [
      'a national opinion without a card',
      '  national: [{ secured: true }]\n',
      '/position/national/0/card',
      'missing',
    ],
    [
      'a name nobody knows',
      '  national: [{ card: wages+, safe: true }]\n',
      '/position/national/0/safe',
      'not known',
    ],
    ['too many dice', '  dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n', '/position/dice', 'at most 10'],
  ])('%s', (_name, text, path, reason) => {
    const found = mistake(() => parseScenario(HEAD + text));
    expect(found.path).toBe(path);
    expect(found.reason).toContain(reason);
  });
});

describe('what a position of the older games does not say is filled in', () => {
  it('from one box: every card is there exactly as often as it should be', () => {
    const { game } = setUp(
      of2006({ round: 4, national: [{ card: 'wages+', secured: true }, { card: 'taxes-' }] }),
    );
    const { policies, opinions, national, players, regions, rules } = game;
    const sorted = (count: number): string[] =>
      allCards(rules.issues)
        .flatMap(card => new Array<string>(count).fill(card))
        .sort();
    const held = players.flatMap(player => [...player.hand, ...player.platform]);
    expect([...held, ...policies.pile, ...policies.discards].sort()).toEqual(sorted(4));
    expect(
      [
        ...regions.flatMap(region => [...region.open, ...region.hidden]),
        ...national.flatMap(({ card, secured }) => (secured ? [card, card] : [card])),
        ...opinions.pile,
        ...opinions.board,
        ...opinions.discards,
      ].sort(),
    ).toEqual(sorted(3));
    expect(opinions.board).toHaveLength(6);
    expect(policies.display).toEqual([]);
  });

  it.each([
    ['2006-7', 1, [4, 3, 2, 1], 12],
    ['2006-7', 2, [4, 3, 2, 1], 11],
    ['2006-7', 4, [4, 3, 2, 2], 9],
    ['2006-7', 7, [4], 9],
    ['2006-5', 2, [4, 3, 2, 2], 11],
    ['2006-5', 5, [4], 11],
    ['1997-7', 4, [4, 3, 2, 1], 9],
    ['1997-7', 7, [4], 9],
  ] as const)('[2006 §6.4.1] [1997 §6.4.1] %s, round %i: open opinions %j', (ruleset, round, open, later) => {
    const { game } = setUp({ ruleset, round, players: PLAYERS });
    if (round < 5) expect(game.regions.map(region => region.open.length)).toEqual(open);
    expect(game.regions[0]?.open).toHaveLength(4);
    expect(game.laterRegions).toHaveLength(later);
    const ids = [...game.regions.map(({ id }) => id), ...game.elections.map(({ region }) => region)];
    expect(new Set([...ids, ...game.laterRegions]).size).toBe(16);
  });

  it('[1997 §6.4] once the board is cleared, the next regions lie there', () => {
    const { game } = setUp(of2006({ ruleset: '1997-7', phase: 'pay-out', regions: [{ id: 'BY' }] }));
    expect(game.regions[0]?.id).toBe('BY');
    expect(game.regions.map(region => region.open.length)).toEqual([4, 3, 2, 1]);
    expect(game.elections).toHaveLength(1);
    expect(game.elections[0]).toMatchObject({ round: 1 });
    expect(game.elections[0]?.region).not.toBe('BY');
  });

  it('one meeting everywhere, as far as the supply reaches', () => {
    const meetings = { A: 9 };
    const { game, seats } = setUp(of2006({ regions: [{ meetings }, { meetings }] }));
    expect(game.regions.map(region => region.meetings)).toEqual([
      [9, 1, 1],
      [9, 1, 1],
      [0, 1, 1],
      [0, 1, 1],
    ]);
    expect(factsOf(game, seats)).toMatchObject({ players: { A: { meetings: 0 }, B: { meetings: 14 } } });
  });

  it('[2006 §6.2.4] a coalition of two policies in common', () => {
    const platform = ['wages+', 'taxes+', 'nuclear-', 'economy-', 'genetics-'] as const;
    const players = { A: { platform: PLATFORM }, B: { platform }, C: {} };
    const { game, seats } = setUp(of2006({ phase: 'votes', players, coalitions: [['A', 'B']] }));
    expect(factsOf(game, seats)).toMatchObject({ coalitions: [['A', 'B']] });
  });

  it('the tiles of a coalition', () => {
    const { game, seats } = setUp(of2006({ phase: 'meetings', coalitions: [['C', 'A']] }));
    expect(factsOf(game, seats)).toMatchObject({
      coalitions: [['C', 'A']],
      players: { A: { tiles: 3 }, B: { tiles: 4 }, C: { tiles: 3 } },
    });
  });

  it('donations by round, the stacks by lot, the election of this round by its votes', () => {
    const { game, seats } = setUp(
      of2006({
        round: 3,
        phase: 'spoils',
        lot: ['B', 'C', 'A'],
        regions: [{ id: 'BY', votes: { B: 9, A: 9 } }],
      }),
    );
    expect(factsOf(game, seats)).toMatchObject({
      lot: ['B', 'C', 'A'],
      players: { A: { donations: [10_000, 20_000, 30_000] } },
      regions: { BY: { stack: ['B', 'C', 'A'], row: [], tiles: [] } },
      elections: [{}, {}, { region: 'BY', outcome: 'most-by-a-nose', winners: ['A'], beaten: 'B' }],
    });
    // [2006 §6.3.1] All have been turned in.
    expect(game.regions[0]?.meetings).toEqual([0, 0, 0]);
  });
});

describe('dice', () => {
  const donations = (dice: readonly number[]): Position =>
    of2006({ phase: 'donations', dice, players: { A: { base: 9 }, B: {}, C: {} } });
  const lay = (seat: string, amount: number) => ({
    seat,
    action: { kind: 'lay-donation', amount, accept: true },
  });

  it.each([[[0, 0, 0, 3, 3, 3]], [[3, 2, 1, 0, 1, 2]], [[1, 1, 1, 1, 1, 1]]])(
    'the next rolls are %j',
    dice => {
      const steps = [
        lay('A', 30_000),
        lay('B', 20_000),
        {
          ...lay('C', 10_000),
          events: [
            { event: 'rolled', seat: 'A', rolls: dice.slice(0, 3) },
            { event: 'rolled', seat: 'B', rolls: dice.slice(3, 5) },
            { event: 'rolled', seat: 'C', rolls: dice.slice(5) },
          ],
        },
      ];
      expect(runScenario({ title: 'x', position: donations(dice), steps })).toEqual([]);
    },
  );

  it('never take long: what cannot be found is a mistake', () => {
    expect(mistake(() => setUp(donations([0, 3, 0, 3, 0, 3, 0, 3, 0, 3])))).toEqual({
      path: '/position/dice',
      reason: 'no luck gives these rolls; ask for fewer',
    });
  });
});

describe('whom an action names goes by a name', () => {
  it.each([
    ['name-start', { kind: 'name-start', start: 'D' }, '/steps/0/action/start'],
    ['coalition', { kind: 'coalition', partner: 1 }, '/steps/0/action/partner'],
    [
      'resolve',
      { kind: 'resolve', politician: 'speaker', deed: { deed: 'other-trend', target: 'D' } },
      '/steps/0/action/deed/target',
    ],
  ])('%s', (_kind, action, path) => {
    const scenario = { title: 'x', position: of2006({}), steps: [{ seat: 'A', action }] };
    expect(mistake(() => runScenario(scenario)).path).toBe(path);
  });
});
