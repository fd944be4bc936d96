import type { RulesetId } from '@macher/editions';
import { awaited, type Card, type Game } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act } from '../../table.ts';
import { only, region } from '../2019/closing.ts';
import { phasesIn, type Spec, table, tableWithEvents } from './closing.ts';

/** On top of the pile, four of four issues for the new region. */
const FOUR: Card[] = ['wages+', 'welfare+', 'taxes-', 'nuclear-'];
const ids = (game: Game): string[] => game.regions.map(each => each.id);
const counts = (game: Game): number[][] => game.regions.map(each => [each.open.length, each.hidden.length]);
const ending = (more: Partial<Spec> = {}) => tableWithEvents({ phase: 'next-round', pile: FOUR, ...more });
const end = (more: Partial<Spec> = {}): Game => ending(more).game;

describe('§6.4.1, clearing the current region', () => {
  it('[2006 §6.4.1] its opinions go to the discards, hidden ones too', () => {
    const game = end({
      regions: [{ open: ['genetics+', 'economy-'], hidden: ['genetics-'] }],
      discards: ['taxes+'],
    });
    expect(game.opinions.discards).toEqual(['taxes+', 'genetics+', 'economy-', 'genetics-']);
  });

  it('[2006 §6.4.1] media markers and meetings go back to their owners', () => {
    const game = end({
      round: 4,
      regions: [{ media: [2, 1, 0], meetings: [3, 0, 10] }, { media: [1, 0, 0] }],
    });
    expect(game.players.map(player => player.media)).toEqual([4, 5, 5]);
    expect(game.players.map(player => player.meetings)).toEqual([18, 18, 18]);
  });

  it('[2006 §6.4.1] the key-issue tile is gone', () => {
    const game = end({ regions: [{ open: ['genetics+'], keyIssue: 'genetics+' }] });
    expect(game.regions.map(each => each.keyIssue)).toEqual([null, null, null, null]);
  });

  it('[2006 §6.4.1] [R29] on the board votes and trend are 0 again, in the stack order of set-up', () => {
    const game = end({
      lot: [1, 2, 0],
      regions: [{ votes: [50, 20, 20], trend: [3, -3, 1], stack: [0, 1, 2] }],
    });
    const { votes, trend, stack } = region(game, 3);
    expect(votes).toEqual([0, 0, 0]);
    expect(trend.map(space => game.rules.trend[space])).toEqual([0, 0, 0]);
    expect(stack).toEqual([1, 2, 0]);
  });

  it('[2006 §6.4.1] one meeting each, from the supply', () => {
    const game = end({ regions: [{ meetings: [2, 0, 0] }] });
    expect(region(game, 3).meetings).toEqual([1, 1, 1]);
    expect(game.players.map(player => player.meetings)).toEqual([17, 17, 17]);
  });

  it('[2006 §6.4.1] a party with none in supply gets none', () => {
    const game = end({ regions: [{}, { meetings: [10, 10, 0] }, { meetings: [8, 7, 0] }] });
    expect(region(game, 3).meetings).toEqual([0, 1, 1]);
    expect(game.players.map(player => player.meetings)).toEqual([0, 0, 17]);
  });

  it('[2006 §6.4.1] meetings of the cleared region are in supply by then', () => {
    const game = end({
      regions: [{ meetings: [1, 0, 0] }, { meetings: [10, 0, 0] }, { meetings: [7, 0, 0] }],
    });
    expect(region(game, 3).meetings[0]).toBe(1);
  });

  it('[R94] coalition tiles of that election leave the game', () => {
    const game = end({
      players: [{ tiles: 3 }, { tiles: 3 }],
      regions: [{ tiles: [0, 1] }],
      coalitions: [[0, 1]],
    });
    expect(game.coalitions).toEqual([]);
    expect(game.players.map(player => player.tiles)).toEqual([3, 3, 4]);
    expect(game.regions.flatMap(each => each.tiles)).toEqual([]);
  });

  it('[2006 §6.4.1] tiles that wait in other regions stay', () => {
    expect(region(end({ regions: [{}, { tiles: [2] }] })).tiles).toEqual([2]);
  });

  it('[2006 §6.4.1] nothing else changes in the other regions', () => {
    const next = { votes: [9, 8, 7], trend: [1, 2, 3], meetings: [4, 5, 6], media: [1, 1, 2] };
    const game = end({ regions: [{}, next] });
    expect(region(game)).toMatchObject({ id: 'SN', votes: [9, 8, 7], meetings: [4, 5, 6], media: [1, 1, 2] });
    expect(region(game).trend.map(space => game.rules.trend[space])).toEqual([1, 2, 3]);
  });
});

