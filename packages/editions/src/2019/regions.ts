// docs/rules/components.md, "Regions"
import { MANDATES, mandatesFrom } from '../mandates.ts';
import { type Marked, ours, oursOf, print } from '../provenance.ts';

export const MANDATE_STEPS = [
  print(5),
  ...[10, 15, 20, 25, 30, 35, 40, 45, 50].map(votes => ours(votes, 6, 99)),
];

const SIZES = ['large', 'small'] as const;
type Size = (typeof SIZES)[number];

export interface RegionComponents {
  readonly maximum: Marked<number>;
  readonly size: Marked<Size>;
  readonly mandates: readonly Marked<number>[];
}

/** MAXIMA and sizes; all reconstructed but Brandenburg's maximum. */
const MAXIMA: Readonly<Record<string, readonly [number, Size]>> = {
  NRW: [38, 'large'],
  BY: [34, 'large'],
  BW: [32, 'large'],
  NDS: [30, 'large'],
  HE: [28, 'large'],
  SN: [27, 'large'],
  RP: [26, 'large'],
  BE: [25, 'large'],
  ST: [23, 'small'],
  SH: [22, 'small'],
  BB: [21, 'small'],
  TH: [20, 'small'],
  MV: [19, 'small'],
  HH: [18, 'small'],
  SL: [17, 'small'],
  HB: [16, 'small'],
};

/** Mandates at each step, in hundredths of the maximum. */
export const HUNDREDTHS = [29, 40, 52, 62, 69, 76, 83, 88, 95, 100];

/**
 * BRANDENBURG_PRINTED: what print states of it, by votes. In which column that is depends on the bounds, which are
 * ours.
 */
export const BRANDENBURG_PRINTED = [
  { votes: 23, mandates: 13 },
  { votes: 34, mandates: 16 },
  { votes: 52, mandates: 21 },
] as const;

export const REGIONS: Readonly<Record<string, RegionComponents>> = Object.fromEntries(
  Object.entries(MAXIMA).map(([id, [maximum, size]]) => [
    id,
    {
      maximum: id === 'BB' ? print(maximum) : ours(maximum, 1, 99),
      size: oursOf(size, SIZES),
      mandates: mandatesFrom(HUNDREDTHS, maximum).map(mandates => ours(mandates, ...MANDATES)),
    },
  ]),
);
