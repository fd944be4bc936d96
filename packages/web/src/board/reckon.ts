import {
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
import type { Fit } from '../ui/CardTile.tsx';

/** A region as it is, and as it would be by the plan of whoever looks. */
export interface Reckoned {
  readonly region: RegionView;
  readonly planned: RegionView;
  readonly now: Projection;
  readonly then: Projection;
  readonly isCurrent: boolean;
  /** Its election, counted from 1, and the round it is held in. */
  readonly election: number;
  readonly round: number;
}

export function reckon(view: View, planned: View): Reckoned[] {
  return view.regions.map((region, index) => {
    const changed = planned.regions.find(({ id }) => id === region.id) ?? region;
    const election = view.elections.length + index + 1;
    const round = roundOf(view.rules, election);
    return {
      region,
      planned: changed,
      now: project(view, region),
      then: project(planned, changed),
      isCurrent: round === Math.max(1, view.round),
      election,
      round,
    };
  });
}

/** All meetings of a current region are counted this round, however few. */
export function isCounted(view: View, region: RegionId): boolean {
  const election = view.elections.length + view.regions.findIndex(({ id }) => id === region) + 1;
  return view.rules.countsCurrent && roundOf(view.rules, election) === Math.max(1, view.round);
}

function roundOf({ rounds }: Rules, election: number): number {
  let held = 0;
  const index = rounds.findIndex(({ elections }) => {
    held += elections;
    return held >= election;
  });
  return index < 0 ? rounds.length : index + 1;
}

/** Who has most votes, and by how many; null: nobody has any. */
export function leaderOf(votes: readonly number[]): { readonly seat: Seat; readonly lead: number } | null {
  const most = Math.max(...votes);
  if (most <= 0) return null;
  const seat = votes.indexOf(most);
  const second = Math.max(0, ...votes.filter((_, each) => each !== seat));
  return { seat, lead: most - second };
}

export function fitOf(rules: Rules, platform: readonly Card[], opinion: Card): Fit {
  if (platform.includes(opinion)) return 'match';
  return platform.includes(faceOf(rules, opinion).opposite) ? 'clash' : null;
}