describe('§6.4.1, the new region', () => {
  it('[2006 §6.4.1] the next board clockwise is current; the new card lies on the cleared board and is last', () => {
    const game = end({ laterRegions: ['NRW', 'BW'] });
    expect(ids(game)).toEqual(['SN', 'RP', 'BY', 'NRW']);
    expect(region(game, 3).board).toBe(0);
    expect(game.laterRegions).toEqual(['BW']);
  });

  it('[2006 §6.4.1] four new opinions: one open, three hidden', () => {
    const game = end();
    expect(region(game, 3)).toMatchObject({ open: ['wages+'], hidden: ['welfare+', 'taxes-', 'nuclear-'] });
  });

  for (const [round, open] of [
    [1, 1],
    [2, 1],
    [3, 2],
  ] as const)
    it(`[2006 §6.4.1] after round ${round}: ${open} open and ${4 - open} hidden`, () => {
      expect(counts(end({ round })).at(-1)).toEqual([open, 4 - open]);
    });

  for (const round of [1, 2, 3])
    it(`[1997 §6.4.1] after round ${round}: one open and three hidden`, () => {
      expect(counts(end({ round, ruleset: '1997-7' })).at(-1)).toEqual([1, 3]);
    });

  for (const [round, left] of [
    [4, 3],
    [5, 2],
  ] as const)
    it(`[2006 §6.4.1] after round ${round} no new region: ${left} are left`, () => {
      const { game, events } = ending({ round, laterRegions: ['NRW'] });
      expect(ids(game)).toEqual(['SN', 'RP', 'BY'].slice(0, left));
      expect(only(events, 'region-laid')).toEqual([]);
      expect(game.laterRegions).toEqual(['NRW']);
    });

  it('[1997 §6.4.1] after round 4 no new region either', () => {
    expect(ids(end({ round: 4, ruleset: '1997-7' }))).toEqual(['SN', 'RP', 'BY']);
  });

  it('[2006 §6.4.1] the seventh region, of two open, is complete two rounds later', () => {
    const last = { open: FOUR.slice(0, 2), hidden: FOUR.slice(2) };
    const five = end({ round: 4, regions: [{}, {}, {}, last] });
    expect(region(five, 2).open).toEqual(FOUR.slice(0, 3));
    const six = end({ round: 5, regions: [{}, {}, { open: FOUR.slice(0, 3), hidden: FOUR.slice(3) }] });
    expect(region(six, 1).open).toEqual(FOUR);
  });

  it('[1997 §6.4.1] the last region turns up its fourth before round 7', () => {
    const { events } = ending({
      ruleset: '1997-7',
      round: 6,
      regions: [{}, { open: FOUR.slice(0, 3), hidden: FOUR.slice(3) }],
    });
    const names = events.map(({ event }) => event);
    expect(only(events, 'opinion-opened')).toEqual([
      { event: 'opinion-opened', region: 'SN', card: 'nuclear-' },
    ]);
    expect(names.indexOf('opinion-opened')).toBeLessThan(names.indexOf('round-began'));
  });

  it('[2006 §6.4.1] round 7 follows round 6 at once and is scoring only', () => {
    const { game, events } = ending({ round: 6 });
    expect(phasesIn(events)).toEqual([
      'next-round',
      'last-count',
      'election',
      'spoils',
      'base-gain',
      'final-scoring',
    ]);
    expect(game.round).toBe(7);
    expect(game.result).not.toBeNull();
  });

  it('[2006 §6.4.1] after the other rounds the next start player is bid for', () => {
    const game = end({ round: 1, players: [{}, {}, {}] });
    const laid = act(
      game,
      [0, 1, 2].map(seat => ({ kind: 'lay-donation', seat, amount: 10_000, accept: true }) as const),
    );
    expect(laid.round).toBe(2);
    expect(awaited(laid).map(({ kind }) => kind)).toEqual(['bid', 'bid', 'bid']);
  });
});

describe('§6.4.1, no coalition in the seventh region', () => {
  /** Everybody sends a party whip, who brings a tile, to the same region in round 4. */
  function tilesIn(id: string, ruleset: RulesetId): readonly number[] {
    const game = table({ ruleset, phase: 'send-politicians', round: 4 });
    const cards = [{ politician: 'party-whip', region: id }];
    const sent =
      ruleset === '1997-7'
        ? act(game, [
            ...[0, 1, 2].map(
              seat => ({ kind: 'lay', seat, card: { politician: 'party-whip', region: id } }) as const,
            ),
            ...[0, 1, 2].map(seat => ({ kind: 'lay', seat, card: null }) as const),
          ])
        : act(
            game,
            [0, 1, 2].map(seat => ({ kind: 'send', seat, cards }) as const),
          );
    return sent.regions.find(each => each.id === id)?.tiles ?? [-1];
  }

  it('[2006 §6.4.1] no tile is laid there; in the region before, it is', () => {
    expect(tilesIn('BY', '2006-7')).toEqual([]);
    expect(tilesIn('RP', '2006-7')).toEqual([0, 1, 2]);
  });

  it('[1997 §6.4.1] the same in 1997', () => {
    expect(tilesIn('BY', '1997-7')).toEqual([]);
    expect(tilesIn('RP', '1997-7')).toEqual([0, 1, 2]);
  });
});

