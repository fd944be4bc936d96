import { refuseAction } from './attempt.ts';
import { newGame, type Setup } from './newGame.ts';
import { play, type Rest } from './play.ts';
import type { Action } from './types/choices.ts';
import type { Tell } from './types/events.ts';
import type { Game } from './types/game.ts';
import type { Refusal } from './types/refusals.ts';
import type { Rules } from './types/rules.ts';

/** An action of a list that is not, or no longer, by the rules. */
export class RefusedError extends Error {
  /** Its place in the list of actions. */
  readonly index: number;
  readonly refusal: Refusal;

  constructor(index: number, refusal: Refusal) {
    super(`refused: ${describe(refusal)}`);
    this.index = index;
    this.refusal = refusal;
  }
}

/** Deals, then plays a list of actions. Throws a `RefusedError` at the first that the rules refuse. */
export function gameAfter(rules: Rules, setup: Setup, actions: readonly Action[], tell?: Tell): Game {
  const game = newGame(rules, setup, tell);
  actions.forEach((action, index) => {
    playChecked(game, action, index, tell);
  });
  return game;
}

/** Plays the next action of a list in place, if the rules do not refuse it. `index` is its place in the list. */
export function playChecked(game: Game, action: Action, index: number, tell?: Tell, rest?: Rest): void {
  const refusal = refuseAction(game, action);
  if (refusal !== null) throw new RefusedError(index, refusal);
  play(game, action, tell, rest);
}

export function describe({ code, rule, figures }: Refusal): string {
  const details = Object.entries(figures)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}`);
  return [`${code} (${rule})`, ...details].join(', ');
}
