import type { Rules } from '@macher/engine';
import type { Bot } from '../bot.ts';
import { BIAS } from '../characters.ts';
import { type BotId, type Character, LEVEL } from '../ids.ts';
import { inMood } from './moods.ts';
import { judgeView } from './script.ts';
import { tunedFor } from './tuned.ts';
import type { Weights } from './weights.ts';

/** A bot that plays by the script, with the weights for each game. */
function scripted(id: BotId, weightsFor: (rules: Rules) => Weights): Bot {
  return {
    id,
    decide: (view, choice) => judgeView(view, choice, weightsFor(view.rules)),
  };
}

/** A strong script, its weights tuned in the arena; or the same with a character. */
export function level2(character: Character | null): Bot {
  if (character === null) return scripted(LEVEL.script, tunedFor);
  return scripted(`${LEVEL.script}-${character}`, rules => inMood(tunedFor(rules), BIAS[character].mood));
}
