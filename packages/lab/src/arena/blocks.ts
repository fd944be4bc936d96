import type { Bot } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import { isProgram, playersOf } from '../programs/players.ts';
import type { FaultKind } from '../programs/program.ts';
import { type Fault, playWithPrograms } from '../programs/programMatch.ts';
import { type Contest, type Pairing, type Played, pairingsOf } from './contest.ts';
import { chanceOfSeats, Match, playMatch, type Watch } from './match.ts';
import { addTime, noTimes, type Times } from './times.ts';

/** Terms are what all games of a run have in common. */
export interface Terms {
  readonly contest: Contest;
  /** Whether every action is checked, and the time of every decision taken. */
  readonly isTimed: boolean;
  /** How long a program may take for a decision. */
  readonly milliseconds: number;
  /** The part of all blocks that is played here; null: all. */
  readonly shard: Shard | null;
}

/** One of several parts of a contest, which are played apart, on any machine, at any time. */
export interface Shard {
  /** The number of the part, from 1. */
  readonly part: number;
  readonly of: number;
}

/** Every block is in one of the parts. */
export function isInShard(shard: Shard | null, block: number): boolean {
  return shard === null || block % shard.of === shard.part - 1;
}

/** A finished block. */
export interface Block {
  readonly block: number;
  readonly games: readonly Played[];
  readonly faults: readonly FaultCount[];
  /** Times of decisions, empty unless taken. */
  readonly times: readonly BotTimes[];
}

export interface FaultCount {
  readonly bot: string;
  readonly kind: FaultKind;
  readonly count: number;
}

export interface BotTimes {
  readonly bot: string;
  readonly times: Times;
}

/** All games of a block. Faults are told as they happen: a bad program could take hours over one block. */
export async function playBlock(terms: Terms, block: number, tell: (fault: Fault) => void): Promise<Block> {
  const faults: Fault[] = [];
  const stopwatch = new Stopwatch();
  const blame = (fault: Fault): void => {
    faults.push(fault);
    tell(fault);
  };
  const games: Played[] = [];
  for (const pairing of pairingsOf(terms.contest, block))
    games.push(await playPairing(terms, pairing, stopwatch, blame));
  return { block, games, faults: countFaults(faults), times: terms.isTimed ? stopwatch.all : [] };
}

/** The first game of a block, alone. */
export function playGame(terms: Terms, block: number, tell: (fault: Fault) => void): Promise<Played> {
  const [first] = pairingsOf(terms.contest, block);
  return playPairing(terms, first as Pairing, new Stopwatch(), tell);
}

async function playPairing(
  { contest, isTimed, milliseconds }: Terms,
  { block, rotation, seed, bots }: Pairing,
  watch: Stopwatch,
  blame: (fault: Fault) => void,
): Promise<Played> {
  const match = new Match(rulesOf(contest.ruleset), PARTIES.slice(0, contest.players), seed);
  const players = playersOf(bots, milliseconds);
  const chance = chanceOfSeats(seed, rotation, contest.players);
  if (bots.some(isProgram)) await playWithPrograms({ match, bots, players, chance, watch, blame });
  else playMatch(match, players as Bot[], chance, isTimed ? watch.ofThisThread : null);
  const result = match.game.result ?? [];
  return {
    block,
    rotation,
    bots,
    points: result.map(score => score.total),
    ranks: result.map(score => score.rank),
    money: match.game.players.map(({ money }) => money),
  };
}

class Stopwatch implements Watch {
  readonly #times = new Map<string, Times>();
  readonly clock = (): number => performance.now();
  readonly decided = (bot: string, milliseconds: number): void => {
    const times = this.#times.get(bot) ?? noTimes();
    addTime(times, milliseconds);
    this.#times.set(bot, times);
  };

  /** The watch of this thread, for bots that decide in it. */
  get ofThisThread(): Watch {
    return new ThreadWatch(this);
  }

  get all(): BotTimes[] {
    return [...this.#times].map(([bot, times]) => ({ bot, times }));
  }
}

/** LONG in milliseconds from which a thread's own time is told exactly enough. */
const LONG = 2;

/**
 * ThreadWatch: what else the machine does is not the bot's, so a long decision counts by the time its thread has
 * worked.
 */
class ThreadWatch implements Watch {
  readonly #stopwatch: Stopwatch;
  #before: NodeJS.CpuUsage = process.threadCpuUsage();
  #isRunning = false;

  constructor(stopwatch: Stopwatch) {
    this.#stopwatch = stopwatch;
  }

  /** The clock is called before and after: the thread's time is asked for outside of what is measured. */
  readonly clock = (): number => {
    this.#isRunning = !this.#isRunning;
    if (this.#isRunning) this.#before = process.threadCpuUsage();
    return performance.now();
  };

  readonly decided = (bot: string, milliseconds: number): void => {
    this.#stopwatch.decided(bot, milliseconds < LONG ? milliseconds : Math.min(milliseconds, this.#worked()));
  };

  #worked(): number {
    const { user, system } = process.threadCpuUsage(this.#before);
    return (user + system) / 1000;
  }
}

/** Counts faults, those of one bot and kind together. */
function countFaults(faults: readonly Fault[]): FaultCount[] {
  const alike = Map.groupBy(faults, ({ bot, kind }) => `${kind} ${bot}`);
  return [...alike.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [{ bot: first.bot, kind: first.kind, count: 1 + rest.length }],
  );
}
