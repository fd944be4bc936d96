import { beginOf } from '@macher/table/pure';
import { language } from '../../words/words.ts';

/** A day of the calendar, by UTC, as “Thursday 19 November”; in short “Thu 19 Nov”. */
export function calendarText(day: string, length: 'long' | 'short' = 'long'): string {
  const style = { weekday: length, day: 'numeric', month: length, timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language.value, style).format(beginOf(day));
}
