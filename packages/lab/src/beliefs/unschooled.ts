import { type Beliefs, withFactors } from '@macher/bots/parts';
import type { RulesetId } from '@macher/editions';
import { priorFor } from '../training/prior.ts';
import { fittedFor } from './fitted.ts';
import { HAND_FACTORS } from './handFactors.ts';

/**
 * Beliefs where school begins: guesses by hand for the script, and the evaluation by regression with factors by hand.
 */
export function unschooled(ruleset: RulesetId): Beliefs {
  const { evaluation } = fittedFor(ruleset);
  return { prior: priorFor(ruleset), evaluation: withFactors(evaluation, HAND_FACTORS[ruleset] ?? {}) };
}
