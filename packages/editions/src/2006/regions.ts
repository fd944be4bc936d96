// docs/rules/components.md, "Regions": the maxima and seat tables of 2006 and 1997
import { ours, print } from '../provenance.ts';

export const MANDATE_STEPS = [
  print(5),
  ...[10, 15, 20, 25, 30, 35, 40, 45, 50].map(votes => ours(votes, 6, 50)),
];

const MAXIMA: Readonly<Record<string, number>> = {
  NRW: 80,
  BY: 60,
  BW: 54,
  NDS: 50,
  HE: 48,
  SN: 46,
  RP: 42,
  BE: 40,
  ST: 36,
  SH: 32,
  BB: 28,
  TH: 26,
  MV: 24,
  HH: 22,
  SL: 20,
  HB: 15,
};

/** Seats at each step, in hundredths of the maximum. */
const HUNDREDTHS = [15, 21, 30, 40, 46, 55, 69, 76, 87, 100];

/** Tables reported by players of the printed game. */
const PRINTED: Readonly<Record<string, readonly number[]>> = {
  BB: [5, 6, 9, 11, 13, 15, 19, 21, 24, 28],
  SN: [7, 10, 14, 18, 21, 26, 32, 35, 40, 46],
  RP: [6, 9, 12, 17, 19, 23, 29, 32, 37, 42],
  BY: [9, 13, 18, 24, 28, 33, 42, 46, 54, 60],
};

/** Halves round up; in integers. */
function mandatesFromMaximum(maximum: number): number[] {
  return HUNDREDTHS.map(part => Math.floor((2 * maximum * part + 100) / 200));
}

export const REGIONS = Object.fromEntries(
  Object.entries(MAXIMA).map(([id, maximum]) => [
    id,
    {
      maximum: print(maximum),
      mandates:
        PRINTED[id]?.map(print) ?? mandatesFromMaximum(maximum).map(mandates => ours(mandates, 0, 99)),
    },
  ]),
);
