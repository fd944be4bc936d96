import type { Seat } from '@macher/engine';
import { at } from '../sight.ts';
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
  const before = at(cast.trend, seat);
  const space = Math.max(0, Math.min(trend.length - 1, at(cast.region.trend, seat) + spaces));
  const meetings = Math.max(1, at(cast.meetings, seat));
  const agreed = at(cast.agreement, seat);
  return (
    comingVotes(mind, cast.wait, meetings, at(trend, space), agreed) -
    comingVotes(mind, cast.wait, meetings, before, agreed)
  );
}
