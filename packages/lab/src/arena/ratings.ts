import { mean } from '@macher/bots/parts';
import type { Random } from '@macher/engine';
import type { Played } from './contest.ts';
import { drawBlocks, type Interval, percentiles } from './interval.ts';
import { type Stage, stagesOf, strengthsOf, type Tally } from './plackett.ts';
import { blocksOf } from './trials.ts';

/** Rating on a scale like Elo's: 400 more are odds of ten to one in a game of two. The mean of all bots is 0. */
export interface Rating {
  readonly bot: string;
  readonly rating: number;
  readonly interval: Interval;
}

/** Ratings from tables of any mix, best first. Intervals are by block, relative to the mean of the bots. */
export function ratingsOf(games: readonly Played[], resamples: number, random: Random): Rating[] {
  const bots = [...new Set(games.flatMap(game => game.bots))].sort();
  if (bots.length === 0) return [];
  const ledger = ledgerOf(games, bots);
  const fit = (times: readonly number[], start: readonly number[]): number[] =>
    strengthsOf(tallyOf(ledger, times), start);
  const strengths = fit(ones(ledger.blocks.length), ones(ledger.players));
  const resampled = Array.from({ length: resamples }, () =>
    scaled(fit(drawBlocks(ledger.blocks.length, random), strengths)),
  );
  const ratings = scaled(strengths).map((rating, i) => ({
    bot: bots[i] as string,
    rating,
    interval: percentiles(resampled.map(each => each[i] as number)),
  }));
  return ratings.sort((a, b) => b.rating - a.rating);
}

/** Ledger is what happened, with every group of players that was ever chosen from listed once. */
interface Ledger {
  /** How many players: the bots and, last, the made-up player. */
  readonly players: number;
  readonly groups: readonly (readonly number[])[];
  readonly prior: readonly Entry[];
  readonly blocks: readonly (readonly Entry[])[];
}

interface Entry {
  readonly first: number;
  readonly group: number;
  readonly weight: number;
}

function ledgerOf(games: readonly Played[], bots: readonly string[]): Ledger {
  const groups: (readonly number[])[] = [];
  const enter = entering(groups);
  const numbers = new Map(bots.map((bot, number) => [bot, number]));
  const players = (game: Played): number[] => game.bots.map(bot => numbers.get(bot) as number);
  const prior = priorOf(bots.length).map(enter);
  const blocks = blocksOf(games).map(block =>
    block.flatMap(game => stagesOf(players(game), game.ranks)).map(enter),
  );
  return { players: bots.length + 1, groups, prior, blocks };
}

/** Puts a group that is new into the list. */
function entering(groups: (readonly number[])[]): (stage: Stage) => Entry {
  const numbers = new Map<string, number>();
  return ({ first, among, weight }) => {
    const key = among.join();
    const group = numbers.get(key) ?? groups.push(among) - 1;
    numbers.set(key, group);
    return { first, group, weight };
  };
}

/**
 * A prior: a bot that always wins, or never, has no finite rating. So everyone is given one win and one loss against
 * the same made-up player. Its strength is found like the others', and its record makes it an average one.
 */
function priorOf(bots: number): Stage[] {
  return Array.from({ length: bots }, (_, bot) => [bot, bots]).flatMap(among =>
    among.map(first => ({ first, among, weight: 1 })),
  );
}

function tallyOf(ledger: Ledger, times: readonly number[]): Tally {
  const wins = new Array<number>(ledger.players).fill(0);
  const weights = new Array<number>(ledger.groups.length).fill(0);
  const add = (entries: readonly Entry[], count: number): void => {
    for (const { first, group, weight } of entries) {
      wins[first] = (wins[first] as number) + weight * count;
      weights[group] = (weights[group] as number) + weight * count;
    }
  };
  add(ledger.prior, 1);
  for (const [index, block] of ledger.blocks.entries()) add(block, times[index] as number);
  return { wins, groups: ledger.groups, weights };
}

/** Strengths, scaled. The made-up player is the last, and is left out. */
function scaled(strengths: readonly number[]): number[] {
  const ratings = strengths.slice(0, -1).map(strength => 400 * Math.log10(strength));
  const middle = mean(ratings);
  return ratings.map(rating => rating - middle);
}

function ones(length: number): number[] {
  return new Array<number>(length).fill(1);
}
