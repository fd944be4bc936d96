import { deciders } from '@macher/engine';
import type { Place } from '@macher/protocol';
import { deadline, type Table } from '@macher/table';
import type { TableRow } from './store/store.ts';

/** What a table's row has from its beginning. */
export type RowBase = Pick<TableRow, 'id' | 'createdAt' | 'isPrivate' | 'invite'>;

/** What lists need to know of a table, from its present state. */
export function rowOf({ id, createdAt, isPrivate, invite }: RowBase, table: Table, now: number): TableRow {
  const { stage, places, opening, number, owner } = table;
  return {
    id,
    owner: owner.id,
    createdAt,
    isPrivate,
    invite,
    stage,
    ruleset: opening.rules.ruleset,
    players: places.length,
    speed: table.clock.pace.kind,
    openSeats: places.filter(({ person, bot }) => person === null && bot === null).length,
    names: places.flatMap(({ person }) => person?.name ?? []),
    people: places.flatMap(({ person }) => person?.id ?? []),
    awaited: awaitedPeople(table),
    dueAt: dueAt(table, now),
    number,
    updatedAt: now,
  };
}

function awaitedPeople(table: Table): string[] {
  return askedPlaces(table).flatMap(({ person, standIn }) => (standIn === null ? (person?.id ?? []) : []));
}

/** At once if a bot has to decide; else when the first clock runs out. */
function dueAt(table: Table, now: number): number | null {
  const isBotAsked = askedPlaces(table).some(({ person, standIn }) => person === null || standIn !== null);
  return isBotAsked ? now : deadline(table.clock);
}

function askedPlaces({ game, stage, places }: Table): Place[] {
  if (game === null || stage !== 'playing') return [];
  return deciders(game).map(seat => places[seat] as Place);
}
