import type { EventName, EventOf, GameEvent, Seat } from '@macher/engine';
import type { Noticed } from '@macher/protocol';

type NameOf = (seat: Seat) => string;
type Against<E extends EventName> = (event: EventOf<E>, seat: Seat, nameOf: NameOf) => Noticed | null;

/** Events in which one party does something to another; null: nobody suffers by it. */
const AGAINST: { readonly [E in EventName]: Against<E> | null } = {
  'phase-began': null,
  'round-began': null,
  sealed: null,
  'region-laid': null,
  'opinion-opened': null,
  'opinion-discarded': null,
  'opinion-missing': null,
  'opinions-shuffled': null,
  'packets-passed': null,
  'platform-laid': null,
  'policies-discarded': null,
  'policies-drawn': null,
  'policies-shuffled': null,
  'block-revealed': null,
  'provisional-start': null,
  'bids-revealed': null,
  raised: null,
  'raise-passed': null,
  'start-player': null,
  'platform-source': null,
  'display-discarded': null,
  'display-laid': null,
  'policy-taken': null,
  'platform-changed': null,
  'media-bought': null,
  'media-passed': null,
  'meetings-bought': null,
  'politicians-sent': null,
  'politicians-shown': null,
  'politician-paid': null,
  'politician-declined': null,
  'politician-acted': null,
  'deed-skipped': null,
  'politicians-left': null,
  'key-issue-placed': null,
  'key-issue-removed': null,
  'media-removed': ({ seat: by, from, region }, seat, nameOf) =>
    from === seat && by !== seat ? { what: 'media-removed', who: nameOf(by), region } : null,
  'media-placed': null,
  'trend-moved': ({ seat: of, region, from, to, cause }, seat, nameOf) => {
    if (of !== seat || to >= from || cause.by === 'block' || cause.seat === seat) return null;
    return { what: 'trend-lowered', who: nameOf(cause.seat), region };
  },
  'votes-gained': null,
  'base-changed': null,
  'opinion-exchanged': null,
  'influence-passed': null,
  'poll-offered': null,
  'poll-bid': null,
  'poll-passed': null,
  'poll-won': null,
  'poll-unsold': null,
  'poll-seen': null,
  'poll-published': null,
  'poll-quiet': null,
  'polls-shuffled': null,
  'meetings-turned-in': null,
  'meetings-kept': null,
  'election-held': null,
  'paid-out': null,
  'donation-taken': null,
  'donation-refused': null,
  rolled: null,
  'start-won': null,
  'start-named': null,
  'tile-laid': null,
  'tile-missing': null,
  'tile-returned': null,
  'coalition-asked': null,
  'coalition-refused': null,
  'coalition-formed': ({ seats: [by, partner], region, forced }, seat, nameOf) =>
    forced && by !== undefined && partner === seat
      ? { what: 'coalition-forced', who: nameOf(by), region }
      : null,
  'coalition-passed': null,
  promoted: null,
  'promotion-declined': null,
  nationalised: null,
  'nationalising-ended': null,
  'donation-laid': null,
  'donation-shown': null,
  'region-cleared': null,
  'opinion-board-refilled': null,
  'game-ended': null,
};

/** What an event did to a seat, by another; null: nothing of that kind. */
export function doneTo<E extends EventName>(
  seat: Seat,
  event: EventOf<E> & GameEvent,
  nameOf: NameOf,
): Noticed | null {
  return AGAINST[event.event]?.(event, seat, nameOf) ?? null;
}
