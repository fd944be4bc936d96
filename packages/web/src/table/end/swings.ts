import { pointsNow, project, type RegionView, type Seat, type View } from '@macher/engine';
import type { SeenMoment } from '../../kit/state/seen.ts';
import type { Line } from '../../moments/line/line.ts';

/** A moment that changed what the parties would score. */
export interface Swing {
  readonly moment: SeenMoment;
  /** The points that each seat won or lost by it. */
  readonly change: readonly number[];
}

/** The moments after which the parties stood most differently towards each other, in the order of the game. */
export function swingsOf(line: Line, most = 3): Swing[] {
  const moments = Array.from({ length: line.count }, (_, place) => line.at(place));
  return moments
    .map(moment => ({ moment, change: changeBy(moment) }))
    .filter(({ change }) => shift(change) > 0)
    .toSorted((one, other) => shift(other.change) - shift(one.change))
    .slice(0, most)
    .toSorted((one, other) => placed(one.moment) - placed(other.moment));
}

/** The shift: how far the party that won most by it and the one that lost most came apart. */
export function shift(change: readonly number[]): number {
  return Math.max(...change) - Math.min(...change);
}

/**
 * The change of what every seat would score if the elections of the round were counted and the game over: after the
 * moment, less before it. An election that comes out as it stood changes nothing; one that was turned does when it was
 * turned.
 */
export function changeBy({ before, view }: SeenMoment): number[] {
  if (before === null) return view.players.map(() => 0);
  const known = before.regions.filter(region => isDue(before, region));
  return view.players.map((_, seat) => {
    const was = pointsNow(before, seat).total + dueIn(before, known, seat);
    const still = view.regions.filter(region => isDue(view, region) && known.some(isThe(region)));
    return pointsNow(view, seat).total + dueIn(view, still, seat) - was;
  });
}

/** Whether a region's election is in this round, and not held yet. */
function isDue({ round, elections }: View, region: RegionView): boolean {
  return region.round === round && !elections.some(election => election.region === region.id);
}

function isThe(region: RegionView): (other: RegionView) => boolean {
  return other => other.id === region.id;
}

function dueIn(view: View, regions: readonly RegionView[], seat: Seat): number {
  return regions.reduce((sum, region) => {
    const { mandates, win } = project(view, region).election;
    return sum + (mandates[seat] ?? 0) + (win[seat] ?? 0);
  }, 0);
}

function placed({ version, part }: SeenMoment): number {
  return version + part / 10_000;
}
