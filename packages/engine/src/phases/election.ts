// 2019 §2 phase 9b; 2006 §6.3.1, §6.3.2
import { commonPolicies, mandatesFor } from '../agreement.ts';
import { at, times } from '../lists.ts';
import { mediaControl } from '../media.ts';
import { cardOfRegion, electionsThisRound, regionAt } from '../regions.ts';
import { firstFrom, leaders } from '../seats.ts';
import type { Tell } from '../types/events.ts';
import type { Election, Game, Outcome, Region } from '../types/game.ts';
import type { Rules } from '../types/rules.ts';
import type { BySeat, Card, RegionId, Seat } from '../types/vocabulary.ts';

/** One election after the other, in board order; nobody has a choice in it. */
export function holdElections(game: Game, tell: Tell): void {
  for (let index = 0; index < electionsThisRound(game); index += 1) {
    const election = holdElection(game, regionAt(game, index));
    game.elections.push(election);
    tell?.({ event: 'election-held', election });
  }
}

/** All that an election depends on besides the region: a game or a view of one. */
export interface Contest {
  readonly rules: Rules;
  readonly start: Seat;
  readonly players: BySeat<{ readonly platform: readonly Card[] }>;
  readonly coalitions: readonly (readonly Seat[])[];
}

/** The votes of a region, and who lies on top where they are equal. */
interface Polled {
  readonly id: RegionId;
  readonly votes: BySeat<number>;
  readonly stack: readonly Seat[];
}

/** What an election brings with these votes. */
export function countElection(game: Contest, region: Polled): Omit<Election, 'presence' | 'round'> {
  const { mandates } = cardOfRegion(game.rules, region.id);
  const win = WINS[game.rules.winRule](game, region);
  return {
    region: region.id,
    outcome: win.outcome,
    votes: region.votes.slice(),
    mandates: region.votes.map(votes => mandatesFor(game.rules.mandateSteps, mandates, votes)),
    win: times(game.players.length, 0).map((_, seat) => (win.scoring.includes(seat) ? win.points : 0)),
    winners: win.winners,
    beaten: win.beaten,
  };
}

/** Where a win brings spoils to choose, media presence is one of them. */
function holdElection(game: Game, region: Region): Election {
  const count = countElection(game, region);
  const presence = game.rules.winRule === 'majority' ? moveToMediaBoard(region, count.winners) : [];
  return { ...count, round: game.round, presence };
}

interface Win {
  readonly outcome: Outcome;
  readonly winners: readonly Seat[];
  /** Who gets the points, which is not always who wins. */
  readonly scoring: readonly Seat[];
  readonly points: number;
  readonly beaten: Seat | null;
}

/** The first case that applies. */
function winByMajority(game: Contest, { votes }: Polled): Win {
  const { majority, winPoints } = game.rules;
  const strongest = leaders(votes);
  const most = at(votes, at(strongest, 0));
  const over = votes.flatMap((count, seat) => (count >= majority ? [seat] : []));
  if (over.length === 1)
    return { outcome: 'majority', winners: over, scoring: over, points: winPoints.majority, beaten: null };
  if (over.length > 1)
    return { outcome: 'several', winners: strongest, scoring: over, points: winPoints.several, beaten: null };
  if (most === 0) return { outcome: 'no-votes', winners: [], scoring: [], points: 0, beaten: null }; // R40
  const seeker = firstFrom(game, game.start, strongest);
  const partner = partnerOf(game, votes, seeker);
  if (partner === null)
    return { outcome: 'alone', winners: [], scoring: [seeker], points: winPoints.alone, beaten: null }; // R9
  const both = [seeker, partner];
  return { outcome: 'coalition', winners: both, scoring: both, points: winPoints.coalition, beaten: null };
}

const WINS: Readonly<Record<Rules['winRule'], (game: Contest, region: Polled) => Win>> = {
  majority: winByMajority,
  'most-votes': winByMostVotes,
};

/** One party, or the two of a coalition. */
type Side = readonly Seat[];

/**
 * The most votes, a coalition counting together; on equal totals the single highest marker, then the one on top:
 * a win by a nose. [2006 §6.3.2] [R32]
 */
function winByMostVotes(game: Contest, { votes, stack }: Polled): Win {
  const inCoalition = game.coalitions.flat();
  const singles: Side[] = votes.flatMap((_, seat) => (inCoalition.includes(seat) ? [] : [[seat]]));
  const total = (side: Side): number => side.reduce((votesSoFar, seat) => votesSoFar + at(votes, seat), 0);
  const best = (side: Side): Seat => at(highestFirst(side, votes, stack), 0);
  const sides = [...game.coalitions, ...singles].sort(
    (one, other) => total(other) - total(one) || compare(best(one), best(other), votes, stack),
  );
  const winner = at(sides, 0);
  if (total(winner) === 0) return { outcome: 'no-votes', winners: [], scoring: [], points: 0, beaten: null }; // R90
  const second = sides[1];
  const isByANose = second !== undefined && total(second) === total(winner);
  const outcome = winner.length > 1 ? 'alliance' : 'most';
  const isRewarded = isByANose && winner.length === 1 && second.length === 1; // R16
  return {
    outcome: isByANose ? `${outcome}-by-a-nose` : outcome,
    winners: highestFirst(winner, votes, stack),
    scoring: [],
    points: 0,
    beaten: isRewarded ? at(second, 0) : null,
  };
}

function highestFirst(side: Side, votes: readonly number[], stack: readonly Seat[]): Seat[] {
  return side.slice().sort((one, other) => compare(one, other, votes, stack));
}

/** More votes first; on equal votes the marker on top. */
function compare(one: Seat, other: Seat, votes: readonly number[], stack: readonly Seat[]): number {
  return at(votes, other) - at(votes, one) || stack.indexOf(other) - stack.indexOf(one);
}

/** Of those who reach the majority with the seeker, the one with most in common; tie: first in turn order. [R41] */
function partnerOf(game: Contest, votes: readonly number[], seeker: Seat): Seat | null {
  const { platform } = at(game.players, seeker);
  const needed = game.rules.majority - at(votes, seeker);
  const candidates = votes.flatMap((count, seat) => (seat !== seeker && count >= needed ? [seat] : []));
  if (candidates.length === 0) return null;
  const common = candidates.map(seat => commonPolicies(platform, at(game.players, seat).platform));
  return firstFrom(
    game,
    game.start,
    leaders(common).map(index => at(candidates, index)),
  );
}

/** Every winner who has a marker here, then the party that had media control before any marker left. [R9] [R38] */
function moveToMediaBoard(region: Region, winners: readonly Seat[]): Seat[] {
  const control = mediaControl(region);
  const movers = winners.filter(seat => at(region.media, seat) > 0);
  if (control !== null && !movers.includes(control)) movers.push(control);
  for (const seat of movers) region.media[seat] = at(region.media, seat) - 1;
  return movers;
}
