import { BOT_RATINGS, type BotRating } from '@macher/bots/ratings';
import type { Strength } from './strength.ts';

/**
 * LEVEL_3 is where a bot of that level stands beside people: it beats who is new, and is about equal to who is careful.
 */
const LEVEL_3 = 1600;

/** The strength of a bot, from games of bots; one without a figure is as strong as its level. null: nobody knows. */
export function botStrength(bot: string): Strength | null {
  const rated = ratingOf(bot) ?? ratingOf(bot.split('-')[0] ?? bot);
  const third = ratingOf('3');
  if (rated === undefined || third === undefined) return null;
  const deviation = (rated.high - rated.low) / 4;
  return { mean: LEVEL_3 + rated.rating - third.rating, variance: deviation ** 2 };
}

function ratingOf(bot: string): BotRating | undefined {
  return BOT_RATINGS.find(each => each.bot === bot);
}
