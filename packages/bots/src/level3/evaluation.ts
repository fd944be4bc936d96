import { at, FormatError, type Game, type Seat } from '@macher/engine';
import { numbersOf } from '../weightFiles.ts';
import { FEATURES, featuresOf } from './features.ts';

/** A weight for each feature, for positions at the beginning of each round; none for the first. */
export type Evaluation = readonly (readonly number[])[];

/**
 * How far ahead a seat will probably be at the end: its final points less those of the others, half against
 * the best of them and half against their mean. Exact when the game is over, else by the evaluation.
 */
export function marginOf(game: Game, seat: Seat, evaluation: Evaluation): number {
  const scores = scoresOf(game, evaluation);
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

/** Scores that everyone ends with; a forecast differs from them by as much for all. */
export function scoresOf(game: Game, evaluation: Evaluation): number[] {
  return game.result === null ? forecastScores(game, evaluation) : game.result.map(({ total }) => total);
}

/** The weights of features in a position at the beginning of a round. */
export function weightsIn({ round }: Game, evaluation: Evaluation): readonly number[] {
  return at(evaluation, Math.min(round, evaluation.length) - 1);
}

function forecastScores(game: Game, evaluation: Evaluation): number[] {
  const weights = weightsIn(game, evaluation);
  return featuresOf(game).map(features => {
    let total = 0;
    for (let i = 0; i < features.length; i += 1) total += (features[i] as number) * (weights[i] as number);
    return total;
  });
}

/** An evaluation from a file that has weights by the round that begins, from 2 on, and by the name of the feature. */
export function readEvaluation(rounds: unknown, path: string): Evaluation {
  const names = Object.keys(Object(rounds));
  for (const [index, name] of names.entries())
    if (name !== String(index + 2)) throw new FormatError(path, `round ${name} where ${index + 2} should be`);
  if (names.length === 0) throw new FormatError(path, 'must have weights for round 2');
  return [[], ...names.map(name => inOrder(Reflect.get(Object(rounds), name), `${path}/${name}`))];
}

function inOrder(weights: unknown, path: string): number[] {
  const named = numbersOf(FEATURES, weights, path);
  return FEATURES.map(name => named[name] as number);
}
