import { at, type Game, type Seat } from '@macher/engine';
import { featuresOf } from './features.ts';

/** A weight for each feature, for positions at the beginning of each round; none for the first. */
export type Evaluation = readonly (readonly number[])[];

/**
 * How far ahead a seat will probably be at the end: its final points less those of the others, half against
 * the best of them and half against their mean. Exact when the game is over, else by the evaluation.
 */
export function marginOf(game: Game, seat: Seat, evaluation: Evaluation): number {
  const scores =
    game.result === null ? forecastScores(game, evaluation) : game.result.map(({ total }) => total);
  const own = at(scores, seat);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const [other, score] of scores.entries()) {
    if (other === seat) continue;
    best = Math.max(best, score);
    sum += score;
  }
  return own - (best + sum / (scores.length - 1)) / 2;
}

function forecastScores(game: Game, evaluation: Evaluation): number[] {
  const weights = at(evaluation, game.round - 1);
  return featuresOf(game).map(features => {
    let total = 0;
    for (let i = 0; i < features.length; i += 1) total += (features[i] as number) * (weights[i] as number);
    return total;
  });
}
