import type { Bot } from '../bot.ts';
import { forTheStart } from './forTheStart.ts';
import { lookAhead } from './lookAhead.ts';
import { loreOf } from './minds.ts';
import { THOROUGH } from './thinking.ts';

/** Thinks ahead to the end of the round, in worlds that fit what it sees. */
export const level3: Bot = {
  id: '3',
  decide: (view, choice, random) => {
    const decision = lookAhead(THOROUGH, loreOf(view, choice.seat), view, choice, random);
    return forTheStart(view, choice, decision, random);
  },
};
