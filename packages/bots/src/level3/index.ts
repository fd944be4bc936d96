import type { Bot } from '../bot.ts';
import { type Character, LEVEL } from '../ids.ts';
import { lookAhead } from './lookAhead.ts';
import { withStartBids } from './startBids.ts';
import { inCharacter, temperamentOf } from './temperaments.ts';
import { THOROUGH } from './thinking.ts';

/** level3 thinks ahead to the end of the round, in worlds that fit what it sees. */
export function level3(character: Character | null): Bot {
  return {
    id: character === null ? LEVEL.lookAhead : `${LEVEL.lookAhead}-${character}`,
    decide: (view, choice, random) => {
      const temperament = inCharacter(temperamentOf(view, choice.seat), character);
      const decision = lookAhead(THOROUGH, temperament, view, choice, random);
      return withStartBids(temperament.startBids, choice, decision, random);
    },
  };
}
