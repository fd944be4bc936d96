import type { Seat } from '@macher/engine';
import type { Person, Place } from '@macher/protocol';
import type { Table } from '../table.ts';

export function changePlace(table: Table, seat: Seat, change: Partial<Place>): void {
  table.places[seat] = { ...(table.places[seat] as Place), ...change };
  if (change.isReady !== undefined) table.contributions = table.contributions.with(seat, null);
}

/** Releases the seats that are kept for a person: who sits down somewhere needs no other. */
export function release(table: Table, { id }: Person): void {
  for (const [seat, { keptFor }] of table.places.entries())
    if (keptFor?.id === id) changePlace(table, seat, { keptFor: null });
}
