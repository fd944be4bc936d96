import { rulesOf } from '@macher/editions';
import {
  allCards,
  awaited,
  type Card,
  type Choice,
  chanceOf,
  type Game,
  type GameEvent,
  newGame,
  randomOf,
  view,
} from '@macher/engine';
import { type ElectionSpec, type Position, type RegionSpec, setUp, type Table } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act } from '../../table.ts';
import { does, idleUntil, money, only, pays, playAtRandom, region, turnsIn } from './closing.ts';

const THREE: Position['players'] = { A: {}, B: {}, C: {} };
const PARTIES = ['cdu', 'spd', 'fdp'];

const table = (more: Partial<Position>): Table => setUp({ ruleset: '2019-7', players: THREE, ...more });

const deal = (seed: string): Game => newGame(rulesOf('2019-7'), { parties: PARTIES, seed });

const ids = (game: Game): string[] => game.regions.map(({ id }) => id);

describe('§4, set-up', () => {
  it('[2019 §4.1] all eight politicians and five media markers each', () => {
    const game = deal('a');
    expect(game.players.map(({ politicians, media }) => [politicians.length, media])).toEqual([
      [8, 5],
      [8, 5],
      [8, 5],
    ]);
    const four = newGame(rulesOf('2019-4'), { parties: PARTIES, seed: 'a' });
    expect(four.players.map(({ politicians, media }) => [politicians.length, media])).toEqual([
      [5, 4],
      [5, 4],
      [5, 4],
    ]);
  });

  it('[2019 §4.1] [2019 §4.5] five rounds with seven elections: one each in rounds 1 to 3, two each in 4 and 5', () => {
    const game = deal('a');
    playAtRandom(game, randomOf('a'));
    expect(game.round).toBe(5);
    expect(game.result).not.toBeNull();
    expect(game.elections.map(({ round }) => round)).toEqual([1, 2, 3, 4, 4, 5, 5]);
  });

  it('[2019 §4.2] three of the other twelve regions are the pile of later ones, face down', () => {
    const game = deal('a');
    expect(game.laterRegions).toHaveLength(3);
    expect(new Set([...game.laterRegions, ...ids(game)]).size).toBe(7);
    for (const viewer of [0, 1, 2, null]) expect(view(game, viewer).laterRegions).toEqual({ hidden: 3 });
  });

  it('[2019 §4.2] any region may be a later one', () => {
    const later = Array.from({ length: 80 }, (_, seed) => deal(`${seed}`).laterRegions).flat();
    expect(new Set(later).size).toBe(16);
  });

  it('[2019 §4.2] [2019 §4.5] the seven elections: the four regions laid first, then the pile from the top', () => {
    const game = deal('b');
    const expected = [...ids(game), ...game.laterRegions];
    playAtRandom(game, randomOf('b'));
    expect(game.elections.map(election => election.region)).toEqual(expected);
  });
});

