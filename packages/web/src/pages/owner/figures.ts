import { language } from '../../kit/words/words.ts';

export function percentText(share: number): string {
  return new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

export function megabytesText(bytes: number): string {
  return unitText(bytes / 1e6, 'megabyte', 0);
}

export function millisecondsText(time: number): string {
  return unitText(time, 'millisecond', time < 10 ? 1 : 0);
}

export function secondsText(time: number): string {
  return unitText(time, 'second', time < 10 ? 1 : 0);
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A duration in the largest unit that fits. */
export function durationText(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['minute', 60];
  return unitText(Math.floor(seconds / length), unit, 0, 'long');
}

export function momentText(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

function unitText(
  value: number,
  unit: string,
  maximumFractionDigits: number,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  return new Intl.NumberFormat(language.value, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits,
  }).format(value);
}
