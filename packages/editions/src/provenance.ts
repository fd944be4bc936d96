import type { Schema } from '@macher/engine';

/**
 * Where a number comes from: stated in a rulebook, reported by players of the printed game, reconstructed by us, or given
 * by a component pack.
 */
export type Origin = 'print' | 'reported' | 'ours' | 'pack';

/** A value that never goes without its origin. */
export interface Marked<T> {
  readonly value: T;
  readonly origin: Origin;
  /** What a component pack may put in its place. */
  readonly schema: Schema;
}

/** Lists and records whose every leaf is a marked value. */
export type MarkedTree = object;

/** The same data without the marks. */
export type Plain<T> =
  T extends Marked<infer V> ? V : T extends object ? { readonly [K in keyof T]: Plain<T[K]> } : T;

/** A value that is stated in a rulebook: a pack can't change it. */
export function print(value: number): Marked<number> {
  return { value, origin: 'print', schema: { const: value } };
}

/**
 * A value that is stated in a rulebook, but of a card that we had to name: which of ours it is, a pack can change. What
 * is printed of it is for `checkConsistency` to see.
 */
export function printOfSomeCard(value: number, minimum: number, maximum: number): Marked<number> {
  return { value, origin: 'print', schema: { type: 'integer', minimum, maximum } };
}

/** A value told by players of the printed game, whom we believe; but they, or we, may be wrong about it. */
export function reported(value: number, minimum: number, maximum: number): Marked<number> {
  return { value, origin: 'reported', schema: { type: 'integer', minimum, maximum } };
}

/** A value of our reconstruction, because nobody we could find states it. */
export function ours(value: number, minimum: number, maximum: number): Marked<number> {
  return { value, origin: 'ours', schema: { type: 'integer', minimum, maximum } };
}

export function oursOf<T extends string>(value: T, options: readonly T[]): Marked<T> {
  return { value, origin: 'ours', schema: { enum: options } };
}

export function isMarked(tree: MarkedTree): tree is Marked<unknown> {
  return 'origin' in tree;
}

export function plain<T extends MarkedTree>(tree: T): Plain<T> {
  return strip(tree) as Plain<T>;
}

function strip(tree: MarkedTree): unknown {
  if (isMarked(tree)) return tree.value;
  if (Array.isArray(tree)) return tree.map(strip);
  return Object.fromEntries(branches(tree).map(([name, branch]) => [name, strip(branch)]));
}

/** Every marked value with its path, in order. */
export function* marks(tree: MarkedTree, path = ''): Generator<{ path: string } & Marked<unknown>> {
  if (isMarked(tree)) {
    yield { path, ...tree };
    return;
  }
  for (const [name, branch] of branches(tree)) yield* marks(branch, `${path}/${name}`);
}

export function branches(tree: MarkedTree): [string, MarkedTree][] {
  return Object.entries(tree);
}
