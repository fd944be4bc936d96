import type { Choice, Random, View } from '@macher/engine';
import type { Decision } from '../bot.ts';

/** In which games, and how much at least, in steps: one of these by chance. */
const RULESETS: readonly string[] = ['2019-4'];
const LEAST = [3, 4, 5];

/**
 * What the first choice of policies and the first place in every row are worth is not seen in imagined rounds, where
 * the script makes little of them: looking ahead, bots bid next to nothing, and whoever knows it starts every round.
 */
export function forTheStart(view: View, choice: Choice, decision: Decision, random: Random): Decision {
  const { action } = decision;
  if (choice.kind !== 'bid' || action.kind !== 'bid' || !RULESETS.includes(view.rules.ruleset))
    return decision;
  const steps = LEAST[random(LEAST.length)] ?? 0;
  const amount = Math.min(choice.max, choice.min + steps * choice.step);
  if (amount <= action.amount) return decision;
  return { action: { ...action, amount }, reason: { kind: 'rule' } };
}
