import type { Seat, View } from '@macher/engine';

/** Points that lie open already: seats and wins of elections held, and media. What only counts at the end is not in it. */
export function pointsSoFar(view: View, seat: Seat): number {
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
