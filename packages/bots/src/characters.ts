import type { Character } from './ids.ts';
import type { Mood } from './level2/moods.ts';
import type { Factors } from './level3/factors.ts';

/** A bias: what counts how many times as much, for the script and for those who look ahead. */
interface Bias {
  readonly mood: Mood;
  readonly features: Factors;
}

/** BIAS makes the same player weaker than without, but easier to tell apart, and to read. */
export const BIAS: Readonly<Record<Character, Bias>> = {
  /** Keeps its money together, and prefers members. */
  miser: {
    mood: { money: 1.8, moneyLast: 2, moneyTime: 1.8, start: 0.4, hold: 1.5 },
    features: { money: 1.5, 'root of money': 1.5 },
  },
  /** Wants media control everywhere, and its markers on the board. */
  baron: {
    mood: { control: 2.5, presence: 1.5 },
    features: { control: 2, 'marker and lead': 1.4, markers: 1.5 },
  },
  /** Buys polls that others would leave, and publishes those that suit it. */
  seeker: {
    mood: { poll: 6, base: 0.3 },
    features: { trend: 1.8 },
  },
  /** Counts members, and takes no money for them. */
  organiser: {
    mood: { base: 2.2, money: 0.8, moneyTime: 0.8 },
    features: { base: 1.7, money: 0.7, 'root of money': 0.7 },
  },
  /** Lives for the election at hand. */
  fighter: {
    mood: { later: 0.6, win: 1.8, nationalise: 1.5, hold: 0.5 },
    features: { points: 1.4, politicians: 0.6 },
  },
};
