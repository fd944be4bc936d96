import type { Seat } from '@macher/engine';
import { comingVotes, type Forecast, worthOfChange } from './forecast.ts';
import type { Mind } from './mind.ts';

/** What it is worth to move a party's trend by so many spaces, up or down, to the end of the scale. */
export function worthOfTrend(mind: Mind, cast: Forecast, seat: Seat, spaces: number): number {
  const votes = votesByTrend(mind, cast, seat, spaces);
  if (seat === mind.seat) return worthOfChange(mind, cast, votes, 0);
  const isRival = seat === cast.rival;
  return (
    (isRival ? worthOfChange(mind, cast, 0, votes) : 0) -
    worthOfChange(mind, cast, votes, 0) * mind.weights.spite
  );
}

function votesByTrend(mind: Mind, cast: Forecast, seat: Seat, spaces: number): number {
  const { trend } = mind.sight.rules;
  const before = cast.trend[seat] as number;
  const space = Math.max(0, Math.min(trend.length - 1, (cast.region.trend[seat] as number) + spaces));
  const meetings = Math.max(1, cast.meetings[seat] as number);
  const agreed = cast.agreement[seat] as number;
  return (
    comingVotes(mind, cast.wait, meetings, trend[space] as number, agreed) -
    comingVotes(mind, cast.wait, meetings, before, agreed)
  );
}
