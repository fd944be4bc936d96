import type { Bot } from '../bot.ts';
import { MOODS, WILD_MOODS } from '../level2/moods.ts';
import { lookAhead, type Thinking } from './lookAhead.ts';

const THINKING: Thinking = {
  usual: { plans: 8, worlds: 6 },
  efforts: {
    meetings: { plans: 24, worlds: 8 },
    send: { plans: 20, worlds: 8 },
    exchange: { plans: 14, worlds: 6 },
    'poll-bid': { plans: 4, worlds: 4 },
    bid: { plans: 4, worlds: 4 },
    draft: { plans: 1, worlds: 1 },
    'first-platform': { plans: 6, worlds: 4 },
    'starting-block': { plans: 8, worlds: 4 },
    'platform-source': { plans: 1, worlds: 1 },
    'keep-policy': { plans: 1, worlds: 1 },
  },
  moods: [...MOODS, ...WILD_MOODS],
  caution: 1,
};

/** Thinks ahead to the end of the round, in worlds that fit what it sees. */
export const level3: Bot = thinker('3', THINKING);

function thinker(id: string, thinking: Thinking): Bot {
  return { id, decide: (view, choice, random) => lookAhead(thinking, view, choice, random) };
}
