import type { Weights } from '../level2/weights.ts';
import type { Evaluation } from './evaluation.ts';

/** What a bot that looks ahead thinks things are worth. */
export interface Beliefs {
  /** While a round lasts: the script's weights before it has looked ahead. */
  readonly prior: Weights;
  /** At the end of a round. */
  readonly evaluation: Evaluation;
}
