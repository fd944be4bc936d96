// docs/rules/components.md, "Regions": the maxima and seat tables of 2006 and 1997
import { MANDATES, mandatesFrom } from '../mandates.ts';
import { type Marked, ours, reported } from '../provenance.ts';

export const MANDATE_STEPS = [
  ours(5, 1, 49),
  ...[10, 15, 20, 25, 30, 35, 40, 45, 50].map(votes => ours(votes, 6, 50)),
];

export interface RegionComponents {
  readonly maximum: Marked<number>;
  readonly mandates: readonly Marked<number>[];
}

const toldMaximum = (value: number) => reported(value, 1, 99);
const ourMaximum = (value: number) => ours(value, 1, 99);

const MAXIMA: Readonly<Record<string, Marked<number>>> = {
  NRW: toldMaximum(80),
  BY: toldMaximum(60),
  BW: ourMaximum(54),
  NDS: toldMaximum(50),
  HE: ourMaximum(48),
  SN: toldMaximum(46),
  RP: toldMaximum(42),
  BE: toldMaximum(40),
  ST: toldMaximum(36),
  SH: toldMaximum(32),
  BB: toldMaximum(28),
  TH: toldMaximum(26),
  MV: toldMaximum(24),
  HH: ourMaximum(22),
  SL: toldMaximum(20),
  HB: toldMaximum(15),
};

/** Mandates at each step, in hundredths of the maximum. */
export const HUNDREDTHS = [15, 21, 30, 40, 46, 55, 69, 76, 87, 100];

/** Tables that differ from the formula here and there, so that what players report is among them. */
const TABLES: Readonly<Record<string, readonly number[]>> = {
  BB: [5, 6, 9, 11, 13, 15, 19, 21, 24, 28],
  SN: [7, 10, 14, 18, 21, 26, 32, 35, 40, 46],
  RP: [6, 9, 12, 17, 19, 23, 29, 32, 37, 42],
  BY: [9, 13, 18, 24, 28, 33, 42, 46, 54, 60],
};

/** Seats that players report below the maximum, by region. For how many votes they got them, nobody says. */
const REPORTED: Readonly<Record<string, readonly number[]>> = {
  BB: [5, 9, 11, 13],
  SN: [7, 21, 26],
  RP: [6, 9, 12, 32],
  BY: [42, 54],
  SH: [5, 10, 22],
  HB: [6, 8],
  SL: [3, 4, 9, 17],
};

export const REGIONS: Readonly<Record<string, RegionComponents>> = Object.fromEntries(
  Object.entries(MAXIMA).map(([id, maximum]) => [id, { maximum, mandates: tableOf(id, maximum) }]),
);

/** The table of a region. It ends with the maximum, which is known as well, or as little, there as by itself. */
function tableOf(id: string, { value: maximum, origin }: Marked<number>): Marked<number>[] {
  const told = [...(REPORTED[id] ?? []), ...(origin === 'reported' ? [maximum] : [])];
  const table = TABLES[id] ?? mandatesFrom(HUNDREDTHS, maximum);
  return table.map(mandates => (told.includes(mandates) ? reported : ours)(mandates, ...MANDATES));
}
