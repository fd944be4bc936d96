import { electionPoints, mediaControl, type Seat } from '@macher/engine';
import { forecast } from '../level2/forecast.ts';
import { type Mind, mindOf } from '../level2/mind.ts';
import type { Weights } from '../level2/weights.ts';
import { at, type Sight } from '../sight.ts';

/** What the evaluation looks at in a position between two rounds, for one seat. */
export const FEATURES = [
  'points',
  'base',
  'money',
  'region1',
  'region2',
  'region3',
  'region4',
  'lead',
  'agreement',
  'trend',
  'meetings',
  'markers',
  'control',
  'politicians',
  'donations',
  'national',
] as const;

/** The features of a seat, in the order of the list. */
export function featuresOf(sight: Sight, seat: Seat, weights: Weights): number[] {
  const mind = mindOf(sight, seat, weights, []);
  const { rules, elections, regions } = sight;
  const { seats, wins, media } = electionPoints(rules, elections, seat);
  const casts = regions.map((_, index) => forecast(mind, index));
  const sum = (figure: (index: number) => number): number =>
    regions.reduce((total, _, i) => total + figure(i), 0);
  return [
    seats + wins + media,
    mind.own.base,
    (mind.own.money ?? 0) / 1000,
    casts[0]?.now ?? 0,
    casts[1]?.now ?? 0,
    casts[2]?.now ?? 0,
    casts[3]?.now ?? 0,
    sum(i => Math.min(20, at(at(casts, i).expected, seat) - at(at(casts, i).expected, at(casts, i).rival))),
    sum(i => at(at(casts, i).agreement, seat)),
    sum(i => at(at(casts, i).trend, seat)),
    sum(i => at(at(regions, i).meetings, seat)),
    sum(i => (at(at(regions, i).media, seat) > 0 ? (rules.mediaBoard[at(casts, i).election] ?? 0) : 0)),
    sum(i => (mediaControl(at(regions, i)) === seat ? (rules.mediaBoard[at(casts, i).election] ?? 0) : 0)),
    politiciansLeft(mind),
    mind.own.donations.reduce((total, amount) => total + amount, 0) / 1000,
    nationalMatches(mind),
  ];
}

/** Thousands of cost still to be sent. Of others only their number is known: the average counts. */
function politiciansLeft({ own, known }: Mind): number {
  const all = [...known.politicians.values()];
  const average = all.reduce((total, { cost }) => total + cost, 0) / all.length / 1000;
  const count = 'hidden' in own.politicians ? own.politicians.hidden : own.politicians.length;
  return count * average;
}

function nationalMatches({ sight, own }: Mind): number {
  const board = sight.rules.national;
  if (board === null) return 0;
  let total = 0;
  for (const [space, { card, secured }] of sight.national.entries()) {
    if (own.platform.includes(card)) total += at(board.points, space) + (secured ? board.securedPoints : 0);
  }
  return total;
}
