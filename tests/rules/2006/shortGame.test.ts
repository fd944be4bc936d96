import { rulesOf } from '@macher/editions';
import { awaited, newGame, randomOf } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act } from '../../table.ts';
import { only, playAtRandom, question } from '../2019/closing.ts';
import { phasesIn, type Spec, table, tableWithEvents } from './closing.ts';

const SHORT = rulesOf('2006-5');
const LONG = rulesOf('2006-7');
const short = (more: Partial<Spec> & Pick<Spec, 'phase'>): Spec => ({
  ruleset: '2006-5',
  pile: ['wages+', 'welfare+', 'taxes-', 'nuclear-'],
  ...more,
});

describe('§8, the short game', () => {
  it('[2006 §8] five rounds with one election each, played to the end', () => {
    const game = newGame(SHORT, { parties: ['cdu', 'spd', 'fdp'], seed: 'short' });
    const events = playAtRandom(game, randomOf('short'));
    expect(only(events, 'round-began').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
    expect(game.elections).toHaveLength(5);
    expect(game.result).not.toBeNull();
  });

  it('[2006 §3] the long game has seven', () => {
    const game = newGame(LONG, { parties: ['cdu', 'spd', 'fdp'], seed: 'long' });
    playAtRandom(game, randomOf('long'));
    expect(game.elections).toHaveLength(7);
  });

  it('[2006 §8] without the 25,000 politician', () => {
    const costs = SHORT.politicians.map(({ cost }) => cost);
    expect(costs).toEqual([2000, 4000, 6000, 8000, 10_000, 15_000]);
    expect(LONG.politicians.map(({ cost }) => cost)).toEqual([...costs, 25_000]);
    const game = newGame(SHORT, { parties: ['cdu', 'spd', 'fdp'], seed: 'short' });
    expect(game.players.map(player => player.politicians.includes('chancellor'))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('[2006 §8] without the 50,000 donation', () => {
    expect(
      question(table(short({ phase: 'donations' })), 'lay-donation').cards.map(({ amount }) => amount),
    ).toEqual([10_000, 20_000, 30_000, 40_000]);
  });

  it('[2006 §8] [2006 §6.4.2] four donations for rounds 1–4', () => {
    const rounds = SHORT.rounds.map(({ phases }) => phases.includes('donations'));
    expect(rounds).toEqual([true, true, true, true, false]);
  });

  it('[2006 §8] without the ten polls marked 7', () => {
    const ids = newGame(SHORT, { parties: ['cdu', 'spd', 'fdp'], seed: 'short' }).polls.pile;
    expect(ids.toSorted()).toEqual(
      ['cdu', 'spd', 'fdp', 'gruene', 'linke'].flatMap(party => [`${party}-1`, `${party}-2`]).toSorted(),
    );
    expect(LONG.polls).toHaveLength(20);
  });

  for (const [round, base] of [
    [1, 5000],
    [2, 0],
    [3, 5000],
    [4, 0],
  ] as const)
    it(`[2006 §8] round ${round} pays ${base} for base 5`, () => {
      const { events } = tableWithEvents(short({ phase: 'pay-out', round }));
      expect(only(events, 'paid-out').map(({ forBase }) => forBase)).toEqual([base, base, base]);
    });

  it('[2006 §8] the pay-out of base in round 5 is left out', () => {
    const { events } = tableWithEvents(short({ phase: 'election', round: 5 }));
    expect(only(events, 'paid-out')).toEqual([]);
  });

  it('[2006 §8] after round 1 the fifth region gets two open and two hidden', () => {
    const game = table(short({ phase: 'next-round' }));
    expect(game.regions.map(({ id }) => id)).toEqual(['SN', 'RP', 'BY', 'NRW']);
    expect(game.regions[3]).toMatchObject({ open: ['wages+', 'welfare+'], hidden: ['taxes-', 'nuclear-'] });
  });

  for (const [round, left] of [
    [2, 3],
    [3, 2],
  ] as const)
    it(`[2006 §8] after round ${round} no new region, and the others turn up one more`, () => {
      const hidden = { open: ['genetics+'], hidden: ['economy+', 'taxes+'] } as const;
      const { game, events } = tableWithEvents(short({ phase: 'next-round', round, regions: [{}, hidden] }));
      expect(game.regions.map(({ id }) => id)).toEqual(['SN', 'RP', 'BY'].slice(0, left));
      expect(only(events, 'region-laid')).toEqual([]);
      expect(game.regions[0]?.open).toEqual(['genetics+', 'economy+']);
    });

  it('[2006 §8] after round 4 no new region; round 5 is scoring only', () => {
    const lay = (seat: number) => ({ kind: 'lay-donation', seat, amount: 10_000, accept: true }) as const;
    const game = table(short({ phase: 'next-round', round: 4 }));
    expect(game.regions.map(({ id }) => id)).toEqual(['SN']);
    const over = act(game, [lay(0), lay(1), lay(2)]);
    expect(over.round).toBe(5);
    expect(over.result).not.toBeNull();
    expect(phasesIn(tableWithEvents(short({ phase: 'last-count', round: 5 })).events)).toEqual([
      'last-count',
      'election',
      'spoils',
      'base-gain',
      'final-scoring',
    ]);
  });

  it('[2006 §8] no coalition can be formed in the fifth region; in the fourth it can', () => {
    const tilesIn = (id: string): readonly number[] => {
      const game = table(short({ phase: 'send-politicians', round: 2 }));
      const cards = [{ politician: 'party-whip', region: id }];
      const sent = act(
        game,
        [0, 1, 2].map(seat => ({ kind: 'send', seat, cards }) as const),
      );
      return sent.regions.find(each => each.id === id)?.tiles ?? [-1];
    };
    expect(tilesIn('BY')).toEqual([]);
    expect(tilesIn('RP')).toEqual([0, 1, 2]);
  });

  it('[2006 §8] markers are worth 25, 20, 20, 15 and 15 points by round', () => {
    const points = [1, 2, 3, 4, 5].map(round => {
      const regions = [{ votes: [9, 0, 0], media: [1, 0, 0] }];
      return question(table(short({ phase: 'election', round, regions })), 'promote').points;
    });
    expect(points).toEqual([25, 20, 20, 15, 15]);
  });

  it('[2006 §8] the rest is as in the long game: four regions, base 5, 25,000', () => {
    const game = newGame(SHORT, { parties: ['cdu', 'spd', 'fdp'], seed: 'short' });
    expect(game.regions).toHaveLength(4);
    expect(game.players.map(({ base, money }) => [base, money])).toEqual([
      [5, 25_000],
      [5, 25_000],
      [5, 25_000],
    ]);
    expect(awaited(game)[0]?.kind).toBe('starting-block');
  });
});
