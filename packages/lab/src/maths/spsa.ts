import type { Random } from '@macher/engine';
import { isCount, isVector, zeros } from './vectors.ts';

/**
 * Simultaneous perturbation stochastic approximation (Spall 1992): all coordinates are moved at once, up or down at
 * random, and the opposite way; the difference in what comes of it tells a little about each of them. Plain JSON.
 */
export interface Spsa {
  readonly step: number;
  readonly point: readonly number[];
  /** Sum of the points since averaging began, and how many: noise cancels out (Polyak and Juditsky 1992). */
  readonly sum: readonly number[];
  readonly averaged: number;
}

/** Comparison: something was tried one way and the opposite way; which did better, and by how much. */
export interface Comparison {
  readonly direction: readonly number[];
  readonly difference: number;
}

export function newSpsa(dimensions: number): Spsa {
  return { step: 0, point: zeros(dimensions), sum: zeros(dimensions), averaged: 0 };
}

/** A direction: one step up or down for every coordinate. */
export function anyDirection(dimensions: number, random: Random): number[] {
  return Array.from({ length: dimensions }, () => (random(2) === 0 ? -1 : 1));
}

export function beside(point: readonly number[], direction: readonly number[], way: 1 | -1): number[] {
  return point.map((value, index) => value + way * (direction[index] ?? 0));
}

/** The search moved towards what did better. */
export function moved(
  { step, point, sum, averaged }: Spsa,
  comparisons: readonly Comparison[],
  gain: number,
  averagesFrom: number,
): Spsa {
  const next = point.map((value, index) => {
    let slope = 0;
    for (const { direction, difference } of comparisons) slope += difference * (direction[index] ?? 0);
    return value + gain * slope;
  });
  const isAveraged = step >= averagesFrom;
  return {
    step: step + 1,
    point: next,
    sum: isAveraged ? sum.map((value, index) => value + (next[index] ?? 0)) : sum,
    averaged: averaged + (isAveraged ? 1 : 0),
  };
}

/** The mean of the points since averaging began; until then the point itself. */
export function averageOf({ point, sum, averaged }: Spsa): number[] {
  return averaged === 0 ? [...point] : sum.map(value => value / averaged);
}

/** Whether something read from a file is a search with this many dimensions. */
export function isSpsa(value: unknown, dimensions: number): value is Spsa {
  const { step, point, sum, averaged } = (value ?? {}) as Partial<Record<keyof Spsa, unknown>>;
  return isCount(step) && isCount(averaged) && isVector(point, dimensions) && isVector(sum, dimensions);
}
