// 2019 §2 phase 9b; 2006 §6.3.2: who stands against whom in an election, and why it comes out as it does
import { commonPolicies } from '../agreement.ts';
import { at } from '../lists.ts';
import { firstFrom, leaders, seatInTurn } from '../seats.ts';
import type {
  ElectionReason,
  MostVotesReason,
  PartnerCandidate,
  PartnerReason,
  PartnerSearch,
} from '../types/reasons.ts';
import type { Rules } from '../types/rules.ts';
import type { BySeat, Card, RegionId, Seat } from '../types/vocabulary.ts';

/** All that an election depends on besides the region: a game or a view of one. */
export interface Contest {
  readonly rules: Rules;
  readonly start: Seat;
  readonly players: BySeat<{ readonly platform: readonly Card[] }>;
  readonly coalitions: readonly (readonly Seat[])[];
}

/** Polled is how the votes of a region lie: who has how many, and who lies on top where they are equal. */
export interface Polled {
  readonly id: RegionId;
  readonly votes: BySeat<number>;
  readonly stack: readonly Seat[];
}

/** One party, or the two of a coalition. */
export type Side = readonly Seat[];

/** What decides an election with these votes. */
export function electionReason(game: Contest, region: Polled): ElectionReason {
  if (game.rules.winRule === 'most-votes') return mostVotesReason(game, region);
  const { majority } = game.rules;
  const most = Math.max(...region.votes);
  const isSearch = most > 0 && most < majority;
  return { rule: 'majority', majority, search: isSearch ? partnerSearch(game, region.votes) : null };
}

/** The seeker is the first of the strongest in turn order. [R41] */
export function seekerOf(game: Contest, votes: BySeat<number>): Seat {
  return firstFrom(game, game.start, leaders(votes));
}

/**
 * The partner is the one with most in common with the seeker, among those who reach the majority with them; tie: first
 * in turn order. [R41]
 */
export function partnerOf(game: Contest, votes: BySeat<number>, seeker: Seat): Seat | null {
  const candidates = closest(game, votes, seeker);
  return candidates.length === 0 ? null : firstFrom(game, game.start, candidates);
}

/** The winner first: more votes, then the single highest marker, then the one on top. [2006 §6.3.2] [R32] */
export function sidesInOrder(game: Contest, { votes, stack }: Polled): Side[] {
  const inCoalition = game.coalitions.flat();
  const singles: Side[] = votes.flatMap((_, seat) => (inCoalition.includes(seat) ? [] : [[seat]]));
  const best = (side: Side): Seat => at(highestFirst(side, votes, stack), 0);
  return [...game.coalitions, ...singles].sort(
    (one, other) =>
      votesOf(votes, other) - votesOf(votes, one) || compare(best(one), best(other), votes, stack),
  );
}

export function votesOf(votes: BySeat<number>, side: Side): number {
  return side.reduce((total, seat) => total + at(votes, seat), 0);
}

export function highestFirst(side: Side, votes: BySeat<number>, stack: readonly Seat[]): Seat[] {
  return side.slice().sort((one, other) => compare(one, other, votes, stack));
}

/** More votes first; on equal votes the marker on top. */
function compare(one: Seat, other: Seat, votes: BySeat<number>, stack: readonly Seat[]): number {
  return at(votes, other) - at(votes, one) || stack.indexOf(other) - stack.indexOf(one);
}

/** All who have most policies in common with the seeker, among those who reach the majority with them. */
function closest(game: Contest, votes: BySeat<number>, seeker: Seat): Seat[] {
  const { platform } = at(game.players, seeker);
  const candidates = reaching(game, votes, seeker);
  const common = candidates.map(seat => commonPolicies(platform, at(game.players, seat).platform));
  return candidates.length === 0 ? [] : leaders(common).map(index => at(candidates, index));
}

function reaching(game: Contest, votes: BySeat<number>, seeker: Seat): Seat[] {
  const needed = game.rules.majority - at(votes, seeker);
  return votes.flatMap((count, seat) => (seat !== seeker && count >= needed ? [seat] : []));
}

function partnerSearch(game: Contest, votes: BySeat<number>): PartnerSearch {
  const inTurn = votes.map((_, turn) => seatInTurn(game, turn));
  const strongest = leaders(votes);
  const seeker = seekerOf(game, votes);
  return {
    seeker,
    strongest: inTurn.filter(seat => strongest.includes(seat)),
    platform: at(game.players, seeker).platform.slice(),
    candidates: inTurn.filter(seat => seat !== seeker).map(seat => candidate(game, votes, seeker, seat)),
    partner: partnerOf(game, votes, seeker),
    decidedBy: partnerReason(game, votes, seeker),
  };
}

function candidate(game: Contest, votes: BySeat<number>, seeker: Seat, seat: Seat): PartnerCandidate {
  const together = at(votes, seeker) + at(votes, seat);
  const { platform } = at(game.players, seat);
  return {
    seat,
    together,
    reaches: together >= game.rules.majority,
    common: at(game.players, seeker).platform.filter(card => platform.includes(card)),
  };
}

function partnerReason(game: Contest, votes: BySeat<number>, seeker: Seat): PartnerReason {
  const able = reaching(game, votes, seeker).length;
  if (able === 0) return 'nobody-reaches';
  if (able === 1) return 'only-one';
  return closest(game, votes, seeker).length === 1 ? 'common' : 'turn-order';
}

function mostVotesReason(game: Contest, region: Polled): MostVotesReason {
  const sides = sidesInOrder(game, region).map(seats => ({
    seats,
    votes: votesOf(region.votes, seats),
    highest: Math.max(...seats.map(seat => at(region.votes, seat))),
  }));
  const [first, second] = sides;
  const isEqual = first !== undefined && first.votes === second?.votes;
  if (!isEqual) return { rule: 'most-votes', sides, decidedBy: 'votes' };
  return { rule: 'most-votes', sides, decidedBy: first.highest === second?.highest ? 'on-top' : 'highest' };
}
