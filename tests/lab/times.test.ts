import { describe, expect, it } from 'vitest';
import type { Kept } from '../../packages/lab/src/arena/resultLines.ts';
import { Sequential } from '../../packages/lab/src/arena/sequentialRun.ts';
import { addTime, mergeTimes, noTimes, quantile, type Times } from '../../packages/lab/src/arena/times.ts';

function timesOf(...milliseconds: readonly number[]): Times {
  const times = noTimes();
  for (const each of milliseconds) addTime(times, each);
  return times;
}

describe('decision times', () => {
  it('of no decisions are none', () => {
    expect(noTimes()).toEqual({ count: 0, total: 0, max: 0, buckets: [] });
  });

  it('are counted, added up, and each lies in one bucket that grows by two per cent', () => {
    const times = timesOf(0.000_05, 0.0001, 0.000_101, 0.000_103);
    expect(times.buckets).toEqual([2, 1, 1]);
    expect(times).toMatchObject({ count: 4, max: 0.000_103 });
    expect(times.total).toBeCloseTo(0.000_354, 9);
  });

  it('of several workers are the same as those of one, no matter which had the longest', () => {
    for (const [one, other] of [
      [timesOf(1, 5), timesOf(3, 200)],
      [timesOf(3, 200), timesOf(1, 5)],
      [noTimes(), timesOf(1, 3, 5, 200)],
    ] as const) {
      mergeTimes(one, other);
      expect(one).toEqual(timesOf(1, 3, 5, 200));
    }
  });

  it('within which a share lies is at most two per cent too high, and never above the longest', () => {
    const times = timesOf(1, 2, 3, 4);
    for (const [share, exact] of [
      [0.25, 1],
      [0.5, 2],
      [0.75, 3],
    ] as const) {
      expect(quantile(times, share)).toBeGreaterThanOrEqual(exact * (1 - 1e-9));
      expect(quantile(times, share)).toBeLessThanOrEqual(exact * 1.02);
    }
    expect(quantile(times, 1)).toBe(4);
    expect(quantile(noTimes(), 0.95)).toBe(0);
  });
});

describe('a contest that ends when it is decided', () => {
  /** A block that bot a wins in every game. */
  const won = (block: number): Kept => ({
    block,
    faults: [],
    games: [{ block, rotation: 0, bots: ['a', 'b'], points: [9, 1], ranks: [1, 2] }],
  });
  const blocks = (...numbers: readonly number[]): Map<number, Kept> =>
    new Map(numbers.map(number => [number, won(number)]));
  const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

  it('begins with block 0, and waits for one that is missing', () => {
    const test = new Sequential('a', { low: 0.25, high: 0.35 });
    expect([test.blocks, test.verdict.state]).toEqual([0, 'open']);
    expect(test.look(blocks(...range(1, 40)), 40)).toBe(false);
    expect(test.blocks).toBe(0);
    expect(test.look(blocks(...range(0, 5), ...range(6, 40)), 40)).toBe(false);
    expect(test.blocks).toBe(5);
  });

  it('looks at no block beyond those wanted, nor beyond the one that decides', () => {
    const test = new Sequential('a', { low: 0.25, high: 0.35 });
    expect(test.look(blocks(...range(0, 40)), 3)).toBe(false);
    expect(test.blocks).toBe(3);
    expect(test.look(blocks(...range(0, 40)), 40)).toBe(true);
    expect([test.blocks, test.verdict.state]).toEqual([16, 'above']);
  });
});
