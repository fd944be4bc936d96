import { at, type PoliticianId, type RegionId } from '@macher/engine';
import type { Term, TermName } from './terms.ts';

/** What players call the parts of a margin. */
export const CAUSES = [
  'seats',
  'win',
  'media',
  'platform',
  'trend',
  'members',
  'money',
  'donations',
  'politicians',
  'markers',
  'national',
  'bonus',
] as const;
export type CauseName = (typeof CAUSES)[number];

/** A reason why one decision is better than another, in points; below 0 it speaks against it. */
export interface Cause {
  readonly what: CauseName;
  readonly region: RegionId | null;
  /** The politician that alone makes the difference; null: none does. */
  readonly politician: PoliticianId | null;
  readonly points: number;
}

/** All that two decisions differ in, largest first; they add up to the difference. */
export function causesOf(better: readonly Term[], worse: readonly Term[]): Cause[] {
  const groups = Map.groupBy(
    differences(better, worse),
    term => `${CAUSE_OF[term.what]} ${term.region ?? ''}`,
  );
  return [...groups.values()]
    .map(causeOf)
    .filter(({ points }) => Math.abs(points) > SLIGHTEST)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
}

/** SLIGHTEST: what rounding leaves isn't told. */
const SLIGHTEST = 1e-9;

/** Differences of terms. Both lists have the same in the same order: they come from the same worlds. */
function differences(better: readonly Term[], worse: readonly Term[]): Term[] {
  return better.map((term, index) => ({ ...term, points: term.points - at(worse, index).points }));
}

function causeOf(terms: readonly Term[]): Cause {
  const { what, region } = at(terms, 0);
  const politicians = terms.flatMap(({ politician, points }) =>
    politician !== null && Math.abs(points) > SLIGHTEST ? [politician] : [],
  );
  return {
    what: CAUSE_OF[what],
    region,
    politician: politicians.length === 1 ? at(politicians, 0) : null,
    points: terms.reduce((total, { points }) => total + points, 0),
  };
}

const CAUSE_OF: Readonly<Record<TermName, CauseName>> = {
  mandates: 'seats',
  'mandates by votes': 'seats',
  'mandates with meetings': 'seats',
  'mandates with more': 'seats',
  wins: 'win',
  'lead by votes': 'win',
  'lead with more': 'win',
  media: 'media',
  control: 'media',
  markers: 'media',
  'marker and lead': 'media',
  agreement: 'platform',
  hand: 'platform',
  trend: 'trend',
  base: 'members',
  money: 'money',
  'root of money': 'money',
  donations: 'donations',
  politicians: 'politicians',
  politician: 'politicians',
  'markers left': 'markers',
  'national board': 'national',
  national: 'national',
  bonus: 'bonus',
};
