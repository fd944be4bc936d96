import { deciders, type Seat } from '@macher/engine';
import type { Place } from '@macher/protocol';
import { type Access, botAt, isOpen, nextAlarm, type Table } from '@macher/table';
import { hasProgram } from '@macher/table/pure';
import type { TableRow } from './store/store.ts';

/** The part of a row that its log doesn't know. */
export type RowBase = Access & Pick<TableRow, 'id' | 'createdAt' | 'invite' | 'plannedAt' | 'from'>;

/** The base of a row, or of what has more. */
export function baseOf(row: RowBase): RowBase {
  const { id, createdAt, isPrivate, admitsPrograms, isForFriends, limits, invite, plannedAt, from } = row;
  const base = { id, createdAt, isPrivate, admitsPrograms, isForFriends, limits, invite, plannedAt };
  return from === undefined ? base : { ...base, from };
}

/** What lists show of a table as it is now. */
export function rowOf(base: RowBase, table: Table, now: number): TableRow {
  const { stage, places, opening, number, owner } = table;
  return {
    ...baseOf(base),
    owner: owner.id,
    stage,
    ruleset: opening.rules.ruleset,
    players: places.length,
    speed: table.clock.pace.kind,
    takeOver: opening.takeOver,
    isRated: opening.isRated,
    startsAt: startOf(table),
    contest: opening.contest,
    origin: opening.origin,
    openSeats: places.filter(place => isOpen(place) && place.keptFor === null).length,
    ...namesOf(places),
    people: [...new Set(places.flatMap(peopleOf))],
    awaited: stage === 'gathering' ? places.flatMap(expected) : awaitedPeople(table),
    dueAt: dueAt(table, now),
    number,
    updatedAt: now,
  };
}

function startOf({ stage, schedule }: Table): number | null {
  return stage === 'gathering' ? (schedule?.at ?? null) : null;
}

/** What lists call those who sit there, people and programs apart. */
export function namesOf(places: readonly Pick<Place, 'person'>[]): Pick<TableRow, 'names' | 'programs'> {
  const named = (each: typeof places): string[] => each.flatMap(({ person }) => person?.name ?? []);
  return {
    names: named(places.filter(place => !hasProgram(place))),
    programs: named(places.filter(hasProgram)),
  };
}

/** The people of a place: who sits there, and who may come back to it or sit down. */
function peopleOf({ person, keptFor }: Place): string[] {
  return [person, keptFor].flatMap(each => each?.id ?? []);
}

/** The people whose decision the game waits for, those who are away among them. */
export function awaitedPeople(table: Table): string[] {
  const seats = askedSeats(table).filter(seat => botAt(table, seat) === null);
  return seats.flatMap(seat => table.places[seat]?.person?.id ?? []);
}

/** The person who may sit down there, and hasn't. */
function expected({ person, keptFor }: Place): string[] {
  return person === null && keptFor !== null ? [keptFor.id] : [];
}

/** When a table is due: now if a bot has to decide, otherwise when the first clock runs out. */
function dueAt(table: Table, now: number): number | null {
  return askedSeats(table).some(seat => botAt(table, seat) !== null) ? now : nextAlarm(table);
}

function askedSeats({ game, stage }: Table): Seat[] {
  return game === null || stage !== 'playing' ? [] : deciders(game);
}
