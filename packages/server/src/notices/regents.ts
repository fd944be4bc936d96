import type { HappeningOf, NewNotice, TableId } from '@macher/protocol';
import type { Made, Table } from '@macher/table';
import { addressed } from './causes.ts';

/**
 * Notices to those who have been named to play for somebody, and were not before. Anyone may be a guest of that name:
 * only who keeps exactly this name with a password is told, and only if they could play there.
 */
export function noticesToRegents(id: TableId, table: Table, { fresh, before }: Made): NewNotice[] {
  return fresh.flatMap(({ entry }) => {
    const { what } = entry;
    if (what.kind !== 'regent-named' || !isNews(before, what)) return [];
    const person = regentOf(table, what);
    const who = table.places[what.seat]?.person?.name ?? '';
    return person === null
      ? []
      : addressed(id, table, entry, [{ person, facts: { what: 'regent-named', who } }]);
  });
}

/** Whether a regency is news: a longer time for the same person is none. */
function isNews({ regencies }: Table, { seat, name }: HappeningOf<'regent-named'>): boolean {
  return name !== null && regencies[seat]?.name !== name;
}

/**
 * The id of a regent; null: nobody who could play. While the same deal is played elsewhere nobody comes in who doesn't
 * sit there.
 */
function regentOf({ opening, places }: Table, { keeper }: HappeningOf<'regent-named'>): string | null {
  if (keeper === undefined || opening.origin === 'shared') return null;
  const isHere = places.some(({ person, keptFor }) => [person?.id, keptFor?.id].includes(keeper));
  return isHere ? null : keeper;
}
