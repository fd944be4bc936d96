import { mean } from '@macher/bots/parts';
import type { Played } from './contest.ts';

/** One seat of one game: what became of it. */
export interface Trial {
  readonly bot: string;
  readonly seat: number;
  /** A first place shared by k seats is 1/k of a win for each. */
  readonly win: number;
  /** Own points minus the best of the other seats' points. */
  readonly margin: number;
  /** Seats that tie share the mean of their places. */
  readonly place: number;
}

export function trialsOf(game: Played): Trial[] {
  return game.bots.map((bot, seat) => {
    const rank = game.ranks[seat] as number;
    const tied = game.ranks.filter(other => other === rank).length;
    return {
      bot,
      seat,
      win: rank === 1 ? 1 / tied : 0,
      margin: marginOf(game.points, seat),
      place: rank + (tied - 1) / 2,
    };
  });
}

function marginOf(points: readonly number[], seat: number): number {
  const others = points.filter((_, other) => other !== seat);
  return (points[seat] as number) - Math.max(...others);
}

/** The games by block, in order: workers finish in any order, and the figures must not depend on it. */
export function blocksOf(games: readonly Played[]): Played[][] {
  const ordered = [...games].sort((a, b) => a.block - b.block || a.rotation - b.rotation);
  return [...Map.groupBy(ordered, game => game.block).values()];
}

/** A bot's share of the wins in each block it plays in, in the order of the blocks. */
export function blockShares(games: readonly Played[], bot: string): number[] {
  const blocks = blocksOf(games).map(block => block.flatMap(trialsOf).filter(trial => trial.bot === bot));
  return blocks.filter(trials => trials.length > 0).map(trials => mean(trials.map(trial => trial.win)));
}
