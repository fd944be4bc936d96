import {
  at,
  type Election,
  electionPoints,
  type Game,
  type PoliticianId,
  type RegionId,
  type Rules,
  type Seat,
  SOURCES,
} from '@macher/engine';
import { type Evaluation, scoresOf, weightsIn } from '../level3/evaluation.ts';
import { EACH_POLITICIAN, FEATURES, featuresOf, GENERAL, REGIONAL } from '../level3/features.ts';

/** OF_ELECTIONS: what an election has brought is told by what for, and where. */
const OF_ELECTIONS = ['mandates', 'wins', 'media'] as const;
const ALL_POINTS = 'points';
const FEATURE_TERMS = [...GENERAL, ...REGIONAL].filter(name => name !== ALL_POINTS);

/** What a margin is made of: features of a position between two rounds, and what points are for. */
export const TERMS = [...new Set([...FEATURE_TERMS, 'politician' as const, ...SOURCES])];
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

/** Parts of a forecast by seat: every feature by its weight. */
function forecastParts(game: Game, evaluation: Evaluation): Term[][] {
  const weights = weightsIn(game, evaluation);
  return featuresOf(game).map((features, seat) =>
    features.flatMap((feature, index) => {
      const weight = at(weights, index);
      return FEATURES[index] === ALL_POINTS
        ? electionParts(game, seat).map(part => ({ ...part, points: part.points * weight }))
        : [{ ...nameOf(game, index), points: feature * weight }];
    }),
  );
}

/** Parts of final points by seat: what they are for, and those of elections by where. */
function finalParts(game: Game): Term[][] {
  const others = SOURCES.filter(source => !OF_ELECTIONS.some(each => each === source));
  return (game.result ?? []).map((score, seat) => [
    ...electionParts(game, seat),
    ...others.map(what => ({ what, region: null, politician: null, points: score[what] })),
  ]);
}

function electionParts({ rules, elections }: Game, seat: Seat): Term[] {
  return elections.flatMap((election, index) => {
    const points = pointsOfElection(rules, elections, index, seat);
    return OF_ELECTIONS.map(what => ({
      what,
      region: election.region,
      politician: null,
      points: points[what],
    }));
  });
}

/** Points of one more election: what media count depends on its number. */
function pointsOfElection(rules: Rules, elections: readonly Election[], index: number, seat: Seat) {
  const before = electionPoints(rules, elections.slice(0, index), seat);
  const after = electionPoints(rules, elections.slice(0, index + 1), seat);
  return {
    mandates: after.mandates - before.mandates,
    wins: after.wins - before.wins,
    media: after.media - before.media,
  };
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
