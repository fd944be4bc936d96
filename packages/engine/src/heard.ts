import type { EventName, EventOf, GameEvent } from './types/events.ts';
import type { Seat } from './types/vocabulary.ts';

/** What happened, as a seat, or a spectator (null), may hear of it. */
export function eventsFor(events: readonly GameEvent[], viewer: Seat | null): GameEvent[] {
  const heard: GameEvent[] = [];
  for (const event of events) {
    const told = eventFor(event, viewer);
    if (told !== null) heard.push(told);
  }
  return heard;
}

/** null: `HEARD` doesn't list this event, so nobody hears of it. */
export function eventFor<E extends EventName>(event: EventOf<E>, viewer: Seat | null): EventOf<E> | null {
  const hear = Object.hasOwn(HEARD, event.event) ? HEARD[event.event] : undefined;
  return hear === undefined ? null : hear(event, viewer);
}

type Hear<E extends EventName> = (event: EventOf<E>, viewer: Seat | null) => EventOf<E>;

/** Who may hear what: `open` is for all; an event with a secret is put together from what this viewer may know. */
const HEARD: { readonly [E in EventName]: Hear<E> } = {
  'phase-began': open,
  'round-began': open,
  sealed: open,
  'region-laid': open,
  'opinion-opened': open,
  'opinion-discarded': open,
  'opinion-missing': open,
  'opinions-shuffled': open,
  'packets-passed': open,
  'platform-laid': open,
  'policies-discarded': open,
  'policies-drawn': ({ event, seat, count, cards }, viewer) => ({
    event,
    seat,
    count,
    cards: seat === viewer ? cards : null,
  }),
  'policies-shuffled': open,
  'block-revealed': open,
  'provisional-start': open,
  'bids-revealed': open,
  raised: open,
  'raise-passed': open,
  'start-player': open,
  'platform-source': open,
  'display-discarded': open,
  'display-laid': open,
  'policy-taken': open,
  'platform-changed': open,
  'media-bought': open,
  'media-passed': open,
  'meetings-bought': open,
  'politicians-sent': ({ event, seat, cards }, viewer) => ({
    event,
    seat,
    cards: cards.map(({ region, politician }) => ({
      region,
      politician: seat === viewer ? politician : null,
    })),
  }),
  'politicians-shown': open,
  'politician-paid': open,
  'politician-declined': open,
  'politician-acted': open,
  'deed-skipped': open,
  'politicians-left': open,
  'key-issue-placed': open,
  'key-issue-removed': open,
  'media-removed': open,
  'media-placed': open,
  'trend-moved': open,
  'votes-gained': open,
  'base-changed': open,
  'opinion-exchanged': open,
  'influence-passed': open,
  'poll-offered': open,
  'poll-bid': open,
  'poll-passed': open,
  'poll-won': open,
  'poll-unsold': open,
  'poll-seen': ({ event, seat, region, poll }, viewer) => ({
    event,
    seat,
    region,
    poll: seat === viewer ? poll : null,
  }),
  'poll-published': open,
  'poll-quiet': open,
  'polls-shuffled': open,
  'meetings-turned-in': open,
  'meetings-kept': open,
  'election-held': open,
  'paid-out': open,
  'donation-taken': open,
  'donation-refused': open,
  rolled: open,
  'start-won': open,
  'start-named': open,
  'tile-laid': open,
  'tile-missing': open,
  'tile-returned': open,
  'coalition-asked': open,
  'coalition-refused': open,
  'coalition-formed': open,
  'coalition-passed': open,
  promoted: open,
  'promotion-declined': open,
  nationalised: open,
  'nationalising-ended': open,
  'donation-laid': ({ event, seat, amount, accept }, viewer) => ({
    event,
    seat,
    amount: seat === viewer || accept ? amount : null,
    accept,
  }),
  'donation-shown': open,
  'region-cleared': open,
  'opinion-board-refilled': open,
  'game-ended': open,
};

function open<T>(event: T): T {
  return event;
}
