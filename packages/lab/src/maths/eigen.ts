import { at } from '@macher/engine';
import { zeros } from './vectors.ts';

type Matrix = readonly (readonly number[])[];

/** What a symmetric matrix does: it stretches along `vectors[k]`, of length 1, by `values[k]`. Largest first. */
export interface Eigen {
  readonly values: readonly number[];
  readonly vectors: Matrix;
}

/**
 * Eigenvalues by cyclic Jacobi rotations (Golub and Van Loan, Matrix Computations, 8.5): slow beyond some hundred
 * columns.
 */
export function eigen(matrix: Matrix): Eigen {
  if (!isSymmetric(matrix)) throw new Error('no eigenvectors: not symmetric, or not finite');
  const rest = matrix.map(row => [...row]);
  const vectors = identity(matrix.length);
  const tolerance = PRECISION * Math.sqrt(squares(matrix, () => true));
  for (let sweep = 0; offDiagonal(rest) > tolerance; sweep += 1) {
    if (sweep === MOST_SWEEPS) throw new Error(`no eigenvectors in ${sweep} sweeps`);
    sweepOver(rest, vectors);
  }
  return sorted(diagonal(rest), vectors);
}

/** MOST_SWEEPS: ten are enough for hundreds of columns. */
const MOST_SWEEPS = 40;
const PRECISION = 1e-15;

function isSymmetric(matrix: Matrix): boolean {
  return matrix.every((row, i) =>
    row.every((value, j) => Number.isFinite(value) && value === matrix[j]?.[i]),
  );
}

function identity(dimensions: number): number[][] {
  return Array.from({ length: dimensions }, (_, i) => zeros(dimensions).with(i, 1));
}

function offDiagonal(matrix: Matrix): number {
  return Math.sqrt(squares(matrix, (i, j) => i !== j));
}

function squares(matrix: Matrix, counts: (i: number, j: number) => boolean): number {
  let sum = 0;
  for (const [i, row] of matrix.entries()) {
    for (const [j, value] of row.entries()) if (counts(i, j)) sum += value * value;
  }
  return sum;
}

function diagonal(matrix: Matrix): number[] {
  return matrix.map((row, i) => at(row, i));
}

/** Sweeps over each pair of columns once. */
function sweepOver(rest: number[][], vectors: number[][]): void {
  for (const [p, row] of rest.entries()) {
    for (const [q, other] of rest.entries()) {
      if (q > p && row[q] !== 0) clear(rest, vectors, p, q, angleOf(at(row, p), at(row, q), at(other, q)));
    }
  }
}

/** Angle as cosine and sine. */
type Angle = readonly [number, number];

/** The smaller of the two angles that make the entry at (p, q) vanish. */
function angleOf(pp: number, pq: number, qq: number): Angle {
  const cot2 = (qq - pp) / (2 * pq);
  const tangent = (cot2 < 0 ? -1 : 1) / (Math.abs(cot2) + Math.sqrt(cot2 * cot2 + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  return [cosine, tangent * cosine];
}

/** Clears what rounding leaves at (p, q): the sweeps would never end. */
function clear(rest: number[][], vectors: number[][], p: number, q: number, angle: Angle): void {
  turnRows(rest, p, q, angle);
  for (const row of rest) turn(row, p, row, q, angle);
  turnRows(vectors, p, q, angle);
  rest[p]?.fill(0, q, q + 1);
  rest[q]?.fill(0, p, p + 1);
}

function turnRows(matrix: number[][], p: number, q: number, angle: Angle): void {
  const first = matrix[p] ?? [];
  const second = matrix[q] ?? [];
  for (let k = 0; k < first.length; k += 1) turn(first, k, second, k, angle);
}

function turn(a: number[], i: number, b: number[], j: number, [cosine, sine]: Angle): void {
  const before = at(a, i);
  const other = at(b, j);
  a[i] = cosine * before - sine * other;
  b[j] = sine * before + cosine * other;
}

function sorted(values: readonly number[], vectors: Matrix): Eigen {
  const order = values.map((_, k) => k).sort((a, b) => at(values, b) - at(values, a));
  return { values: order.map(k => at(values, k)), vectors: order.map(k => vectors[k] ?? []) };
}
