import { type Beliefs, FEATURES, WEIGHTS, type WeightName, type Weights } from '@macher/bots/parts';
import { isSigned, tunedNames } from './tunedWeights.ts';

/** One thing that school turns, up or down. A turn of 1 is noticeable for every parameter. */
export type Parameter = ScriptParameter | FeatureParameter;

interface ScriptParameter {
  readonly name: string;
  readonly weight: WeightName;
}

/** A feature in one round's evaluation; those of the later regions are turned together. */
interface FeatureParameter {
  readonly name: string;
  /** The round of the evaluation. */
  readonly round: number;
  readonly features: readonly { readonly index: number; readonly spread: number }[];
  /** What a turn of 1 is worth to a player who is one spread ahead of the others. */
  readonly points: number;
}

/**
 * SCRIPT_TURN is how far a turn of 1 changes a weight of the script: by a factor; by addition where it may be negative.
 */
const SCRIPT_TURN = 0.4;

/**
 * Parameters for every round of the evaluation: how much each feature varies among players. Where it never does, there
 * is none.
 */
export function parametersFor(
  first: Beliefs,
  spreads: readonly (readonly number[])[],
  points: number,
): Parameter[] {
  return [
    ...spreads.flatMap((list, round) => featureParameters(round, list, points)),
    ...tunedNames(first.prior).map(weight => ({ name: weight, weight })),
  ];
}

function featureParameters(round: number, spreads: readonly number[], points: number): Parameter[] {
  const groups = new Map<string, { index: number; spread: number }[]>();
  for (const [index, spread] of spreads.entries()) {
    if (!(spread > LEAST_SPREAD)) continue;
    const name = groupOf(FEATURES[index] ?? '');
    groups.set(name, [...(groups.get(name) ?? []), { index, spread }]);
  }
  return [...groups].map(([name, features]) => ({
    name: `round ${round + 1}, ${name}`,
    round,
    features,
    points,
  }));
}

const LEAST_SPREAD = 1e-6;

function groupOf(feature: string): string {
  return feature.replace(/^1: /, 'now: ').replace(/^\d: /, 'later: ');
}

/** The beliefs with the parameters turned by this much. */
export function beliefsAt(
  first: Beliefs,
  parameters: readonly Parameter[],
  turns: readonly number[],
): Beliefs {
  const prior: Record<WeightName, number> = { ...first.prior };
  const evaluation = first.evaluation.map(weights => [...weights]);
  for (const [index, parameter] of parameters.entries()) {
    const turn = turns[index] ?? 0;
    if ('weight' in parameter) turnWeight(prior, parameter, turn);
    else turnFeatures(evaluation, parameter, turn);
  }
  return { prior, evaluation };
}

function turnWeight(weights: Record<WeightName, number>, { weight }: ScriptParameter, turn: number): void {
  const step = SCRIPT_TURN * turn;
  if (isSigned(weight)) weights[weight] += step;
  else weights[weight] *= Math.exp(step);
}

function turnFeatures(evaluation: number[][], parameter: FeatureParameter, turn: number): void {
  const { round, features, points } = parameter;
  const weights = evaluation[round] ?? [];
  for (const { index, spread } of features)
    weights[index] = (weights[index] ?? 0) + (points * turn) / spread / Math.sqrt(features.length);
}

/** Beliefs rounded as they are written down: four digits tell enough. */
export function roundedBeliefs({ prior, evaluation }: Beliefs): Beliefs {
  const round = (value: number): number => Number(value.toPrecision(4));
  const weights = Object.fromEntries(WEIGHTS.map(name => [name, round(prior[name])]));
  return { prior: weights as Weights, evaluation: evaluation.map(list => list.map(round)) };
}
