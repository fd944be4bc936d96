import type { Seat } from '@macher/engine';
import type { Happening, Person, Regency, RequestOf, SeatAbsence, TableCode } from '@macher/protocol';
import { cannotServe, claimantOf } from './claims.ts';
import type { Around } from './desks/desk.ts';
import { daysBegun } from './effects/leave.ts';
import type { NamedRegency, Table } from './table.ts';

/** DAY in milliseconds. */
const DAY = 86_400_000;

/** Answer is what happens, or why not. */
type Answer = readonly Happening[] | TableCode;

/** Takes whole days off from now on, if the table allows that many. */
export function takeDaysOff(table: Table, seat: Seat, days: number, at: number): Answer {
  if (days > daysLeft(table, seat, at)) return 'no-days-left';
  return [{ kind: 'days-off', seat, until: at + days * DAY }];
}

/** The days off that are left; those that have begun are used up. */
function daysLeft({ opening, rested, off }: Table, seat: Seat, at: number): number {
  const since = off[seat]?.since ?? null;
  const used = (rested[seat] ?? 0) + (since === null ? 0 : daysBegun(since, at));
  return Math.max(0, opening.daysOff - used);
}

/** Names a regent, by the person whose seat it is; a regent has none to give. */
export function nameRegent(
  table: Table,
  seat: Seat,
  { name, days }: RequestOf<'name-regent'>,
  { at, keeper }: Pick<Around, 'at' | 'keeper'>,
): Answer {
  if (table.places[seat]?.keptFor != null) return 'no-regency';
  if (name === null && (table.regencies[seat] ?? null) === null) return 'no-regency';
  const named = { kind: 'regent-named', seat, name, until: name === null ? at : at + days * DAY } as const;
  return [keeper === null ? named : { ...named, keeper }];
}

export function serve(table: Table, person: Person, seat: Seat, at: number): Answer {
  const place = table.places[seat];
  const regency = table.regencies[seat] ?? null;
  if (place === undefined || regency === null || regency.person !== null) return 'no-regency';
  const keptFor = claimantOf(place);
  if (!isNamed(regency, person) || regency.until <= at || keptFor === null) return 'no-regency';
  return cannotServe(table, person, seat) ?? [{ kind: 'regent-began', seat, person, keptFor }];
}

/** Whether this person is the one named: by who keeps the name, or by the name alone if nobody did. */
function isNamed({ name, keeper }: NamedRegency, person: Person): boolean {
  return keeper === null ? name === person.name : keeper === person.id;
}

export function handBack({ regencies }: Table, { id }: Person): Answer {
  const seat = regencies.findIndex(regency => regency?.person?.id === id);
  return seat < 0 ? 'no-regency' : [{ kind: 'regent-ended', seat }];
}

export function isRegent({ regencies }: Table, { id }: Person): boolean {
  return regencies.some(regency => regency?.person?.id === id);
}

/** Who is away, as everybody may know it. */
export function absencesAt(table: Table): SeatAbsence[] {
  return table.places.map((_, seat) => ({
    offUntil: table.off[seat]?.until ?? null,
    daysLeft: daysLeft(table, seat, table.off[seat]?.until ?? 0),
    regency: toldOf(table.regencies[seat] ?? null),
  }));
}

function toldOf(regency: NamedRegency | null): Regency | null {
  return regency === null ? null : { name: regency.name, person: regency.person, until: regency.until };
}
