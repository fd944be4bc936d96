import { type Game, gameAfter, type Setup } from '@macher/engine';
import { seedOf } from '@macher/protocol';
import type { Table } from './table.ts';

/** The game that is being played. */
export function gameAt({ game }: Table): Game {
  if (game === null) throw new Error('the game has not begun');
  return game;
}

/** The game as it was at a version of the line that is being played. */
export function gameBefore(table: Table, version: number): Game {
  const { opening, steps } = table;
  return gameOf(table, steps.slice(0, version - opening.played.length));
}

/** The game by these steps alone: the deal is the same, and so is its chance. */
export function gameOf(table: Table, steps: Table['steps']): Game {
  const { rules, played } = table.opening;
  return gameAfter(rules, dealOf(table), [...played, ...steps.map(({ action }) => action)]);
}

export function dealOf(table: Table): Setup {
  const { opening, places } = table;
  return { parties: places.map(({ party }) => party), seed: seedAt(table), options: opening.options };
}

/** All chance follows from it: secret until the game is over. */
export function seedAt({ opening: { seed, dealing }, contributions }: Seeded): string {
  return dealing === null ? seed : seedOf(seed, contributions);
}

type Seeded = Pick<Table, 'opening' | 'contributions'>;
