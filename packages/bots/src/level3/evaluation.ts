import type { Game, Seat } from '@macher/engine';
import { tunedFor } from '../level2/tuned.ts';
import { featuresOf } from './features.ts';
import { fittedFor } from './fitted.ts';

/**
 * How far ahead a seat will probably be at the end: its final points less those of the others, half against
 * the best of them and half against their mean. Exact when the game is over, else by the fitted evaluation.
 */
export function marginOf(game: Game, seat: Seat): number {
  const scores = game.result === null ? forecastScores(game) : game.result.map(({ total }) => total);
  const own = scores[seat] as number;
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const [other, score] of scores.entries()) {
    if (other === seat) continue;
    best = Math.max(best, score);
    sum += score;
  }
  return own - (best + sum / (scores.length - 1)) / 2;
}

function forecastScores(game: Game): number[] {
  const { ruleset } = game.rules;
  const weights = tunedFor(ruleset);
  const fitted = fittedFor(ruleset, game.round);
  return game.players.map((_, seat) => {
    let total = 0;
    for (const [index, feature] of featuresOf(game, seat, weights).entries())
      total += feature * (fitted[index] as number);
    return total;
  });
}
