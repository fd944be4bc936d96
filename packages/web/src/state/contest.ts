import { closingOf } from '@macher/protocol';
import type { TableStore } from './table.ts';

/**
 * Until when others may still play the same deal; null: nobody does. Meanwhile its table is for its player alone, and
 * gives nobody its record, its questions or the same cards again.
 */
export function sealedUntil({ sheet, now }: TableStore): number | null {
  const contest = sheet.value?.contest ?? null;
  if (contest?.kind !== 'day') return null;
  const closes = closingOf(contest.day);
  return now < closes ? closes : null;
}
