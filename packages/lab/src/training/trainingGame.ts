import type { Bot } from '@macher/bots';
import { type Beliefs, lookAhead } from '@macher/bots/parts';
import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import type { BySeat } from '@macher/engine';
import { chanceOfSeats, Match, playMatch } from '../arena/match.ts';
import { BRISK } from './thinking.ts';

/** One game of bots that look ahead, each with beliefs of its own. */
export interface TrainingGame {
  readonly ruleset: RulesetId;
  readonly seed: string;
  readonly beliefs: BySeat<Beliefs>;
}

/** The final points, by seat. */
export function pointsIn({ ruleset, seed, beliefs }: TrainingGame): number[] {
  const parties = PARTIES.slice(0, beliefs.length);
  const match = new Match(rulesOf(ruleset), parties, seed);
  const { result } = playMatch(match, beliefs.map(learner), chanceOfSeats(seed, 0, beliefs.length));
  return (result ?? []).map(({ total }) => total);
}

function learner(beliefs: Beliefs): Bot {
  return {
    id: 'learner',
    decide: (view, choice, random) => lookAhead(BRISK, beliefs, view, choice, random),
  };
}