describe('§4, the end of rounds 1 to 3', () => {
  const REGIONS: RegionSpec[] = [
    {
      id: 'BB',
      open: ['education+', 'welfare-', 'security+', 'genetics-'],
      keyIssue: 'welfare-',
      votes: { A: 20, B: 3 },
      trend: { A: 4, C: -3 },
      media: { A: 2, B: 1 },
    },
    { id: 'HE', open: ['education-', 'transport-'], hidden: ['digitalisation+', 'genetics+'] },
    { id: 'TH', open: ['transport+'], hidden: ['digitalisation-', 'education+', 'welfare+'] },
    { id: 'RP', open: ['welfare+'], hidden: ['education-', 'security-', 'genetics-'] },
  ];
  const PILE: Card[] = ['environment+', 'transport-', 'security-', 'digitalisation+'];

  const next = (more: Partial<Position> = {}): Table =>
    table({
      phase: 'next-round',
      regions: REGIONS,
      laterRegions: ['NRW', 'HB', 'SL'],
      opinions: { pile: PILE },
      ...more,
    });

  it('[2019 §4.3] the next region card takes the cleared board and is last in election order', () => {
    const { game, events } = next();
    expect(game.regions.map(({ id, board }) => [id, board])).toEqual([
      ['HE', 1],
      ['TH', 2],
      ['RP', 3],
      ['NRW', 0],
    ]);
    expect(game.laterRegions).toEqual(['HB', 'SL']);
    expect(only(events, 'region-laid')).toEqual([{ event: 'region-laid', region: 'NRW', board: 0 }]);
  });

  it('[2019 §4.3] [R48] the reused board: votes 0, trend 0, no tile, no markers, nothing else', () => {
    const { game } = next();
    expect(region(game, 3)).toMatchObject({
      votes: [0, 0, 0],
      trend: [2, 2, 2],
      keyIssue: null,
      media: [0, 0, 0],
      meetings: [0, 0, 0],
      row: [],
    });
    expect(game.rules.trend[2]).toBe(0);
  });

  it('[R48] its media markers go back to their owners', () => {
    expect(next().game.players.map(player => player.media)).toEqual([5, 5, 5]);
  });

  it('[2019 §4.3] four new opinions from the pile, two of them open', () => {
    expect(region(next().game, 3)).toMatchObject({
      open: ['environment+', 'transport-'],
      hidden: ['security-', 'digitalisation+'],
    });
  });

  it('[2019 §4.3] an issue turned up twice in the new region is replaced from the pile', () => {
    const pile: Card[] = ['environment+', 'environment-', 'security-', 'digitalisation+', 'transport-'];
    expect(region(next({ opinions: { pile } }).game, 3)).toMatchObject({
      open: ['environment+', 'transport-'],
      hidden: ['security-', 'digitalisation+'],
    });
  });

  for (const [round, open] of [
    [1, 2],
    [2, 2],
    [3, 3],
  ] as const) {
    it(`[2019 §4.3] at the end of round ${round} the new region shows ${open} open opinions`, () => {
      const { open: cards, hidden } = region(table({ phase: 'next-round', round }).game, 3);
      expect([cards.length, hidden.length]).toEqual([open, 4 - open]);
    });
  }

  it('[2019 §4.3] the other regions turn up one each', () => {
    const { game } = next();
    expect(game.regions.slice(0, 3).map(({ open }) => open)).toEqual([
      ['education-', 'transport-', 'digitalisation+'],
      ['transport+', 'digitalisation-'],
      ['welfare+', 'education-'],
    ]);
  });

  /** The steps in order, with the region each is about. */
  const steps = (events: readonly GameEvent[]): string[] =>
    events.flatMap(event => {
      switch (event.event) {
        case 'region-cleared':
        case 'region-laid':
        case 'opinion-opened':
          return [`${event.event} ${event.region}`];
        case 'opinion-board-refilled':
        case 'display-discarded':
          return [event.event];
        default:
          return [];
      }
    });

  it('[R46] [2019 §4.3] order: clear, new region, the others in region order, policy display', () => {
    expect(steps(next().events)).toEqual([
      'region-cleared BB',
      'region-laid NRW',
      'opinion-opened NRW',
      'opinion-opened NRW',
      'opinion-opened HE',
      'opinion-opened TH',
      'opinion-opened RP',
      'display-discarded',
    ]);
  });

  it('[R46] [2019 §4.4] after round 3 the opinion board comes before the policy display', () => {
    const { events } = next({ round: 3, laterRegions: ['SL'] });
    expect(steps(events)).toEqual([
      'region-cleared BB',
      'region-laid SL',
      'opinion-opened SL',
      'opinion-opened SL',
      'opinion-opened SL',
      'opinion-opened HE',
      'opinion-opened TH',
      'opinion-opened RP',
      'opinion-board-refilled',
      'display-discarded',
    ]);
  });
});

