import type { Contest } from '@macher/protocol';
import { closingOf } from '@macher/table/pure';
import { isSealed } from '../../kit/state/contest.ts';
import type { TableStore } from '../../kit/state/table.ts';
import type { IconName } from '../../kit/ui/signs/icons.ts';
import { calendarText } from '../../kit/ui/text/calendarText.ts';
import { timeText } from '../../kit/ui/text/timeText.ts';
import { say } from '../words.ts';

export const CONTEST_ICONS: Readonly<Record<Contest['kind'], IconName>> = { day: 'calendar', club: 'base' };

/** What is special at a table of a contest. */
export function contestText(store: TableStore, contest: Contest): string {
  const isOpen = isSealed(store);
  switch (contest.kind) {
    case 'day':
      return isOpen
        ? say('contest.day-open', { closes: timeText(closingOf(contest.day)) })
        : say('contest.day-closed', { day: calendarText(contest.day) });
    case 'club':
      return say(isOpen ? 'contest.duplicate-open' : 'contest.club-text');
  }
}

/** The text at the end: what can be seen by whom, and from when. */
export function endText(store: TableStore, contest: Contest): string {
  if (!isSealed(store)) return contestText(store, contest);
  switch (contest.kind) {
    case 'day':
      return say('contest.day-sealed', { closes: timeText(closingOf(contest.day)) });
    case 'club':
      return say('contest.duplicate-sealed');
  }
}
