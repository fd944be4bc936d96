import { randomOf } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { ask, type Cma, isCma, meanOf, newCma, tell } from '../../packages/lab/src/maths/cma.ts';
import { type Eigen, eigen } from '../../packages/lab/src/maths/eigen.ts';
import { normals } from '../../packages/lab/src/maths/normal.ts';
import {
  addRow,
  type Fit,
  type Moments,
  mergeMoments,
  newMoments,
  ridge,
  solve,
} from '../../packages/lab/src/maths/regression.ts';
import { reshaped, rounded, roundShape, stretched } from '../../packages/lab/src/maths/shape.ts';
import { strategyOf } from '../../packages/lab/src/maths/strategy.ts';
import { dot } from '../../packages/lab/src/maths/vectors.ts';

type Loss = (x: readonly number[]) => number;

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
const mean = (list: readonly number[]): number => sum(list) / list.length;
const filled = (n: number, value: number): number[] => new Array<number>(n).fill(value);

const sphere: Loss = x => dot(x, x);
const ellipsoid: Loss = x => sum(x.map((value, i) => 1e4 ** (i / (x.length - 1)) * value * value));
const rosenbrock: Loss = x =>
  sum(x.slice(1).map((value, i) => 100 * (value - (x[i] as number) ** 2) ** 2 + (1 - (x[i] as number)) ** 2));

function generation(cma: Cma, loss: Loss, seed: string): Cma {
  const candidates = ask(cma, randomOf(`${seed}-${cma.generation}`));
  return tell(cma, candidates, candidates.map(loss));
}

function generations(start: Cma, count: number, loss: Loss, seed: string): Cma {
  let cma = start;
  for (let i = 0; i < count; i += 1) cma = generation(cma, loss, seed);
  return cma;
}

/** How many losses are looked at until that of the mean is at most 1e-8. */
function evaluations(start: Cma, loss: Loss, most: number): number {
  let cma = start;
  while (loss(meanOf(cma)) > 1e-8 && cma.generation * cma.population <= most)
    cma = generation(cma, loss, 'a');
  return cma.generation * cma.population;
}

function randomSymmetric(n: number, seed: string): number[][] {
  const random = randomOf(seed);
  const half = Array.from({ length: n }, () => normals(n, random));
  return half.map((row, i) => row.map((value, j) => value + (half[j]?.[i] ?? Number.NaN)));
}

