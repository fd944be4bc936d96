import type { Weights } from '@macher/bots/parts';
import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import { newGame } from '@macher/engine';
import { overMean } from './overMean.ts';
import { playQuickly } from './playScripts.ts';

/** One candidate among others, at every seat of the same deal. */
export interface CandidateGame {
  readonly ruleset: RulesetId;
  readonly seed: string;
  readonly candidate: Weights;
  readonly others: readonly Weights[];
}

/** The candidate's mean margin over the mean of the others: over the best of them it would depend more on luck. */
export function marginIn({ ruleset, seed, candidate, others }: CandidateGame): number {
  const players = others.length + 1;
  let total = 0;
  for (let seat = 0; seat < players; seat += 1) {
    const game = newGame(rulesOf(ruleset), { parties: PARTIES.slice(0, players), seed });
    playQuickly(game, [...others.slice(0, seat), candidate, ...others.slice(seat)]);
    const totals = (game.result ?? []).map(score => score.total);
    total += overMean(totals, seat);
  }
  return total / players;
}
