import type { Evaluation } from './evaluation.ts';
import { FEATURES, type FeatureName } from './features.ts';

/** Factors: how many times as much some features count, in all rounds and regions. */
export type Factors = Readonly<Partial<Record<FeatureName, number>>>;

export function withFactors(evaluation: Evaluation, factors: Factors): Evaluation {
  return evaluation.map(weights => weights.map((weight, index) => weight * (factors[nameOf(index)] ?? 1)));
}

/** The name of a feature, the same for all regions. */
function nameOf(index: number): FeatureName {
  return FEATURES[index]?.replace(/^\d: /, '') as FeatureName;
}
