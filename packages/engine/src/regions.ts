import { at, remove } from './lists.ts';
import type { Tell } from './types/events.ts';
import type { Game, Region } from './types/game.ts';
import type { PhaseName } from './types/phases.ts';
import type { VotesCause } from './types/reasons.ts';
import type { RegionCard, Rules } from './types/rules.ts';
import type { RegionView, View } from './types/view.ts';
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
 * Gives votes, up to the edition's limit, if it has one. A marker that moves lies on top of those already on the space;
 * one that doesn't move keeps its place in the stack. [R27] [R29]
 */
export function gainVotes(
  game: Game,
  region: Region,
  seat: Seat,
  votes: number,
  cause: VotesCause,
  tell: Tell,
): void {
  const before = at(region.votes, seat);
  const { maxVotes } = game.rules;
  const total = maxVotes === null ? before + votes : Math.min(maxVotes, before + votes);
  if (total === before) return;
  region.votes[seat] = total;
  if (region.stack.at(-1) !== seat) {
    remove(region.stack, seat);
    region.stack.push(seat);
  }
  tell?.({ event: 'votes-gained', seat, region: region.id, votes: total - before, total, cause });
}

/** Which election of the game a region in play holds, counted from 1. */
export function electionAt({ regions, elections }: Game, index: RegionIndex): number {
  return elections.length - heldInPlay(regions, elections) + index + 1;
}

/** How many regions in play have held their election: they lie first, until the round is over. */
function heldInPlay(regions: Game['regions'], elections: Game['elections']): number {
  let held = 0;
  while (held < regions.length && isHeld(elections, at(regions, held).id)) held += 1;
  return held;
}

function isHeld(elections: Game['elections'], id: RegionId): boolean {
  for (const { region } of elections) if (region === id) return true;
  return false;
}

/** The round in which an election, counted from 1, is held. */
export function roundOfElection(rules: Rules, election: number): number {
  return at(electionRounds(rules), election - 1);
}

/** ELECTION_ROUNDS is worked out once for the rules of a game, since every view asks. */
const ELECTION_ROUNDS = new WeakMap<Rules, readonly number[]>();

/** The round of each election, in order. */
export function electionRounds(rules: Rules): readonly number[] {
  const found = ELECTION_ROUNDS.get(rules);
  if (found !== undefined) return found;
  const rounds = rules.rounds.flatMap(({ elections }, index) => new Array<number>(elections).fill(index + 1));
  ELECTION_ROUNDS.set(rules, rounds);
  return rounds;
}

/** Nobody can form a coalition in the region of the last election. [2006 §6.2.3] */
export function isLastElection(game: Game, index: RegionIndex): boolean {
  return electionAt(game, index) === electionRounds(game.rules).length;
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

/**
 * The rounds at whose beginning the face-down opinions of a region are turned up, one each, as long as there is an
 * election to come. [2019 §2 phase 9d] [2006 §6.4.1]
 */
export function opinionRounds(
  { rules, round, step }: Pick<View, 'rules' | 'round' | 'step'>,
  region: Pick<RegionView, 'hidden' | 'round'>,
): number[] {
  const present = Math.max(1, round);
  const prepared = phasesOf(rules, round).indexOf('next-round');
  const next = present + (prepared >= 0 && prepared < step ? 2 : 1);
  return Array.from({ length: region.hidden.hidden }, (_, index) => next + index).filter(
    each => each <= region.round,
  );
}
