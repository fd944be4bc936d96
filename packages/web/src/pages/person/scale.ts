import type { ProfileLadder } from '@macher/protocol';

/** MIDDLE is where everybody stands of whom nothing is known. */
export const MIDDLE = 1500;

const STEP = 100;
const USUAL = { from: 1250, to: 1950 } as const;
const MOST_LABELS = 8;

/** Strengths from left to right. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly labels: readonly number[];
}

/** The scale is as wide as what it has to show. */
export function scaleOf(ladders: readonly Pick<ProfileLadder, 'rating'>[]): Scale {
  const ends = ladders.flatMap(({ rating }) =>
    rating === null ? [] : [rating.points - rating.range, rating.points + rating.range],
  );
  const from = Math.min(USUAL.from, ...ends.map(end => Math.floor(end / STEP) * STEP));
  const to = Math.max(USUAL.to, ...ends.map(end => Math.ceil(end / STEP) * STEP));
  const step = Math.ceil((to - from) / STEP / MOST_LABELS) * STEP;
  const first = MIDDLE - Math.floor((MIDDLE - from - 1) / step) * step;
  const labels: number[] = [];
  for (let label = first; label < to; label += step) labels.push(label);
  return { from, to, labels };
}

/** A place in per cent from the left. */
export function placeOn({ from, to }: Scale, points: number): number {
  return ((points - from) / (to - from)) * 100;
}
