import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import { newGame } from '@macher/engine';
import type { Weights } from '../level2/weights.ts';
import { playQuickly } from './quick.ts';

/** One candidate among incumbents, at every seat of the same deal. */
export interface Trial {
  readonly ruleset: RulesetId;
  readonly players: number;
  readonly seed: string;
  readonly candidate: Weights;
  readonly incumbent: Weights;
}

/** The candidate's mean margin over the mean of the others: over the best of them it would depend more on luck. */
export function marginIn({ ruleset, players, seed, candidate, incumbent }: Trial): number {
  let total = 0;
  for (let seat = 0; seat < players; seat += 1) {
    const weights = Array.from({ length: players }, (_, each) => (each === seat ? candidate : incumbent));
    const game = newGame(rulesOf(ruleset), { parties: PARTIES.slice(0, players), seed });
    playQuickly(game, weights);
    const totals = (game.result ?? []).map(score => score.total);
    const sum = totals.reduce((all, each) => all + each, 0);
    const own = totals[seat] ?? 0;
    total += own - (sum - own) / (players - 1);
  }
  return total / players;
}
