import { rulesOf } from '@macher/editions';
import { type Game, newGame, randomOf, type Score, view } from '@macher/engine';
import { type ElectionSpec, type PlayerSpec, type Position, setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { at, bases, expectRefused, money, only, playAtRandom } from './closing.ts';

function ended(more: Partial<Position>): Game {
  return setUp({ phase: 'final-scoring', round: 4, players: { A: {}, B: {}, C: {} }, ...more }).game;
}

function scores(more: Partial<Position>): readonly Score[] {
  const { result } = ended(more);
  if (result === null) throw new Error('the game is not over');
  return result;
}

/** Money points of players with so much money. */
const moneyPoints = (...amounts: number[]): number[] => {
  const players: Record<string, PlayerSpec> = Object.fromEntries(
    amounts.map((amount, seat) => [at(['A', 'B', 'C', 'D', 'E'], seat), { money: amount }]),
  );
  return scores({ players }).map(score => score.money);
};

describe('§3, the end', () => {
  it('[2019 §3] points of all sources are added', () => {
    const [a, b, c] = scores({
      players: { A: { base: 12, money: 9000 }, B: { base: 0, money: 3000 }, C: { base: 7, money: 1000 } },
      elections: [
        { mandates: { A: 21, B: 16 }, win: { A: 12 }, presence: ['A', 'C'] },
        { mandates: { A: 8, C: 11 }, win: { A: 7, C: 7 }, presence: ['C'] },
        { mandates: { B: 6 }, win: { B: 5 } },
        { mandates: { A: 6, B: 20, C: 20 }, win: { B: 10, C: 10 }, presence: ['B'] },
      ],
    });
    expect(a).toMatchObject({
      seat: 0,
      mandates: 35,
      wins: 19,
      media: 10,
      base: 12,
      money: 6,
      total: 82,
      rank: 1,
    });
    expect(b).toMatchObject({
      seat: 1,
      mandates: 42,
      wins: 15,
      media: 4,
      base: 0,
      money: 3,
      total: 64,
      rank: 3,
    });
    expect(c).toMatchObject({
      seat: 2,
      mandates: 31,
      wins: 17,
      media: 18,
      base: 7,
      money: 0,
      total: 73,
      rank: 2,
    });
  });

  for (const [index, value] of [10, 8, 6, 4].entries()) {
    it(`[2019 §3] media presence of election ${index + 1} is worth ${value}`, () => {
      const elections: ElectionSpec[] = [{}, {}, {}, {}];
      elections[index] = { presence: ['B'] };
      expect(scores({ elections }).map(score => score.media)).toEqual([0, value, 0]);
    });
  }

  it('[2019 §3] any number of markers may stand on one space', () => {
    const elections = [{ presence: ['A', 'B', 'C'] }];
    expect(scores({ elections }).map(score => score.media)).toEqual([10, 10, 10]);
  });

  it('[2019 §3] markers left in the last region score nothing', () => {
    const regions = [{ media: { A: 2, B: 2 } }];
    expect(scores({ regions }).map(score => score.media)).toEqual([0, 0, 0]);
  });

  it('[2019 §3] base: one point each', () => {
    const players = { A: { base: 0 }, B: { base: 1 }, C: { base: 61 } };
    expect(scores({ players }).map(score => score.base)).toEqual([0, 1, 61]);
  });

  it('[2019 §3] the election of the last round counts', () => {
    const { result } = setUp({
      phase: 'election',
      round: 4,
      players: { A: {}, B: {}, C: {} },
      regions: [{ id: 'BB', votes: { A: 52, B: 23 }, media: { A: 1, B: 2 } }],
    }).game;
    expect(result).toMatchObject([
      { mandates: 21, wins: 12, media: 4 },
      { mandates: 13, wins: 0, media: 4 },
      { mandates: 0, wins: 0, media: 0 },
    ]);
  });
});

describe('§3, money', () => {
  it('[2019 §3] 6 points for the most, 3 for the second most, nothing for the third', () => {
    expect(moneyPoints(4000, 9000, 3000, 1000)).toEqual([3, 6, 0, 0]);
  });

  it('[2019 §3] [R11] tie for the most: all tied get 6, nobody gets 3', () => {
    expect(moneyPoints(9000, 4000, 9000)).toEqual([6, 0, 6]);
    expect(moneyPoints(9000, 9000, 9000, 4000)).toEqual([6, 6, 6, 0]);
    expect(moneyPoints(9000, 9000, 9000)).toEqual([6, 6, 6]);
  });

  it('[2019 §3] [R11] tie for second: all tied get 3', () => {
    expect(moneyPoints(4000, 9000, 4000)).toEqual([3, 6, 3]);
    expect(moneyPoints(4000, 9000, 4000, 4000, 1000)).toEqual([3, 6, 3, 3, 0]);
  });

  it('[2019 §3] [R11] a player without money scores nothing, not even as second', () => {
    expect(moneyPoints(1000, 0, 0)).toEqual([6, 0, 0]);
    expect(moneyPoints(0, 0, 0)).toEqual([0, 0, 0]);
    expect(moneyPoints(2000, 1000, 0)).toEqual([6, 3, 0]);
  });
});

describe('§3, the winner', () => {
  it('[2019 §3] most points win', () => {
    const players = { A: { base: 5 }, B: { base: 7 }, C: { base: 6 } };
    expect(scores({ players }).map(score => score.rank)).toEqual([3, 1, 2]);
  });

  it('[2019 §3] [R34] equal points share the win; nothing breaks the tie', () => {
    const players = { A: { base: 9, money: 0 }, B: { base: 3, money: 5000 }, C: { base: 4, money: 1000 } };
    expect(scores({ players }).map(({ total, rank }) => [total, rank])).toEqual([
      [9, 1],
      [9, 1],
      [7, 3],
    ]);
  });

  it('[2019 §3] when the scores are counted everybody’s money is seen', () => {
    const game = ended({ players: { A: { money: 2000 }, B: { money: 0 }, C: { money: 7000 } } });
    expect(view(game, null).players.map(player => player.money)).toEqual([2000, 0, 7000]);
  });

  it('[2019 §3] after the end nothing can be done any more', () => {
    expectRefused(
      ended({}),
      { kind: 'bid', seat: 0, amount: 0 },
      { code: 'game-over', rule: '2019 §3', figures: {} },
    );
  });

  for (const seed of ['a', 'b', 'c', 'd']) {
    it(`[2019 §3] a whole game adds up from what happened in it (${seed})`, () => {
      const game = newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp', 'linke'], seed });
      const events = playAtRandom(game, randomOf(seed));
      const elections = only(events, 'election-held').map(({ election }) => election);
      expect(elections.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
      const purse = money(game);
      const ranked = purse.slice().sort((one, other) => other - one);
      const totals = game.players.map((_, seat) => {
        const media = elections.map((each, index) =>
          each.presence.includes(seat) ? at([10, 8, 6, 4], index) : 0,
        );
        const points = [
          ...elections.flatMap(each => [at(each.mandates, seat), at(each.win, seat)]),
          ...media,
        ];
        const own = at(purse, seat);
        const second = own === ranked[1] ? 3 : 0;
        const forMoney = own === ranked[0] ? 6 : second;
        return points.reduce((sum, each) => sum + each, at(bases(game), seat) + (own > 0 ? forMoney : 0));
      });
      expect(game.result?.map(score => score.total)).toEqual(totals);
    });
  }
});
