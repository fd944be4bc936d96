import { at } from '@macher/engine';
import { eigen } from './eigen.ts';
import { combined, dot, isVector, scaled, zeros } from './vectors.ts';

/** The shape of a normal distribution: its covariance, the principal axes of it, and the deviation along each. */
export interface Shape {
  readonly covariance: readonly (readonly number[])[];
  readonly axes: readonly (readonly number[])[];
  readonly spreads: readonly number[];
}

export function roundShape(dimensions: number): Shape {
  return shapeOf(Array.from({ length: dimensions }, (_, i) => zeros(dimensions).with(i, 1)));
}

/** Standard normal deviates become deviates of this shape. */
export function stretched({ axes, spreads }: Shape, deviates: readonly number[]): number[] {
  return combined(
    axes,
    spreads.map((spread, k) => spread * at(deviates, k)),
  );
}

/** A step rounded: as it would be if the shape were round, times the covariance to the power of minus a half. */
export function rounded({ axes, spreads }: Shape, step: readonly number[]): number[] {
  return combined(
    axes,
    spreads.map((spread, k) => dot(axes[k] ?? [], step) / spread),
  );
}

/** The covariance times `keep`, and the square of each vector times its factor. */
export function reshaped(
  { covariance }: Shape,
  keep: number,
  vectors: readonly (readonly number[])[],
  factors: readonly number[],
): Shape {
  const sum = covariance.map(row => scaled(row, keep));
  for (const [k, vector] of vectors.entries()) addSquare(sum, vector, at(factors, k));
  return shapeOf(sum);
}

/** Adds a square, exactly symmetric: the factor comes last. */
function addSquare(matrix: number[][], vector: readonly number[], factor: number): void {
  for (const [i, row] of matrix.entries()) {
    const own = at(vector, i);
    for (let j = 0; j < row.length; j += 1) row[j] = at(row, j) + own * at(vector, j) * factor;
  }
}

/** LEAST_SHARE: axes shorter than this, beside the longest, are rounding errors; they may even come out negative. */
const LEAST_SHARE = 1e-14;

function shapeOf(covariance: readonly (readonly number[])[]): Shape {
  const { values, vectors } = eigen(covariance);
  const least = at(values, 0) * LEAST_SHARE;
  return { covariance, axes: vectors, spreads: values.map(value => Math.sqrt(Math.max(value, least))) };
}

/** Whether something read from a file is a shape with this many dimensions. */
export function isShape(value: unknown, dimensions: number): value is Shape {
  const { covariance, axes, spreads } = (value ?? {}) as Partial<Record<keyof Shape, unknown>>;
  const isSquare = (rows: unknown): boolean =>
    Array.isArray(rows) && rows.length === dimensions && rows.every(row => isVector(row, dimensions));
  return isSquare(covariance) && isSquare(axes) && isVector(spreads, dimensions);
}
