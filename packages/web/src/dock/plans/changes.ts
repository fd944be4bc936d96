import type { RegionView, Rules, Seat } from '@macher/engine';

/** One region as it would look afterwards; what lies at the end of a scale stays there. */
export function withMeetings(region: RegionView, seat: Seat, count: number): RegionView {
  return { ...region, meetings: changed(region.meetings, seat, before => before + count) };
}

/** Counts spaces, not the numbers on them. */
export function withTrend(rules: Rules, region: RegionView, seat: Seat, spaces: number): RegionView {
  const before = region.trend[seat] ?? 0;
  const space = Math.min(rules.trend.length - 1, Math.max(0, before + spaces));
  return space === before ? region : { ...region, trend: changed(region.trend, seat, () => space) };
}

/** Whoever gains votes comes to lie on top. [R29] */
export function withVotes(rules: Rules, region: RegionView, seat: Seat, votes: number): RegionView {
  const before = region.votes[seat] ?? 0;
  const total = Math.min(rules.maxVotes ?? Number.POSITIVE_INFINITY, before + votes);
  if (total === before) return region;
  return {
    ...region,
    votes: changed(region.votes, seat, () => total),
    stack: [...region.stack.filter(other => other !== seat), seat],
  };
}

/** Media markers laid, or with a minus taken back. */
export function withMedia(region: RegionView, seat: Seat, count: number): RegionView {
  return { ...region, media: changed(region.media, seat, before => before + count) };
}

function changed(list: readonly number[], seat: Seat, change: (before: number) => number): number[] {
  return list.map((before, each) => (each === seat ? change(before) : before));
}
