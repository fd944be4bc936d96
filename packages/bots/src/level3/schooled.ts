import { isRuleset, type RulesetId } from '@macher/editions';
import { randomOf, type Seat, type View } from '@macher/engine';
import { firstFor } from '../level2/firstWeights.ts';
import { at } from '../sight.ts';
import { evaluationFor, withPoliticians } from './corrected.ts';
import type { Lore } from './lore.ts';
import newer4 from './schooled/2019-4.json' with { type: 'json' };

/** By `npm run school`; docs/bots.md tells how. */
const SCHOOLED: Readonly<Partial<Record<RulesetId, Lore>>> = {
  '2019-4': newer4,
};

const memory = new Map<string, readonly Lore[]>();

/** All that bots of level 3 may believe in a game. */
export function loresFor(ruleset: string): readonly Lore[] {
  const known = memory.get(ruleset);
  if (known !== undefined) return known;
  const schooled = isRuleset(ruleset) ? SCHOOLED[ruleset] : undefined;
  const lores = [unschooled(ruleset), ...(schooled === undefined ? [] : [schooled])].map(lore => ({
    ...lore,
    evaluation: withPoliticians(lore.evaluation),
  }));
  memory.set(ruleset, lores);
  return lores;
}

/**
 * What a seat believes, the same through the whole game. Neighbours believe different things: players of one mind
 * leave the same things lying, and whoever is of another picks them up.
 */
export function loreOf({ rules, elections, regions }: View, seat: Seat): Lore {
  const lores = loresFor(rules.ruleset);
  const first = elections[0]?.region ?? regions[0]?.id ?? '';
  return at(lores, (seat + randomOf(`lore:${first}`)(lores.length)) % lores.length);
}

/** Guesses by hand for the script, and the evaluation by regression: where school begins. */
export function unschooled(ruleset: string): Lore {
  return { sober: firstFor(ruleset), evaluation: evaluationFor(ruleset) };
}
