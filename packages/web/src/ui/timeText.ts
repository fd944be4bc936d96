import { language } from '../state/settings.ts';

/** A day and a time of day, as short as it is clear. */
export function timeText(at: number): string {
  const style = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(language.value, style).format(at);
}
