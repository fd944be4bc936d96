import { type Action, at, clone, type Game, type RegionId, type Seat, type View } from '@macher/engine';
import { type Evaluation, marginOf } from '../level3/evaluation.ts';
import { playOut, type World } from '../level3/worlds.ts';
import { type Term, termsOf } from './terms.ts';

/** Where a plan leads. */
export interface Ends {
  /** The expected final margin in each world. */
  readonly margins: readonly number[];
  /** What the margin is made of, on average over the worlds. */
  readonly terms: readonly Term[];
}

/** A plan in each of the worlds, played to the end of a round. */
export function endsOf(
  action: Action,
  worlds: readonly World[],
  view: View,
  evaluation: Evaluation,
  lastRound: number,
): Ends {
  const { seat } = action;
  const ends = worlds.map(world => endIn(world, action, evaluation, lastRound));
  const known = new Set(
    [...view.regions, ...view.elections.map(({ region: id }) => ({ id }))].map(({ id }) => id),
  );
  return {
    margins: ends.map(game => marginOf(game, seat, evaluation)),
    terms: meanOf(ends, seat, evaluation).map(term => inSight(term, known)),
  };
}

function endIn({ game, manners }: World, action: Action, evaluation: Evaluation, lastRound: number): Game {
  const copy = clone(game);
  playOut(copy, manners, action, evaluation, lastRound);
  return copy;
}

/** Term by term; all lists are in the same order. */
function meanOf(ends: readonly Game[], seat: Seat, evaluation: Evaluation): Term[] {
  const lists = ends.map(game => termsOf(game, seat, evaluation));
  return at(lists, 0).map((term, index) => ({
    ...term,
    points: lists.reduce((total, list) => total + at(list, index).points, 0) / lists.length,
  }));
}

/** A region that only an imagined world has laid out is none in particular. */
function inSight(term: Term, known: ReadonlySet<RegionId>): Term {
  return term.region === null || known.has(term.region) ? term : { ...term, region: null };
}
