import { language } from '../../kit/words/words.ts';
import { tell } from './words.ts';

const HOUR = 3_600_000;

/** A day as “today”, “12 Nov”, or with the year if it is another one. */
export function dayText(at: number, now: number = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(at)) / (24 * HOUR));
  if (days === 0) return tell('games.today');
  if (days === 1) return tell('games.yesterday');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return dateText(at, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) });
}

export function dateText(at: number, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language.value, style).format(at);
}

/** A span as “3 h” or “30 min”. */
export function spanText(milliseconds: number): string {
  const isHours = milliseconds >= HOUR;
  const [unit, size] = isHours ? (['hour', HOUR] as const) : (['minute', HOUR / 60] as const);
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.round(milliseconds / size),
  );
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
