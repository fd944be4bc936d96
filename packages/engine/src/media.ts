import { at, sum } from './lists.ts';
import type { Game, Region } from './types/game.ts';
import type { Seat } from './types/vocabulary.ts';

/** Who has strictly more media markers here than every other single party, or null. */
export function mediaControl(region: { readonly media: readonly number[] }): Seat | null {
  let best: Seat | null = null;
  let most = 0;
  for (let seat = 0; seat < region.media.length; seat += 1) {
    const markers = at(region.media, seat);
    if (markers > most) {
      best = seat;
      most = markers;
    } else if (markers === most) {
      best = null;
    }
  }
  return best;
}

export function hasFreeMediaSpace(game: Game, region: Region): boolean {
  return sum(region.media) < game.rules.mediaSpaces;
}

export function placeMediaMarker(game: Game, region: Region, seat: Seat): void {
  at(game.players, seat).media -= 1;
  region.media[seat] = at(region.media, seat) + 1;
}

/** Back to its owner's supply. [R45] */
export function takeBackMediaMarker(game: Game, region: Region, seat: Seat): void {
  at(game.players, seat).media += 1;
  region.media[seat] = at(region.media, seat) - 1;
}
