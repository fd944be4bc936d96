import {
  type Beliefs,
  type Factors,
  type StartBids,
  WEIGHTS,
  type WeightName,
  type Weights,
  withFactors,
} from '@macher/bots/parts';
import type { RulesetId } from '@macher/editions';
import { at } from '@macher/engine';
import { fittedFor } from './fitted.ts';
import { LEAST_POLITICIAN, pointsInFull, withPoliticians } from './floors.ts';
import { HAND_FACTORS, MEMBERS_FIRST } from './handFactors.ts';
import { schooledFor } from './schooled.ts';
import { unschooled } from './unschooled.ts';

/** Temper is beliefs with a name, and how they came about, step by step. */
export interface Temper {
  readonly name: string;
  readonly provenance: readonly string[];
  readonly startBids: StartBids | null;
  readonly beliefs: Beliefs;
}

/** START_BIDS for games where the bids that looking ahead finds are too low, and in a tie too high. */
const START_BIDS: Readonly<Partial<Record<RulesetId, StartBids>>> = {
  '2019-4': { least: [3, 4, 5], most: 8 },
};

/** Level 3 stays as it was measured: what other games have learnt at school since is level 4's. */
const SCHOOLED_AT_LEVEL_3: readonly RulesetId[] = ['2019-4'];

/** All that players of level 3 may believe in a game, in the order in which neighbours take them. */
export function temperamentsOf(ruleset: RulesetId): Temper[] {
  const fitted = fromFit(ruleset);
  const schooled = SCHOOLED_AT_LEVEL_3.includes(ruleset) ? fromSchool(ruleset) : null;
  const all = schooled === null ? [fitted] : threeOf(fitted, schooled);
  return all.map(each => finished(ruleset, each));
}

/** Temperaments of players of level 4; none where they believe what level 3 does. */
export function deepTemperamentsOf(ruleset: RulesetId): Temper[] {
  const schooled = SCHOOLED_AT_LEVEL_3.includes(ruleset) ? null : fromSchool(ruleset);
  return schooled === null ? [] : [finished(ruleset, schooled)];
}

type Unfinished = Omit<Temper, 'startBids'>;

function finished(ruleset: RulesetId, { name, provenance, beliefs }: Unfinished): Temper {
  return {
    name,
    provenance: [...provenance, `no politician in hand is worth less than ${LEAST_POLITICIAN}`],
    startBids: START_BIDS[ruleset] ?? null,
    beliefs: { prior: beliefs.prior, evaluation: withPoliticians(beliefs.evaluation) },
  };
}

function fromSchool(ruleset: RulesetId): Unfinished | null {
  const school = schooledFor(ruleset);
  return school && { name: 'schooled', provenance: [school.provenance], beliefs: school.beliefs };
}

/**
 * Three temperaments: one that waits for the later elections, one as school left it, and one to which points made are
 * points made.
 */
function threeOf(fitted: Unfinished, schooled: Unfinished): Unfinished[] {
  return [patientOf(fitted, schooled), schooled, eagerOf(schooled)];
}

function fromFit(ruleset: RulesetId): Unfinished {
  const factors = HAND_FACTORS[ruleset];
  const provenance = ['the script by hand', fittedFor(ruleset).provenance];
  if (factors !== undefined) provenance.push(`factors by hand: ${textOf(factors)}`);
  return { name: 'fitted', provenance, beliefs: unschooled(ruleset) };
}

function patientOf(fitted: Unfinished, schooled: Unfinished): Unfinished {
  return {
    name: 'patient',
    provenance: [
      ...fitted.provenance,
      `halfway to: ${schooled.provenance.join('; ')}`,
      `members first: ${textOf(MEMBERS_FIRST)}`,
    ],
    beliefs: membersFirst(halfway(fitted.beliefs, schooled.beliefs)),
  };
}

function eagerOf({ provenance, beliefs }: Unfinished): Unfinished {
  const { prior, evaluation } = membersFirst(beliefs);
  return {
    name: 'eager',
    provenance: [
      ...provenance,
      `members first: ${textOf(MEMBERS_FIRST)}`,
      'points made count in full in all rounds',
    ],
    beliefs: { prior, evaluation: pointsInFull(evaluation) },
  };
}

function membersFirst({ prior, evaluation }: Beliefs): Beliefs {
  return { prior, evaluation: withFactors(evaluation, MEMBERS_FIRST) };
}

function halfway(one: Beliefs, other: Beliefs): Beliefs {
  return {
    prior: Object.fromEntries(
      WEIGHTS.map((name): [WeightName, number] => [name, (one.prior[name] + other.prior[name]) / 2]),
    ) as Weights,
    evaluation: one.evaluation.map((weights, round) =>
      weights.map((weight, index) => (weight + at(at(other.evaluation, round), index)) / 2),
    ),
  };
}

function textOf(factors: Factors): string {
  return Object.entries(factors)
    .map(([name, factor]) => `${name} × ${factor}`)
    .join(', ');
}
