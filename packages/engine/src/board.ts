import { times } from './lists.ts';
import { placeMeetings } from './regions.ts';
import type { Tell } from './types/events.ts';
import type { Game, Region } from './types/game.ts';
import type { RegionId } from './types/vocabulary.ts';

/** A fresh board: no votes, trend at its start, nothing placed but the first meetings where the edition has them. */
export function layRegion(game: Game, id: RegionId, board: number, tell: Tell): Region {
  const players = game.players.length;
  const region: Region = {
    id,
    board,
    open: [],
    hidden: [],
    keyIssue: null,
    votes: times(players, 0),
    trend: times(players, game.rules.trendStart),
    meetings: times(players, 0),
    media: times(players, 0),
    stack: game.lot.slice(),
    tiles: [],
    row: [],
  };
  tell?.({ event: 'region-laid', region: id, board });
  for (const [seat, player] of game.players.entries()) {
    placeMeetings(game, region, seat, Math.min(player.meetings, game.rules.start.meetingsInRegion));
  }
  return region;
}
