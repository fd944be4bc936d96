import type { ChannelKind } from '@macher/protocol';
import type { Channel, Outcome } from '../store/outbox.ts';
import type { Arrival } from './arrival.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** For so long nobody is told: who is only just loading the page comes to look, and what belongs together comes together. */
export const GRACE = MINUTE / 2;

/** No two messages come in less than this. What happens meanwhile is in the next one. */
const GAPS: Readonly<Record<ChannelKind, number>> = {
  push: 2 * MINUTE,
  webhook: 5 * MINUTE,
  mail: 30 * MINUTE,
};

/** After each failure in a row; after the last one it is given up. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];

/** What is refused again and again isn't wanted. */
const MOST_REFUSALS = 3;

/** How a channel stands after a message. */
export function outcomeOf(channel: Channel, arrival: Arrival, now: number): Outcome {
  const { sentAt, target } = channel;
  if (arrival.is === 'arrived')
    return { isOn: true, tries: 0, dueAt: now + GAPS[target.kind], sentAt: now, trouble: null };
  const tries = channel.tries + 1;
  const most = arrival.is === 'refused' ? MOST_REFUSALS : PAUSES.length;
  const isOn = arrival.is !== 'gone' && tries <= most;
  const pause = Math.max(PAUSES[tries - 1] ?? 0, arrival.pause ?? 0);
  return { isOn, tries, dueAt: now + pause, sentAt, trouble: TROUBLES[arrival.is] };
}

const TROUBLES = { later: 'unreachable', refused: 'refused', gone: 'gone' } as const;

/** Nothing is sent before then, and nothing else changes. */
export function putOff({ isOn, tries, sentAt, trouble }: Channel, dueAt: number): Outcome {
  return { isOn, tries, dueAt, sentAt, trouble };
}
