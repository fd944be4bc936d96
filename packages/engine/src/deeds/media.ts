import { SEAT, YES_NO } from '../actionSchema.ts';
import { at } from '../lists.ts';
import { placeMediaMarker, takeBackMediaMarker } from '../media.ts';
import { pay, receive } from '../money.ts';
import { refuse } from '../refuse.ts';
import { exactly } from '../schema.ts';
import { playerAt } from '../seats.ts';
import { type DeedRule, otherSeats } from './deed.ts';

/** The owner is paid and gets the marker back [R45]; the acting player's own may, or must, take its place. */
export const media: DeedRule<'media'> = {
  schema: exactly({ deed: { const: 'media' }, from: SEAT, place: YES_NO }),

  offer(game, region, seat) {
    const { toOwner, toBank, mustPlace } = game.rules.mediaSwap;
    const from = otherSeats(game, seat).filter(other => at(region.media, other) > 0);
    const hasMarker = playerAt(game, seat).media > 0;
    if (from.length === 0 || (mustPlace && !hasMarker)) return null;
    const may = hasMarker ? 'may' : 'cannot';
    return { deed: 'media', from, cost: toOwner + toBank, toBank, place: mustPlace ? 'must' : may };
  },

  cost: ({ cost }) => cost,

  deeds: ({ deed, from, place }) =>
    from.flatMap(owner => PLACES[place].map(places => ({ deed, from: owner, place: places }))),

  refuse(rules, kind, offer, { from, place }) {
    if (!offer.from.includes(from)) return refuse(rules, kind, 'target-not-there', { target: from });
    if (place && offer.place === 'cannot') return refuse(rules, kind, 'supply-short', { count: 1, max: 0 });
    return !place && offer.place === 'must' ? refuse(rules, kind, 'deed-not-there', { deed: 'media' }) : null;
  },

  carryOut({ game, region, seat, tell }, { from, place }) {
    const { toOwner, toBank } = game.rules.mediaSwap;
    pay(game, seat, toOwner + toBank);
    receive(game, from, toOwner);
    takeBackMediaMarker(game, region, from);
    tell?.({ event: 'media-removed', seat, region: region.id, from, paid: toOwner });
    if (!place) return;
    placeMediaMarker(game, region, seat);
    tell?.({ event: 'media-placed', seat, region: region.id, paid: toBank });
  },
};

/** Whether the acting player's own marker goes there. */
const PLACES = { may: [true, false], must: [true], cannot: [false] } as const;
