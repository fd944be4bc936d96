import { times } from './lists.ts';
import type { Tell } from './types/events.ts';
import type { Game, Region } from './types/game.ts';
import type { RegionId } from './types/vocabulary.ts';

/** A fresh board: no votes, trend at its start, nothing placed. */
export function layRegion(game: Game, id: RegionId, board: number, tell: Tell): Region {
  const players = game.players.length;
  tell?.({ event: 'region-laid', region: id, board });
  return {
    id,
    board,
    open: [],
    hidden: [],
    keyIssue: null,
    votes: times(players, 0),
    trend: times(players, game.rules.trendStart),
    meetings: times(players, 0),
    media: times(players, 0),
    row: [],
  };
}
