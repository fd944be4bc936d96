import { at, sum } from '@macher/engine';

/** How far a seat's figure lies above the mean of the others'. */
export function overMean(figures: readonly number[], seat: number): number {
  const own = at(figures, seat);
  return own - (sum(figures) - own) / (figures.length - 1);
}
