import { at } from './lists.ts';
import type { Tell } from './types/events.ts';
import type { Game, Region } from './types/game.ts';
import type { RegionCard, Rules } from './types/rules.ts';
import type { RegionId, RegionIndex, Seat } from './types/vocabulary.ts';

export function regionAt(game: Game, index: RegionIndex): Region {
  return at(game.regions, index);
}

export function regionOf(game: Game, id: RegionId): Region {
  const region = game.regions.find(each => each.id === id);
  if (region === undefined) throw new Error(`no such region in play: ${id}`);
  return region;
}

export function regionIds(game: Game): RegionId[] {
  return game.regions.map(region => region.id);
}

export function cardOfRegion(rules: Rules, id: RegionId): RegionCard {
  const card = rules.regions.find(each => each.id === id);
  if (card === undefined) throw new Error(`no such region: ${id}`);
  return card;
}

/** How many regions hold their election this round: the first ones in election order. [2019 §4.5] */
export function electionsThisRound(game: Game): number {
  return at(game.rules.rounds, game.round - 1).elections;
}

/** Votes are not capped. [2019 §2 phase 9a] */
export function gainVotes(region: Region, seat: Seat, votes: number, tell: Tell): void {
  const total = at(region.votes, seat) + votes;
  region.votes[seat] = total;
  tell?.({ event: 'votes-gained', seat, region: region.id, votes, total });
}

export function placeMeetings(game: Game, region: Region, seat: Seat, count: number): void {
  at(game.players, seat).meetings -= count;
  region.meetings[seat] = at(region.meetings, seat) + count;
}

export function takeBackMeetings(game: Game, region: Region, seat: Seat, count: number): void {
  placeMeetings(game, region, seat, -count);
}
