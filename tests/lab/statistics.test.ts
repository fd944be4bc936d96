import { type Random, randomOf, shuffle } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import type { Played } from '../../packages/lab/src/arena/contest.ts';
import {
  bootstrapRatio,
  clusterBootstrap,
  percentiles,
  wilson,
} from '../../packages/lab/src/arena/interval.ts';
import { stagesOf } from '../../packages/lab/src/arena/plackett.ts';
import { type Rating, ratingsOf } from '../../packages/lab/src/arena/ratings.ts';
import { sequentialTest } from '../../packages/lab/src/arena/sequential.ts';
import { type Standing, standingsOf } from '../../packages/lab/src/arena/standings.ts';
import { blockShares } from '../../packages/lab/src/arena/trials.ts';

describe("Wilson's interval", () => {
  // 81 in 263 is from Newcombe, Two-sided confidence intervals for the single proportion, 1998.
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [50, 100, 0.4038, 0.5962],
    [81, 263, 0.2553, 0.3662],
    [10, 10, 0.7225, 1],
  ])('of %d in %d is %d to %d', (successes, trials, low, high) => {
    const found = wilson(successes, trials);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it('takes fractions of a success', () => {
    const { low, high } = wilson(2.5, 10);
    expect(low).toBeGreaterThan(wilson(2, 10).low);
    expect(high).toBeLessThan(wilson(3, 10).high);
  });

  it('of no trials is everything', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('the bootstrap by block', () => {
  it('covers the truth in about 95 of 100 cases, though the games of a block go together', () => {
    const random = randomOf('coverage');
    const covered = range(400).filter(() => {
      const wins = range(50).map(() => winsOfBlock(0.25, 4, 0.5, random));
      const { low, high } = bootstrapRatio(
        wins,
        wins.map(() => 4),
        250,
        random,
      );
      return low <= 0.25 && 0.25 <= high;
    });
    expect(covered.length / 400).toBeGreaterThan(0.9);
    expect(covered.length / 400).toBeLessThan(0.99);
  });

  it('is wider than if the games of a block were independent', () => {
    const blocks = range(64).map(block => new Array<number>(4).fill(block % 2));
    const byBlock = clusterBootstrap(blocks, share, 500, randomOf('wide'));
    const byGame = clusterBootstrap(
      blocks.flat().map(game => [game]),
      share,
      500,
      randomOf('wide'),
    );
    expect(byBlock.high - byBlock.low).toBeGreaterThan(1.6 * (byGame.high - byGame.low));
  });

  it('from sums and counts is the same as from the games', () => {
    const blocks = [[1, 0, 0], [1], [0, 1], [0, 0, 0, 1], [1, 1]];
    const sums = blocks.map(block => block.reduce((a, b) => a + b));
    const counts = blocks.map(block => block.length);
    const slow = clusterBootstrap(blocks, share, 300, randomOf('same'));
    const quick = bootstrapRatio(sums, counts, 300, randomOf('same'));
    expect(quick.low).toBeCloseTo(slow.low, 12);
    expect(quick.high).toBeCloseTo(slow.high, 12);
  });

  it('leaves out 2.5 of 100 values on either side', () => {
    const { low, high } = percentiles(shuffle(range(1001), randomOf('percentiles')));
    expect(low).toBeCloseTo(25, 9);
    expect(high).toBeCloseTo(975, 9);
  });

  it('needs blocks', () => {
    expect(() => bootstrapRatio([], [], 10, randomOf('none'))).toThrow(RangeError);
  });
});

describe('standings', () => {
  const games = [
    gameOf(0, ['a', 'b', 'c'], [50, 40, 30]),
    gameOf(0, ['b', 'c', 'a'], [45, 20, 45], 1),
    gameOf(0, ['c', 'a', 'b'], [60, 10, 10], 2),
    gameOf(1, ['a', 'a', 'b'], [30, 30, 30]),
  ];
  const standings = standingsOf(games, randomOf('hand'));
  const [a, b, c] = ['a', 'b', 'c'].map(bot => find(standings, bot)) as [Standing, Standing, Standing];

  it('count every seat, and split the wins of a tie', () => {
    expect([a.games, b.games, c.games]).toEqual([5, 4, 3]);
    expect(a.wins).toBeCloseTo(1 + 1 / 2 + 2 / 3, 12);
    expect(b.wins).toBeCloseTo(1 / 2 + 1 / 3, 12);
    expect(c.wins).toBe(1);
    expect(a.share).toBeCloseTo(13 / 30, 12);
    expect(a.wilson).toEqual(wilson(a.wins, 5));
  });

  it('take the margin to the best of the other seats', () => {
    expect(a.margin).toBe((10 + 0 - 50 + 0 + 0) / 5);
    expect(b.margin).toBe((-10 + 0 - 50 + 0) / 4);
    expect(c.margin).toBe((-20 - 25 + 50) / 3);
  });

  it('give seats that tie the mean of their places', () => {
    expect(a.rank).toBe((1 + 1.5 + 2.5 + 2 + 2) / 5);
    expect(b.rank).toBe((2 + 1.5 + 2.5 + 2) / 4);
    expect(c.rank).toBe((3 + 3 + 1) / 3);
  });

  it('tell the seats apart, and which was the worst', () => {
    expect(c.bySeat).toEqual([
      { seat: 0, games: 1, share: 1 },
      { seat: 1, games: 1, share: 0 },
      { seat: 2, games: 1, share: 0 },
    ]);
    expect(c.worstSeat.seat).toBe(1);
    expect(a.bySeat.map(seat => seat.games)).toEqual([2, 2, 1]);
    expect(a.worstSeat).toMatchObject({ seat: 1, share: (0 + 1 / 3) / 2 });
  });

  it('are sorted by share, best first', () => {
    expect(standings.map(each => each.bot)).toEqual(['a', 'c', 'b']);
  });

  it('resample only the blocks in which a bot sits', () => {
    expect(c.bootstrap).toEqual({ low: 1 / 3, high: 1 / 3 });
    expect(a.bootstrap.low).toBeCloseTo(1 / 3, 12);
    expect(a.bootstrap.high).toBeCloseTo(1 / 2, 12);
    expect(a.marginInterval.low).toBeCloseTo(-40 / 3, 12);
    expect(a.marginInterval.high).toBe(0);
  });

  it('do not depend on the order in which games were finished', () => {
    expect(standingsOf(shuffle([...games], randomOf('late')), randomOf('hand'))).toEqual(standings);
  });

  it('of no games are none', () => {
    expect(standingsOf([], randomOf('none'))).toEqual([]);
  });

  it('have a share for every block, for the sequential test', () => {
    expect(blockShares(games, 'a')).toEqual([1 / 2, 1 / 3]);
    expect(blockShares(games, 'c')).toEqual([1 / 3]);
  });
});

describe('stages of a game', () => {
  it('go down the ranks, without the last', () => {
    expect(stagesOf([7, 8, 9], [2, 1, 3])).toEqual([
      { first: 7, among: [7, 9], weight: 1 },
      { first: 8, among: [7, 8, 9], weight: 1 },
    ]);
  });

  it.each([[[1, 1, 3]], [[1, 2, 2]], [[1, 1, 1, 1]], [[1, 2, 2, 2]], [[1, 1, 3, 3, 3]]])(
    'of a game with ties %j are the mean over all orders of the tied seats',
    ranks => {
      const players = [...ranks.keys()];
      const orders = ordersOf(players).filter(order => isSorted(order.map(seat => ranks[seat] as number)));
      const mean = orders.flatMap(order =>
        stagesOf(
          order,
          [...players.keys()].map(place => place + 1),
        ).map(stage => ({
          ...stage,
          weight: stage.weight / orders.length,
        })),
      );
      const found = addUp(stagesOf(players, ranks));
      const expected = addUp(mean);
      expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [stage, weight] of expected) expect(found.get(stage)).toBeCloseTo(weight, 12);
    },
  );
});

describe('ratings', () => {
  it('of two bots, three wins to one, are what the likelihood says', () => {
    // With the made-up player at strength 1, the winner's strength solves x³ = x + 2.
    const games = [1, 1, 1, 2].map((rank, block) => gameOf(block, ['a', 'b'], [2, 2 * rank - 1]));
    const found = ratings(games);
    expect(found.map(each => each.bot)).toEqual(['a', 'b']);
    expect(ratingIn(found, 'a')).toBeCloseTo(400 * Math.log10(1.5213797), 3);
    expect(ratingIn(found, 'b')).toBeCloseTo(-400 * Math.log10(1.5213797), 3);
  });

  it('differ by 400 for odds of ten to one', () => {
    const games = range(1100).map(block => gameOf(block, ['a', 'b'], [block % 11 === 0 ? 0 : 2, 1]));
    const found = ratings(games);
    expect(Math.abs(ratingIn(found, 'a') - ratingIn(found, 'b') - 400)).toBeLessThan(2);
  });

  it('are equal for bots that did equally well', () => {
    const games = ordersOf(['a', 'b', 'c', 'd']).map((bots, block) => gameOf(block, bots, [4, 3, 2, 1]));
    for (const { rating } of ratings(games)) expect(rating).toBeCloseTo(0, 6);
  });

  it('are equal for bots that tie, and ties for the last place favour nobody', () => {
    const tied = ratings([gameOf(0, ['a', 'b', 'c'], [7, 7, 7])]);
    for (const { rating } of tied) expect(rating).toBeCloseTo(0, 6);
    const found = ratings([gameOf(0, ['a', 'b', 'c', 'd'], [9, 3, 3, 3])]);
    expect(found[0]?.bot).toBe('a');
    expect(ratingIn(found, 'b')).toBeCloseTo(ratingIn(found, 'd'), 6);
    expect(ratingIn(found, 'c')).toBeCloseTo(ratingIn(found, 'd'), 6);
  });

  it('count a draw of two as half a win for each', () => {
    const drawn = ratings([0, 0, 1].map((lead, block) => gameOf(block, ['a', 'b'], [5 + lead, 5])));
    const split = ratings([1, -1, 1].map((lead, block) => gameOf(block, ['a', 'b'], [5 + lead, 5])));
    expect(ratingIn(drawn, 'a')).toBeGreaterThan(0);
    expect(ratingIn(drawn, 'a')).toBeCloseTo(ratingIn(split, 'a'), 6);
  });

  it('are finite for a bot that always wins, and for one that always loses', () => {
    const games = range(100).map(block => gameOf(block, ['a', 'b', 'c'], [3, 2 - (block % 2), 0]));
    const found = ratings(games);
    expect(found.map(each => each.bot)).toEqual(['a', 'b', 'c']);
    expect(ratingIn(found, 'a')).toBeGreaterThan(400);
    expect(ratingIn(found, 'a')).toBeLessThan(1600);
  });

  it('of a bot that also plays against itself are those of its strength', () => {
    const random = randomOf('twins');
    const games = range(2000).map(block => raceOf(block, 0, ['a', 'a', 'a', 'b'], { a: 1, b: 3 }, random));
    const found = ratings(games);
    const difference = ratingIn(found, 'b') - ratingIn(found, 'a');
    expect(Math.abs(difference - 400 * Math.log10(3))).toBeLessThan(20);
  });

  it('find the true strengths, and their intervals cover them in about 95 of 100 cases', () => {
    const random = randomOf('strengths');
    const truth = scaleOf(STRENGTHS);
    const found = range(50).flatMap(() => ratingsOf(mixedTables(40, random), 100, random));
    const covered = found.filter(({ bot, interval }) => isWithin(truth.get(bot) as number, interval));
    expect(covered.length / found.length).toBeGreaterThan(0.88);
    expect(covered.length / found.length).toBeLessThan(0.99);
    for (const { bot, rating } of found)
      expect(Math.abs(rating - (truth.get(bot) as number))).toBeLessThan(150);
  });

  it('of no games are none', () => {
    expect(ratingsOf([], 10, randomOf('none'))).toEqual([]);
  });

  it('have a mean of 0, and do not depend on the order in which games were finished', () => {
    const games = mixedTables(30, randomOf('order'));
    const found = ratingsOf(games, 50, randomOf('r'));
    expect(found.reduce((total, each) => total + each.rating, 0)).toBeCloseTo(0, 6);
    expect(ratingsOf(shuffle([...games], randomOf('late')), 50, randomOf('r'))).toEqual(found);
  });
});

describe('the sequential test', () => {
  it.each([
    ['independent', 0],
    ['alike by deal', 0.2],
  ])('errs in about 5 of 100 cases either way when games are %s', (name, alike) => {
    const random = randomOf(`errors ${name}`);
    const weak = range(400).map(() => runOf(0.25, alike, random));
    const strong = range(400).map(() => runOf(0.35, alike, random));
    expect(weak.filter(({ state }) => state === 'above').length / 400).toBeLessThanOrEqual(0.08);
    expect(strong.filter(({ state }) => state === 'below').length / 400).toBeLessThanOrEqual(0.08);
    expect([...weak, ...strong].every(({ state }) => state !== 'open')).toBe(true);
  });

  it('stops long before 1,024 games when the truth is clear', () => {
    const random = randomOf('clear');
    const strong = range(100).map(() => runOf(0.6, 0.2, random));
    const weak = range(100).map(() => runOf(0.05, 0.2, random));
    expect(strong.every(({ state, games }) => state === 'above' && games < 256)).toBe(true);
    expect(weak.every(({ state, games }) => state === 'below' && games < 256)).toBe(true);
  });

  it('is open before the sixteenth block, however clear it looks', () => {
    const wins = (blocks: number) => range(blocks).map(block => 0.75 + 0.25 * (block % 2));
    expect(sequentialTest(wins(1), 0.25, 0.35).llr).toBe(0);
    expect(sequentialTest(wins(2), 0.25, 0.35).llr).toBeGreaterThan(0);
    expect(sequentialTest(wins(15), 0.25, 0.35).state).toBe('open');
    expect(sequentialTest(wins(16), 0.25, 0.35).state).toBe('above');
  });

  it('has the bounds of Wald, and the ratio of the normal distribution', () => {
    const verdict = sequentialTest([...range(50).map(() => 0), ...range(50).map(() => 1)], 0.3, 0.4);
    expect(verdict.upper).toBeCloseTo(2.9444, 4);
    expect(verdict.lower).toBeCloseTo(-2.9444, 4);
    expect(verdict.llr).toBeCloseTo((100 * 0.1 * 0.3) / (2 * (25.5 / 99)), 10);
  });

  it.each([
    [1, 'above'],
    [0, 'below'],
    [0.3, 'open'],
  ])('of blocks that all have the share %d is %s, and finite', (each, state) => {
    const verdict = sequentialTest(new Array<number>(64).fill(each), 0.25, 0.35);
    expect(verdict.state).toBe(state);
    expect(Number.isFinite(verdict.llr)).toBe(true);
  });

  it('of nothing is open', () => {
    expect(sequentialTest([], 0.25, 0.35)).toMatchObject({ llr: 0, state: 'open' });
    expect(sequentialTest([1], 0.25, 0.35)).toMatchObject({ llr: 0, state: 'open' });
  });

  it('needs two shares to tell apart', () => {
    expect(() => sequentialTest([], 0.3, 0.3)).toThrow(RangeError);
  });
});

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

function share(games: readonly number[]): number {
  return games.reduce((a, b) => a + b, 0) / games.length;
}

function isWithin(value: number, { low, high }: { low: number; high: number }): boolean {
  return low <= value && value <= high;
}

function gameOf(block: number, bots: readonly string[], points: readonly number[], rotation = 0): Played {
  const ranks = points.map(own => 1 + points.filter(other => other > own).length);
  return { block, rotation, bots, points, ranks };
}

function find<T extends { readonly bot: string }>(list: readonly T[], bot: string): T {
  return list.find(each => each.bot === bot) as T;
}

function ratings(games: readonly Played[]): Rating[] {
  return ratingsOf(games, 1, randomOf('one'));
}

function ratingIn(found: readonly Rating[], bot: string): number {
  return find(found, bot).rating;
}

const STRENGTHS: Readonly<Record<string, number>> = { a: 1, b: 2, c: 3, d: 6, e: 12 };

/** Tables of four out of five, in every rotation. */
function mixedTables(blocks: number, random: Random): Played[] {
  return range(blocks).flatMap(block => {
    const table = shuffle(Object.keys(STRENGTHS), random).slice(0, 4);
    return range(4).map(by =>
      raceOf(block, by, [...table.slice(by), ...table.slice(0, by)], STRENGTHS, random),
    );
  });
}

/** The bot whose clock rings first wins: exponential times give the orders the chances of Plackett and Luce. */
function raceOf(
  block: number,
  rotation: number,
  bots: readonly string[],
  strengths: Readonly<Record<string, number>>,
  random: Random,
): Played {
  const times = bots.map(bot => Math.log(chance(random)) / (strengths[bot] as number));
  return gameOf(block, bots, times, rotation);
}

function chance(random: Random): number {
  return (random(2 ** 24) + 0.5) / 2 ** 24;
}

function scaleOf(strengths: Readonly<Record<string, number>>): Map<string, number> {
  const logs = Object.entries(strengths).map(([bot, strength]) => [bot, 400 * Math.log10(strength)] as const);
  const middle = share(logs.map(([, log]) => log));
  return new Map(logs.map(([bot, log]) => [bot, log - middle]));
}

/** Wins in a block; some blocks are decided by the deal for all their games. */
function winsOfBlock(truth: number, games: number, alike: number, random: Random): number {
  if (chance(random) < alike) return chance(random) < truth ? games : 0;
  return range(games).filter(() => chance(random) < truth).length;
}

/** Plays until the test of 25 % against 35 % stops. */
function runOf(truth: number, alike: number, random: Random): { state: string; games: number } {
  const shares: number[] = [];
  let { state } = sequentialTest(shares, 0.25, 0.35);
  while (state === 'open' && shares.length < 500) {
    shares.push(winsOfBlock(truth, 4, alike, random) / 4);
    state = sequentialTest(shares, 0.25, 0.35).state;
  }
  return { state, games: 4 * shares.length };
}

function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, i) => ordersOf(list.toSpliced(i, 1)).map(rest => [first, ...rest]));
}

function isSorted(list: readonly number[]): boolean {
  return list.every((value, i) => i === 0 || (list[i - 1] as number) <= value);
}

function addUp(stages: ReturnType<typeof stagesOf>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { first, among, weight } of stages) {
    const key = `${first} of ${among}`;
    weights.set(key, (weights.get(key) ?? 0) + weight);
  }
  return weights;
}
