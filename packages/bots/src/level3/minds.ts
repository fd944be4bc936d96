import { at, randomOf, type Seat, type View } from '@macher/engine';
import { WEIGHTS, type WeightName, type Weights } from '../level2/weights.ts';
import { type Factors, withFactors, withPoliticians } from './corrected.ts';
import type { Evaluation } from './evaluation.ts';
import { FEATURES } from './features.ts';
import type { Lore } from './lore.ts';
import { schooledFor, unschooled } from './schooled.ts';

/**
 * What a seat believes, the same through the whole game. Neighbours believe different things: players of one mind
 * leave the same things lying, and whoever is of another picks them up.
 */
export function loreOf({ rules, elections, regions }: View, seat: Seat): Lore {
  const minds = mindsFor(rules.ruleset);
  // A region that has just voted is in both lists for a while.
  const inOrder = new Set([...elections.map(({ region }) => region), ...regions.map(({ id }) => id)]);
  const [first, second] = inOrder;
  return at(minds, (seat + randomOf(`lore:${first} ${second}`)(minds.length)) % minds.length);
}

const memory = new Map<string, readonly Lore[]>();

/** All that bots of level 3 may believe in a game. */
export function mindsFor(ruleset: string): readonly Lore[] {
  const known = memory.get(ruleset);
  if (known !== undefined) return known;
  const minds = allOf(unschooled(ruleset), schooledFor(ruleset)).map(({ sober, evaluation }) => ({
    sober,
    evaluation: withPoliticians(evaluation),
  }));
  memory.set(ruleset, minds);
  return minds;
}

/** One who waits for the later elections, one as school left it, and one for whom what is won is won. */
function allOf(unschooled: Lore, schooled: Lore | null): Lore[] {
  if (schooled === null) return [unschooled];
  const patient = leaning(halfway(unschooled, schooled), MEMBERS_FIRST);
  const eager = pointsInFull(leaning(schooled, MEMBERS_FIRST));
  return [patient, schooled, eager];
}

/** Money that is left at the end was not worth the members it cost. */
const MEMBERS_FIRST: Factors = { base: 1.2, money: 0.75, 'root of money': 0.75 };

function leaning({ sober, evaluation }: Lore, factors: Factors): Lore {
  return { sober, evaluation: withFactors(evaluation, factors) };
}

function halfway(one: Lore, other: Lore): Lore {
  return {
    sober: Object.fromEntries(
      WEIGHTS.map((name): [WeightName, number] => [name, (one.sober[name] + other.sober[name]) / 2]),
    ) as Weights,
    evaluation: one.evaluation.map((weights, round) =>
      weights.map((weight, index) => (weight + at(at(other.evaluation, round), index)) / 2),
    ),
  };
}

const POINTS = FEATURES.indexOf('points');

/** The regression discounts points made early, for whoever leads is attacked. */
function pointsInFull({ sober, evaluation }: Lore): Lore {
  return { sober, evaluation: evaluation.map(inFull) };
}

function inFull(weights: Evaluation[number]): Evaluation[number] {
  return weights.map((weight, index) => (index === POINTS ? 1 : weight));
}
