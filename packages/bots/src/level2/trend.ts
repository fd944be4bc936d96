import type { Seat } from '@macher/engine';
import { comingVotes, type Forecast, worthOfChange } from './forecast.ts';
import type { Outlook } from './outlook.ts';

/** The worth of moving a party's trend up or down by some spaces, at most to the end of the scale. */
export function worthOfTrend(outlook: Outlook, cast: Forecast, seat: Seat, spaces: number): number {
  const votes = votesByTrend(outlook, cast, seat, spaces);
  if (seat === outlook.seat) return worthOfChange(outlook, cast, votes, 0);
  const isRival = seat === cast.rival;
  return (
    (isRival ? worthOfChange(outlook, cast, 0, votes) : 0) -
    worthOfChange(outlook, cast, votes, 0) * outlook.weights.spite
  );
}

function votesByTrend(outlook: Outlook, cast: Forecast, seat: Seat, spaces: number): number {
  const { trend } = outlook.sight.rules;
  const before = cast.trend[seat] as number;
  const space = Math.max(0, Math.min(trend.length - 1, (cast.region.trend[seat] as number) + spaces));
  const meetings = Math.max(1, cast.meetings[seat] as number);
  const agreed = cast.agreement[seat] as number;
  return (
    comingVotes(outlook, cast.wait, meetings, trend[space] as number, agreed) -
    comingVotes(outlook, cast.wait, meetings, before, agreed)
  );
}
