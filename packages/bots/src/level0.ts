import { type AmountRange, type Choice, type Random, sampleAction, type View } from '@macher/engine';
import type { Bot, Decision } from './bot.ts';
import { LEVEL } from './ids.ts';

/** Random, but it does not throw its money away in auctions. */
export const level0: Bot = {
  id: LEVEL.random,
  decide: ({ rules }: View, choice: Choice, random: Random): Decision => ({
    action: sampleAction(rules, bounded(choice), random),
    reason: { kind: 'chance' },
  }),
};

const MOST_STEPS = 4;

function bounded(choice: Choice): Choice {
  if (choice.kind === 'bid') {
    const most = Math.min(choice.max, MOST_STEPS * choice.step);
    return { ...choice, max: Math.max(choice.min, most) }; // a second bid is no less than the first
  }
  if (choice.kind !== 'raise' && choice.kind !== 'poll-bid') return choice;
  return { ...choice, range: narrow(choice.range) };
}

/** A range narrowed: nothing is bid beyond the bound, not even the least that would be possible. */
function narrow(range: AmountRange | null): AmountRange | null {
  if (range === null) return null;
  const max = Math.min(range.max, MOST_STEPS * range.step);
  return max < range.min ? null : { ...range, max };
}
