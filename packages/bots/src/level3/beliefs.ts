import type { Weights } from '../level2/weights.ts';
import type { Evaluation } from './evaluation.ts';

/** What a bot that looks ahead thinks things are worth. */
export interface Beliefs {
  /** To the script, while a round lasts: what it holds before it has looked ahead. */
  readonly prior: Weights;
  /** At the end of a round. */
  readonly evaluation: Evaluation;
}
