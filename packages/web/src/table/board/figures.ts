import {
  at,
  type Card,
  faceOf,
  type Projection,
  project,
  type RegionId,
  type RegionView,
  type Rules,
  type Seat,
  type View,
} from '@macher/engine';
import type { Fit } from '../../kit/ui/game/CardTile.tsx';

/** A region as it is, and as it would be by the viewer's plan. */
export interface BoardFigures {
  readonly region: RegionView;
  readonly planned: RegionView;
  readonly now: Projection;
  readonly then: Projection;
  readonly isCurrent: boolean;
  /** Whether its election is over; it lies here until the round is. */
  readonly isHeld: boolean;
}

export interface Leader {
  /** The seat that leads; null while several are level. */
  readonly seat: Seat | null;
  readonly lead: number;
}

export function boardFigures(view: View, planned: View): BoardFigures[] {
  return view.regions.map(region => {
    const changed = planned.regions.find(({ id }) => id === region.id) ?? region;
    return {
      region,
      planned: changed,
      now: project(view, region),
      then: project(planned, changed),
      isCurrent: isCurrent(view, region.id),
      isHeld: isHeld(view, region.id),
    };
  });
}

/** Whether all meetings of a region are counted this round, however few: it is a current one. */
export function isCounted(view: View, region: RegionId): boolean {
  return view.rules.countsCurrent && isCurrent(view, region);
}

/** Whether a region's election is in this round; before the first round, in the first. */
export function isCurrent({ regions, round }: View, region: RegionId): boolean {
  return regions.find(({ id }) => id === region)?.round === Math.max(1, round);
}

export function isHeld({ elections }: View, region: RegionId): boolean {
  return elections.some(each => each.region === region);
}

/** The seat with most votes, and by how many; null: nobody has any. Several are level: nobody leads. */
export function leaderOf(votes: readonly number[]): Leader | null {
  const most = Math.max(...votes);
  if (most <= 0) return null;
  const seat = votes.indexOf(most);
  const second = Math.max(0, ...votes.filter((_, each) => each !== seat));
  return { seat: second === most ? null : seat, lead: most - second };
}

export function fitOf(rules: Rules, platform: readonly Card[], opinion: Card): Fit {
  if (platform.includes(opinion)) return 'match';
  return platform.includes(faceOf(rules, opinion).opposite) ? 'clash' : null;
}

/** Seats that this seat overtakes: they had votes, at least as many as it did, and have fewer afterwards. */
export function overtaken(before: readonly number[], after: readonly number[], seat: Seat): Seat[] {
  const [own, ownAfter] = [at(before, seat), at(after, seat)];
  return before.flatMap((votes, other) =>
    other !== seat && votes > 0 && votes >= own && at(after, other) < ownAfter ? [other] : [],
  );
}

export function votesIn({ parties }: Projection): number[] {
  return parties.map(({ votes }) => votes);
}

/** Whether the product would be less than half the meetings, which they bring at least. [2006 §6.2.8] */
export function isHalf(
  { voteRule }: Rules,
  meetings: number,
  { trend, agreement, gain }: Pick<Party, 'trend' | 'agreement' | 'gain'>,
): boolean {
  return voteRule === 'factor' && gain > meetings * (trend + agreement);
}

type Party = Projection['parties'][number];
