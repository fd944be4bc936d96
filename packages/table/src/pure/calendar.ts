const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Who has begun on the day may still end on the next morning. */
const GRACE = 12 * HOUR;

/** The day of a moment. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The day so many days later. */
export function dayAfter(day: string, days = 1): string {
  return dayOf(beginOf(day) + days * DAY);
}

/** Games of that day count if they end before, and are for their players alone until then. */
export function closingOf(day: string): number {
  return beginOf(day) + DAY + GRACE;
}

/** Whether the calendar has it. */
export function isDay(day: string): boolean {
  const begin = beginOf(day);
  return !Number.isNaN(begin) && dayOf(begin) === day;
}

/** When it begins, by UTC; not a number if there is no such day. */
export function beginOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
