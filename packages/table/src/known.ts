import type { Sender } from '@macher/protocol';
import type { Known, Table } from './table.ts';

/**
 * MOST_OF_ONE is how many requests are remembered of a person: they are sent again within minutes, if at all, and older
 * ones are stale in any case.
 */
const MOST_OF_ONE = 64;

/**
 * MOST_PEOPLE is of how many people requests are remembered; those at the table are never among the ones who are
 * forgotten.
 */
const MOST_PEOPLE = 64;

const NOTHING: Known = { ids: [], numbers: [] };

/** The entry that came of it; null: it was not sent before. */
export function knownAs({ known }: Table, { person, id }: Sender): number | null {
  const { ids, numbers } = known.get(person) ?? NOTHING;
  return numbers[ids.indexOf(id)] ?? null;
}

export function remember(table: Table, { person, id }: Sender, number: number): void {
  const { known } = table;
  const own = withRequest(known.get(person) ?? NOTHING, id, number);
  known.delete(person);
  known.set(person, own);
  if (known.size > MOST_PEOPLE) forgetOne(table);
}

/** The known requests with another entry: several can come of one request, then it's the last of them. */
function withRequest({ ids, numbers }: Known, id: string, number: number): Known {
  const place = ids.indexOf(id);
  if (place >= 0) return { ids, numbers: numbers.with(place, number) };
  return { ids: withLatest(ids, id), numbers: withLatest(numbers, number) };
}

/**
 * A list with one more at its end, made by `concat`, which leaves no room for more: every table has such lists for each
 * of its people.
 */
function withLatest<T>(all: readonly T[], latest: T): readonly T[] {
  return (all.length < MOST_OF_ONE ? all : all.slice(1)).concat([latest]);
}

/** Forgets the one who has been silent longest, of those who only watch. */
function forgetOne({ known, places }: Table): void {
  const seated = new Set(places.map(({ person }) => person?.id));
  const silent = [...known.keys()].find(person => !seated.has(person));
  if (silent !== undefined) known.delete(silent);
}
