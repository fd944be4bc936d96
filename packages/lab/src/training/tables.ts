import type { Lore } from '@macher/bots/parts';
import { type Random, shuffle } from '@macher/engine';
import { anyDirection, beside } from '../maths/spsa.ts';
import { type Knob, loreAt } from './parameters.ts';

/** Who sits where: pairs that are turned opposite ways, and in every other game those who are not turned. */
export interface SchoolTable {
  readonly lores: readonly Lore[];
  readonly pairs: readonly {
    readonly direction: readonly number[];
    readonly seats: readonly [number, number];
  }[];
}

export function tablesFor(
  first: Lore,
  knobs: readonly Knob[],
  point: readonly number[],
  count: number,
  random: Random,
): SchoolTable[] {
  return Array.from({ length: count }, (_, number) => {
    const seats = shuffle([0, 1, 2, 3], random);
    const lores: Lore[] = [];
    const pairs = [];
    for (let pair = 0; pair < (number % 2 === 0 ? 2 : 1); pair += 1) {
      const direction = anyDirection(knobs.length, random);
      const own: [number, number] = [seats[2 * pair] ?? 0, seats[2 * pair + 1] ?? 0];
      lores[own[0]] = loreAt(first, knobs, beside(point, direction, 1));
      lores[own[1]] = loreAt(first, knobs, beside(point, direction, -1));
      pairs.push({ direction, seats: own });
    }
    // Against the present beliefs alone school would run in circles.
    if (pairs.length === 1) {
      lores[seats[2] ?? 0] = first;
      lores[seats[3] ?? 0] = loreAt(first, knobs, point);
    }
    return { lores, pairs };
  });
}
