import { type Action, actionsOf, choiceAt, type Game, type Seat } from '@macher/engine';
import { MANNERS } from './questions/manners.ts';

/** The action that is possible, where it is only one. */
export function onlyAction(game: Game, seat: Seat): Action | null {
  const [only, second] = [...firstTwo(actionsOf(game.rules, choiceAt(game, seat)))];
  return second === undefined ? (only ?? null) : null;
}

/**
 * The pass that is forced, where you play alone and can only pass, for want of money or markers: nothing is asked then.
 */
export function forcedPass(game: Game, seat: Seat): Action | null {
  return MANNERS[choiceAt(game, seat).kind] === 'passing' ? onlyAction(game, seat) : null;
}

function* firstTwo<T>(items: Iterable<T>): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count === 2) return;
    count += 1;
    yield item;
  }
}
