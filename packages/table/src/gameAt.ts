import { clone, type Game, gameAfter, play, type Setup } from '@macher/engine';
import { Latest } from '@macher/protocol';
import { seedOf } from './pure/dealing.ts';
import type { Step, Table } from './table.ts';

/** The game that is being played. */
export function gameAt({ game }: Table): Game {
  if (game === null) throw new Error('the game has not begun');
  return game;
}

/** The game as it was at a version of the line that is being played. */
export function gameBefore(table: Table, version: number): Game {
  const steps = table.steps.slice(0, version - table.opening.played.length);
  const game = gameOnwards(steps) ?? gameOf(table, steps);
  const [first] = steps;
  if (first !== undefined) REACHED.set(first, { last: steps.at(-1) ?? first, count: steps.length, game });
  return game;
}

/**
 * REACHED keeps positions that were played to. Each decision asks for the position before it: played on from the one
 * before, by the table's first step. A process has so many people that they play at some thousand tables; where nobody
 * has decided for long, the game is played again.
 */
const REACHED = new Latest<Step, Reached>(1000);

interface Reached {
  /**
   * The last step. Steps are added and taken back only at the end: where this one stands, those before it are the same.
   */
  readonly last: Step;
  readonly count: number;
  readonly game: Game;
}

/** The game, played on from where the table was; null: these steps don't lead on from there. */
function gameOnwards(steps: readonly Step[]): Game | null {
  const reached = steps[0] === undefined ? undefined : REACHED.get(steps[0]);
  if (reached === undefined || steps[reached.count - 1] !== reached.last) return null;
  const game = clone(reached.game);
  for (const { action } of steps.slice(reached.count)) play(game, action);
  return game;
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

/** The seed from which all chance follows: secret until the game is over. */
export function seedAt({ opening: { seed, dealing }, contributions }: Seeded): string {
  return dealing === null ? seed : seedOf(seed, contributions);
}

type Seeded = Pick<Table, 'opening' | 'contributions'>;
