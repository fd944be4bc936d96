import type { Choice, Random, View } from '@macher/engine';
import type { Decision } from '../bot.ts';

/** In which games. */
const RULESETS: readonly string[] = ['2019-4'];
/** How many steps are bid at least, one of these by chance, and up to how many somebody raises in a tie. */
const LEAST = [3, 4, 5];
const MOST = 8;

/**
 * What the first choice of policies and the first place in every row are worth is not seen in imagined rounds, where
 * the script makes little of them: looking ahead, bots bid next to nothing, and whoever knows it starts every round.
 * In a tie it is the other way round: each raises well above the other.
 */
export function forTheStart(view: View, choice: Choice, decision: Decision, random: Random): Decision {
  const { action } = decision;
  if (!RULESETS.includes(view.rules.ruleset)) return decision;
  if (choice.kind === 'bid' && action.kind === 'bid') {
    const steps = LEAST[random(LEAST.length)] ?? 0;
    const amount = Math.min(choice.max, choice.min + steps * choice.step);
    return amount <= action.amount ? decision : { action: { ...action, amount }, reason: { kind: 'rule' } };
  }
  if (choice.kind === 'raise' && action.kind === 'raise' && choice.range !== null) {
    const isTooMuch = (action.amount ?? 0) > MOST * choice.range.step;
    return isTooMuch ? { action: { ...action, amount: null }, reason: { kind: 'rule' } } : decision;
  }
  return decision;
}
