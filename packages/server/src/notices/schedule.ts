import type { ChannelKind } from '@macher/protocol';
import type { Channel, Outcome } from '../store/outbox.ts';
import type { Arrival } from './arrival.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * GRACE is how long nobody is told: who is only just loading the page comes to look, and what belongs together comes
 * together.
 */
export const GRACE = MINUTE / 2;

/** GAPS between messages: no two come in less than this. What happens meanwhile is in the next one. */
const GAPS: Readonly<Record<ChannelKind, number>> = {
  push: 2 * MINUTE,
  webhook: 5 * MINUTE,
  mail: 30 * MINUTE,
};

/** PAUSES after each failure in a row; after the last one it is given up. */
const PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];

/** MOST_REFUSALS: what is refused again and again isn't wanted. */
const MOST_REFUSALS = 3;

/** The outcome: how a channel stands after a message. */
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

/** The outcome of a message that is put off: nothing is sent before then, and nothing else changes. */
export function putOff({ isOn, tries, sentAt, trouble }: Channel, dueAt: number): Outcome {
  return { isOn, tries, dueAt, sentAt, trouble };
}
