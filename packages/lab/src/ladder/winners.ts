import { mean } from '@macher/bots/parts';
import type { Played } from '../arena/contest.ts';
import type { Kept } from '../arena/resultLines.ts';
import type { EndingFigures } from './book.ts';

export function endingsOf(blocks: Iterable<Kept>): EndingFigures {
  const games = [...blocks].flatMap(block => block.games);
  return {
    games: games.length,
    winner: mean(games.map(winnersPoints)),
    seat: mean(games.flatMap(({ points }) => points)),
    money: mean(games.flatMap(game => game.money ?? [])),
  };
}

function winnersPoints({ points }: Played): number {
  return Math.max(...points);
}
