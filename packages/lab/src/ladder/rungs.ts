import { LEVEL } from '@macher/bots';
import { RULESETS } from '@macher/editions';
import type { Contest } from '../arena/contest.ts';

/** A level, the one below it, and the share of wins that it should have, alone among three of these. */
export interface Rung {
  readonly bot: string;
  readonly below: string;
  readonly wanted: number;
}

export const RUNGS: readonly Rung[] = [
  { bot: LEVEL.simple, below: LEVEL.random, wanted: 0.9 },
  { bot: LEVEL.script, below: LEVEL.simple, wanted: 0.5 },
  { bot: LEVEL.lookAhead, below: LEVEL.script, wanted: 0.45 },
  { bot: LEVEL.deep, below: LEVEL.lookAhead, wanted: 0.29 },
];

/** How many deals each contest is played with. Games in which anyone looks ahead take a thousand times as long. */
export interface Deals {
  readonly quick: number;
  readonly lookAhead: number;
  readonly deep: number;
}

/** The arena's usual one, so that `macher arena` gives any line of the page again. */
export const SEED = 'arena';

const PLAYERS = 4;

/** One of the first bot among three of the other, in every game. */
export function contestsOf(one: string, others: string, deals: Deals): Contest[] {
  const bots = [one, ...new Array<string>(PLAYERS - 1).fill(others)];
  const blocks = dealsFor(bots, deals);
  return RULESETS.map(ruleset => ({ ruleset, players: PLAYERS, bots, seed: SEED, blocks }));
}

function dealsFor(bots: readonly string[], { quick, lookAhead, deep }: Deals): number {
  if (bots.includes(LEVEL.deep)) return deep;
  return bots.includes(LEVEL.lookAhead) ? lookAhead : quick;
}
