import type { Bot } from '../bot.ts';
import { type Character, LEVEL } from '../ids.ts';
import { lookAhead } from '../level3/lookAhead.ts';
import { withStartBids } from '../level3/startBids.ts';
import { inCharacter } from '../level3/temperaments.ts';
import { deepTemperamentOf } from './temperaments.ts';
import { thinkingFor } from './thinking.ts';

/** level4 looks ahead as level 3 does, as hard as the game needs, and at more plans. */
export function level4(character: Character | null): Bot {
  return {
    id: character === null ? LEVEL.deep : `${LEVEL.deep}-${character}`,
    decide: (view, choice, random) => {
      const temperament = inCharacter(deepTemperamentOf(view, choice.seat), character);
      const decision = lookAhead(thinkingFor(view.rules), temperament, view, choice, random);
      return withStartBids(temperament.startBids, choice, decision, random);
    },
  };
}
