import type { Clock } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { language } from '../../kit/words/words.ts';
import { say } from './words.ts';
import './ClockFace.css';

/** Your own clock; while you only watch, that of the player who has to decide. */
export function ClockFace({ store }: { readonly store: TableStore }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  const sheet = store.sheet.value;
  if (sheet === null || sheet.clock.pace.kind === 'none') return null;
  const running = sheet.clock.since.findIndex(since => since !== null);
  const seat = sheet.seat ?? (running < 0 ? 0 : running);
  const left = leftOf(sheet.clock, seat, now.value + store.source.link.ahead.value);
  return (
    <p class="ribbon-clock" {...what('clock')}>
      <span class="label">{say(sheet.clock.isPaused ? 'clock.paused' : 'clock.yours')}</span>
      <b class={left < 60_000 ? 'short' : ''}>{timeText(left)}</b>
    </p>
  );
}

function leftOf({ left, since }: Clock, seat: number, now: number): number {
  const began = since[seat] ?? null;
  return Math.max(0, (left[seat] ?? 0) - (began === null ? 0 : Math.max(0, now - began)));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in days for slow games, in minutes and seconds for live ones. */
function timeText(milliseconds: number): string {
  if (milliseconds >= DAY) return unit(Math.floor(milliseconds / DAY), 'day');
  if (milliseconds >= HOUR) return unit(Math.floor(milliseconds / HOUR), 'hour');
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function unit(value: number, name: 'day' | 'hour'): string {
  return new Intl.NumberFormat(language.value, { style: 'unit', unit: name, unitDisplay: 'long' }).format(
    value,
  );
}
