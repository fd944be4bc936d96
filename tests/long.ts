/** MACHER_LONG=1: every case is looked at, instead of those that differ most. */
export const IS_LONG = process.env['MACHER_LONG'] === '1';

/** So many in the long run; in the short one the first of them. */
export function sampled<T>(all: readonly T[], short: number): readonly T[] {
  return IS_LONG ? all : all.slice(0, short);
}
