import type { Weights } from '../level2/weights.ts';
import type { Evaluation } from './evaluation.ts';

/** What a bot that looks ahead thinks things are worth. */
export interface Beliefs {
  /** The script's weights while a round lasts, before it has looked ahead. */
  readonly prior: Weights;
  /** The evaluation at the end of a round. */
  readonly evaluation: Evaluation;
}
