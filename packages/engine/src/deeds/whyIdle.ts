import { at } from '../lists.ts';
import type { Ability, DeedName } from '../types/rules.ts';
import type { RegionView, View } from '../types/view.ts';
import type { Seat } from '../types/vocabulary.ts';

type IdleReason =
  | 'used'
  | 'no-opinion'
  | 'top-of-scale'
  | 'others-at-end'
  | 'most-votes'
  | 'no-markers'
  | 'no-own-marker'
  | 'too-dear'
  | 'nothing-there';

/** Why an ability that offers nothing in a region does not, as its owner sees it. [R59] */
export function whyIdle(view: View, region: RegionView, seat: Seat, { deed, once }: Ability): IdleReason {
  const frame = view.frames.find(each => each.phase === 'politicians-act');
  if (once && frame?.used.includes(deed) === true) return 'used';
  return deed === 'media' ? whyNoMarker(view, region, seat) : NOTHING_TO_DO[deed];
}

/** [R45] [R24] */
function whyNoMarker({ rules, players }: View, { media }: RegionView, seat: Seat): IdleReason {
  if (media.every((count, other) => other === seat || count === 0)) return 'no-markers';
  return rules.mediaSwap.mustPlace && at(players, seat).media === 0 ? 'no-own-marker' : 'too-dear';
}

const NOTHING_TO_DO: Readonly<Record<Exclude<DeedName, 'media'>, IdleReason>> = {
  'key-issue': 'no-opinion',
  'own-trend': 'top-of-scale',
  'other-trends': 'others-at-end',
  'other-trend': 'others-at-end',
  votes: 'most-votes',
  poll: 'nothing-there',
  platform: 'nothing-there',
  base: 'nothing-there',
};
