import { type Game, newGame, play } from '@macher/engine';
import type { Table } from './table.ts';

/** The game as it was at a version of the line that is being played. */
export function gameBefore(table: Table, version: number): Game {
  const { opening, steps } = table;
  return gameOf(table, steps.slice(0, version - opening.played.length));
}

/** The game by these steps alone: the deal is the same, and so is its chance. */
export function gameOf({ opening, places }: Table, steps: Table['steps']): Game {
  const { rules, seed, options, played } = opening;
  const game = newGame(rules, { parties: places.map(({ party }) => party), seed, options });
  for (const action of played) play(game, action);
  for (const { action } of steps) play(game, action);
  return game;
}
