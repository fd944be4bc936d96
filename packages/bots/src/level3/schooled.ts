import { isRuleset, type RulesetId } from '@macher/editions';
import { firstFor } from '../level2/firstWeights.ts';
import { evaluationFor } from './corrected.ts';
import type { Lore } from './lore.ts';
import newer4 from './schooled/2019-4.json' with { type: 'json' };

/** By `npm run school`; docs/bots.md tells how. */
const SCHOOLED: Readonly<Partial<Record<RulesetId, Lore>>> = {
  '2019-4': newer4,
};

/** What school has made of level 3's beliefs; null where it has not been. */
export function schooledFor(ruleset: string): Lore | null {
  return (isRuleset(ruleset) ? SCHOOLED[ruleset] : undefined) ?? null;
}

/** Guesses by hand for the script, and the evaluation by regression: where school begins. */
export function unschooled(ruleset: string): Lore {
  return { sober: firstFor(ruleset), evaluation: evaluationFor(ruleset) };
}
