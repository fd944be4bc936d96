import type { Seat, View } from '@macher/engine';
import type { Temperament } from '../level3/temperament.ts';
import { BELIEFS, type BeliefFiles, ownOf, temperamentsIn } from '../level3/temperaments.ts';
import oldest7 from './beliefs/1997-7.schooled.json' with { type: 'json' };
import older7 from './beliefs/2006-7.schooled.json' with { type: 'json' };

/**
 * OWN_BELIEFS are level 3's, but for games that have been to school since level 3 was measured. Written by `npm run lab
 * -- beliefs`.
 */
const OWN_BELIEFS: BeliefFiles = {
  ...BELIEFS,
  '2006-7': [older7],
  '1997-7': [oldest7],
};

/** All that bots of level 4 may believe in a game. */
export const deepTemperamentsFor = temperamentsIn(OWN_BELIEFS);

/** What a seat of level 4 believes. */
export function deepTemperamentOf(view: View, seat: Seat): Temperament {
  return ownOf(deepTemperamentsFor(view.rules), view, seat);
}
