import { at, type Random } from '@macher/engine';
import { normals } from './normal.ts';
import { isShape, reshaped, rounded, roundShape, type Shape, stretched } from './shape.ts';
import { defaultPopulation, type Strategy, strategyOf } from './strategy.ts';
import { combined, isCount, isVector, lengthOf, plus, scaled, zeros } from './vectors.ts';

/**
 * A search for the least loss by CMA-ES: N. Hansen, "The CMA Evolution Strategy: A Tutorial" (arXiv 1604.00772),
 * with positive weights only. It minimises. A noisy loss need not be measured twice: ranks are averaged over the
 * generations, and the result is the mean of the distribution, never the best sample. Much noise wants a larger
 * population: with a small one the search stops short of the least.
 *
 * Plain JSON, to be saved after any generation. A run goes on as if it had never stopped if the chance of each
 * generation is seeded with its number. All coordinates should be scaled to about the same range.
 */
export interface Cma {
  /** How many generations have been told. */
  readonly generation: number;
  /** How many candidates a generation has. */
  readonly population: number;
  readonly mean: readonly number[];
  /** The step size: candidates are that many times the shape away from the mean. */
  readonly sigma: number;
  readonly shape: Shape;
  /** Where the mean has been going lately: p_sigma, as if the shape were round, and p_c. */
  readonly stepPath: readonly number[];
  readonly shapePath: readonly number[];
}

export function newCma(
  mean: readonly number[],
  sigma: number,
  population: number = defaultPopulation(mean.length),
): Cma {
  const n = mean.length;
  if (n === 0 || !(sigma > 0)) throw new RangeError(`no search in ${n} dimensions with step size ${sigma}`);
  if (!Number.isInteger(population) || population < 2) throw new RangeError(`a population of ${population}`);
  const paths = { stepPath: zeros(n), shapePath: zeros(n) };
  return { generation: 0, population, mean: [...mean], sigma, shape: roundShape(n), ...paths };
}

/** The candidates whose losses are to be told. */
export function ask({ population, mean, sigma, shape }: Cma, random: Random): number[][] {
  const deviates = Array.from({ length: population }, () => normals(mean.length, random));
  return deviates.map(list => plus(mean, stretched(shape, list), sigma));
}

/** The search after a generation. Only the order of the losses counts; of equal ones the earlier goes first. */
export function tell(cma: Cma, candidates: readonly (readonly number[])[], losses: readonly number[]): Cma {
  const strategy = strategyOf(cma.mean.length, cma.population);
  const parents = ranked(cma, candidates, losses).slice(0, strategy.weights.length);
  const steps = parents.map(parent => scaled(plus(parent, cma.mean, -1), 1 / cma.sigma));
  const step = combined(steps, strategy.weights);
  const { stepPath, shapePath, isStalled } = pathsAfter(cma, strategy, step);
  return {
    generation: cma.generation + 1,
    population: cma.population,
    mean: plus(cma.mean, step, cma.sigma),
    sigma: cma.sigma * growth(strategy, stepPath),
    shape: shapeAfter(cma.shape, strategy, steps, shapePath, isStalled),
    stepPath,
    shapePath,
  };
}

/** The result of the search so far. */
export function meanOf(cma: Cma): number[] {
  return [...cma.mean];
}

function ranked(
  { population }: Cma,
  candidates: readonly (readonly number[])[],
  losses: readonly number[],
): (readonly number[])[] {
  if (candidates.length !== population || losses.length !== population) {
    throw new RangeError(`${candidates.length} candidates and ${losses.length} losses, not ${population}`);
  }
  if (losses.some(Number.isNaN)) throw new RangeError('a loss is not a number: it has no rank');
  const order = losses.map((_, i) => i).sort((a, b) => at(losses, a) - at(losses, b));
  return order.map(i => candidates[i] ?? []);
}

interface Paths {
  readonly stepPath: readonly number[];
  readonly shapePath: readonly number[];
  /**
   * Whether it is stalled, the tutorial's h_sigma of 0: the steps are far too short, and the shape must not grow in
   * their place.
   */
  readonly isStalled: boolean;
}

function pathsAfter(cma: Cma, strategy: Strategy, step: readonly number[]): Paths {
  const { stepDecay, shapeDecay, mass } = strategy;
  const stepPath = follow(cma.stepPath, rounded(cma.shape, step), stepDecay, mass);
  const isStalled = isLong(stepPath, strategy, cma.generation);
  const seen = isStalled ? zeros(step.length) : step;
  return { stepPath, shapePath: follow(cma.shapePath, seen, shapeDecay, mass), isStalled };
}

/** The path after a step. Were the losses mere chance, it would stay distributed like one candidate. */
function follow(path: readonly number[], step: readonly number[], decay: number, mass: number): number[] {
  return plus(scaled(path, 1 - decay), step, Math.sqrt(decay * (2 - decay) * mass));
}

function isLong(stepPath: readonly number[], { stepDecay, chi }: Strategy, generation: number): boolean {
  const fill = Math.sqrt(1 - (1 - stepDecay) ** (2 * (generation + 1)));
  return lengthOf(stepPath) / fill >= (1.4 + 2 / (stepPath.length + 1)) * chi;
}

function growth({ stepDecay, damping, chi }: Strategy, stepPath: readonly number[]): number {
  return Math.exp((stepDecay / damping) * (lengthOf(stepPath) / chi - 1));
}

function shapeAfter(
  shape: Shape,
  { weights, shapeDecay, fromPath, fromSteps }: Strategy,
  steps: readonly (readonly number[])[],
  shapePath: readonly number[],
  isStalled: boolean,
): Shape {
  const missed = isStalled ? fromPath * shapeDecay * (2 - shapeDecay) : 0;
  const keep = 1 - fromPath - fromSteps + missed;
  return reshaped(shape, keep, [shapePath, ...steps], [fromPath, ...scaled(weights, fromSteps)]);
}

/** Whether something read from a file is a search with this many dimensions and this population. */
export function isCma(value: unknown, dimensions: number, population: number): value is Cma {
  const cma = (value ?? {}) as Partial<Record<keyof Cma, unknown>>;
  const vectors = [cma.mean, cma.stepPath, cma.shapePath];
  return (
    isCount(cma.generation) &&
    cma.population === population &&
    Number.isFinite(cma.sigma) &&
    Number(cma.sigma) > 0 &&
    isShape(cma.shape, dimensions) &&
    vectors.every(each => isVector(each, dimensions))
  );
}
