import { type Marked, ours } from './provenance.ts';

interface Region {
  readonly maximum: Marked<number>;
  readonly mandates: readonly Marked<number>[];
}

/** A mandate table by our formula, of hundredths of the maximum. Halves round up; in integers. */
export function mandatesFrom(hundredths: readonly number[], maximum: number): number[] {
  return hundredths.map(part => Math.floor((2 * maximum * part + 100) / 200));
}

/** What may stand in a mandate table. */
export const MANDATES = [0, 99] as const;

/** A new maximum without a mandate table of its own gets the table by our formula. */
export function withNewTables<R extends Region>(
  regions: Readonly<Record<string, R>>,
  inTheBox: Readonly<Record<string, R>>,
  hundredths: readonly number[],
): Readonly<Record<string, R>> {
  const entries = Object.entries(regions).map(([id, region]): [string, R] => {
    if (region.maximum.value === inTheBox[id]?.maximum.value) return [id, region];
    const formula = mandatesFrom(hundredths, region.maximum.value);
    const mandates = region.mandates.map((mark, step) =>
      mark.origin === 'pack' ? mark : ours(formula[step] as number, ...MANDATES),
    );
    return [id, { ...region, mandates }];
  });
  return Object.fromEntries(entries);
}
