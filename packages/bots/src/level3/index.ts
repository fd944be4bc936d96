import type { Bot } from '../bot.ts';
import { LEVEL } from '../ids.ts';
import { lookAhead } from './lookAhead.ts';
import { withStartBids } from './startBids.ts';
import { temperamentOf } from './temperaments.ts';
import { THOROUGH } from './thinking.ts';

/** Thinks ahead to the end of the round, in worlds that fit what it sees. */
export const level3: Bot = {
  id: LEVEL.lookAhead,
  decide: (view, choice, random) => {
    const temperament = temperamentOf(view, choice.seat);
    const decision = lookAhead(THOROUGH, temperament, view, choice, random);
    return withStartBids(temperament.startBids, choice, decision, random);
  },
};
