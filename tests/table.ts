import { type Action, attempt, describe, type Game, type GameEvent, type Refusal } from '@macher/engine';

/** Plays the actions one after the other, each checked; a refusal fails the test with its reason. */
export function act(game: Game, actions: readonly Action[]): Game {
  return actWithEvents(game, actions).game;
}

/** The same, with everything that happened on the way. */
export function actWithEvents(
  game: Game,
  actions: readonly Action[],
): { game: Game; events: readonly GameEvent[] } {
  let now = game;
  const events: GameEvent[] = [];
  for (const [index, action] of actions.entries()) {
    const tried = attempt(now, action);
    if (!tried.ok)
      throw new Error(`action ${index} (${action.kind}) was refused: ${describe(tried.refusal)}`);
    now = tried.game;
    events.push(...tried.events);
  }
  return { game: now, events };
}

/** The refusal an action meets; an accepted action fails the test. */
export function refused(game: Game, action: unknown): Refusal {
  const tried = attempt(game, action);
  if (tried.ok) throw new Error('the action was accepted');
  return tried.refusal;
}
