import { clone } from './clone.ts';
import { playChecked } from './gameAfter.ts';
import { MOMENT_ROLES } from './momentRoles.ts';
import { newGame, type Setup } from './newGame.ts';
import type { Action } from './types/choices.ts';
import type { GameEvent } from './types/events.ts';
import type { Game } from './types/game.ts';
import type { Rules } from './types/rules.ts';
import type { View } from './types/view.ts';
import type { Seat } from './types/vocabulary.ts';
import { view, viewAmid } from './view.ts';

/**
 * Something that happens at one go, and the game right then. One decision may bring several: the act itself, then
 * each thing that follows from it.
 */
export interface Moment {
  /** How many decisions had been played, this one included. */
  readonly version: number;
  /** Its place among the moments of that decision. */
  readonly part: number;
  readonly events: readonly GameEvent[];
  readonly game: Game;
  /** The game runs on: it isn't known yet who is asked next. */
  readonly isAmid: boolean;
}

/** Deals, which is one moment, then plays a list. Throws a `RefusedError` at the first action that the rules refuse. */
export function momentsOf(
  rules: Rules,
  setup: Setup,
  actions: readonly Action[],
): { game: Game; moments: Moment[] } {
  const events: GameEvent[] = [];
  const game = newGame(rules, setup, event => events.push(event));
  const moments: Moment[] = [{ ...momentAt(game), events }];
  for (const [index, action] of actions.entries()) moments.push(...momentsOfPlay(game, action, index));
  return { game, moments };
}

/** The game as it stands, without anything that happens. */
export function momentAt(game: Game): Moment {
  return { version: game.version, part: 0, events: [], game: clone(game), isAmid: false };
}

/** Plays the next action of a list in place, if the rules do not refuse it. `index`: its place in the list. */
export function momentsOfPlay(game: Game, action: Action, index: number): Moment[] {
  const line = new Line(game);
  playChecked(
    game,
    action,
    index,
    event => line.hear(event),
    () => line.rest(),
  );
  return line.end();
}

/** What a viewer saw right then. */
export function viewOfMoment({ game, isAmid }: Moment, viewer: Seat | null): View {
  return isAmid ? viewAmid(game, viewer, game.options.openMoney) : view(game, viewer);
}

/** Line gathers the moments of one decision. */
class Line {
  readonly #game: Game;
  readonly #moments: Moment[] = [];
  #events: GameEvent[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  hear(event: GameEvent): void {
    const role = MOMENT_ROLES[event.event];
    if (role === 'begins') this.rest();
    this.#events.push(event);
    if (role === 'stops') this.#close(true);
  }

  rest(): void {
    const roles = this.#events.map(({ event }) => MOMENT_ROLES[event]);
    if (roles.some(role => role !== 'heads' && role !== 'beside')) this.#close(true);
  }

  /**
   * Ends the line: the last moment is where the next decision is made, and what changed without an event of its own
   * belongs to it.
   */
  end(): Moment[] {
    const isSilent = this.#events.every(({ event }) => MOMENT_ROLES[event] === 'beside');
    const last = isSilent ? this.#moments.pop() : undefined;
    if (last !== undefined) this.#events.unshift(...last.events);
    this.#close(false);
    return this.#moments;
  }

  #close(isAmid: boolean): void {
    const { version } = this.#game;
    const part = this.#moments.length;
    this.#moments.push({ version, part, events: this.#events, game: clone(this.#game), isAmid });
    this.#events = [];
  }
}
