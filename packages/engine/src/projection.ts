import { agreement, votesFor } from './agreement.ts';
import { at } from './lists.ts';
import { type Contest, countElection } from './phases/election.ts';
import type { Election } from './types/game.ts';
import type { RegionView } from './types/view.ts';

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

type Electorate = Pick<RegionView, 'id' | 'open' | 'keyIssue' | 'votes' | 'trend' | 'meetings'>;

/** The sum players do in their heads all evening: from a game or from what one seat sees of it. */
export function project(game: Contest, region: Electorate): Projection {
  const parties = game.players.map(({ platform }, seat) => {
    const trend = at(game.rules.trend, at(region.trend, seat));
    const agreed = agreement(game.rules, platform, region);
    const gain = votesFor(at(region.meetings, seat), trend, agreed);
    return { trend, agreement: agreed, gain, votes: at(region.votes, seat) + gain };
  });
  const votes = parties.map(party => party.votes);
  return { parties, election: countElection(game, { id: region.id, votes }) };
}