describe('§4, the opinion board after round 3', () => {
  const ALL = allCards(rulesOf('2019-7').issues);
  const board = ALL.slice(3);
  const sorted = (cards: readonly Card[]): Card[] => cards.slice().sort();

  /** No region has an opinion but the new one, which gets four that are not missing on the board. */
  const refilled = (discards: Card[]): Table =>
    table({
      phase: 'next-round',
      round: 3,
      regions: [0, 1, 2, 3].map(() => ({ open: [], hidden: [] })),
      opinions: { board, pile: ['genetics+', 'security+', 'welfare+', 'transport+'], discards },
    });

  it('[2019 §4.4] it shows one (+) and one (−) of each issue again', () => {
    const { game, events } = refilled([]);
    expect(sorted(game.opinions.board)).toEqual(sorted(ALL));
    expect(only(events, 'opinion-board-refilled').map(({ cards }) => sorted(cards))).toEqual([
      sorted(ALL.slice(0, 3)),
    ]);
  });

  it('[2019 §4.4] cards for it are taken from the discards as well', () => {
    const { game } = refilled(ALL.slice(0, 3).flatMap(card => [card, card, card]));
    expect(sorted(game.opinions.board)).toEqual(sorted(ALL));
  });

  it('[2019 §4.4] draw pile and discards together are the new draw pile: no card is lost', () => {
    const { opinions, regions } = refilled(['education+', 'transport-']).game;
    expect(opinions.discards).toEqual([]);
    expect(opinions.pile).toHaveLength(42 - 14 - 4);
    const cards = [
      ...opinions.board,
      ...opinions.pile,
      ...regions.flatMap(({ open, hidden }) => [...open, ...hidden]),
    ];
    expect(sorted(cards)).toEqual(sorted(ALL.flatMap(card => [card, card, card])));
  });

  it('[2019 §4.4] the new draw pile is shuffled', () => {
    const { game } = table({ phase: 'pay-out', round: 3, opinions: { board } });
    const isNextRound = (choice: Choice): boolean => choice.kind === 'bid';
    const pileWith = (seed: string): Card[] =>
      idleUntil({ ...game, chance: chanceOf(seed) }, isNextRound).game.opinions.pile;
    const one = pileWith('one');
    const other = pileWith('other');
    expect(sorted(one)).toEqual(sorted(other));
    expect(one).not.toEqual(other);
  });

  for (const round of [1, 2]) {
    it(`[2019 §4.4] at the end of round ${round} gaps stay`, () => {
      const { game, events } = table({ phase: 'next-round', round, opinions: { board } });
      expect(game.opinions.board).toEqual(board);
      expect(only(events, 'opinion-board-refilled')).toEqual([]);
    });
  }

  it('[R12] a card whose three copies all lie in regions leaves its space empty', () => {
    const card: Card = 'education+';
    const regions: RegionSpec[] = [
      {},
      { open: [card], hidden: [] },
      { open: [card], hidden: [] },
      { open: [], hidden: [card] },
    ];
    const { game } = table({ phase: 'next-round', round: 3, regions });
    expect(sorted(game.opinions.board)).toEqual(sorted(ALL.filter(each => each !== card)));
    const lying = game.regions.flatMap(({ open, hidden }) => [...open, ...hidden]);
    expect(lying.filter(each => each === card)).toHaveLength(3);
  });
});

