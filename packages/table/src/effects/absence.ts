import type { Seat } from '@macher/engine';
import type { Person } from '@macher/protocol';
import { withSeen } from '../claims.ts';
import type { Table } from '../table.ts';
import { isAbout, isForSeat, withoutConsent } from './consent.ts';
import type { Effect } from './effect.ts';
import { changePlace } from './places.ts';
import { giveTime, windClock } from './thinking.ts';

export const standIn: Effect<'stood-in'> = (table, { seat, bot, why }, { at }) => {
  changePlace(table, seat, { standIn: { bot, why } });
  table.awaySince = table.awaySince.map((since, each) => (each === seat ? (since ?? at) : since));
  if (table.proposal !== null && isAbout(table.proposal, seat)) table.proposal = null;
  windClock(table, null, at);
};

export const comeHome: Effect<'returned'> = (table, { seat }, { at, by }) => {
  const keptFor = table.places[seat]?.keptFor ?? null;
  giveTime(table, seat);
  if (keptFor !== null && keptFor.id === by?.person) reclaim(table, seat, keptFor);
  else changePlace(table, seat, { standIn: null });
  if (table.places[seat]?.keptFor === null) {
    arrive(table, seat);
    withoutRegency(table, seat);
  }
  if (table.proposal !== null && isForSeat(table.proposal, seat)) table.proposal = null;
  windClock(table, null, at);
};

export const handOver: Effect<'handed-over'> = (table, { seat, person, keptFor }, { at }) => {
  giveTime(table, seat);
  changePlace(table, seat, { person, bot: null, standIn: null, keptFor });
  table.seen = withSeen(table.seen, [[seat, person]]);
  if (keptFor === null) arrive(table, seat);
  withoutRegency(table, seat);
  table.proposal = withoutConsent(table.proposal, seat);
  windClock(table, null, at);
};

/** Takes a seat back for its person, where another one has played; that one's consent is not theirs. */
export function reclaim(table: Table, seat: Seat, person: Person): void {
  changePlace(table, seat, { person, bot: null, standIn: null, keptFor: null });
  table.proposal = table.proposal?.seat === seat ? null : withoutConsent(table.proposal, seat);
}

/** The person whose seat it is plays there. */
export function arrive(table: Table, seat: Seat): void {
  table.awaySince = table.awaySince.map((since, each) => (each === seat ? null : since));
}

function withoutRegency(table: Table, seat: Seat): void {
  table.regencies = table.regencies.map((regency, each) => (each === seat ? null : regency));
}
