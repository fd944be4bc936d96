// 2019 §2 phase 9d, §4.3, §4.4, §4.5; 2006 §6.4.1
import { layRegion } from '../board.ts';
import { at } from '../lists.ts';
import { takeBackMediaMarker } from '../media.ts';
import { dealOpinions, refillOpinionBoard, turnUpOpinion } from '../opinions.ts';
import { renewDisplay } from '../policies.ts';
import { electionsThisRound, takeBackMeetings } from '../regions.ts';
import type { Tell } from '../types/events.ts';
import type { Game, Region } from '../types/game.ts';

/** Clear; new region; the others turn up one; the opinion board; the policy display. [R46] */
export function prepareNextRound(game: Game, tell: Tell): void {
  const { newRegion, refillOpinionBoard: refill } = at(game.rules.rounds, game.round - 1);
  const cleared = game.regions.splice(0, electionsThisRound(game));
  for (const region of cleared) clear(game, region, tell);
  const others = game.regions.slice();
  if (newRegion !== null) openRegion(game, at(cleared, 0).board, newRegion.open, tell);
  for (const region of others) turnUpOpinion(game, region, tell);
  if (refill) refillOpinionBoard(game, tell);
  if (game.rules.platformTurn === 'display') renewDisplay(game, tell);
}

/** Opinions to the discards, media markers still there to their owners; the board starts afresh or leaves. [R48] */
function clear(game: Game, region: Region, tell: Tell): void {
  game.opinions.discards.push(...region.open, ...region.hidden);
  game.coalitions = [];
  for (const [seat, markers] of region.media.entries()) {
    for (let i = 0; i < markers; i += 1) takeBackMediaMarker(game, region, seat);
    takeBackMeetings(game, region, seat, at(region.meetings, seat));
  }
  tell?.({ event: 'region-cleared', region: region.id });
}

/** The next region card takes the cleared board and the last place in election order. */
function openRegion(game: Game, board: number, open: number, tell: Tell): void {
  const id = game.laterRegions.shift();
  if (id === undefined) throw new Error('no later region is left');
  const region = layRegion(game, id, board, tell);
  game.regions.push(region);
  dealOpinions(game, region, tell);
  for (let i = 0; i < open; i += 1) turnUpOpinion(game, region, tell);
}
