import type { EventName, EventOf, GameEvent, RegionId, Seat } from '@macher/engine';
import { storyOf } from './stories.ts';

/** Where something happened, and whom it is about: what the log is filtered by and the boards light up. */
export interface Touched {
  readonly regions: readonly RegionId[];
  readonly seats: readonly Seat[];
}

export function touched(events: readonly GameEvent[]): Touched {
  return {
    regions: [...new Set(events.flatMap(regionsOf))],
    seats: [...new Set(events.flatMap(seatsOf))],
  };
}

function regionsOf(event: GameEvent): readonly RegionId[] {
  if ('region' in event) return [event.region];
  return 'regions' in event ? event.regions : placesIn(event);
}

function placesIn<E extends EventName>(event: EventOf<E>): readonly RegionId[] {
  return storyOf(event).places?.(event) ?? [];
}

function seatsOf(event: GameEvent): readonly Seat[] {
  const own = 'seat' in event ? [event.seat] : [];
  const cause = 'cause' in event && 'seat' in event.cause ? [event.cause.seat] : [];
  return [...own, ...cause, ...othersIn(event)];
}

function othersIn<E extends EventName>(event: EventOf<E>): readonly Seat[] {
  return storyOf(event).others?.(event) ?? [];
}
