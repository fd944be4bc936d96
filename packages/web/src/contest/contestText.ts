import { sealedUntil } from '../state/contest.ts';
import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { calendarText } from '../ui/calendarText.ts';
import { timeText } from '../ui/timeText.ts';

/** What is special at a table of a contest; null: it's played for itself. */
export function contestText(store: TableStore): string | null {
  const contest = store.sheet.value?.contest ?? null;
  if (contest?.kind !== 'day') return null;
  const closes = sealedUntil(store);
  return closes === null
    ? say('contest.day-closed', { day: calendarText(contest.day) })
    : say('contest.day-open', { closes: timeText(closes) });
}
