import { isRuleset, type RulesetId } from '@macher/editions';
import type { Evaluation } from './evaluation.ts';
import { ALL_POLITICIANS, EACH_POLITICIAN, FEATURES, type FeatureName } from './features.ts';
import { fittedFor } from './fitted.ts';

/**
 * Factors on fitted weights, tried in the arena one after the other: the regression knows what things were worth
 * to those who played the games it was fitted to, not what they are worth to level 3. docs/bots.md has the figures.
 */
const FACTORS: Readonly<Partial<Record<RulesetId, Factors>>> = {
  '2019-4': { money: 0.8, 'root of money': 0.8, agreement: 1.5, trend: 1.5 },
};

/** The fitted evaluation with its factors. */
export function evaluationFor(ruleset: string): Evaluation {
  return withFactors(fittedFor(ruleset), (isRuleset(ruleset) ? FACTORS[ruleset] : undefined) ?? {});
}

/** How many times as much some features count, in all rounds. */
export type Factors = Readonly<Partial<Record<FeatureName, number>>>;

export function withFactors(evaluation: Evaluation, factors: Factors): Evaluation {
  return evaluation.map(weights => weights.map((weight, index) => weight * (factors[nameOf(index)] ?? 1)));
}

/** The same name for all regions. */
function nameOf(index: number): FeatureName {
  return FEATURES[index]?.replace(/^\d: /, '') as FeatureName;
}

/** What a politician in hand is worth at least, whatever games seem to show. */
const LEAST_POLITICIAN = 0.5;

/**
 * The same with no politician worth less than nothing. Whoever is hardly ever sent is in hand in most games that were
 * lost, too; believing that it does harm, a bot would throw it away.
 */
export function withPoliticians(evaluation: Evaluation): Evaluation {
  return evaluation.map(weights => {
    const least = LEAST_POLITICIAN - (weights[ALL_POLITICIANS] ?? 0);
    return weights.map((weight, index) =>
      EACH_POLITICIAN.includes(index) ? Math.max(weight, least) : weight,
    );
  });
}
