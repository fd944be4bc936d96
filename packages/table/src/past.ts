import { type Game, newGame, play } from '@macher/engine';
import type { Table } from './table.ts';

/** The game as it was at a version of the line that is being played: the deal is the same, and so is its chance. */
export function gameBefore({ opening, places, steps }: Table, version: number): Game {
  const { rules, seed, options, played } = opening;
  const game = newGame(rules, { parties: places.map(({ party }) => party), seed, options });
  for (const action of [...played, ...steps.map(step => step.action)].slice(0, version)) play(game, action);
  return game;
}
