import {
  type Action,
  type AmountRange,
  type Choice,
  type Random,
  type Rules,
  sampleAction,
} from '@macher/engine';

/** A seat that plays at random, but does not throw its money away in auctions. */
export function randomAction(rules: Rules, choice: Choice, random: Random): Action {
  return sampleAction(rules, bounded(choice), random);
}

const MOST_STEPS = 4;

function bounded(choice: Choice): Choice {
  if (choice.kind === 'bid') return { ...choice, max: Math.min(choice.max, MOST_STEPS * choice.step) };
  if (choice.kind !== 'raise' && choice.kind !== 'poll-bid') return choice;
  return { ...choice, range: narrow(choice.range) };
}

/** Nothing is bid beyond the bound, not even the least that would be possible. */
function narrow(range: AmountRange | null): AmountRange | null {
  if (range === null) return null;
  const max = Math.min(range.max, MOST_STEPS * range.step);
  return max < range.min ? null : { ...range, max };
}
