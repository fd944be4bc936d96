import type { EventName, EventOf, GameEvent, Seat } from '@macher/engine';
import type { Noticed } from '@macher/protocol';

type NameOf = (seat: Seat) => string;
type Against<E extends EventName> = (event: EventOf<E>, seat: Seat, nameOf: NameOf) => Noticed | null;

/** Events in which one party does something to another; null: not to this one. */
const AGAINST: { readonly [E in EventName]?: Against<E> } = {
  'media-removed': ({ seat: by, from, region }, seat, nameOf) =>
    from === seat && by !== seat ? { what: 'media-removed', who: nameOf(by), region } : null,
  'trend-moved': ({ seat: of, region, from, to, cause }, seat, nameOf) => {
    if (of !== seat || to >= from || cause.by === 'block' || cause.seat === seat) return null;
    return { what: 'trend-lowered', who: nameOf(cause.seat), region };
  },
  'coalition-formed': ({ seats: [by, partner], region, forced }, seat, nameOf) =>
    forced && by !== undefined && partner === seat
      ? { what: 'coalition-forced', who: nameOf(by), region }
      : null,
};

/** What an event did to a seat, by another; null: nothing of that kind. */
export function doneTo<E extends EventName>(
  seat: Seat,
  event: EventOf<E> & GameEvent,
  nameOf: NameOf,
): Noticed | null {
  const against: Against<E> | undefined = AGAINST[event.event];
  return against === undefined ? null : against(event, seat, nameOf);
}
