import type { NoticeSettings } from '@macher/protocol';

const MINUTE = 60_000;
const DAY = 1440;

/** The time when the person wants to hear of something again; null: now. */
export function quietUntil({ quiet, timeZone }: NoticeSettings, now: number): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const minutes = minutesAt(timeZone, now);
  const isQuiet =
    quiet.from < quiet.to
      ? minutes >= quiet.from && minutes < quiet.to
      : minutes >= quiet.from || minutes < quiet.to;
  if (!isQuiet) return null;
  const left = (quiet.to - minutes + DAY) % DAY;
  return Math.floor(now / MINUTE) * MINUTE + left * MINUTE;
}

/** Minutes after midnight, where the person is. */
function minutesAt(timeZone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const number = (type: string): number => Number(parts.find(part => part.type === type)?.value ?? 0);
  return number('hour') * 60 + number('minute');
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