describe('§4, rounds with two elections', () => {
  it('[2019 §4.5] round 4: in both current regions all meetings are turned in; order of regions 7, 6, 5, 4', () => {
    const { game, events } = table({
      phase: 'votes',
      round: 4,
      regions: [
        { id: 'BB', meetings: { A: 5, B: 1 } },
        { id: 'HE', meetings: { A: 6 } },
        { id: 'TH', meetings: { A: 4 } },
        { id: 'NRW', meetings: { B: 5 } },
      ],
    });
    expect(only(events, 'meetings-turned-in')).toEqual([]);
    expect(awaited(game)).toEqual([{ seat: 1, kind: 'turn-in' }]);
    const second = act(game, [turnsIn(1, 5)]);
    expect(awaited(second)).toEqual([{ seat: 0, kind: 'turn-in' }]);
    const { events: later } = idleUntil(second, choice => choice.kind !== 'turn-in');
    const turned = only(later, 'meetings-turned-in');
    expect(turned.map(({ region: id, seat, meetings }) => [id, seat, meetings])).toEqual([
      ['HE', 0, 6],
      ['BB', 0, 5],
      ['BB', 1, 1],
    ]);
  });

  it('[2019 §4.5] round 5: both regions are current, nobody is asked', () => {
    const { game, events } = table({
      phase: 'votes',
      round: 5,
      regions: [
        { id: 'BB', meetings: { A: 5 } },
        { id: 'HE', meetings: { A: 8, C: 2 } },
      ],
    });
    expect(only(events, 'meetings-turned-in').map(({ region: id, meetings }) => [id, meetings])).toEqual([
      ['HE', 8],
      ['HE', 2],
      ['BB', 5],
    ]);
    expect(game.result).not.toBeNull();
  });

  it('[2019 §4.5] in round 3 only one region is current', () => {
    const { game } = table({
      phase: 'votes',
      round: 3,
      regions: [{ meetings: { A: 4 } }, { meetings: { A: 4 } }],
    });
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'turn-in' }]);
    const { events } = idleUntil(game, choice => choice.kind === 'bid');
    expect(only(events, 'election-held')).toHaveLength(1);
  });

  it('[2019 §4.5] all of phase 9a comes before the first election; then one after the other in board order', () => {
    const { events } = table({
      phase: 'votes',
      round: 4,
      regions: [
        { id: 'BB', open: [], meetings: { A: 5 } },
        { id: 'HE', open: [], meetings: { A: 6 } },
      ],
    });
    const names = events.map(({ event }) => event);
    const elections = only(events, 'election-held').map(({ election }) => election);
    expect(names.lastIndexOf('meetings-turned-in')).toBeLessThan(names.indexOf('election-held'));
    expect(elections.map(({ region: id, votes }) => [id, votes[0]])).toEqual([
      ['BB', 5],
      ['HE', 6],
    ]);
  });

  it('[R68] each election is carried out in full by itself; one party may win both', () => {
    const { game } = table({
      phase: 'election',
      round: 4,
      regions: [
        { id: 'BB', votes: { A: 60, B: 10 }, media: { A: 1 } },
        { id: 'HE', votes: { A: 30, C: 20 }, media: { A: 1, B: 2 } },
      ],
    });
    expect(game.elections.slice(3)).toMatchObject([
      { region: 'BB', mandates: [21, 8, 0], win: [12, 0, 0], winners: [0], presence: [0] },
      { region: 'HE', mandates: [21, 0, 17], win: [7, 0, 7], winners: [0, 2], presence: [0, 1] },
    ]);
  });

  it('[R68] both elections use the same turn order', () => {
    const { game } = table({
      phase: 'election',
      round: 4,
      start: 'C',
      regions: [{ votes: { A: 20, B: 20 } }, { votes: { A: 20, B: 20, C: 20 } }],
    });
    expect(game.elections.slice(3)).toMatchObject([{ win: [5, 0, 0] }, { win: [0, 0, 5] }]);
  });

  it('[R68] media control is that of the one region', () => {
    const { game } = table({
      phase: 'election',
      round: 4,
      regions: [{ media: { A: 1, B: 1 } }, { media: { A: 1, C: 2 } }],
    });
    expect(game.elections.slice(3).map(({ presence }) => presence)).toEqual([[], [2]]);
  });

  it('[2019 §4.5] at the end of round 4 both boards leave play, and the two others turn up one more each', () => {
    const regions: RegionSpec[] = [
      { id: 'BB', open: ['education+', 'welfare-'], hidden: [], media: { A: 1 } },
      { id: 'HE', open: ['security+'], hidden: [], media: { A: 1, B: 2 } },
      { id: 'TH', open: ['transport+'], hidden: ['digitalisation-'] },
      { id: 'NRW', open: ['welfare+'], hidden: ['education-', 'genetics-'] },
    ];
    const { game, events } = table({ phase: 'next-round', round: 4, regions });
    expect(game.regions.map(({ id, open, hidden }) => [id, open, hidden])).toEqual([
      ['TH', ['transport+', 'digitalisation-'], []],
      ['NRW', ['welfare+', 'education-'], ['genetics-']],
    ]);
    expect(only(events, 'region-cleared').map(({ region: id }) => id)).toEqual(['BB', 'HE']);
    expect(only(events, 'region-laid')).toEqual([]);
    expect(game.opinions.discards).toEqual(['education+', 'welfare-', 'security+']);
    expect(game.players.map(player => player.media)).toEqual([5, 5, 5]);
    expect(only(events, 'round-began')).toEqual([{ event: 'round-began', round: 5, regions: ['TH', 'NRW'] }]);
  });

  it('[R26] region order starts with the earlier of the two current regions', () => {
    const row = (seat: string): NonNullable<RegionSpec['row']> => [{ seat, politician: 'backbencher' }];
    const { game } = table({
      phase: 'politicians-act',
      round: 4,
      start: 'B',
      regions: [
        { id: 'BB', row: row('C'), media: { A: 1 } },
        { id: 'HE', row: row('A'), media: { B: 1 } },
        { id: 'TH', row: row('B'), media: { C: 1 } },
        { id: 'NRW' },
      ],
    });
    const { events } = idleUntil(game, choice => choice.kind === 'bid');
    expect(only(events, 'politician-declined').map(({ region: id }) => id)).toEqual(['BB', 'HE', 'TH']);
    expect(only(events, 'influence-passed').map(({ region: id }) => id)).toEqual(['BB', 'HE', 'TH']);
    expect(only(events, 'poll-offered').map(({ region: id }) => id)).toEqual(['BB', 'HE', 'TH', 'NRW']);
  });
});

