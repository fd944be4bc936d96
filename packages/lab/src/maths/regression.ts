import { at } from '@macher/engine';
import { choleskySolve } from './cholesky.ts';
import { addRow, type Moments, newMoments, productOf } from './moments.ts';
import { dot } from './vectors.ts';

export { addRow, type Moments, mergeMoments, newMoments } from './moments.ts';

/** A target as a sum: `intercept`, and each column times its weight. */
export interface Fit {
  readonly weights: number[];
  readonly intercept: number;
  /** The share of the target's variance that the fit explains, on the rows it was made from. */
  readonly r2: number;
  /** The typical error, on the same rows. */
  readonly rmse: number;
}

/** Least squares with a penalty; see `solve`. */
export function ridge(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  lambda: number,
  rowWeights?: readonly number[],
): Fit {
  if (targets.length !== rows.length) throw new RangeError(`${rows.length} rows, ${targets.length} targets`);
  const moments = newMoments(rows[0]?.length ?? 0);
  for (const [i, row] of rows.entries()) {
    addRow(moments, row, at(targets, i), rowWeights === undefined ? 1 : at(rowWeights, i));
  }
  return solve(moments, lambda);
}

/**
 * Ridge regression (Hoerl and Kennard 1970) on columns brought to variance 1, so that lambda means the same for
 * each: as many rows without any effect. A column apart from the others shrinks by rows / (rows + lambda). The
 * intercept is not penalised. A column without variance gets weight 0.
 */
export function solve(moments: Moments, lambda: number): Fit {
  if (!(moments.weight > 0)) throw new RangeError('no rows');
  if (!(lambda >= 0)) throw new RangeError(`lambda ${lambda}`);
  const scales = scalesOf(moments);
  const standard = choleskySolve(normalMatrix(moments, scales, lambda), correlations(moments, scales));
  const weights = standard.map((weight, i) => weight * at(scales, i));
  return { weights, intercept: interceptOf(moments, weights), ...qualityOf(moments, weights) };
}

/** LEAST_DEVIATION beside the mean: one this small is rounding. */
const LEAST_DEVIATION = 1e-12;

/** Scales that bring each column to variance 1; 0 where there is none. */
function scalesOf(moments: Moments): number[] {
  return moments.means.slice(0, -1).map((mean, i) => {
    const deviation = Math.sqrt(productOf(moments, i, i) / moments.weight);
    return deviation <= LEAST_DEVIATION * Math.abs(mean) ? 0 : 1 / deviation;
  });
}

function normalMatrix(moments: Moments, scales: readonly number[], lambda: number): number[][] {
  const { weight } = moments;
  return scales.map((own, i) =>
    scales.map((other, j) =>
      i === j ? 1 + lambda / weight : (productOf(moments, i, j) * own * other) / weight,
    ),
  );
}

function correlations(moments: Moments, scales: readonly number[]): number[] {
  return scales.map((scale, i) => (productOf(moments, i, scales.length) * scale) / moments.weight);
}

function interceptOf({ means }: Moments, weights: readonly number[]): number {
  return at(means, weights.length) - dot(weights, means);
}

/** The quality of a fit. A target that never changes leaves nothing to explain: r2 is 0. */
function qualityOf(moments: Moments, weights: readonly number[]): Pick<Fit, 'r2' | 'rmse'> {
  const total = productOf(moments, weights.length, weights.length);
  const left = Math.max(0, leftOf(moments, [...weights, -1]));
  return { r2: total === 0 ? 0 : 1 - left / total, rmse: Math.sqrt(left / moments.weight) };
}

/** The squared errors, added up: the products of the columns, the target's with -1. */
function leftOf(moments: Moments, factors: readonly number[]): number {
  let sum = 0;
  for (const [i, own] of factors.entries()) {
    for (const [j, other] of factors.entries()) sum += own * other * productOf(moments, i, j);
  }
  return sum;
}