describe('§6.4.1, turning up', () => {
  it('[2006 §6.4.1] each other region turns up one more, the first hidden one', () => {
    const game = end({
      regions: [
        {},
        { open: ['genetics+'], hidden: ['economy+', 'taxes+'] },
        { open: [], hidden: ['wages-'] },
        { open: ['taxes+'], hidden: ['nuclear+', 'economy-', 'genetics-'] },
      ],
    });
    expect(game.regions.slice(0, 3)).toMatchObject([
      { open: ['genetics+', 'economy+'], hidden: ['taxes+'] },
      { open: ['wages-'], hidden: [] },
      { open: ['taxes+', 'nuclear+'], hidden: ['economy-', 'genetics-'] },
    ]);
  });

  it('[2006 §6.4.1] a region with nothing hidden turns up none', () => {
    const game = end({ regions: [{}, { open: ['genetics+', 'economy+'] }], pile: [...FOUR, 'taxes+'] });
    expect(region(game).open).toEqual(['genetics+', 'economy+']);
    expect(game.opinions.pile).toEqual(['taxes+']);
  });

  it('[2006 §6.4.1] [R73] what repeats an issue goes under the deck, the last at the very bottom', () => {
    const game = end({
      regions: [{}, { open: ['genetics+'], hidden: ['genetics-'] }],
      pile: [...FOUR, 'genetics+', 'economy-', 'taxes+'],
    });
    expect(region(game).open).toEqual(['genetics+', 'economy-']);
    expect(game.opinions.pile).toEqual(['genetics+', 'genetics-', 'taxes+']);
    expect(game.opinions.discards).toEqual([]);
  });

  it('[1997 §5.1] in 1997 it is discarded', () => {
    const game = end({
      ruleset: '1997-7',
      regions: [{}, { open: ['genetics+'], hidden: ['genetics-'] }],
      pile: [...FOUR, 'economy-', 'taxes+'],
    });
    expect(region(game).open).toEqual(['genetics+', 'euro-']);
    expect(game.opinions.discards).toEqual(['genetics-']);
    expect(game.opinions.pile).toEqual(['health+']);
  });

  it('[R94] the new region first, then the others in region order, every one settled before the next', () => {
    const repeats = { open: ['genetics+'] as Card[], hidden: ['genetics-'] as Card[] };
    const { game, events } = ending({
      regions: [{}, repeats, {}, repeats],
      pile: ['wages+', 'welfare+', 'taxes-', 'nuclear-', 'economy+', 'economy-'],
    });
    expect(only(events, 'opinion-opened').map(({ region: id, card }) => [id, card])).toEqual([
      ['NRW', 'wages+'],
      ['SN', 'economy+'],
      ['BY', 'economy-'],
    ]);
    expect(game.opinions.pile).toEqual(['genetics-', 'genetics-']);
  });

  it('[R94] clearing comes first: its opinions can be drawn at once', () => {
    const game = end({ regions: [{ open: FOUR }], pile: [] });
    expect([...region(game, 3).open, ...region(game, 3).hidden].toSorted()).toEqual(FOUR.toSorted());
  });

  it('[R21] the discards are shuffled only when a card is needed', () => {
    const game = end({ discards: ['genetics+'] });
    expect(game.opinions).toMatchObject({ pile: [], discards: ['genetics+'] });
  });

  it('[R21] if nothing is left the draw is skipped', () => {
    const game = end({ pile: ['wages+', 'welfare+'] });
    expect(region(game, 3)).toMatchObject({ open: ['wages+'], hidden: ['welfare+'] });
  });

  it('[R21] [R73] if none fits the space stays empty, and the cards go under the deck', () => {
    const { game, events } = ending({
      regions: [{}, { open: ['genetics+'], hidden: ['genetics-'] }],
      pile: [...FOUR, 'genetics+'],
    });
    expect(region(game)).toMatchObject({ open: ['genetics+'], hidden: [] });
    expect(only(events, 'opinion-missing')).toEqual([{ event: 'opinion-missing', region: 'SN' }]);
    expect(game.opinions.pile).toEqual(['genetics+', 'genetics-']);
  });

  it('[R73] if the deck is used up meanwhile the discards are drawn from', () => {
    const game = end({
      regions: [{}, { open: ['genetics+'], hidden: ['genetics-'] }],
      discards: ['economy+'],
    });
    expect(region(game).open).toEqual(['genetics+', 'economy+']);
    expect(game.opinions).toMatchObject({ pile: ['genetics-'], discards: [] });
  });
});