describe('cma', () => {
  it('finds the least of a sphere in 10 dimensions within 1600 evaluations', () => {
    expect(evaluations(newCma(filled(10, 1), 0.5), sphere, 1600)).toBeLessThanOrEqual(1600);
  });

  it('finds the least of an ellipsoid of condition 1e4 within 4400 evaluations', () => {
    expect(evaluations(newCma(filled(10, 1), 0.5), ellipsoid, 4400)).toBeLessThanOrEqual(4400);
  });

  it('finds it as quickly when the ellipsoid lies askew', () => {
    const { vectors } = eigen(randomSymmetric(10, 'askew'));
    const askew: Loss = x => ellipsoid(vectors.map(vector => dot(vector, x)));
    expect(evaluations(newCma(filled(10, 1), 0.5), askew, 4400)).toBeLessThanOrEqual(4400);
  });

  it('follows the bent valley of Rosenbrock within 7500 evaluations', () => {
    expect(evaluations(newCma(filled(10, 0), 0.5), rosenbrock, 7500)).toBeLessThanOrEqual(7500);
  });

  it('brings the mean close to the least when noise drowns what single candidates differ by', () => {
    const noise = randomOf('noise');
    const noisy: Loss = x => sphere(x) + (normals(1, noise)[0] as number);
    const start = newCma(filled(15, 2), 0.5, 24);
    const end = generations(start, 150, noisy, 'noisy');
    expect(sphere(meanOf(start))).toBe(60);
    expect(sphere(meanOf(end))).toBeLessThan(1);
  });

  it('goes on the same after a round trip through JSON', () => {
    const half = generations(newCma(filled(7, 1), 0.5), 20, ellipsoid, 'json');
    const read = JSON.parse(JSON.stringify(half)) as Cma;
    expect(read).toEqual(half);
    const straight = generations(half, 20, ellipsoid, 'json');
    expect(generations(read, 20, ellipsoid, 'json')).toEqual(straight);
    expect(straight.generation).toBe(40);
  });

  it('is known again in a file; what is damaged or of another search is not', () => {
    const cma = generations(newCma(filled(3, 1), 0.5, 8), 2, ellipsoid, 'file');
    const read = JSON.parse(JSON.stringify(cma)) as Cma;
    expect(isCma(read, 3, 8)).toBe(true);
    const { shape, mean } = read;
    const others = [
      null,
      [],
      { ...read, generation: -1 },
      { ...read, sigma: 0 },
      { ...read, sigma: '0.5' },
      { ...read, mean: mean.slice(1) },
      { ...read, shapePath: undefined },
      { ...read, shape: { ...shape, axes: shape.axes.slice(1) } },
      { ...read, shape: { ...shape, covariance: [...shape.covariance.slice(1), [1, 2, 'three']] } },
    ];
    expect(others.filter(each => isCma(each, 3, 8))).toEqual([]);
    expect([isCma(read, 4, 8), isCma(read, 3, 24)]).toEqual([false, false]);
  });

  it('looks at the order of the losses only', () => {
    const start = newCma(filled(5, 1), 0.5);
    const end = generations(start, 30, ellipsoid, 'order');
    expect(generations(start, 30, x => Math.log(ellipsoid(x)) - 7, 'order')).toEqual(end);
  });

  it('does not change the search it is told of', () => {
    const start = generations(newCma([1, 2, 3], 0.5), 5, sphere, 'pure');
    const before = JSON.stringify(start);
    generation(start, sphere, 'pure');
    expect(JSON.stringify(start)).toBe(before);
  });

  it('keeps step size and shape about the same while losses are mere chance', () => {
    const chance = randomOf('chance');
    const ends = Array.from({ length: 30 }, (_, run) =>
      generations(newCma(filled(6, 0), 1, 12), 40, () => chance(1000), `blind-${run}`),
    );
    expect(Math.abs(mean(ends.map(end => Math.log(end.sigma))))).toBeLessThan(0.5);
    const variances = ends.flatMap(end => end.shape.covariance.map((row, i) => row[i] as number));
    expect(Math.abs(mean(variances) - 1)).toBeLessThan(0.3);
  });

  it('grows its steps on an even slope, not its shape', () => {
    const end = generations(newCma(filled(10, 0), 1), 60, sum, 'slope');
    expect(end.sigma).toBeGreaterThan(1000);
    expect(end.shape.spreads[0]).toBeLessThan(10);
  });

  it('takes equal and infinite losses, but none that is not a number', () => {
    const start = newCma([0, 0], 1, 6);
    const candidates = ask(start, randomOf('ties'));
    expect(tell(start, candidates, filled(6, 3))).toEqual(tell(start, candidates, [1, 2, 3, 4, 5, 6]));
    const infinite = [1, 2, 3, Infinity, Infinity, Infinity];
    expect(tell(start, candidates, infinite)).toEqual(tell(start, candidates, [1, 2, 3, 4, 5, 6]));
    expect(() => tell(start, candidates, [1, 2, 3, 4, 5, Number.NaN])).toThrow('no rank');
    expect(() => tell(start, candidates, [1, 2, 3])).toThrow('3 losses');
  });

  it('refuses a search that could not move', () => {
    expect(() => newCma([], 1)).toThrow('dimensions');
    expect(() => newCma([0], 0)).toThrow('step size');
    expect(() => newCma([0], 1, 1)).toThrow('population');
  });

  it('has the constants of the tutorial: in 10 dimensions 10 candidates, 5 of them count as 3.17', () => {
    expect(newCma(filled(10, 0), 1).population).toBe(10);
    const { weights, mass, stepDecay, shapeDecay, damping, fromPath, fromSteps, chi } = strategyOf(10, 10);
    const expected = [0.4563, 0.2708, 0.1622, 0.0852, 0.0255];
    expect(weights.length).toBe(5);
    for (const [i, weight] of weights.entries()) expect(weight).toBeCloseTo(expected[i] as number, 3);
    expect(mass).toBeCloseTo(3.167, 3);
    expect(stepDecay).toBeCloseTo(0.2844, 4);
    expect(shapeDecay).toBeCloseTo(0.295, 4);
    expect(damping).toBeCloseTo(1.2844, 4);
    expect(fromPath).toBeCloseTo(0.01528, 5);
    expect(fromSteps).toBeCloseTo(0.02355, 5);
    expect(chi).toBeCloseTo(3.0847, 4);
  });

  it('follows its path more slowly where many candidates count in few dimensions', () => {
    const { mass, stepDecay, damping } = strategyOf(2, 60);
    expect(mass).toBeGreaterThan(13);
    expect(damping).toBeCloseTo(2 * Math.sqrt((mass - 1) / 3) - 1 + stepDecay, 9);
  });
});

