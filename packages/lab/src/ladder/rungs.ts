import { LEVEL } from '@macher/bots';
import { RULESETS, type RulesetId } from '@macher/editions';
import type { Contest } from '../arena/contest.ts';
import { PANEL } from '../panel/panel.ts';

/** A level, the one below it, and the share of wins that it should have, alone among three of these. */
export interface Rung {
  readonly bot: string;
  readonly below: string;
  readonly wanted: (ruleset: RulesetId) => number;
}

/** DEEP: in 2019-4 level 3 has been to school, so there's less left to find. */
const DEEP: Readonly<Record<RulesetId, number>> = {
  '2019-4': 0.29,
  '2019-7': 0.45,
  '2006-7': 0.45,
  '2006-5': 0.4,
  '1997-7': 0.45,
};

export const RUNGS: readonly Rung[] = [
  { bot: LEVEL.simple, below: LEVEL.random, wanted: () => 0.9 },
  { bot: LEVEL.script, below: LEVEL.simple, wanted: () => 0.5 },
  { bot: LEVEL.lookAhead, below: LEVEL.script, wanted: () => 0.45 },
  { bot: LEVEL.deep, below: LEVEL.lookAhead, wanted: ruleset => DEEP[ruleset] },
];

/** How many deals each contest is played with. Games in which anyone looks ahead take a thousand times as long. */
export interface Deals {
  readonly quick: number;
  readonly lookAhead: number;
  readonly deep: number;
}

/** SEED is the arena's usual one, so that `macher arena` gives any line of the page again. */
const SEED = 'arena';

const USUAL_PLAYERS = 4;

/** OTHER_TABLES than the usual one, for which a quarter of the deals has to do. */
export const OTHER_TABLES = [3, 5];
const OTHER_SHARE = 4;

/** Everything on the page, in its order. */
export interface Contests {
  /** Contests upwards, one of the stronger among the weaker; and, below, the other way round. */
  readonly up: readonly Contest[];
  readonly down: readonly Contest[];
  /** Contests upwards at other tables: all of one number of players after the other. */
  readonly otherUp: readonly Contest[];
  readonly otherDown: readonly Contest[];
  /** Each trick of the panel among three of the strongest. */
  readonly tricks: readonly Contest[];
  /** The strongest among themselves, in the game whose money once had no use. */
  readonly equals: readonly Contest[];
}

export function contestsWith(deals: Deals): Contests {
  const upAt = (players: number): Contest[] =>
    RUNGS.flatMap(({ bot, below }) => contestsOf(bot, below, players, deals));
  const downAt = (players: number): Contest[] =>
    RUNGS.flatMap(({ bot, below }) => contestsOf(below, bot, players, deals));
  return {
    up: upAt(USUAL_PLAYERS),
    down: downAt(USUAL_PLAYERS),
    otherUp: OTHER_TABLES.flatMap(upAt),
    otherDown: OTHER_TABLES.flatMap(downAt),
    tricks: PANEL.map(({ id }) => contestOf('2019-4', id, LEVEL.deep, USUAL_PLAYERS, deals)),
    equals: [contestOf('2006-7', LEVEL.deep, LEVEL.deep, USUAL_PLAYERS, deals)],
  };
}

/** Contests of one of the first bot among others, in every game. */
export function contestsOf(one: string, others: string, players: number, deals: Deals): Contest[] {
  return RULESETS.map(ruleset => contestOf(ruleset, one, others, players, deals));
}

function contestOf(ruleset: RulesetId, one: string, others: string, players: number, deals: Deals): Contest {
  const bots = [one, ...new Array<string>(players - 1).fill(others)];
  const share = players === USUAL_PLAYERS ? 1 : OTHER_SHARE;
  return { ruleset, players, bots, seed: SEED, blocks: Math.ceil(dealsFor(bots, deals) / share) };
}

function dealsFor(bots: readonly string[], { quick, lookAhead, deep }: Deals): number {
  if (bots.includes(LEVEL.deep)) return deep;
  return bots.includes(LEVEL.lookAhead) ? lookAhead : quick;
}
