import { inMood, MOODS, type Weights } from '@macher/bots/parts';
import { at } from '@macher/engine';

/**
 * // The opponents of a candidate in the deal with this number: the mean of the search so far, the first weights, and
 * the first weights in some mood. Against the mean alone the search runs in circles: each generation beats the last,
 * and none beats the first.
 */
export function panelFor(mean: Weights, first: Weights, deal: number): Weights[] {
  return [mean, first, inMood(first, at(MOODS, deal % MOODS.length))];
}
