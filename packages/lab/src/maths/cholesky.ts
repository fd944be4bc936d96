import { at } from '@macher/engine';
import { zeros } from './vectors.ts';

/** Solves `matrix` x = `right` for a symmetric matrix without negative directions, its diagonal about 1. */
export function choleskySolve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lower = factor(matrix);
  return backward(lower, forward(lower, right));
}

/** LEAST_PIVOT: below this a column is, up to rounding, a combination of those before it. */
const LEAST_PIVOT = 1e-10;

/** The lower triangle whose product with its own transpose is the matrix. */
function factor(matrix: readonly (readonly number[])[]): number[][] {
  const lower: number[][] = [];
  for (const [i, row] of matrix.entries()) {
    const next = forward(lower, row.slice(0, i));
    const pivot = at(row, i) - next.reduce((sum, value) => sum + value * value, 0);
    if (!(pivot > LEAST_PIVOT))
      throw new Error(`column ${i} depends on those before it: lambda is too small`);
    lower.push([...next, Math.sqrt(pivot)]);
  }
  return lower;
}

/** Solves `lower` x = `right`. */
function forward(lower: readonly (readonly number[])[], right: readonly number[]): number[] {
  const solution: number[] = [];
  for (const [i, row] of lower.entries()) {
    let rest = at(right, i);
    for (let j = 0; j < i; j += 1) rest -= at(row, j) * at(solution, j);
    solution.push(rest / at(row, i));
  }
  return solution;
}

/** Solves x times `lower` = `right`: the last unknown first, taken off those before it. */
function backward(lower: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rest = [...right];
  const solution = zeros(right.length);
  for (const [i, row] of [...lower.entries()].reverse()) {
    const value = at(rest, i) / at(row, i);
    solution[i] = value;
    for (let j = 0; j < i; j += 1) rest[j] = at(rest, j) - at(row, j) * value;
  }
  return solution;
}