describe('shape', () => {
  it('turns standard deviates into its own and back', () => {
    const shape = reshaped(roundShape(3), 1, [[1, 2, 3]], [5]);
    const deviates = [0.3, -1, 2];
    const step = stretched(shape, deviates);
    const back = shape.axes.map(axis => dot(axis, rounded(shape, step)));
    for (const [k, value] of back.entries()) expect(value).toBeCloseTo(deviates[k] as number, 12);
    expect(shape.covariance[0]).toEqual([6, 10, 15]);
    expect(dot(step, step)).toBeCloseTo(71 * 0.09 + 1 + 4, 10);
  });

  it('keeps some spread along every axis, even when all steps went one way', () => {
    const flat = reshaped(roundShape(3), 0, [[1, 2, 3]], [1]);
    expect(flat.spreads[0]).toBeCloseTo(Math.sqrt(14), 12);
    for (const spread of flat.spreads) expect(spread).toBeGreaterThan(1e-7);
  });
});

describe('normals', () => {
  it('have the moments of the normal distribution, and neighbours are independent', () => {
    const list = normals(40_001, randomOf('normal'));
    expect(list.length).toBe(40_001);
    expect(mean(list)).toBeCloseTo(0, 1);
    expect(mean(list.map(x => x ** 2))).toBeCloseTo(1, 1);
    expect(mean(list.map(x => x ** 3))).toBeCloseTo(0, 1);
    expect(Math.abs(mean(list.map(x => x ** 4)) - 3)).toBeLessThan(0.15);
    expect(mean(list.slice(1).map((x, i) => x * (list[i] as number)))).toBeCloseTo(0, 1);
  });

  it('are finite whatever is drawn', () => {
    for (const drawn of [() => 0, (below: number) => below - 1]) {
      expect(normals(2, drawn).every(Number.isFinite)).toBe(true);
    }
  });
});

describe('eigen', () => {
  const rebuilt = ({ values, vectors }: Eigen): number[][] =>
    values.map((_, i) =>
      values.map((__, j) =>
        sum(values.map((value, k) => value * entry(vectors, k, i) * entry(vectors, k, j))),
      ),
    );
  const entry = (matrix: readonly (readonly number[])[], i: number, j: number): number =>
    matrix[i]?.[j] as number;
  const farthest = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number =>
    Math.max(...a.flatMap((row, i) => row.map((value, j) => Math.abs(value - entry(b, i, j)))));
  const identity = (n: number): number[][] => filled(n, 0).map((_, i) => filled(n, 0).with(i, 1));

  it.each([1, 2, 5, 20, 40])(
    'rebuilds a random symmetric matrix of %i columns from orthonormal vectors',
    n => {
      const matrix = randomSymmetric(n, `eigen-${n}`);
      const parts = eigen(matrix);
      expect(farthest(rebuilt(parts), matrix)).toBeLessThan(1e-12);
      const products = parts.vectors.map(a => parts.vectors.map(b => dot(a, b)));
      expect(farthest(products, identity(n))).toBeLessThan(1e-13);
      expect(parts.values).toEqual([...parts.values].sort((a, b) => b - a));
    },
  );

  it('knows matrices that can be done by hand', () => {
    expect(
      eigen([
        [2, 1],
        [1, 2],
      ]).values,
    ).toEqual([expect.closeTo(3, 14), expect.closeTo(1, 14)]);
    expect(
      eigen([
        [0, 0],
        [0, 0],
      ]).values,
    ).toEqual([0, 0]);
    expect(
      eigen([
        [1, 0],
        [0, 4],
      ]),
    ).toEqual({
      values: [4, 1],
      vectors: [
        [0, 1],
        [1, 0],
      ],
    });
    const ones = eigen(filled(4, 0).map(() => filled(4, 1))).values;
    for (const [k, value] of [4, 0, 0, 0].entries()) expect(ones[k]).toBeCloseTo(value, 14);
  });

  it('refuses what is not finite or not symmetric', () => {
    expect(() => eigen([[Number.NaN]])).toThrow('finite');
    expect(() =>
      eigen([
        [0, 1],
        [-1, 0],
      ]),
    ).toThrow('symmetric');
  });
});

