import type { Random } from '@macher/engine';

/** Where a figure lies with a confidence of 95 %. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's score interval. Successes may be fractions: ties are split. It takes the trials for independent:
 * for games that share a deal it is only a first look, and the bootstrap by block is right.
 */
export function wilson(successes: number, trials: number, z = 1.959964): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = successes / trials;
  const pull = (z * z) / trials;
  const centre = (share + pull / 2) / (1 + pull);
  const half = Math.sqrt(pull * (share * (1 - share) + pull / 4)) / (1 + pull);
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/**
 * Percentile bootstrap. Games of one block share a deal, so whole blocks are drawn. With few blocks it is too
 * narrow, and with one it has no width at all.
 */
export function clusterBootstrap<T>(
  blocks: readonly (readonly T[])[],
  statistic: (games: readonly T[]) => number,
  resamples: number,
  random: Random,
): Interval {
  const values = Array.from({ length: resamples }, () => {
    const times = drawBlocks(blocks.length, random);
    return statistic(blocks.flatMap((block, index) => repeat(block, times[index] as number)));
  });
  return percentiles(values);
}

/** The interval of a mean over games, from each block's sum and number of games. */
export function bootstrapRatio(
  sums: readonly number[],
  counts: readonly number[],
  resamples: number,
  random: Random,
): Interval {
  const values = Array.from({ length: resamples }, () => {
    const times = drawBlocks(sums.length, random);
    return weighted(sums, times) / weighted(counts, times);
  });
  return percentiles(values);
}

/** How often each block is drawn when as many as there are are drawn with replacement. */
export function drawBlocks(blocks: number, random: Random): number[] {
  if (blocks === 0) throw new RangeError('no blocks to draw from');
  const times = new Array<number>(blocks).fill(0);
  for (let i = 0; i < blocks; i += 1) {
    const block = random(blocks);
    times[block] = (times[block] as number) + 1;
  }
  return times;
}

/** The percentiles that leave out 2.5 % of the values on either side. */
export function percentiles(values: readonly number[]): Interval {
  if (values.length === 0) throw new RangeError('no values to take percentiles of');
  const sorted = [...values].sort((a, b) => a - b);
  return { low: quantileOf(sorted, 0.025), high: quantileOf(sorted, 0.975) };
}

function quantileOf(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return below + (above - below) * (place % 1);
}

function weighted(values: readonly number[], times: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < values.length; i += 1) total += (values[i] as number) * (times[i] as number);
  return total;
}

function repeat<T>(block: readonly T[], times: number): T[] {
  return new Array<readonly T[]>(times).fill(block).flat() as T[];
}
