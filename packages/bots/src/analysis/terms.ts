import { at, type Game, type PoliticianId, type RegionId, type Seat, SOURCES } from '@macher/engine';
import { type Evaluation, scoresOf, weightsIn } from '../level3/evaluation.ts';
import { EACH_POLITICIAN, FEATURES, featuresOf, GENERAL, REGIONAL } from '../level3/features.ts';

/** What a margin is made of: features of a position between two rounds, or at the end what the points are for. */
export const TERMS = [...new Set([...GENERAL, ...REGIONAL, 'politician' as const, ...SOURCES])];
export type TermName = (typeof TERMS)[number];

/** A part of a margin, in final points; where it's about a region or a politician, which. */
export interface Term {
  readonly what: TermName;
  readonly region: RegionId | null;
  readonly politician: PoliticianId | null;
  readonly points: number;
}

/** The terms of a seat's margin in a position where a round or the game has ended. Their sum is the margin. */
export function termsOf(game: Game, seat: Seat, evaluation: Evaluation): Term[] {
  const parts = game.result === null ? forecastParts(game, evaluation) : finalParts(game);
  const scores = scoresOf(game, evaluation);
  const best = strongestOther(scores, seat);
  return at(parts, seat).map((own, index) => {
    const others = parts.filter((_, other) => other !== seat).map(list => at(list, index));
    const mean = others.reduce((total, each) => total + each.points, 0) / others.length;
    return { ...own, points: own.points - (at(at(parts, best), index).points + mean) / 2 };
  });
}

function strongestOther(scores: readonly number[], seat: Seat): Seat {
  let best = seat === 0 ? 1 : 0;
  for (const [other, score] of scores.entries()) if (other !== seat && score > at(scores, best)) best = other;
  return best;
}

/** By seat: every feature by its weight. */
function forecastParts(game: Game, evaluation: Evaluation): Term[][] {
  const weights = weightsIn(game, evaluation);
  return featuresOf(game).map(features =>
    features.map((feature, index) => ({ ...nameOf(game, index), points: feature * at(weights, index) })),
  );
}

/** By seat: what the final points are for. */
function finalParts({ result }: Game): Term[][] {
  return (result ?? []).map(score =>
    SOURCES.map(what => ({ what, region: null, politician: null, points: score[what] })),
  );
}

function nameOf({ regions, rules }: Game, index: number): Omit<Term, 'points'> {
  const name = at(FEATURES, index);
  const politician = EACH_POLITICIAN.indexOf(index);
  if (politician >= 0)
    return { what: 'politician', region: null, politician: rules.politicians[politician]?.id ?? null };
  const [, place, what] = /^(\d): (.*)$/.exec(name) ?? [null, null, name];
  const region = place === null ? null : (regions[Number(place) - 1]?.id ?? null);
  return { what: what as TermName, region, politician: null };
}
