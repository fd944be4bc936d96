import { type Beliefs, type Evaluation, FEATURES, WEIGHTS } from '@macher/bots/parts';
import { RULESETS, type RulesetId } from '@macher/editions';
import { at } from '@macher/engine';
import { type Temper, temperamentsOf } from './temperaments.ts';

/** What `npm run beliefs` writes: everything that players of level 3 believe, by the name of its file. */
export function compiledBeliefs(): Map<string, object> {
  return new Map(
    RULESETS.flatMap(ruleset =>
      temperamentsOf(ruleset).map(temper => [`${ruleset}.${temper.name}.json`, fileOf(ruleset, temper)]),
    ),
  );
}

function fileOf(game: RulesetId, { name, provenance, startBids, beliefs }: Temper): object {
  return { game, name, provenance, startBids, ...named(beliefs) };
}

/** Beliefs as files have them: every number with its name. */
export function named({ prior, evaluation }: Beliefs): { prior: object; rounds: object } {
  return {
    prior: Object.fromEntries(WEIGHTS.map(weight => [weight, prior[weight]])),
    rounds: roundsOf(evaluation),
  };
}

/** By the round that begins; there is nothing to say before the first. */
export function roundsOf(evaluation: Evaluation): Record<string, Record<string, number>> {
  const rounds = [...evaluation.entries()].slice(1);
  return Object.fromEntries(
    rounds.map(([index, weights]) => [
      String(index + 1),
      Object.fromEntries(FEATURES.map((name, place) => [name, at(weights, place)])),
    ]),
  );
}
