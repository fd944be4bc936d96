import type { Beliefs } from '@macher/bots/parts';
import { type Random, shuffle } from '@macher/engine';
import { anyDirection, beside } from '../maths/spsa.ts';
import { beliefsAt, type Parameter } from './parameters.ts';

/**
 * SchoolTable says who sits where: pairs that are turned opposite ways, and in every other game two players who aren't
 * turned.
 */
export interface SchoolTable {
  readonly beliefs: readonly Beliefs[];
  readonly pairs: readonly {
    readonly direction: readonly number[];
    readonly seats: readonly [number, number];
  }[];
}

export function tablesFor(
  first: Beliefs,
  parameters: readonly Parameter[],
  point: readonly number[],
  count: number,
  random: Random,
): SchoolTable[] {
  return Array.from({ length: count }, (_, number) => {
    const seats = shuffle([0, 1, 2, 3], random);
    const beliefs: Beliefs[] = [];
    const pairs = [];
    for (let pair = 0; pair < (number % 2 === 0 ? 2 : 1); pair += 1) {
      const direction = anyDirection(parameters.length, random);
      const own: [number, number] = [seats[2 * pair] ?? 0, seats[2 * pair + 1] ?? 0];
      beliefs[own[0]] = beliefsAt(first, parameters, beside(point, direction, 1));
      beliefs[own[1]] = beliefsAt(first, parameters, beside(point, direction, -1));
      pairs.push({ direction, seats: own });
    }
    // Against the present beliefs alone, school would run in circles.
    if (pairs.length === 1) {
      beliefs[seats[2] ?? 0] = first;
      beliefs[seats[3] ?? 0] = beliefsAt(first, parameters, point);
    }
    return { beliefs, pairs };
  });
}
