import type { Seat } from '@macher/engine';
import { isLogFull } from '../lines.ts';
import { isOpen } from '../places.ts';
import type { Table } from '../table.ts';
import { atOwnSeat, type Desks, happens, type Outcome, refuse, seatOf } from './desk.ts';

/** Who plays, and when the game begins. */
export const GATHERING: Pick<
  Desks,
  | 'sit'
  | 'stand-up'
  | 'send-away'
  | 'seat-bot'
  | 'remove-bot'
  | 'choose-party'
  | 'ready'
  | 'start'
  | 'close'
  | 'schedule'
> = {
  sit: (table, person, { seat }) => {
    const place = table.places[seat];
    if (place === undefined) return refuse('seat-not-there');
    if (place.person !== null) return refuse('seat-taken');
    if (place.bot !== null && table.owner.id !== person.id) return refuse('seat-taken');
    if (place.keptFor !== null && place.keptFor.id !== person.id) return refuse('seat-kept');
    if (seatOf(table, person) !== null) return refuse('already-seated');
    return happens({ kind: 'sat', seat, person });
  },
  'stand-up': (table, person) =>
    atOwnSeat(table, person, seat => {
      const stoodUp = { kind: 'stood-up', seat } as const;
      // What comes of a seat of a contest counts for whom it was drawn.
      return table.opening.contest === null
        ? happens(stoodUp)
        : happens(stoodUp, { kind: 'seat-kept', seat, person });
    }),
  'send-away': (table, person, { seat, isBlocked }) => {
    if (table.owner.id !== person.id) return refuse('not-owner');
    const sitting = table.places[seat]?.person ?? null;
    if (sitting === null || sitting.id === person.id) return refuse('seat-empty');
    return happens({ kind: 'sent-away', seat, person: sitting, isBlocked });
  },
  'seat-bot': (table, person, { seat, bot }, { roster }) => {
    if (table.owner.id !== person.id) return refuse('not-owner');
    const place = table.places[seat];
    if (place === undefined) return refuse('seat-not-there');
    if (place.person !== null) return refuse('seat-taken');
    return roster.knows(bot) ? happens({ kind: 'bot-seated', seat, bot }) : refuse('bot-not-there');
  },
  'remove-bot': (table, person, { seat }) => {
    if (table.owner.id !== person.id) return refuse('not-owner');
    const isBot = table.places[seat]?.bot != null;
    return isBot ? happens({ kind: 'bot-removed', seat }) : refuse('bot-not-there');
  },
  'choose-party': (table, person, { party }) =>
    atOwnSeat(table, person, seat => {
      if (!table.opening.rules.parties.includes(party)) return refuse('party-not-there');
      if (table.opening.contest !== null) return refuse('party-settled');
      const isTaken = table.places.some((place, other) => other !== seat && place.party === party);
      return isTaken ? swapOrRefuse(table, seat, party) : happens({ kind: 'party-chosen', seat, party });
    }),
  ready: (table, person, { isReady, origin = 'fresh', contribution = null }) =>
    atOwnSeat(table, person, seat => {
      const isFine = !isReady || origin === table.opening.origin || table.opening.origin === 'fresh';
      if (!isFine) return refuse('deal-not-agreed');
      const isReadyNow = table.places[seat]?.isReady ?? false;
      // Said again it's no news, and nobody writes it down.
      if (isReady === isReadyNow && (!isReady || contribution === table.contributions[seat]))
        return happens();
      if (isLogFull(table, person.id) && (isReadyNow || !isReady)) return refuse('log-full');
      const readied = { kind: 'readied', seat, isReady, contribution } as const;
      return isReady && isLastAwaited(table, seat) ? happens(readied, { kind: 'started' }) : happens(readied);
    }),
  start: (table, person) => {
    if (table.owner.id !== person.id) return refuse('not-owner');
    if (table.places.some(isOpen)) return refuse('seats-open');
    return table.places.every(({ isReady }) => isReady)
      ? happens({ kind: 'started' })
      : refuse('not-all-ready');
  },
  close: (table, person) =>
    table.owner.id === person.id ? happens({ kind: 'abandoned' }) : refuse('not-owner'),
  schedule: (table, person, { at: wanted, bot }, { at, roster }) => {
    if (table.owner.id !== person.id) return refuse('not-owner');
    if (bot !== null && !roster.knows(bot)) return refuse('bot-not-there');
    if (wanted !== null && (wanted <= at || wanted > at + FARTHEST_START)) return refuse('wrong-time');
    return happens({ kind: 'scheduled', at: wanted, bot });
  },
};

/** FARTHEST_START in milliseconds. A table where nothing happens for longer may be closed. */
export const FARTHEST_START = 10 * 86_400_000;

/** You get the party of an open seat or a bot's just by asking, and that seat gets yours. */
function swapOrRefuse(table: Table, seat: Seat, party: string): Outcome {
  const other = table.places.findIndex(place => place.party === party);
  const own = table.places[seat]?.party ?? party;
  if (table.places[other]?.person != null) return refuse('party-taken');
  return happens({ kind: 'party-chosen', seat: other, party: own }, { kind: 'party-chosen', seat, party });
}

/** Whether this person is the last one awaited. For a contest nobody starts the game: it begins when all are ready. */
function isLastAwaited({ opening, places }: Table, seat: Seat): boolean {
  return opening.contest !== null && places.every(({ isReady }, other) => isReady || other === seat);
}
