import type { Marks } from './marks.ts';

/** Where places stand on the slider, in per cent of its width. */
export interface Scale {
  /** How many places there are, with those that are still to come. */
  readonly total: number;
  readonly later: readonly { readonly round: number; readonly from: number; readonly to: number }[];
  at(place: number): number;
}

/** GUESS is how many moments a round has, before one has been played. */
const GUESS = 60;

/** The scale of a line: rounds to come are as long as those before them. */
export function scaleOf({ count, rounds }: Marks, allRounds: number): Scale {
  const played = rounds.filter(({ round }) => round > 0);
  const whole = played.slice(0, -1);
  const usual =
    whole.length === 0 ? GUESS : whole.reduce((sum, { from, to }) => sum + to - from, 0) / whole.length;
  const present = played.at(-1);
  const missing = Math.max(allRounds - played.length, 0);
  const isOver = missing === 0;
  const rest = present === undefined || isOver ? 0 : Math.max(0, usual - (present.to - present.from));
  const begin = count + rest;
  const total = begin + missing * usual;
  const at = (place: number): number => (100 * place) / Math.max(1, total - 1);
  const later = Array.from({ length: missing }, (_, index) => ({
    round: played.length + index + 1,
    from: begin + index * usual,
    to: begin + (index + 1) * usual,
  }));
  return { total, later, at };
}

/** The rows of flags: those that would stand on each other go a row down. */
export function rowsOf(percents: readonly number[], room: number): number[] {
  const ends: number[] = [];
  return percents.map(percent => {
    const free = ends.findIndex(end => end <= percent);
    const row = free < 0 ? ends.length : free;
    ends[row] = percent + room;
    return row;
  });
}

/** A curve of steps as lines, one for each stretch on which the value stays the same. */
export function stepsOf(
  values: readonly number[],
  x: (place: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, place) => {
      if (place === 0) return `M${x(0).toFixed(2)} ${y(value).toFixed(1)}`;
      const isLast = place === values.length - 1;
      if (value === values[place - 1]) return isLast ? `H${x(place).toFixed(2)}` : '';
      return `H${x(place).toFixed(2)}V${y(value).toFixed(1)}`;
    })
    .join('');
}
