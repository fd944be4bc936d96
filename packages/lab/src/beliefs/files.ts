import { type Beliefs, type Evaluation, FEATURES, WEIGHTS } from '@macher/bots/parts';
import { RULESETS, type RulesetId } from '@macher/editions';
import { at } from '@macher/engine';
import { deepTemperamentsOf, type Temper, temperamentsOf } from './temperaments.ts';

/** What `npm run lab -- beliefs` writes: everything that players who look ahead believe, by the file in `bots`. */
export function compiledBeliefs(): Map<string, object> {
  return new Map(
    RULESETS.flatMap(ruleset => [
      ...filesOf('level3', ruleset, temperamentsOf(ruleset)),
      ...filesOf('level4', ruleset, deepTemperamentsOf(ruleset)),
    ]),
  );
}

function filesOf(level: string, game: RulesetId, tempers: readonly Temper[]): [string, object][] {
  return tempers.map(temper => [`${level}/beliefs/${game}.${temper.name}.json`, fileOf(game, temper)]);
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

/** Rounds of an evaluation by the round that begins; there is nothing to say before the first. */
export function roundsOf(evaluation: Evaluation): Record<string, Record<string, number>> {
  const rounds = [...evaluation.entries()].slice(1);
  return Object.fromEntries(
    rounds.map(([index, weights]) => [
      String(index + 1),
      Object.fromEntries(FEATURES.map((name, place) => [name, at(weights, place)])),
    ]),
  );
}
