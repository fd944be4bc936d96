import type { Rules } from '@macher/engine';
import { inMood, type Mood } from './moods.ts';
import { tunedFor } from './tuned.ts';
import type { Weights } from './weights.ts';

/** The same script with a bias: weaker than without, but easier to tell apart, and to read. */
const PERSONALITIES = {
  /** Keeps its money together, and would rather have base. */
  miser: { money: 1.8, moneyLast: 2, moneyTime: 1.8, start: 0.4, hold: 1.5 },
  /** Wants media control everywhere, and its markers on the board. */
  baron: { control: 2.5, presence: 1.5 },
  /** Moves towards what others stand for, and joins those who win. */
  seeker: { common: 8, partner: 2, tile: 2.5 },
} as const satisfies Readonly<Record<string, Mood>>;

export type Personality = keyof typeof PERSONALITIES;

export function biased(personality: Personality): (rules: Rules) => Weights {
  return rules => inMood(tunedFor(rules), PERSONALITIES[personality]);
}
