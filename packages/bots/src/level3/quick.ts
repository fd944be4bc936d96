import { KINDS, type Kind } from '@macher/engine';
import type { Effort, Thinking } from './lookAhead.ts';
import { THOROUGH } from './thinking.ts';

const NOT_AT_ALL = { plans: 1, worlds: 1 };

/** QUICK is a glance ahead, for the many games that fitting needs, and for what a player would do later in a plan. */
export const QUICK: Thinking = {
  ...THOROUGH,
  usual: { plans: 4, worlds: 2 },
  efforts: {
    ...(Object.fromEntries(KINDS.map(kind => [kind, null])) as Record<Kind, Effort | null>),
    meetings: { plans: 10, worlds: 2 },
    send: { plans: 8, worlds: 2 },
    exchange: { plans: 5, worlds: 2 },
    'poll-bid': NOT_AT_ALL,
    bid: { plans: 3, worlds: 2 },
    'first-platform': { plans: 4, worlds: 2 },
    'starting-block': { plans: 4, worlds: 2 },
    draft: NOT_AT_ALL,
    'platform-source': NOT_AT_ALL,
    'keep-policy': NOT_AT_ALL,
  },
  caution: 0.7,
};
