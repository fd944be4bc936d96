import { exactly, FormatError, listOf, mismatch, type Schema } from '@macher/engine';
import file from './ratings.json' with { type: 'json' };

/**
 * How strong a bot is beside the other bots, by games at mixed tables: strengths of Plackett and Luce on a scale like
 * Elo's. 400 more are odds of ten to one in a game of two. The mean of all bots is 0: only differences say anything.
 */
export interface BotRating {
  readonly bot: string;
  readonly rating: number;
  /** The low end of its 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Throws a `FormatError` that names the place. */
export function readRatings(content: unknown): readonly BotRating[] {
  const wrong = mismatch(FILE, content, 'ratings');
  if (wrong !== null) throw new FormatError(wrong.path, wrong.reason);
  return (content as { ratings: BotRating[] }).ratings;
}

const points: Schema = { type: 'integer' };
const text: Schema = { type: 'string', minLength: 1 };
const FILE = exactly({
  provenance: text,
  ratings: listOf(exactly({ bot: text, rating: points, low: points, high: points })),
});

/** BOT_RATINGS are written by `npm run lab -- ratings`; best first. */
export const BOT_RATINGS = readRatings(file);
