// 2019 §2 phase 9b
import { commonPolicies, seatsFor } from '../agreement.ts';
import { at, times } from '../lists.ts';
import { mediaControl } from '../media.ts';
import { cardOfRegion, electionsThisRound, regionAt } from '../regions.ts';
import { firstFrom, leaders } from '../seats.ts';
import type { Tell } from '../types/events.ts';
import type { Election, Game, Outcome, Region } from '../types/game.ts';
import type { Rules } from '../types/rules.ts';
import type { Card, RegionId, Seat } from '../types/vocabulary.ts';

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
  readonly players: readonly { readonly platform: readonly Card[] }[];
}

/** What an election brings with these votes. */
export function countElection(
  game: Contest,
  region: { readonly id: RegionId; readonly votes: readonly number[] },
): Omit<Election, 'presence' | 'round'> {
  const { seats } = cardOfRegion(game.rules, region.id);
  const win = winOf(game, region.votes);
  return {
    region: region.id,
    outcome: win.outcome,
    votes: region.votes.slice(),
    seats: region.votes.map(votes => seatsFor(game.rules.seatSteps, seats, votes)),
    win: times(game.players.length, 0).map((_, seat) => (win.scoring.includes(seat) ? win.points : 0)),
    winners: win.winners,
  };
}

function holdElection(game: Game, region: Region): Election {
  const count = countElection(game, region);
  return { ...count, round: game.round, presence: moveToMediaBoard(region, count.winners) };
}

interface Win {
  readonly outcome: Outcome;
  readonly winners: readonly Seat[];
  /** Who gets the points, which is not always who wins. */
  readonly scoring: readonly Seat[];
  readonly points: number;
}

/** The first case that applies. */
function winOf(game: Contest, votes: readonly number[]): Win {
  const { majority, winPoints } = game.rules;
  const strongest = leaders(votes);
  const most = at(votes, at(strongest, 0));
  const over = votes.flatMap((count, seat) => (count >= majority ? [seat] : []));
  if (over.length === 1)
    return { outcome: 'majority', winners: over, scoring: over, points: winPoints.majority };
  if (over.length > 1)
    return { outcome: 'several', winners: strongest, scoring: over, points: winPoints.several };
  if (most === 0) return { outcome: 'no-votes', winners: [], scoring: [], points: 0 }; // R40
  const seeker = firstFrom(game, game.start, strongest);
  const partner = partnerOf(game, votes, seeker);
  if (partner === null) return { outcome: 'alone', winners: [], scoring: [seeker], points: winPoints.alone }; // R9
  const both = [seeker, partner];
  return { outcome: 'coalition', winners: both, scoring: both, points: winPoints.coalition };
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

/** Every winner who has a marker here, then whoever had media control before any marker left. [R9] [R38] */
function moveToMediaBoard(region: Region, winners: readonly Seat[]): Seat[] {
  const control = mediaControl(region);
  const movers = winners.filter(seat => at(region.media, seat) > 0);
  if (control !== null && !movers.includes(control)) movers.push(control);
  for (const seat of movers) region.media[seat] = at(region.media, seat) - 1;
  return movers;
}
