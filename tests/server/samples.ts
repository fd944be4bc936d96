import type { Entry } from '@macher/protocol';
import type { TableRow } from '@macher/server';

/** A row that means nothing. */
export function rowOf(id: string, change: Partial<TableRow> = {}): TableRow {
  return {
    id,
    owner: 'owner',
    createdAt: 10,
    isPrivate: false,
    invite: 'hashed',
    stage: 'gathering',
    ruleset: '2019-4',
    players: 4,
    speed: 'none',
    openSeats: 4,
    takeOver: 'consent',
    isRated: false,
    startsAt: null,
    contest: null,
    origin: 'fresh',
    names: [],
    admitsPrograms: false,
    isForFriends: false,
    limits: null,
    programs: [],
    people: [],
    awaited: [],
    dueAt: null,
    plannedAt: null,
    number: 1,
    updatedAt: 10,
    ...change,
  };
}

export function entry(number: number, text = 'text'): Entry {
  return {
    number,
    at: 1_700_000_000_000 + number,
    // Every other entry comes from a person's request: the store keeps whose, and its id.
    by: number % 2 === 0 ? null : { person: 'anna', id: `request ${number}` },
    what: { kind: 'said', room: 'players', person: { id: 'anna', name: 'Anna' }, text },
  };
}
