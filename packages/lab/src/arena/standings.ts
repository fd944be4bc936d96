import { mean } from '@macher/bots/parts';
import { type Random, sum } from '@macher/engine';
import type { Played } from './contest.ts';
import { bootstrapRatio, type Interval, wilson } from './interval.ts';
import { blocksOf, type Trial, trialsOf } from './trials.ts';

/** How a bot did. A bot that sits at several seats of a game is counted once for each. */
export interface Standing {
  readonly bot: string;
  /** How many seats it has played. */
  readonly games: number;
  /** Wins; ties are split. */
  readonly wins: number;
  readonly share: number;
  /** Wilson's interval of the share, as if all games were independent. */
  readonly wilson: Interval;
  /** The bootstrap's interval of the share, by block. */
  readonly bootstrap: Interval;
  /** Mean of the own points minus the best of the other seats' points. */
  readonly margin: number;
  readonly marginInterval: Interval;
  /** The mean rank; seats that tie share the mean of their places. */
  readonly rank: number;
  readonly bySeat: readonly SeatShare[];
  readonly worstSeat: SeatShare;
}

interface SeatShare {
  readonly seat: number;
  readonly games: number;
  readonly share: number;
}

const RESAMPLES = 2000;

/** Every bot's standing, by its share of the wins, best first. The games must be of one contest. */
export function standingsOf(games: readonly Played[], random: Random): Standing[] {
  const blocks = blocksOf(games).map(block => block.flatMap(trialsOf));
  const bots = [...new Set(games.flatMap(game => game.bots))].sort();
  const standings = bots.map(bot => standingOf(bot, trialsBy(bot, blocks), random));
  return standings.sort((a, b) => b.share - a.share);
}

/**
 * Trials of a bot by block. Blocks in which it does not sit say nothing of it, and no resample may consist of them
 * alone.
 */
function trialsBy(bot: string, blocks: readonly (readonly Trial[])[]): Trial[][] {
  return blocks.map(block => block.filter(trial => trial.bot === bot)).filter(trials => trials.length > 0);
}

function standingOf(bot: string, blocks: readonly (readonly Trial[])[], random: Random): Standing {
  const trials = blocks.flat();
  const wins = sum(trials.map(trial => trial.win));
  const bySeat = seatShares(trials);
  return {
    bot,
    games: trials.length,
    wins,
    share: wins / trials.length,
    wilson: wilson(wins, trials.length),
    bootstrap: intervalOf(blocks, trial => trial.win, random),
    margin: mean(trials.map(trial => trial.margin)),
    marginInterval: intervalOf(blocks, trial => trial.margin, random),
    rank: mean(trials.map(trial => trial.place)),
    bySeat,
    worstSeat: bySeat.reduce((worst, seat) => (seat.share < worst.share ? seat : worst)),
  };
}

function intervalOf(
  blocks: readonly (readonly Trial[])[],
  figure: (trial: Trial) => number,
  random: Random,
): Interval {
  const sums = blocks.map(trials => sum(trials.map(figure)));
  const counts = blocks.map(trials => trials.length);
  return bootstrapRatio(sums, counts, RESAMPLES, random);
}

function seatShares(trials: readonly Trial[]): SeatShare[] {
  const seats = [...Map.groupBy(trials, trial => trial.seat)].sort(([a], [b]) => a - b);
  return seats.map(([seat, own]) => ({
    seat,
    games: own.length,
    share: mean(own.map(trial => trial.win)),
  }));
}
