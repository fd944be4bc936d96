import type { Bot } from '@macher/bots';
import { type Lore, lookAhead } from '@macher/bots/parts';
import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import { chanceOfSeats, Match, playMatch } from '../arena/match.ts';
import { BRISK } from './thinking.ts';

/** One game of bots that look ahead, each with beliefs of its own, by seat. */
export interface TrainingGame {
  readonly ruleset: RulesetId;
  readonly seed: string;
  readonly lores: readonly Lore[];
}

/** Everybody's final points. */
export function pointsIn({ ruleset, seed, lores }: TrainingGame): number[] {
  const parties = PARTIES.slice(0, lores.length);
  const match = new Match(rulesOf(ruleset), parties, seed);
  const { result } = playMatch(match, lores.map(learner), chanceOfSeats(seed, 0, lores.length));
  return (result ?? []).map(({ total }) => total);
}

function learner(lore: Lore): Bot {
  return {
    id: 'learner',
    decide: (view, choice, random) => lookAhead(BRISK, lore, view, choice, random),
  };
}
