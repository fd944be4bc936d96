import {
  type Action,
  clone,
  determinizer,
  type EventName,
  eventFor,
  eventsFor,
  type Game,
  type GameEvent,
  play,
  refuseAction,
  type Seat,
  sealedSince,
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

/** So many worlds that looked the same before the action are tried. */
const WORLDS = 8;
/** And so many are looked at for that: in those of a spectator, the seat often could not have acted so. */
const MOST_WORLDS = 32;

/**
 * Has anybody learned something by this action? Then its seat cannot take it back by itself. Computed, not marked:
 * the action is played again in other worlds that looked the same to its seat, and in some that looked the same to a
 * spectator; if they then see or hear something else in one of them, the action told them which world it is in. What
 * another seat learns from what all can see a spectator learns too. What was turned up for all to see cannot be taken
 * back either, nor what another seat was shown alone.
 */
export function hasRevealed(before: Game, action: Action): boolean {
  const after = clone(before);
  const events = playAndHear(after, action);
  if (isOnlySealed(before, after)) return false;
  if (events.some(event => SHOWN.includes(event.event) || !isSame(eventFor(event, action.seat), event)))
    return true;
  return [action.seat, null].some(viewer => hasLearned({ before, after, events }, action, viewer));
}

/** It lies sealed beside those of others, and nothing has happened yet. */
function isOnlySealed(before: Game, after: Game): boolean {
  const since = sealedSince(after);
  return since !== null && since <= before.version;
}

interface Turn {
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly GameEvent[];
}

function hasLearned({ before, after, events }: Turn, action: Action, viewer: Seat | null): boolean {
  const seen = view(before, viewer);
  const known = view(after, viewer);
  const heard = eventsFor(events, viewer);
  const worldOf = determinizer(seen);
  let tried = 0;
  for (let index = 0; index < MOST_WORLDS && tried < WORLDS; index += 1) {
    const world = worldOf(`world-${index}`);
    if (viewer !== action.seat && refuseAction(world, action) !== null) continue;
    tried += 1;
    const there = playAndHear(world, action);
    if (!isSame(view(world, viewer), known) || !isSame(eventsFor(there, viewer), heard)) return true;
  }
  return false;
}

function playAndHear(game: Game, action: Action): GameEvent[] {
  const events: GameEvent[] = [];
  play(game, action, event => events.push(event));
  return events;
}
