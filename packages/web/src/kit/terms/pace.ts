import type { Pace } from '@macher/protocol';
import { say } from '../words/words.ts';

export const PACE_KINDS = ['none', 'live', 'slow'] as const satisfies readonly Pace['kind'][];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;

/** FIRST_PACE is what the page proposes when you choose a kind. */
export const FIRST_PACE: { readonly [K in Pace['kind']]: Extract<Pace, { kind: K }> } = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 30 * MINUTE, increment: 20 * SECOND },
  slow: { kind: 'slow', perDecision: 2 * DAY },
};

export const BANKS = [10, 20, 30, 45, 60, 90, 120].map(minutes => minutes * MINUTE);
export const INCREMENTS = [0, 10, 20, 30, 60, 120].map(seconds => seconds * SECOND);
export const PER_DECISION = [1, 2, 3, 5, 7, 14].map(days => days * DAY);
export const DAYS_OFF = [0, 3, 7, 14, 21, 30, 60];

export function daysText(count: number): string {
  return count === 0 ? say('new.no-days-off') : say('pace.days', { count });
}

/** A span of time in whole days, minutes or seconds. */
export function spanText(milliseconds: number): string {
  if (milliseconds >= DAY && milliseconds % DAY === 0) return say('pace.days', { count: milliseconds / DAY });
  return milliseconds >= MINUTE && milliseconds % MINUTE === 0
    ? say('pace.minutes', { count: milliseconds / MINUTE })
    : say('pace.seconds', { count: Math.round(milliseconds / SECOND) });
}

export function paceText(pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return say('pace.about-none');
    case 'live':
      return say('pace.about-live', { bank: spanText(pace.bank), increment: spanText(pace.increment) });
    case 'slow':
      return say('pace.about-slow', { time: spanText(pace.perDecision) });
  }
}
