import { agreement, votesFor } from './agreement.ts';
import { at } from './lists.ts';
import type { Contest } from './phases/contest.ts';
import { countElection } from './phases/election.ts';
import type { Election } from './types/game.ts';
import type { RegionView } from './types/view.ts';
import type { RegionId, Seat } from './types/vocabulary.ts';

/** What a region would look like if all meetings there were turned in now and its election held. */
export interface Projection {
  readonly parties: readonly {
    readonly trend: number;
    readonly agreement: number;
    readonly gain: number;
    readonly votes: number;
  }[];
  readonly election: Omit<Election, 'presence' | 'round'>;
}

type Electorate = Pick<RegionView, 'id' | 'open' | 'keyIssue' | 'votes' | 'trend' | 'meetings' | 'stack'>;

/** Table is what a projection needs: coalitions stand in the current region only. */
type Table = Contest & { readonly regions: readonly { readonly id: RegionId }[] };

/**
 * Projects an election: the sum players do in their heads all evening, from a game or from what one seat sees of it.
 */
export function project(game: Table, region: Electorate): Projection {
  const parties = game.players.map(({ platform }, seat) => {
    const trend = at(game.rules.trend, at(region.trend, seat));
    const agreed = agreement(game.rules, platform, region);
    const gain = votesFor(game.rules, at(region.meetings, seat), trend, agreed);
    const votes = at(region.votes, seat) + gain;
    return { trend, agreement: agreed, gain, votes: Math.min(votes, game.rules.maxVotes ?? votes) };
  });
  const votes = parties.map(party => party.votes);
  const isCurrent = game.regions[0]?.id === region.id;
  const contest = isCurrent ? game : { ...game, coalitions: [] };
  return {
    parties,
    election: countElection(contest, { id: region.id, votes, stack: stackAfter(game, region, votes) }),
  };
}

/** A party that gains votes comes to lie on top, in turn order. [R29] */
function stackAfter(game: Table, region: Electorate, votes: readonly number[]): Seat[] {
  const players = game.players.length;
  const inTurn = Array.from({ length: players }, (_, turn) => (game.start + turn) % players);
  const moves = (seat: Seat): boolean => votes[seat] !== region.votes[seat];
  return [...region.stack.filter(seat => !moves(seat)), ...inTurn.filter(moves)];
}