describe('ridge', () => {
  const TRUE_WEIGHTS = [3, -2, 0.5, 0];
  const random = randomOf('ridge');
  const rows = Array.from({ length: 5000 }, () => normals(4, random).map((x, i) => 10 ** i * (x + i)));
  const errors = normals(rows.length, random);
  const targets = rows.map((row, i) => 7 + dot(TRUE_WEIGHTS, row) + 2 * (errors[i] as number));

  const expectFit = (fit: Fit, expected: Fit, digits: number): void => {
    for (const [i, weight] of fit.weights.entries())
      expect(weight).toBeCloseTo(expected.weights[i] as number, digits);
    expect(fit.weights.length).toBe(expected.weights.length);
    expect(fit.intercept).toBeCloseTo(expected.intercept, digits);
    expect(fit.r2).toBeCloseTo(expected.r2, digits);
    expect(fit.rmse).toBeCloseTo(expected.rmse, digits);
  };

  it('finds the weights behind noisy targets, whatever the scale of the columns', () => {
    const fit = ridge(rows, targets, 0);
    for (const [i, weight] of fit.weights.entries()) {
      expect(Math.abs(weight - (TRUE_WEIGHTS[i] as number))).toBeLessThan(0.15 / 10 ** i);
    }
    expect(Math.abs(fit.intercept - 7)).toBeLessThan(0.4);
    expect(fit.rmse).toBeCloseTo(2, 1);
  });

  it('agrees with the example done by hand', () => {
    // Means 1 and 2; products 2, 5 and 14; errors 0.5, -1 and 0.5.
    const fit = ridge([[0], [1], [2]], [0, 1, 5], 0);
    expectFit(fit, { weights: [2.5], intercept: -0.5, r2: 1 - 1.5 / 14, rmse: Math.sqrt(0.5) }, 12);
  });

  it('halves the weight of a single column when lambda is the number of rows', () => {
    // Errors -0.75, -1 and 1.75.
    const fit = ridge([[0], [1], [2]], [0, 1, 5], 3);
    expectFit(fit, { weights: [1.25], intercept: 0.75, r2: 1 - 4.625 / 14, rmse: Math.sqrt(4.625 / 3) }, 12);
  });

  it('shrinks more with a larger lambda, all columns alike', () => {
    const shares = [0, 1000, 5000].map(lambda =>
      ridge(rows, targets, lambda).weights.map((weight, i) => weight / (TRUE_WEIGHTS[i] as number)),
    );
    for (const i of [1, 2]) {
      expect(shares.map(share => share[i])).toEqual([
        expect.closeTo(1, 1),
        expect.closeTo(5 / 6, 1),
        expect.closeTo(1 / 2, 1),
      ]);
    }
  });

  it('gives a column that never changes the weight 0, also when only rounding moves it', () => {
    const widened = rows.map((row, i) => [0, ...row, 0.1, i % 2 === 0 ? 0.3 : 0.1 + 0.2]);
    const plain = ridge(rows, targets, 5);
    expectFit(ridge(widened, targets, 5), { ...plain, weights: [0, ...plain.weights, 0, 0] }, 9);
    expect(ridge(widened, targets, 0).weights.at(-1)).toBe(0);
  });

  it('keeps its digits in columns that lie far from 0', () => {
    const far = rows.map(([x = Number.NaN]) => [x + 1e8]);
    const near = ridge(
      rows.map(([x = Number.NaN]) => [x]),
      targets,
      0,
    );
    expect(ridge(far, targets, 0).weights[0]).toBeCloseTo(near.weights[0] as number, 4);
  });

  it('splits the weight between equal columns, and refuses them without a penalty', () => {
    const twice = rows.map(([x = Number.NaN]) => [x, x]);
    const fit = ridge(twice, targets, 1);
    expect(fit.weights[0]).toBeCloseTo(fit.weights[1] as number, 9);
    expect(() => ridge(twice, targets, 0)).toThrow('lambda');
  });

  it('takes a weight of 2 for two copies of a row, and 0 for none', () => {
    const copies = ridge([[0], [1], [1], [3]], [0, 1, 1, 5], 1);
    expectFit(ridge([[9], [0], [1], [3]], [9, 0, 1, 5], 1, [0, 1, 2, 1]), copies, 12);
  });

  it('explains nothing of a target that never changes', () => {
    expectFit(ridge([[1], [2]], [4, 4], 0), { weights: [0], intercept: 4, r2: 0, rmse: 0 }, 12);
  });

  it('gives the same from sums of several workers as from all rows at once', () => {
    const workers: Moments[] = [newMoments(4), newMoments(4), newMoments(4), newMoments(4)];
    for (const [i, row] of rows.entries()) addRow(workers[i % 3] as Moments, row, targets[i] as number);
    const all = newMoments(4);
    for (const worker of workers) mergeMoments(all, JSON.parse(JSON.stringify(worker)) as Moments);
    expectFit(solve(all, 10), ridge(rows, targets, 10), 9);
    expect(all.weight).toBe(rows.length);
  });

  it('refuses rows that cannot be added', () => {
    const moments = newMoments(2);
    expect(() => addRow(moments, [1], 0)).toThrow('1 columns');
    expect(() => addRow(moments, [1, Number.NaN], 0)).toThrow('numbers');
    expect(() => addRow(moments, [1, 2], Number.NaN)).toThrow('target');
    expect(() => addRow(moments, [1, 2], 0, -1)).toThrow('weight');
    expect(() => mergeMoments(moments, newMoments(3))).toThrow('columns');
    expect(() => solve(moments, 1)).toThrow('no rows');
    expect(() => ridge([[1]], [1, 2], 1)).toThrow('2 targets');
  });
});
