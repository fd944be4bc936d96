import type { Rules } from '@macher/engine';
import type { Bot } from '../bot.ts';
import { biased, PERSONALITIES, type Personality } from './personalities.ts';
import { judgeView } from './script.ts';
import { tunedFor } from './tuned.ts';
import type { Weights } from './weights.ts';

/** A bot that plays by the script, with the weights for each game. */
function scripted(id: string, weightsFor: (rules: Rules) => Weights): Bot {
  return {
    id,
    decide: (view, choice) => judgeView(view, choice, weightsFor(view.rules)),
  };
}

/** A strong script, its weights tuned in the arena. */
export const level2 = scripted('2', tunedFor);

/** The same with a bias: `2-miser`, `2-baron`, `2-seeker`. */
export const personalities = (Object.keys(PERSONALITIES) as Personality[]).map(personality =>
  scripted(`2-${personality}`, biased(personality)),
);
