import type { Seat } from '@macher/engine';
import type { HappeningOf, Person, PersonId, Place, TableCode } from '@macher/protocol';
import { isHuman } from './places.ts';
import { isResigned } from './pure/stakes.ts';
import type { Table } from './table.ts';

/** Why this person can't have this seat; null: they can, if the players agree. */
export function cannotTakeOver(table: Table, { id }: Person, seat: Seat): TableCode | null {
  const place = table.places[seat];
  if (place === undefined) return 'seat-not-there';
  if (table.places.some(({ person }) => person?.id === id)) return 'already-seated';
  if (isHuman(place)) return 'seat-taken';
  return hasSeenAnother(table, id, seat) ? 'seen-another' : null;
}

/** Why this person can't play a seat for its person; null: they can, having no other and having seen none. */
export function cannotServe(table: Table, { id }: Person, seat: Seat): TableCode | null {
  if (table.places.some(({ person, keptFor }) => person?.id === id || keptFor?.id === id))
    return 'already-seated';
  return hasSeenAnother(table, id, seat) ? 'seen-another' : null;
}

/** Why they can't ask the players now; null: they can. */
export function cannotAsk({ proposal, asks }: Table, { id }: Person): TableCode | null {
  if (proposal !== null) return 'proposal-open';
  const isNewAmongMany = !asks.has(id) && asks.size >= MOST_ASKERS;
  return isNewAmongMany || (asks.get(id) ?? 0) >= MOST_ASKS ? 'asked-too-often' : null;
}

/** How often a person may ask for seats in one game, and how many people: nobody can pester a table for ever. */
const MOST_ASKS = 3;
const MOST_ASKERS = 50;

/** Whether this person has seen another hand: two hands that one person knows are a game spoiled. */
function hasSeenAnother({ seen }: Table, id: PersonId, seat: Seat): boolean {
  return (seen.get(id) ?? []).some(other => other !== seat);
}

export function handOver({ places }: Table, seat: Seat, person: Person): HappeningOf<'handed-over'> {
  const place = places[seat];
  const claimant = place === undefined ? null : claimantOf(place);
  return { kind: 'handed-over', seat, person, keptFor: claimant?.id === person.id ? null : claimant };
}

/**
 * The person whose seat it is: they may come back, no matter who plays there meanwhile. null: it is a bot's, or they
 * have resigned.
 */
export function claimantOf(place: Place): Person | null {
  return place.keptFor ?? (isResigned(place) ? null : place.person);
}

/** The seat of theirs on which another person plays; null: there is none. */
export function claimOf({ places }: Table, { id }: Pick<Person, 'id'>): Seat | null {
  const seat = places.findIndex(({ keptFor }) => keptFor?.id === id);
  return seat < 0 ? null : seat;
}

/** The seats of people who began the game, and have neither resigned nor been away for a week. */
export function founders({ began, places, awaySince }: Table, at: number): Seat[] {
  return places.flatMap((place, seat) => {
    const claimant = claimantOf(place);
    const isFounder = claimant !== null && claimant.isProgram !== true && claimant.id === began[seat];
    const since = awaySince[seat] ?? null;
    return isFounder && (since === null || at < since + LONG_AWAY) ? seat : [];
  });
}

/** LONG_AWAY in milliseconds. */
const LONG_AWAY = 7 * 86_400_000;

/** The seats that people have seen, with these people at these seats now. */
export function withSeen(
  seen: ReadonlyMap<PersonId, readonly Seat[]>,
  places: readonly (readonly [Seat, Person])[],
): Map<PersonId, readonly Seat[]> {
  const known = new Map(seen);
  for (const [seat, { id }] of places) known.set(id, [...new Set([...(known.get(id) ?? []), seat])]);
  return known;
}
