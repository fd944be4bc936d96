import type { Weights } from '../level2/weights.ts';
import type { Evaluation } from './evaluation.ts';

/** What a bot that looks ahead thinks things are worth: to the script, while a round lasts, and at its end. */
export interface Lore {
  readonly sober: Weights;
  readonly evaluation: Evaluation;
}
