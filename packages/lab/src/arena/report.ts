import { randomOf } from '@macher/engine';
import type { BotTimes, FaultCount } from './blocks.ts';
import type { Contest, Played } from './contest.ts';
import { type Rating, ratingsOf } from './ratings.ts';
import type { Kept } from './resultLines.ts';
import type { Verdict } from './sequential.ts';
import type { Bounds, Sequential } from './sequentialRun.ts';
import { type Standing, standingsOf } from './standings.ts';
import { mergeTimes, noTimes, quantile, type Times } from './times.ts';

/** What came out. It depends on the contest alone: not on the workers, nor on how often it was interrupted. */
export interface Report {
  readonly contest: Contest;
  readonly games: number;
  readonly standings: readonly Standing[];
  /** Ratings, of more than two bots. */
  readonly ratings: readonly Rating[] | null;
  readonly sequential: (Verdict & Bounds & { readonly bot: string }) | null;
  readonly faults: readonly FaultCount[];
}

/** How it went this time. */
export interface Run {
  readonly file: string;
  /** How many games were in the file already, and how many were played now. */
  readonly kept: number;
  readonly games: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly workers: number;
  /** Times in milliseconds; null if they were not taken. */
  readonly times: readonly BotTime[] | null;
}

interface BotTime {
  readonly bot: string;
  readonly decisions: number;
  readonly mean: number;
  readonly most: number;
  readonly max: number;
}

const RESAMPLES = 1000;

export function reportOf(
  contest: Contest,
  finished: ReadonlyMap<number, Kept>,
  sequential: Sequential | null,
): Report {
  const isDecided = sequential !== null && sequential.verdict.state !== 'open';
  const count = isDecided ? sequential.blocks : contest.blocks;
  const blocks = [...finished.values()]
    .filter(({ block }) => block < count)
    .sort((a, b) => a.block - b.block);
  const games = blocks.flatMap(block => block.games);
  return {
    contest,
    games: games.length,
    standings: standingsOf(games, randomOf(`standings:${contest.seed}`)),
    ratings: ratingsIn(contest, games),
    sequential: sequential && { bot: sequential.bot, ...sequential.bounds, ...sequential.verdict },
    faults: addedUp(blocks.flatMap(block => block.faults)),
  };
}

function ratingsIn({ bots, seed }: Contest, games: readonly Played[]): Rating[] | null {
  if (new Set(bots).size <= 2) return null;
  return ratingsOf(games, RESAMPLES, randomOf(`ratings:${seed}`));
}

function addedUp(faults: readonly FaultCount[]): FaultCount[] {
  const alike = Map.groupBy(faults, ({ bot, kind }) => `${bot} ${kind}`);
  return [...alike.values()].map(each => ({
    ...(each[0] as FaultCount),
    count: each.reduce((total, { count }) => total + count, 0),
  }));
}

/** The decision times of several blocks. */
export class Clock {
  readonly #times = new Map<string, Times>();

  add(blocks: readonly BotTimes[]): void {
    for (const { bot, times } of blocks) {
      const all = this.#times.get(bot) ?? noTimes();
      mergeTimes(all, times);
      this.#times.set(bot, all);
    }
  }

  get summary(): BotTime[] {
    const bots = [...this.#times].sort(([a], [b]) => (a < b ? -1 : 1));
    return bots.map(([bot, times]) => ({
      bot,
      decisions: times.count,
      mean: times.total / times.count,
      most: quantile(times, 0.95),
      max: times.max,
    }));
  }
}
