import type { Choice, Random } from '@macher/engine';
import type { Decision } from '../bot.ts';

/** StartBids in steps: the least that is bid, one of these by chance, and the most that is raised to in a tie. */
export interface StartBids {
  readonly least: readonly number[];
  readonly most: number;
}

/**
 * Bids for the start in place of those that looking ahead finds. Imagined rounds don't show what the first choice of
 * policies and the first place in every row are worth: the script makes little of them. Looking ahead, bots bid next to
 * nothing, and a person who knows it starts every round. In a tie it's the other way round: each raises well above the
 * other.
 */
export function withStartBids(
  bids: StartBids | null,
  choice: Choice,
  decision: Decision,
  random: Random,
): Decision {
  const { action } = decision;
  if (bids === null) return decision;
  if (choice.kind === 'bid' && action.kind === 'bid') {
    const steps = bids.least[random(bids.least.length)] ?? 0;
    const amount = Math.min(choice.max, choice.min + steps * choice.step);
    return amount <= action.amount ? decision : { action: { ...action, amount }, reason: { kind: 'rule' } };
  }
  if (choice.kind === 'raise' && action.kind === 'raise' && choice.range !== null) {
    const isTooMuch = (action.amount ?? 0) > bids.most * choice.range.step;
    return isTooMuch ? { action: { ...action, amount: null }, reason: { kind: 'rule' } } : decision;
  }
  return decision;
}
