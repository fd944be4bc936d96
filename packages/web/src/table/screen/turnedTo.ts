import type { Choice, RegionId, RegionView, View } from '@macher/engine';
import { actsIn, touched } from '@macher/words';
import { useEffect, useRef } from 'preact/hooks';
import type { SeenMoment } from '../../kit/state/seen.ts';
import { shownRegion } from '../shown/shownRegion.ts';

/**
 * useTurnedBoard is for where one board is shown: it is the one that something happens in at the moment you look at;
 * else the one that the decision is about, then the one that the plan touches.
 */
export function useTurnedBoard(
  choice: Choice | null,
  looked: SeenMoment | null,
  view: View,
  shown: View,
): void {
  const asked = choice === null || looked !== null ? null : regionOf(choice);
  useEffect(() => turnTo(asked), [asked, choice?.kind, view.version]);
  useEffect(() => turnTo(looked === null ? null : happenedIn(looked)), [looked]);
  const before = useRef(shown);
  useEffect(() => {
    turnTo(touchedRegion(view, before.current, shown));
    before.current = shown;
  }, [shown]);
}

function turnTo(region: RegionId | null): void {
  if (region !== null) shownRegion.value = region;
}

/** The region that happened last: the first of those that the log tells of; null: it tells of none. */
export function happenedIn({ events }: Pick<SeenMoment, 'events'>): RegionId | null {
  return touched(actsIn(events).flatMap(act => act.events)).regions[0] ?? null;
}

/** The one region that a decision is about; null: about several, or none. */
export function regionOf(choice: Choice): RegionId | null {
  if ('region' in choice) return choice.region;
  return choice.kind === 'resolve' ? (choice.cards[0]?.region ?? null) : null;
}

/** The one region that the plan has just begun to change, or changes otherwise; null: several, or none. */
export function touchedRegion(view: View, before: View, after: View): RegionId | null {
  const touched = after.regions.filter(region => isOther(before, region) && isOther(view, region));
  const [only, ...others] = touched;
  return only !== undefined && others.length === 0 ? only.id : null;
}

function isOther({ regions }: View, region: RegionView): boolean {
  const same = regions.find(({ id }) => id === region.id);
  return same !== undefined && JSON.stringify(same) !== JSON.stringify(region);
}
