import {
  type Action,
  at,
  attentiveView,
  choiceAt,
  clone,
  type Game,
  play,
  type Random,
  type RegionId,
  randomOf,
  type Seat,
  type View,
} from '@macher/engine';
import type { Beliefs } from '../level3/beliefs.ts';
import { type Evaluation, marginOf } from '../level3/evaluation.ts';
import { lookAhead } from '../level3/lookAhead.ts';
import { QUICK } from '../level3/quick.ts';
import { playOn, playOut, type World } from '../level3/worlds.ts';
import { type Term, termsOf } from './terms.ts';

/** Ends are where a plan leads. */
export interface Ends {
  /** The expected final margin in each world. */
  readonly margins: readonly number[];
  /** What the margin is made of, on average over the worlds. */
  readonly terms: readonly Term[];
}

/** How plans are played on. */
export interface Course {
  readonly view: View;
  readonly beliefs: Beliefs;
  readonly lastRound: number;
}

/** A plan in each of the worlds, played to the end of a round: by the script. */
export function endsOf(action: Action, worlds: readonly World[], course: Course): Ends {
  const { evaluation } = course.beliefs;
  return endsIn(
    action,
    worlds.map(({ game, manners }) => {
      const copy = clone(game);
      playOut(copy, manners, action, evaluation, course.lastRound);
      return copy;
    }),
    course,
  );
}

/**
 * The ends of a plan where the seat itself glances ahead at its later decisions: the script may follow up one plan
 * badly and another well, which says nothing about the plans.
 */
export function carefulEndsOf(action: Action, worlds: readonly World[], course: Course, seed: string): Ends {
  return endsIn(
    action,
    worlds.map((world, number) => carefulEnd(action, world, course, randomOf(`careful:${seed}:${number}`))),
    course,
  );
}

function carefulEnd(
  action: Action,
  { game, manners }: World,
  { beliefs, lastRound }: Course,
  random: Random,
): Game {
  const { seat } = action;
  const copy = clone(game);
  play(copy, action);
  for (;;) {
    playOn(copy, manners, beliefs.evaluation, lastRound, seat);
    if (copy.result !== null || copy.round > lastRound) return copy;
    const choice = choiceAt(copy, seat);
    play(copy, lookAhead(QUICK, beliefs, attentiveView(copy, seat), choice, random).action);
  }
}

function endsIn({ seat }: Action, ends: readonly Game[], { view, beliefs: { evaluation } }: Course): Ends {
  const held = view.elections.map(({ region }) => region);
  const known = new Set([...held, ...view.regions.map(({ id }) => id)]);
  return {
    margins: ends.map(game => marginOf(game, seat, evaluation)),
    terms: meanOf(ends, seat, evaluation).map(term => inSight(term, known)),
  };
}

/** The mean of ends, term by term; all lists are in the same order. */
function meanOf(ends: readonly Game[], seat: Seat, evaluation: Evaluation): Term[] {
  const lists = ends.map(game => termsOf(game, seat, evaluation));
  return at(lists, 0).map((term, index) => ({
    ...term,
    points: lists.reduce((total, list) => total + at(list, index).points, 0) / lists.length,
  }));
}

/** A term in sight: a region that only an imagined world has laid out is none in particular. */
function inSight(term: Term, known: ReadonlySet<RegionId>): Term {
  return term.region === null || known.has(term.region) ? term : { ...term, region: null };
}
