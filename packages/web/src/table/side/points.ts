import { electionPoints, type Seat, type View } from '@macher/engine';

/** Points that lie open already: mandates and wins of elections held, and media. At the end: all there are. */
export function pointsSoFar(
  { result, rules, elections }: Pick<View, 'result' | 'rules' | 'elections'>,
  seat: Seat,
): number {
  const last = result?.find(score => score.seat === seat);
  if (last !== undefined) return last.total;
  const { mandates, wins, media } = electionPoints(rules, elections, seat);
  return mandates + wins + media;
}
