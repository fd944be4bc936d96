import { MOODS, WILD_MOODS } from '../level2/moods.ts';
import type { Thinking } from './lookAhead.ts';

const NOT_AT_ALL = { plans: 1, worlds: 1 };

/** How hard level 3 thinks. */
export const THOROUGH: Thinking = {
  usual: { plans: 8, worlds: 4 },
  efforts: {
    meetings: { plans: 24, worlds: 6 },
    send: { plans: 20, worlds: 6 },
    exchange: { plans: 16, worlds: 4 },
    influence: { plans: 32, worlds: 4 },
    'turn-in': { plans: 12, worlds: 4 },
    'poll-bid': { plans: 4, worlds: 4 },
    bid: { plans: 6, worlds: 4 },
    draft: NOT_AT_ALL,
    'first-platform': { plans: 6, worlds: 4 },
    'starting-block': { plans: 14, worlds: 4 },
    'platform-source': NOT_AT_ALL,
    'keep-policy': NOT_AT_ALL,
    'complete-platform': null,
    raise: null,
    'take-policy': null,
    'buy-media': null,
    pay: null,
    act: null,
    'poll-use': null,
    donation: null,
    'name-start': null,
    redraw: null,
    swap: null,
    lay: null,
    'pay-next': null,
    resolve: null,
    coalition: null,
    answer: null,
    'poll-lines': null,
    promote: null,
    nationalise: null,
    'lay-donation': null,
  },
  moods: [...MOODS, ...WILD_MOODS],
  caution: 1,
  racing: { firstLap: 2, hopeless: Number.POSITIVE_INFINITY, trust: Number.POSITIVE_INFINITY, clear: 2 },
  candidates: () => [],
  countsOut: false,
  secret: ['bid', 'starting-block'],
};
