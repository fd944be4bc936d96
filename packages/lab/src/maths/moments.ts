import { at } from '@macher/engine';
import { zeros } from './vectors.ts';

/**
 * What a regression needs to know of its rows: their weight, means and products of deviations. The last column is
 * the target. Sums of raw products would lose their digits in columns that lie far from 0; these do not (Chan,
 * Golub and LeVeque 1983). Plain JSON, so that those of several workers can be added up.
 */
export interface Moments {
  weight: number;
  readonly means: number[];
  /** Products in the lower triangle, row by row. */
  readonly products: number[];
}

/** Moments for rows with this many columns, the target not counted. */
export function newMoments(columns: number): Moments {
  return { weight: 0, means: zeros(columns + 1), products: zeros(((columns + 1) * (columns + 2)) / 2) };
}

/** Adds a row; a whole weight counts like that many copies of it. */
export function addRow(moments: Moments, row: readonly number[], target: number, weight = 1): void {
  const columns = moments.means.length - 1;
  if (row.length !== columns) throw new RangeError(`a row of ${row.length} columns, not ${columns}`);
  if (!row.every(Number.isFinite)) throw new RangeError(`not all numbers: ${row.join()}`);
  if (!Number.isFinite(target)) throw new RangeError(`a target of ${target}`);
  if (!(weight >= 0)) throw new RangeError(`a row of weight ${weight}`);
  addMean(moments, [...row, target], weight);
}

export function mergeMoments(into: Moments, from: Moments): void {
  if (from.means.length !== into.means.length) throw new RangeError('moments of different columns');
  addMean(into, from.means, from.weight);
  for (const [k, product] of from.products.entries()) into.products[k] = at(into.products, k) + product;
}

/** The deviation products between columns `i` and `j`. */
export function productOf({ products }: Moments, i: number, j: number): number {
  return i < j ? at(products, (j * (j + 1)) / 2 + i) : at(products, (i * (i + 1)) / 2 + j);
}

/** How far each column typically lies from its mean; 0 for a column that never does. */
export function spreadsOf(moments: Moments): number[] {
  const columns = moments.means.length - 1;
  return Array.from({ length: columns }, (_, column) =>
    moments.weight === 0 ? 0 : Math.sqrt(productOf(moments, column, column) / moments.weight),
  );
}

function addMean(moments: Moments, point: readonly number[], weight: number): void {
  if (weight === 0) return;
  const total = moments.weight + weight;
  const apart = point.map((value, i) => value - at(moments.means, i));
  addProducts(moments.products, apart, moments.weight * (weight / total));
  for (const [i, distance] of apart.entries())
    moments.means[i] = at(moments.means, i) + distance * (weight / total);
  moments.weight = total;
}

function addProducts(products: number[], apart: readonly number[], factor: number): void {
  let k = 0;
  for (let i = 0; i < apart.length; i += 1) {
    const own = factor * at(apart, i);
    for (let j = 0; j <= i; j += 1) {
      products[k] = at(products, k) + own * at(apart, j);
      k += 1;
    }
  }
}
