import type { News } from '@macher/protocol';

/** How often the game went back over what had been decided or shown; a record says the same. */
export function takebacksIn(past: readonly News[]): number {
  return past.filter(
    ({ what }) => what.kind === 'gone-back' || (what.kind === 'taken-back' && what.seat === null),
  ).length;
}
