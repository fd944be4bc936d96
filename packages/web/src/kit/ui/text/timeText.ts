import { language } from '../../words/words.ts';

/** A day and a time of day, as short as it is clear. */
export function timeText(at: number): string {
  const { hour12 } = new Intl.DateTimeFormat(language.value, { hour: 'numeric' }).resolvedOptions();
  const style = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    // “9:05 AM”, but “09:05”
    hour: hour12 ? 'numeric' : '2-digit',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(language.value, style).format(at);
}
