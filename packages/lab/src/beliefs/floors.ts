import { ALL_POLITICIANS, EACH_POLITICIAN, type Evaluation, FEATURES } from '@macher/bots/parts';

/** The least that a politician in hand is worth, even where games seem to show otherwise. */
export const LEAST_POLITICIAN = 0.5;

/**
 * The evaluation with politicians that are worth no less than nothing. One that is hardly ever sent is still in hand in
 * most games that were lost; a bot that took it for the cause would throw it away.
 */
export function withPoliticians(evaluation: Evaluation): Evaluation {
  return evaluation.map(weights => {
    const least = LEAST_POLITICIAN - (weights[ALL_POLITICIANS] ?? 0);
    return weights.map((weight, index) =>
      EACH_POLITICIAN.includes(index) ? Math.max(weight, least) : weight,
    );
  });
}

const POINTS = FEATURES.indexOf('points');

/** The evaluation with points in full: the regression discounts those made early, because the leader is attacked. */
export function pointsInFull(evaluation: Evaluation): Evaluation {
  return evaluation.map(weights => weights.map((weight, index) => (index === POINTS ? 1 : weight)));
}
