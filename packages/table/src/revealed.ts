import {
  type Action,
  clone,
  determinize,
  type EventName,
  eventFor,
  eventsFor,
  type Game,
  type GameEvent,
  play,
  refuseAction,
  type Seat,
  view,
} from '@macher/engine';
import { isSame } from './equal.ts';

/** What lay face down or was sealed, and is now open, though its owner knew it. */
const SHOWN: readonly EventName[] = [
  'poll-published',
  'politicians-shown',
  'platform-laid',
  'block-revealed',
  'bids-revealed',
  'donation-shown',
];

/** Worlds that looked the same to a seat before the action. */
const WORLDS = 8;

/**
 * Has anybody learned something by this action? Then its seat cannot take it back by itself. Computed, not marked:
 * the action is played again in other worlds that looked the same to a seat; if it then sees or hears something
 * else in one of them, the action told it which world it is in. What was turned up for all to see cannot be taken
 * back either, nor what another seat was shown alone.
 */
export function hasRevealed(before: Game, action: Action): boolean {
  const after = clone(before);
  const events = playAndHear(after, action);
  if (events.some(event => SHOWN.includes(event.event) || !isSame(eventFor(event, action.seat), event)))
    return true;
  return before.players.some((_, seat) => hasLearned({ before, after, events }, action, seat));
}

interface Turn {
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

function hasLearned({ before, after, events }: Turn, action: Action, seat: Seat): boolean {
  const seen = view(before, seat);
  const known = view(after, seat);
  const heard = eventsFor(events, seat);
  for (let index = 0; index < WORLDS; index += 1) {
    const world = determinize(seen, `world-${index}`);
    // Others do not know what the acting seat has: in some of their worlds it could not have done this.
    if (seat !== action.seat && refuseAction(world, action) !== null) continue;
    const there = playAndHear(world, action);
    if (!isSame(view(world, seat), known) || !isSame(eventsFor(there, seat), heard)) return true;
  }
  return false;
}

function playAndHear(game: Game, action: Action): GameEvent[] {
  const events: GameEvent[] = [];
  play(game, action, event => events.push(event));
  return events;
}
