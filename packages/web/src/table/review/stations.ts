import type { Dot } from '@macher/bots/analysis';
import { at, type PhaseName, phasesOf, type Rules, type Seat, type View } from '@macher/engine';
import type { Line } from '../../moments/line/line.ts';

/** Across is where on the chart a version lies, in per cent. */
export type Across = (version: number) => number;

/**
 * The places across a chart on which every phase is as wide as any other, however many decisions it has. `stations`:
 * where each begins, and the end.
 */
export function acrossOf(stations: readonly number[]): Across {
  const last = Math.max(1, stations.length - 1);
  return version => {
    const index = Math.max(
      0,
      stations.findLastIndex(station => station <= version),
    );
    const from = stations[index] ?? 0;
    const to = stations[index + 1] ?? from;
    const within = to === from ? 0 : (version - from) / (to - from);
    return (100 * Math.min(last, index + within)) / last;
  };
}

/** The versions at which phases begin, and the last one. */
export function stationsOf(line: Line): number[] {
  const stations: number[] = [];
  let phase = '';
  let version = 0;
  for (let place = 0; place < line.count; place += 1) {
    const { view } = line.at(place);
    version = view.version;
    const next = `${view.round} ${view.step}`;
    if (next !== phase && stations.at(-1) !== version) stations.push(version);
    phase = next;
  }
  return stations.at(-1) === version ? stations : [...stations, version];
}

/** The last dot at a version or before it, once it's there: `areAll` says whether more are to come. */
export function dotAt(dots: readonly Dot[], version: number, areAll: boolean): Dot | undefined {
  const last = dots.at(-1);
  if (!areAll && (last === undefined || last.version < version)) return undefined;
  return dots.findLast(dot => dot.version <= version);
}

/** The seats from the bottom up: your own first, so that it has a straight edge. */
export function stackOf(players: number, own: Seat): Seat[] {
  return [own, ...Array.from({ length: players }, (_, seat) => seat).filter(seat => seat !== own)];
}

/** A seat's share of the chart from one known dot to the next. */
export interface Band {
  readonly seat: Seat;
  readonly points: readonly { readonly version: number; readonly low: number; readonly high: number }[];
}

export function bandsOf(dots: readonly Dot[], stack: readonly Seat[]): Band[] {
  const known = dots.flatMap(({ version, chances }) => (chances === null ? [] : [{ version, chances }]));
  return stack.map((seat, place) => ({
    seat,
    points: known.map(({ version, chances }) => {
      const below = stack.slice(0, place).reduce((total, other) => total + at(chances, other), 0);
      return { version, low: below, high: below + at(chances, seat) };
    }),
  }));
}

/** The shape of a band, for a clip path. */
export function polygonOf({ points }: Band, across: Across): string {
  const upper = points.map(({ version, high }) => pointAt(across(version), high));
  const lower = points.toReversed().map(({ version, low }) => pointAt(across(version), low));
  return `polygon(${[...upper, ...lower].join(', ')})`;
}

function pointAt(x: number, share: number): string {
  return `${x.toFixed(2)}% ${(100 - 100 * share).toFixed(2)}%`;
}

/** Where a band is widest, for its sign; null: nowhere wide enough. */
export function widestIn({ points }: Band, least: number): { version: number; share: number } | null {
  const inner = points.slice(1, -1);
  const [first = null, ...others] = inner;
  let widest = first;
  for (const point of others)
    if (widest !== null && point.high - point.low > widest.high - widest.low) widest = point;
  if (widest === null || widest.high - widest.low < least) return null;
  return { version: widest.version, share: (widest.high + widest.low) / 2 };
}

/** The phase in which someone decides then: the one that was entered last. */
export function phaseAt(rules: Rules, { round, step }: Pick<View, 'round' | 'step'>): PhaseName {
  const phases = phasesOf(rules, round);
  return phases[Math.max(0, step - 1)] ?? 'draft';
}

/** A chance in whole per cents; never 0 or 100 before the end. */
export function percentOf(chance: number, isOver: boolean): number {
  return isOver ? Math.round(100 * chance) : Math.max(1, Math.min(99, Math.round(100 * chance)));
}
