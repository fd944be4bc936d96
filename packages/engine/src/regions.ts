import { at, remove } from './lists.ts';
import type { Tell } from './types/events.ts';
import type { Game, Region } from './types/game.ts';
import type { PhaseName } from './types/phases.ts';
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

/**
 * Up to the edition's limit, if it has one. Whoever moves lies on top of those already on the space; without a
 * move nothing changes, also not the stack. [R27] [R29]
 */
export function gainVotes(game: Game, region: Region, seat: Seat, votes: number, tell: Tell): void {
  const before = at(region.votes, seat);
  const { maxVotes } = game.rules;
  const total = maxVotes === null ? before + votes : Math.min(maxVotes, before + votes);
  if (total === before) return;
  region.votes[seat] = total;
  if (region.stack.at(-1) !== seat) {
    remove(region.stack, seat);
    region.stack.push(seat);
  }
  tell?.({ event: 'votes-gained', seat, region: region.id, votes: total - before, total });
}

/** Nobody can form a coalition in the region of the last election. [2006 §6.2.3] */
export function isLastElection(game: Game, index: RegionIndex): boolean {
  const elections = game.rules.rounds.reduce((total, round) => total + round.elections, 0);
  return game.elections.length + index + 1 === elections;
}

export function placeMeetings(game: Game, region: Region, seat: Seat, count: number): void {
  at(game.players, seat).meetings -= count;
  region.meetings[seat] = at(region.meetings, seat) + count;
}

export function takeBackMeetings(game: Game, region: Region, seat: Seat, count: number): void {
  placeMeetings(game, region, seat, -count);
}

/** The phases of a round, or of the set-up, which is round 0. */
export function phasesOf(rules: Rules, round: number): readonly PhaseName[] {
  return round === 0 ? rules.setup : at(rules.rounds, round - 1).phases;
}
