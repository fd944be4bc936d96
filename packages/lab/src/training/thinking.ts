import { type Effort, THOROUGH, type Thinking } from '@macher/bots/parts';
import { KINDS, type Kind } from '@macher/engine';

const NOT_AT_ALL = { plans: 1, worlds: 1 };

/** For the many games that fitting needs. */
export const QUICK: Thinking = {
  ...THOROUGH,
  usual: { plans: 4, worlds: 2 },
  efforts: {
    ...eachOf(() => null),
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

/** For school: as in play, with half the worlds and two plans of three. */
export const BRISK: Thinking = {
  ...THOROUGH,
  usual: lessOf(THOROUGH.usual),
  efforts: eachOf(kind => {
    const effort = THOROUGH.efforts[kind];
    return effort === null ? null : lessOf(effort);
  }),
};

function eachOf(effort: (kind: Kind) => Effort | null): Thinking['efforts'] {
  return Object.fromEntries(KINDS.map(kind => [kind, effort(kind)])) as Record<Kind, Effort | null>;
}

function lessOf({ plans, worlds }: Effort): Effort {
  return { plans: Math.ceil((2 * plans) / 3), worlds: Math.ceil(worlds / 2) };
}
