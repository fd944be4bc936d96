import type { HappeningOf, NewNotice, TableId } from '@macher/protocol';
import type { Made, Table } from '@macher/table';
import type { Store } from '../store/store.ts';
import { addressed } from './causes.ts';

/**
 * Who has been named to play for somebody, and was not before. A regent is known by name alone, and anyone may be a guest
 * of that name: only who keeps exactly this name with a password is told, and only if they could play there.
 */
export async function noticesToRegents(
  id: TableId,
  table: Table,
  { fresh, before }: Made,
  store: Pick<Store, 'keeperOf'>,
): Promise<NewNotice[]> {
  const notices: NewNotice[] = [];
  for (const { entry } of fresh) {
    const { what } = entry;
    if (what.kind !== 'regent-named' || !isNews(before, what)) continue;
    const person = await regentOf(table, what.name, store);
    const who = table.places[what.seat]?.person?.name ?? '';
    if (person !== null)
      notices.push(...addressed(id, table, entry, [{ person, facts: { what: 'regent-named', who } }]));
  }
  return notices;
}

/** A longer time for the same person is none. */
function isNews({ regencies }: Table, { seat, name }: HappeningOf<'regent-named'>): boolean {
  return name !== null && regencies[seat]?.name !== name;
}

/** The id; null: nobody who could play. While the same deal is played elsewhere nobody comes in who doesn't sit there. */
async function regentOf(
  { opening, places }: Table,
  name: string | null,
  store: Pick<Store, 'keeperOf'>,
): Promise<string | null> {
  if (name === null || opening.origin === 'shared') return null;
  const keeper = await store.keeperOf(name);
  if (keeper === null || keeper.name !== name) return null;
  const isHere = places.some(({ person, keptFor }) => [person?.id, keptFor?.id].includes(keeper.id));
  return isHere ? null : keeper.id;
}
