import type { Rules } from '@macher/engine';
import type { Bot } from '../bot.ts';
import { type BotId, LEVEL } from '../ids.ts';
import { biased, type Personality } from './personalities.ts';
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

/** A strong script, its weights tuned in the arena. */
export const level2 = scripted(LEVEL.script, tunedFor);

/** The same with a bias. */
export function personality(name: Personality): Bot {
  return scripted(`2-${name}`, biased(name));
}
