import type { Seat } from '@macher/engine';
import { withSeen } from '../claims.ts';
import type { DaysOff, NamedRegency, Table } from '../table.ts';
import { arrive, reclaim } from './absence.ts';
import { withoutConsent } from './consent.ts';
import type { Effect } from './effect.ts';
import { changePlace } from './places.ts';
import { giveTime, windClock } from './thinking.ts';

export const takeDaysOff: Effect<'days-off'> = (table, { seat, until }, { at }) => {
  endRest(table, seat, at);
  setOff(table, seat, { since: at, until });
  windClock(table, null, at);
};

/**
 * The days that have begun in a time off, one at least: it also ends with a decision, and would otherwise be taken
 * again and again.
 */
export function daysBegun(since: number, until: number): number {
  return Math.max(1, Math.ceil((until - since) / DAY));
}

/** DAY in milliseconds. */
const DAY = 86_400_000;

export const endDaysOff: Effect<'days-ended'> = (table, { seat }, { at }) => {
  endRest(table, seat, at);
  windClock(table, null, at);
};

/** Ends a time off; days that haven't begun stay theirs. */
function endRest(table: Table, seat: Seat, at: number): void {
  const off = table.off[seat] ?? null;
  if (off === null) return;
  const days = daysBegun(off.since, Math.min(at, off.until));
  table.rested = table.rested.map((sum, each) => (each === seat ? sum + days : sum));
  setOff(table, seat, null);
}

function setOff(table: Table, seat: Seat, off: DaysOff | null): void {
  table.off = table.off.map((before, each) => (each === seat ? off : before));
}

export const nameRegent: Effect<'regent-named'> = (table, { seat, name, until, keeper = null }) =>
  setRegency(table, seat, name === null ? null : { name, person: null, until, keeper });

/** A regency begins as if the seat were handed over, but for a time. */
export const beginRegency: Effect<'regent-began'> = (table, { seat, person, keptFor }, { at }) => {
  giveTime(table, seat);
  changePlace(table, seat, { person, bot: null, standIn: null, keptFor });
  table.seen = withSeen(table.seen, [[seat, person]]);
  table.proposal = withoutConsent(table.proposal, seat);
  const regency = table.regencies[seat] ?? null;
  if (regency !== null) setRegency(table, seat, { ...regency, person });
  windClock(table, null, at);
};

export const endRegency: Effect<'regent-ended'> = (table, { seat }, { at }) => {
  const owner = table.places[seat]?.keptFor ?? null;
  setRegency(table, seat, null);
  if (owner === null) return;
  giveTime(table, seat);
  reclaim(table, seat, owner);
  arrive(table, seat);
  windClock(table, null, at);
};

function setRegency(table: Table, seat: Seat, regency: NamedRegency | null): void {
  table.regencies = table.regencies.map((before, each) => (each === seat ? regency : before));
}
