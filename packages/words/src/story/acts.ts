import type { GameEvent } from '@macher/engine';
import { type Role, storyOf } from './stories.ts';

/**
 * A piece of the story with one headline: what someone did or what the game did by itself, and what followed from it.
 * `head`: the first event is the headline, the others its consequences. `many`: the same happened several times in a
 * row, each event a line under one headline. `passes`: several did nothing in a row, one line for all.
 */
export interface Act {
  readonly shape: 'heading' | 'head' | 'many' | 'passes';
  readonly events: readonly [GameEvent, ...GameEvent[]];
}

/** What happened by one decision, as acts. */
export function actsIn(events: readonly GameEvent[]): Act[] {
  const acts: Act[] = [];
  for (const event of events) {
    if (storyOf(event).role === 'quiet') continue;
    const last = acts.at(-1);
    const longer = last === undefined ? null : (extended(last, event) ?? prefaced(last, event));
    if (longer === null) acts.push({ shape: shapeOf(event), events: [event] });
    else acts[acts.length - 1] = longer;
  }
  return acts;
}

/** Two acts joined: passes in a row are one, no matter whose decisions they were; null: they aren't. */
export function joined(one: Act, other: Act): Act | null {
  const isSame =
    one.shape === 'passes' && other.shape === 'passes' && sameTopic(one.events[0], other.events[0]);
  return isSame ? { shape: 'passes', events: [...one.events, ...other.events] } : null;
}

/** The act with this event in it; null: the event begins the next one. */
function extended(act: Act, event: GameEvent): Act | null {
  const [first] = act.events;
  const role = roleOf(event);
  if (event.event === 'display-discarded' && first.event !== 'platform-source') return null;
  const isLonger =
    role === 'follows'
      ? act.shape !== 'heading'
      : role !== 'acts' && role !== 'heads' && sameTopic(first, event);
  return isLonger ? { ...act, events: [...act.events, event] } : null;
}

/**
 * The act with an event before it: an opinion that makes way before the first new one is laid belongs to it; null: that
 * isn't so.
 */
function prefaced({ events }: Act, event: GameEvent): Act | null {
  const isPreface = event.event === 'opinion-opened' && events[0].event === 'opinion-discarded';
  return isPreface ? { shape: shapeOf(event), events: [event, ...events] } : null;
}

/** Whether two events are on the same topic: of one kind, and in the same region if it is about one. */
function sameTopic(one: GameEvent, other: GameEvent): boolean {
  if (one.event !== other.event) return false;
  return storyOf(one).isGathered || regionIn(one) === regionIn(other);
}

function regionIn(event: GameEvent): string | null {
  return 'region' in event ? event.region : null;
}

const SHAPES: Readonly<Record<Role, Act['shape']>> = {
  heads: 'heading',
  acts: 'head',
  follows: 'head',
  passes: 'passes',
  repeats: 'many',
  quiet: 'head',
};

/** The shape of an act: what follows from nothing that is told is told together if several did it. */
function shapeOf(event: GameEvent): Act['shape'] {
  return event.event === 'policies-discarded' ? 'many' : SHAPES[roleOf(event)];
}

/**
 * The role of an event: members for national opinions come to all in a row; all other changes follow from what someone
 * did.
 */
function roleOf(event: GameEvent): Role {
  if (event.event === 'base-changed' && event.cause.by === 'national') return 'repeats';
  if (event.event === 'meetings-turned-in' && event.why === 'election') return 'repeats';
  if (event.event === 'meetings-bought' && event.buy.length === 0) return 'passes';
  if (event.event === 'politicians-sent' && event.cards.length === 0) return 'passes';
  return storyOf(event).role;
}