describe('§4, pay-out and media board', () => {
  for (const round of [1, 2, 3]) {
    it(`[2019 §4.6] round ${round} has a donation`, () => {
      const { game } = table({ phase: 'pay-out', round });
      expect(awaited(game)).toEqual([{ seat: 0, kind: 'donation' }]);
    });
  }

  it('[2019 §4.6] round 4: the seats of both elections, base once, no donation', () => {
    const elections: ElectionSpec[] = [
      { mandates: { A: 30 } },
      {},
      {},
      { mandates: { A: 10, B: 6 }, win: { A: 12 } },
      { mandates: { A: 7 }, win: { C: 12 } },
    ];
    const { game, events } = table({
      phase: 'pay-out',
      round: 4,
      players: { A: { money: 0, base: 9 }, B: { money: 0 }, C: { money: 0, base: 0 } },
      elections,
    });
    expect(only(events, 'paid-out')).toEqual([
      { event: 'paid-out', seat: 0, forMandates: 17_000, forBase: 9000 },
      { event: 'paid-out', seat: 1, forMandates: 6000, forBase: 10_000 },
      { event: 'paid-out', seat: 2, forMandates: 0, forBase: 0 },
    ]);
    expect(money(game)).toEqual([26_000, 16_000, 0]);
    expect(awaited(game)).toMatchObject([{ kind: 'bid' }, { kind: 'bid' }, { kind: 'bid' }]);
    expect(game.round).toBe(5);
  });

  it('[2019 §4.6] round 5 has no pay-out', () => {
    const { game, events } = table({ phase: 'election', round: 5, regions: [{ votes: { A: 50 } }] });
    expect(only(events, 'paid-out')).toEqual([]);
    expect(money(game)).toEqual([30_000, 30_000, 30_000]);
    expect(awaited(game)).toEqual([]);
  });

  for (const [index, value] of [16, 14, 12, 10, 8, 6, 4].entries()) {
    it(`[2019 §4.5] the media board’s space of election ${index + 1} is worth ${value}`, () => {
      const elections: ElectionSpec[] = Array.from({ length: 7 }, () => ({}));
      elections[index] = { presence: ['A'] };
      const { game } = table({ phase: 'final-scoring', round: 5, elections });
      expect(game.result?.map(score => score.media)).toEqual([value, 0, 0]);
    });
  }

  it('[2019 §4.5] markers of the two elections of one round go to two different spaces', () => {
    const { game } = table({
      phase: 'election',
      round: 5,
      regions: [{ media: { A: 1 } }, { media: { A: 1, B: 2 } }],
    });
    expect(game.result?.map(score => score.media)).toEqual([6, 4, 0]);
  });

  it('[2019 §4.1] a large politician acts in the seven-election game', () => {
    const { game } = table({
      phase: 'politicians-act',
      regions: [{ row: [{ seat: 'A', politician: 'party-executive' }] }],
    });
    expect(region(act(game, [pays(0), does(0, { deed: 'votes' })])).votes).toEqual([10, 0, 0]);
  });
});
