import { at } from '@macher/engine';

export function zeros(dimensions: number): number[] {
  return new Array<number>(dimensions).fill(0);
}

export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += at(a, i) * at(b, i);
  return sum;
}

export function lengthOf(vector: readonly number[]): number {
  return Math.sqrt(dot(vector, vector));
}

export function scaled(vector: readonly number[], factor: number): number[] {
  return vector.map(value => value * factor);
}

/** `a` and `factor` times `b`. */
export function plus(a: readonly number[], b: readonly number[], factor: number): number[] {
  return a.map((value, i) => value + factor * at(b, i));
}

/** The sum of the vectors, each times its factor. */
export function combined(vectors: readonly (readonly number[])[], factors: readonly number[]): number[] {
  const sum = zeros(vectors[0]?.length ?? 0);
  for (const [k, vector] of vectors.entries()) {
    const factor = at(factors, k);
    for (let i = 0; i < sum.length; i += 1) sum[i] = at(sum, i) + factor * at(vector, i);
  }
  return sum;
}

/** Whether something read from a file is a vector with this many dimensions. */
export function isVector(value: unknown, dimensions: number): value is number[] {
  return Array.isArray(value) && value.length === dimensions && value.every(Number.isFinite);
}

/** Whether something read from a file is a whole number from 0 on. */
export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}
