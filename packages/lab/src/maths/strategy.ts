import { dot } from './vectors.ts';

/** The constants of CMA-ES for a number of dimensions and a population: table 1 of the tutorial. */
export interface Strategy {
  /** Weights of the better half of the candidates, best first; they add up to 1. */
  readonly weights: readonly number[];
  /** The mass: for how many equally weighted candidates they stand, mu_eff. */
  readonly mass: number;
  /** How fast each path forgets: c_sigma and c_c. */
  readonly stepDecay: number;
  readonly shapeDecay: number;
  /** How slowly the step size follows its path: d_sigma. */
  readonly damping: number;
  /** How much the covariance learns from its path and from the candidates: c_1 and c_mu. */
  readonly fromPath: number;
  readonly fromSteps: number;
  /** The expected length of a standard normal vector. */
  readonly chi: number;
}

export function defaultPopulation(n: number): number {
  return 4 + Math.floor(3 * Math.log(n));
}

export function strategyOf(n: number, population: number): Strategy {
  const weights = weightsOf(population);
  const mass = 1 / dot(weights, weights);
  const stepDecay = (mass + 2) / (n + mass + 5);
  return {
    weights,
    mass,
    stepDecay,
    shapeDecay: (4 + mass / n) / (n + 4 + (2 * mass) / n),
    damping: 1 + 2 * Math.max(0, Math.sqrt((mass - 1) / (n + 1)) - 1) + stepDecay,
    ...learningOf(n, mass),
    chi: Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n)),
  };
}

function weightsOf(population: number): number[] {
  const parents = Math.floor(population / 2);
  const raw = Array.from({ length: parents }, (_, i) => Math.log((population + 1) / 2) - Math.log(i + 1));
  const sum = raw.reduce((total, weight) => total + weight, 0);
  return raw.map(weight => weight / sum);
}

function learningOf(n: number, mass: number): Pick<Strategy, 'fromPath' | 'fromSteps'> {
  const fromPath = 2 / ((n + 1.3) ** 2 + mass);
  const wanted = (2 * (1 / 4 + mass + 1 / mass - 2)) / ((n + 2) ** 2 + mass);
  return { fromPath, fromSteps: Math.min(1 - fromPath, wanted) };
}
