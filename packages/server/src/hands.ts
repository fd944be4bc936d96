import type { Person, PersonId, TableCode } from '@macher/protocol';
import type { Table } from '@macher/table';
import type { Store } from './store/store.ts';

/**
 * Why a person can't have this hand; null: nothing is against it. Two hands that one person knows spoil a game for the
 * others: a person doesn't sit where a program of theirs does, nor do two programs of one person. Among themselves,
 * with bots alone, they may.
 */
export async function refusalOfHands(
  store: Pick<Store, 'person'>,
  table: Table,
  person: Person,
): Promise<TableCode | null> {
  const there = handsAt(table).filter(id => id !== person.id);
  const own = await ownerOf(store, person.id);
  const owners = await Promise.all(there.map(id => ownerOf(store, id)));
  const isAlone = owners.every(owner => owner === own);
  if (isAlone) return null;
  if (owners.includes(own)) return 'seen-another';
  return new Set(owners).size < owners.length ? 'not-admitted' : null;
}

/** The people who have a hand there: they sit there, have a seat kept, or have seen one. */
function handsAt({ places, seen }: Table): PersonId[] {
  const seated = places.flatMap(({ person, keptFor }) => [person?.id ?? [], keptFor?.id ?? []].flat());
  return [...new Set([...seated, ...seen.keys()])];
}

/** The owner of a program; a person is their own. */
async function ownerOf(store: Pick<Store, 'person'>, id: PersonId): Promise<PersonId> {
  return (await store.person(id))?.program?.owner ?? id;
}
