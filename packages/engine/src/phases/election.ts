// 2019 §2 phase 9b; 2006 §6.3.1, §6.3.2
import { mandatesFor } from '../agreement.ts';
import { at, times } from '../lists.ts';
import { mediaControl } from '../media.ts';
import { cardOfRegion, electionsThisRound, regionAt } from '../regions.ts';
import { leaders } from '../seats.ts';
import type { Tell } from '../types/events.ts';
import type { Election, Game, Outcome, Region } from '../types/game.ts';
import type { Rules } from '../types/rules.ts';
import type { Seat } from '../types/vocabulary.ts';
import {
  type Contest,
  electionReason,
  highestFirst,
  type Polled,
  partnerOf,
  type Side,
  seekerOf,
  sidesInOrder,
  votesOf,
} from './contest.ts';

/** One election after the other, in board order; nobody has a choice in it. */
export function holdElections(game: Game, tell: Tell): void {
  for (let index = 0; index < electionsThisRound(game); index += 1) {
    const region = regionAt(game, index);
    const control = mediaControl(region);
    const election = holdElection(game, region);
    game.elections.push(election);
    tell?.({ event: 'election-held', election, why: electionReason(game, region), control });
  }
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
  const seeker = seekerOf(game, votes);
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

/**
 * The most votes, a coalition counting together; on equal totals the single highest marker, then the one on top:
 * a win by a nose. [2006 §6.3.2] [R32]
 */
function winByMostVotes(game: Contest, region: Polled): Win {
  const { votes, stack } = region;
  const sides = sidesInOrder(game, region);
  const winner = at(sides, 0);
  const total = (side: Side): number => votesOf(votes, side);
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

/** Every winner who has a marker here, then the party that had media control before any marker left. [R9] [R38] */
function moveToMediaBoard(region: Region, winners: readonly Seat[]): Seat[] {
  const control = mediaControl(region);
  const movers = winners.filter(seat => at(region.media, seat) > 0);
  if (control !== null && !movers.includes(control)) movers.push(control);
  for (const seat of movers) region.media[seat] = at(region.media, seat) - 1;
  return movers;
}
