import type { Sender } from '@macher/protocol';
import type { Table } from './table.ts';

/** Requests are sent again within minutes, if at all: older ones are stale in any case. */
const MOST_OF_ONE = 64;

/** People of whom requests are known; those at the table are never among the ones who are forgotten. */
const MOST_PEOPLE = 64;

/** The entry that came of it; null: it was not sent before. */
export function knownAs({ known }: Table, { person, id }: Sender): number | null {
  return known.get(person)?.get(id) ?? null;
}

export function remember(table: Table, { person, id }: Sender, number: number): void {
  const { known } = table;
  const own = new Map(known.get(person)).set(id, number);
  const [oldest] = own.keys();
  if (own.size > MOST_OF_ONE && oldest !== undefined) own.delete(oldest);
  known.delete(person);
  known.set(person, own);
  if (known.size > MOST_PEOPLE) forgetOne(table);
}

/** The one who has been silent longest, of those who only watch. */
function forgetOne({ known, places }: Table): void {
  const seated = new Set(places.map(({ person }) => person?.id));
  const silent = [...known.keys()].find(person => !seated.has(person));
  if (silent !== undefined) known.delete(silent);
}
