import {
  electionPoints,
  type Game,
  mediaControl,
  type RegionCard,
  type Seat,
  votesFor,
} from '@macher/engine';
import { bitsOf, type Known, knownOf } from '../known.ts';
import { agreementOf, chance, electorateOf, smoothSeats } from '../level2/forecast.ts';
import { at, type SeenRegion } from '../sight.ts';

/** What the evaluation looks at in a position between two rounds, for one seat. */
const GENERAL = [
  'points',
  'base',
  'money',
  'root of money',
  'politicians',
  'donations',
  'national board',
  'markers left',
] as const;

/** And in each region, in the order of the elections. */
const REGIONAL = [
  'seats by votes',
  'seats with meetings',
  'seats with more',
  'lead by votes',
  'lead with more',
  'marker and lead',
  'control',
  'agreement',
  'trend',
  'markers',
] as const;

export type FeatureName = (typeof GENERAL)[number] | (typeof REGIONAL)[number];

/** There are never more regions in play than these. */
const REGIONS = [1, 2, 3, 4];

/** All of them by name, in the order of the figures. */
export const FEATURES: readonly string[] = [
  ...GENERAL,
  ...REGIONS.flatMap(region => REGIONAL.map(name => `${region}: ${name}`)),
];

/** The features of every seat. */
export function featuresOf(game: Game): number[][] {
  const known = knownOf(game.rules);
  const platforms = game.players.map(({ platform }) => bitsOf(known, platform));
  const features = game.players.map((_, seat) => generalOf(game, seat));
  for (const region of REGIONS.keys()) {
    const seen = game.regions[region];
    const figures = seen === undefined ? null : regionalOf(game, known, platforms, seen, region);
    for (const [seat, list] of features.entries()) {
      if (figures === null) for (const _ of REGIONAL) list.push(0);
      else list.push(...at(figures, seat));
    }
  }
  return features;
}

function generalOf(game: Game, seat: Seat): number[] {
  const { base, money, politicians, donations, media } = at(game.players, seat);
  const points = electionPoints(game.rules, game.elections, seat);
  return [
    points.seats + points.wins + points.media,
    base,
    money / 1000,
    Math.sqrt(money / 1000),
    politicians.length,
    donations.reduce((total, amount) => total + amount, 0) / 1000,
    nationalMatches(game, seat),
    media,
  ];
}

function nationalMatches({ rules: { national: board }, national, players }: Game, seat: Seat): number {
  if (board === null) return 0;
  let total = 0;
  for (const [space, { card, secured }] of national.entries()) {
    if (at(players, seat).platform.includes(card))
      total += at(board.points, space) + (secured ? board.securedPoints : 0);
  }
  return total;
}

/** Meetings that may still come, and votes over which a lead counts in part: now, and with those meetings. */
const MORE = 4;
const LEAD_BY_VOTES = 6;
const LEAD_WITH_MORE = 25;

/** By seat: what a region promises. */
function regionalOf(
  { rules, players, elections }: Game,
  known: Known,
  platforms: readonly number[],
  region: SeenRegion,
  index: number,
): number[][] {
  const { seats } = known.regions.get(region.id) as RegionCard;
  const electorate = electorateOf(known, region);
  const agreed = platforms.map(platform => agreementOf(electorate, platform));
  const trend = region.trend.map(space => at(rules.trend, space));
  const votesWith = (seat: Seat, more: number): number => {
    const meetings = Math.min(rules.meetingSpaces, at(region.meetings, seat) + more);
    const votes = at(region.votes, seat) + votesFor(rules, meetings, at(trend, seat), at(agreed, seat));
    return rules.maxVotes === null ? votes : Math.min(votes, rules.maxVotes);
  };
  const withMore = players.map((_, seat) => votesWith(seat, MORE));
  const presence = rules.mediaBoard[elections.length + index] ?? 0;
  const controls = mediaControl(region);
  return players.map((_, seat) => {
    const lead = chance(leadOf(withMore, seat) / LEAD_WITH_MORE);
    const markers = at(region.media, seat);
    return [
      smoothSeats(rules.seatSteps, seats, at(region.votes, seat)),
      smoothSeats(rules.seatSteps, seats, votesWith(seat, 0)),
      smoothSeats(rules.seatSteps, seats, at(withMore, seat)),
      chance(leadOf(region.votes, seat) / LEAD_BY_VOTES),
      lead,
      markers > 0 ? presence * lead : 0,
      controls === seat ? presence : 0,
      at(agreed, seat),
      at(trend, seat),
      markers,
    ];
  });
}

/** Over the strongest of the others. */
function leadOf(votes: readonly number[], seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < votes.length; other += 1)
    if (other !== seat) rival = Math.max(rival, votes[other] as number);
  return at(votes, seat) - rival;
}
