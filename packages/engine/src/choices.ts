import { decisionOf, phaseOf } from './phases/index.ts';
import { topFrame } from './play.ts';
import type { Action, Choice } from './types/choices.ts';
import type { Game } from './types/game.ts';
import type { Kind } from './types/kinds.ts';
import type { Rules } from './types/rules.ts';
import type { Random, Seat } from './types/vocabulary.ts';

/** Who has to decide now; several while a sealed decision is out, nobody when the game is over. */
export function deciders(game: Game): Seat[] {
  const frame = topFrame(game);
  return frame === undefined ? [] : phaseOf(frame).deciders(game, frame);
}

/** Everything that may be decided now, by whom. It holds secrets of several seats: show each only its own. */
export function choices(game: Game): Choice[] {
  return deciders(game).map(seat => choiceAt(game, seat));
}

/** What this seat may decide now, or null. */
export function choiceFor(game: Game, seat: Seat): Choice | null {
  return deciders(game).includes(seat) ? choiceAt(game, seat) : null;
}

/** Who has to decide, and what kind of thing: open to all. */
export function awaited(game: Game): { seat: Seat; kind: Kind }[] {
  const frame = topFrame(game);
  if (frame === undefined) return [];
  const phase = phaseOf(frame);
  return phase.deciders(game, frame).map(seat => ({ seat, kind: phase.kindFor(game, frame, seat) }));
}

/** Every action within a choice, each once; some choices have thousands. */
export function actionsOf(rules: Rules, choice: Choice): Iterable<Action> {
  return decisionOf(choice.kind).list(rules, choice);
}

/** A random action within a choice, without listing them all. */
export function sampleAction(rules: Rules, choice: Choice, random: Random): Action {
  return decisionOf(choice.kind).sample(rules, choice, random);
}

/** The choice of a seat that is asked now. */
export function choiceAt(game: Game, seat: Seat): Choice {
  const frame = topFrame(game);
  if (frame === undefined) throw new Error('the game is over');
  return phaseOf(frame).choice(game, frame, seat);
}
