import type { EventName, EventOf, GameEvent, RegionId, Seat } from '@macher/engine';

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
  return PLACES[event.event]?.(event) ?? [];
}

/** Events that name their places in another way. */
const PLACES: { readonly [E in EventName]?: (event: EventOf<E>) => readonly RegionId[] } = {
  'election-held': ({ election }) => [election.region],
  'meetings-bought': ({ buy }) => buy.map(({ region }) => region),
  'politicians-sent': ({ cards }) => cards.map(({ region }) => region),
  'block-revealed': ({ meetings, trend, media, votes }) => [...meetings, ...trend, ...media, ...votes],
};

function seatsOf(event: GameEvent): readonly Seat[] {
  const own = 'seat' in event ? [event.seat] : [];
  const cause = 'cause' in event && 'seat' in event.cause ? [event.cause.seat] : [];
  return [...own, ...cause, ...othersIn(event)];
}

function othersIn<E extends EventName>(event: EventOf<E>): readonly Seat[] {
  return OTHERS[event.event]?.(event) ?? [];
}

/** Those who are named besides, or without, the one who acts. */
const OTHERS: { readonly [E in EventName]?: (event: EventOf<E>) => readonly Seat[] } = {
  'media-removed': ({ from }) => [from],
  'coalition-asked': ({ partner }) => [partner],
  'coalition-refused': ({ partner }) => [partner],
  'coalition-formed': ({ seats }) => seats,
  'start-named': ({ start }) => [start],
  'politicians-shown': ({ row }) => row.map(({ seat }) => seat),
  'bids-revealed': ({ bids }) => [...bids.keys()],
  'election-held': ({ election }) => election.votes.flatMap((votes, seat) => (votes > 0 ? [seat] : [])),
  'game-ended': ({ scores }) => scores.map(({ seat }) => seat),
};
