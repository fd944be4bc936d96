import type { Seat, View } from '@macher/engine';

/** Points that lie open already: mandates and wins of elections held, and media. At the end: all there are. */
export function pointsSoFar(view: Pick<View, 'result' | 'elections' | 'rules'>, seat: Seat): number {
  const last = view.result?.find(score => score.seat === seat);
  if (last !== undefined) return last.total;
  return view.elections.reduce(
    (sum, election, index) =>
      sum +
      (election.mandates[seat] ?? 0) +
      (election.win[seat] ?? 0) +
      (election.presence.includes(seat) ? (view.rules.mediaBoard[index] ?? 0) : 0),
    0,
  );
}
