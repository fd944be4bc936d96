import {
  type Action,
  clone,
  determinize,
  type EventName,
  eventsFor,
  type Game,
  type GameEvent,
  play,
  view,
} from '@macher/engine';
import { isSame } from './same.ts';

/** What lay face down or was sealed, and is now open, though its owner knew it. */
const SHOWN: readonly EventName[] = [
  'poll-published',
  'politicians-shown',
  'platform-laid',
  'block-revealed',
  'bids-revealed',
  'donation-shown',
];

/** Worlds that looked the same to the seat before it acted. */
const WORLDS = 8;

/**
 * Has anybody learned something by this action? Then its seat cannot take it back by itself. Computed, not marked:
 * the action is played again in other worlds that looked the same to the seat; if it then sees or hears something
 * else in one of them, the action told it which world it is in. What was turned up for all to see cannot be taken
 * back either.
 */
export function hasRevealed(before: Game, action: Action): boolean {
  const after = clone(before);
  const events: GameEvent[] = [];
  play(after, action, event => events.push(event));
  if (events.some(event => SHOWN.includes(event.event))) return true;
  const seen = view(before, action.seat);
  const known = view(after, action.seat);
  const heard = eventsFor(events, action.seat);
  for (let index = 0; index < WORLDS; index += 1) {
    const world = determinize(seen, `world-${index}`);
    const there: GameEvent[] = [];
    play(world, action, event => there.push(event));
    if (!isSame(view(world, action.seat), known)) return true;
    if (!isSame(eventsFor(there, action.seat), heard)) return true;
  }
  return false;
}
