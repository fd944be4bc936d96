/** Where a step and a value stand in a chart, in its own units. */
export interface ChartScale {
  readonly width: number;
  readonly height: number;
  readonly most: number;
  /** The least value: 0, or below it. */
  readonly least: number;
  x(step: number): number;
  y(value: number): number;
}

/** WIDE: the letters stay the same size on every screen. */
const WIDE = { width: 1200, height: 300 };
const NARROW = { width: 400, height: 300 };

export const MARGIN = { left: 60, bottom: 26, right: 90, top: 10 } as const;

export function scaleOf(values: readonly (readonly number[])[], isNarrow: boolean): ChartScale {
  const { width, height } = isNarrow ? NARROW : WIDE;
  const all = values.flat();
  const most = all.reduce((one, other) => Math.max(one, other), 1);
  const least = all.reduce((one, other) => Math.min(one, other), 0);
  const steps = Math.max(1, values.length - 1);
  const { left, right, top, bottom } = MARGIN;
  return {
    width,
    height,
    most,
    least,
    x: step => left + (step / steps) * (width - left - right),
    y: value => top + ((most - value) / (most - least)) * (height - top - bottom),
  };
}

export function curveOf(values: readonly (readonly number[])[], seat: number, { x, y }: ChartScale): string {
  return values
    .map((each, step) => `${step === 0 ? 'M' : 'L'}${x(step).toFixed(1)} ${y(each[seat] ?? 0).toFixed(1)}`)
    .join('');
}

/** The grid: three to five round numbers. */
export function gridOf({ most, least }: Pick<ChartScale, 'most' | 'least'>): number[] {
  const rough = (most - least) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(each => each * power).find(each => each >= rough) ?? rough;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}

export interface CurveEnd {
  readonly seat: number;
  readonly at: number;
}

const LINE = 22;

/** Ends of curves, spread: names of those that end together stand one below the other. */
export function spread(ends: readonly CurveEnd[]): readonly CurveEnd[] {
  const sorted = ends.toSorted((one, other) => one.at - other.at);
  let lowest = Number.NEGATIVE_INFINITY;
  return sorted.map(({ seat, at }) => {
    lowest = Math.max(at, lowest + LINE);
    return { seat, at: lowest };
  });
}
