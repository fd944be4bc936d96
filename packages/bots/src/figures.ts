import { sum } from '@macher/engine';

export function mean(figures: readonly number[]): number {
  return sum(figures) / figures.length;
}
