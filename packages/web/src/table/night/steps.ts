import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Report } from './report.ts';

/** PARTS are what a night tells, in reading order. */
const PARTS = ['count', 'line', 'winner', 'points', 'media', 'national', 'members'] as const;
export type Part = (typeof PARTS)[number];

/** LENGTHS in milliseconds; the count takes that long for each party. */
const LENGTHS: Readonly<Record<Part, number>> = {
  count: 500,
  line: 400,
  winner: 900,
  points: 700,
  media: 600,
  national: 600,
  members: 400,
};

/** Steps one after the other: a party is counted, a part is told. */
export function stepsOf({ rows, national }: Report): Part[] {
  const own = PARTS.filter(part => national !== null || (part !== 'national' && part !== 'members'));
  return own.flatMap(part => (part === 'count' ? rows.map((): Part => 'count') : [part]));
}

export interface Telling {
  /** How many steps have been told, or are being told. */
  readonly told: ReadonlySignal<number>;
  isTold(part: Part): boolean;
  /** Hurries: finishes the part that is running; false: all was told. */
  hurry(): boolean;
  again(): void;
}

export function useTelling(steps: readonly Part[], isAllTold: boolean): Telling {
  const told = useSignal(isAllTold ? steps.length : 1);
  const { length } = steps;
  useEffect(() => {
    const running = steps[told.value - 1];
    if (running === undefined || told.value >= length) return;
    const timer = setTimeout(() => {
      told.value += 1;
    }, LENGTHS[running]);
    return () => clearTimeout(timer);
  }, [told.value, length]);
  return {
    told,
    isTold: part => told.value > steps.indexOf(part),
    hurry: () => {
      if (told.value >= length) return false;
      told.value = afterPart(steps, told.value);
      return true;
    },
    again: () => {
      told.value = 1;
    },
  };
}

/** The step after a part: the first of the part that comes next, told; or the end. */
export function afterPart(steps: readonly Part[], told: number): number {
  const running = steps[told - 1];
  const next = steps.findIndex((part, index) => index >= told && part !== running);
  return next < 0 ? steps.length : next + 1;
}
