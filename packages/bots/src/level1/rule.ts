import {
  type ActionOf,
  agreement,
  at,
  type ChoiceOf,
  type Kind,
  type RegionIndex,
  type Seat,
} from '@macher/engine';
import type { Sight } from '../sight.ts';

/** What the sane script does when it is asked for one kind of thing. */
export type Rule<K extends Kind> = (sight: Sight, choice: ChoiceOf<K>) => ActionOf<K>;

/** How well a region likes a party: agreement and trend together. */
export function standing(sight: Sight, index: RegionIndex, seat: Seat): number {
  const region = at(sight.regions, index);
  const trend = at(sight.rules.trend, at(region.trend, seat));
  return agreement(sight.rules, at(sight.players, seat).platform, region) + trend;
}

/** Regions by index, best liked first. */
export function favourites(sight: Sight, seat: Seat): number[] {
  const liking = sight.regions.map((_, index) => standing(sight, index, seat));
  return [...liking.keys()].sort((one, other) => at(liking, other) - at(liking, one));
}
