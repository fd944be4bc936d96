import { mean } from '@macher/bots/parts';
import type { Contest, Played } from '../arena/contest.ts';
import type { Kept } from '../arena/resultLines.ts';

/** How games among equals end, on average. */
export interface Endings {
  readonly contest: Contest;
  readonly games: number;
  readonly winner: number;
  readonly seat: number;
  /** Left to a seat; null if the games were kept without. */
  readonly money: number | null;
}

export function endingsOf(contest: Contest, blocks: Iterable<Kept>): Endings {
  const games = [...blocks].flatMap(block => block.games);
  const money = games.flatMap(game => game.money ?? []);
  return {
    contest,
    games: games.length,
    winner: mean(games.map(winnersPoints)),
    seat: mean(games.flatMap(({ points }) => points)),
    money: money.length === 0 ? null : mean(money),
  };
}

function winnersPoints({ points }: Played): number {
  return Math.max(...points);
}
