import type { Action, Election, Score } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { at, expectRefused } from '../2019/closing.ts';
import { FOR, free, type Spec, secured, table } from './closing.ts';

function scores(more: Partial<Spec> = {}): Score[] {
  const game = table({ phase: 'final-scoring', round: 7, ...more });
  if (game.result === null) throw new Error('the game is not over');
  return game.result;
}

const held = (rounds: readonly Partial<Election>[]): Pick<Spec, 'elections'> => ({
  elections: Array.from({ length: 7 }, (_, index) => rounds[index] ?? {}),
});
const withBases = (...bases: number[]): Pick<Spec, 'players'> => ({ players: bases.map(base => ({ base })) });
const bonuses = (...bases: number[]): number[] => scores(withBases(...bases)).map(score => score.bonus);

describe('§7, the end of the game', () => {
  it('[2006 §7.1] a point for every seat of all elections', () => {
    const result = scores(held([{ mandates: [12, 5, 0] }, {}, { mandates: [3, 28, 9] }]));
    expect(result.map(score => score.mandates)).toEqual([15, 33, 9]);
  });

  it('[2006 §7.1] a win brings no points of its own', () => {
    const result = scores(held([{ winners: [0], outcome: 'most' }]));
    expect(result.map(score => score.wins)).toEqual([0, 0, 0]);
  });

  it('[2006 §7.2] for each marker the points printed at its space', () => {
    const result = scores(
      held([{ presence: [0] }, { presence: [1] }, {}, { presence: [0, 1] }, {}, {}, { presence: [2] }]),
    );
    expect(result.map(score => score.media)).toEqual([40, 35, 10]);
  });

  it('[2006 §7.2] the spaces are worth 25, 20, 20, 15, 15, 12 and 10', () => {
    const each = Array.from({ length: 7 }, (_, round) =>
      at(
        scores(held(Array.from({ length: 7 }, (__, index) => (index === round ? { presence: [0] } : {})))),
        0,
      ),
    );
    expect(each.map(score => score.media)).toEqual([25, 20, 20, 15, 15, 12, 10]);
  });

  it('[2006 §7.3] a point for every point of base', () => {
    expect(scores(withBases(31, 7, 0)).map(score => score.base)).toEqual([31, 7, 0]);
  });

  it('[2006 §7.3] 10 for the largest base, 6 for the second largest', () => {
    expect(bonuses(7, 31, 12, 6)).toEqual([0, 10, 6, 0]);
  });

  it('[E06-8] [2006 §7.3] 30, 30, 22: 8 each for the two, nothing for the third', () => {
    expect(bonuses(30, 30, 22)).toEqual([8, 8, 0]);
  });

  it('[E06-8] [2006 §7.3] 30, 22, 22: 10 for the first, nothing for the others', () => {
    expect(bonuses(30, 22, 22)).toEqual([10, 0, 0]);
  });

  it('[2006 §7.3] three tied for the largest: 16 by three, rounded down', () => {
    expect(bonuses(30, 30, 30, 22)).toEqual([5, 5, 5, 0]);
  });

  it('[2006 §7.3] four tied: 4 each; five: 3 each', () => {
    expect(bonuses(9, 9, 9, 9)).toEqual([4, 4, 4, 4]);
    expect(bonuses(9, 9, 9, 9, 9)).toEqual([3, 3, 3, 3, 3]);
  });

  it('[1997 §7.3] two tied: 8 each, nothing for the second', () => {
    const result = scores({ ruleset: '1997-7', ...withBases(30, 22, 30) });
    expect(result.map(score => score.bonus)).toEqual([8, 0, 8]);
  });

  it('[1997 §7.3] three tied: 5 each', () => {
    const result = scores({ ruleset: '1997-7', ...withBases(30, 30, 30, 22) });
    expect(result.map(score => score.bonus)).toEqual([5, 5, 5, 0]);
  });

  it('[2006 §7.4] a matching policy scores the points below its space: 6, 8, 10, 8, 6', () => {
    const points = [1, 2, 3, 4, 5].map(
      count => at(scores({ national: FOR.slice(0, count).map(free) }), 0).national,
    );
    expect(points).toEqual([6, 14, 24, 32, 38]);
  });

  it('[2006 §7.4] and 5 more if it is secured', () => {
    const national = [free('genetics+'), secured('economy+'), free('welfare+')];
    expect(scores({ national }).map(score => score.national)).toEqual([19, 0, 19]);
  });

  it('[2006 §7.4] the other stance scores nothing', () => {
    expect(scores({ national: [secured('genetics-')] }).map(score => score.national)).toEqual([0, 11, 0]);
  });

  it('[2006 §7.5] all of it is added up; money scores nothing', () => {
    const [first] = scores({
      ...held([{ mandates: [12, 0, 0], presence: [0] }]),
      players: [{ base: 9, money: 99_000 }],
      national: [free('genetics+')],
    });
    expect(first).toEqual({
      seat: 0,
      mandates: 12,
      wins: 0,
      media: 25,
      base: 9,
      bonus: 10,
      national: 6,
      money: 0,
      total: 62,
      rank: 1,
    });
  });

  it('[2006 §7.5] most points win', () => {
    const result = scores({ ...held([{ mandates: [10, 40, 20] }]), ...withBases(5, 5, 5) });
    expect(result.map(({ rank }) => rank)).toEqual([3, 1, 2]);
  });

  it('[2006 §7.5] [R34] equal points share the win', () => {
    const result = scores({ ...held([{ mandates: [20, 20, 10] }]), ...withBases(5, 5, 5) });
    expect(result.map(({ total, rank }) => [total, rank])).toEqual([
      [30, 1],
      [30, 1],
      [20, 3],
    ]);
  });

  it('[2006 §7.5] then the game is over', () => {
    const action: Action = { kind: 'bid', seat: 0, amount: 0 };
    expectRefused(table({ phase: 'final-scoring', round: 7 }), action, {
      code: 'game-over',
      rule: '2006 §7.5',
      figures: {},
    });
  });
});
