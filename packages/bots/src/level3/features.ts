import {
  at,
  electionPoints,
  type Game,
  mediaControl,
  type Politician,
  type PoliticianId,
  type RegionCard,
  type RegionIndex,
  type Seat,
  votesFor,
} from '@macher/engine';
import { agreementOf, chance, type Electorate, electorateOf, smoothMandates } from '../level2/forecast.ts';
import { bitsOf, oppositesOf, type RulesIndex, rulesIndex } from '../rulesIndex.ts';
import type { SeenRegion } from '../sight.ts';

/** What the evaluation looks at in a position between two rounds, for one seat. */
export const GENERAL = [
  'points',
  'base',
  'money',
  'root of money',
  'politicians',
  'donations',
  'national board',
  'markers left',
] as const;

/**
 * POLITICIANS: no game has more. Each counts by itself, because one can be worth several others, and all of them
 * together: some are hardly ever sent, and on those alone the regression would believe anything.
 */
const POLITICIANS = [1, 2, 3, 4, 5, 6, 7, 8];

/** REGIONAL features, in each region, in the order of the elections. */
export const REGIONAL = [
  'mandates by votes',
  'mandates with meetings',
  'mandates with more',
  'lead by votes',
  'lead with more',
  'marker and lead',
  'control',
  'agreement',
  'trend',
  'markers',
  'hand',
] as const;

export type FeatureName = (typeof GENERAL)[number] | (typeof REGIONAL)[number];

/** REGIONS: there are never more in play than these. */
const REGIONS = [1, 2, 3, 4];

/** All of them by name, in the order of the figures; politicians in the order of the rules. */
export const FEATURES: readonly string[] = [
  ...GENERAL,
  ...POLITICIANS.map(number => `politician ${number}`),
  ...REGIONS.flatMap(region => REGIONAL.map(name => `${region}: ${name}`)),
];

/** ALL_POLITICIANS is where in the list their number stands, with each of them behind it. */
export const ALL_POLITICIANS = FEATURES.indexOf('politicians');
export const EACH_POLITICIAN: readonly number[] = POLITICIANS.map(number =>
  FEATURES.indexOf(`politician ${number}`),
);

/** The features of every seat. */
export function featuresOf(game: Game): number[][] {
  const known = rulesIndex(game.rules);
  const platforms = game.players.map(({ platform }) => bitsOf(known, platform));
  const features = game.players.map((_, seat) => generalOf(game, seat));
  for (let region = 0; region < REGIONS.length; region += 1) {
    const seen = game.regions[region];
    if (seen === undefined) for (const list of features) addNothing(list);
    else addRegional(features, game, known, platforms, seen, region);
  }
  return features;
}

function addNothing(features: number[]): void {
  for (let i = 0; i < REGIONAL.length; i += 1) features.push(0);
}

function generalOf(game: Game, seat: Seat): number[] {
  const { base, money, politicians, donations, media } = at(game.players, seat);
  const points = electionPoints(game.rules, game.elections, seat);
  return [
    points.mandates + points.wins + points.media,
    base,
    money / 1000,
    Math.sqrt(money / 1000),
    politicians.length,
    donations.reduce((total, amount) => total + amount, 0) / 1000,
    nationalMatches(game, seat),
    media,
    ...POLITICIANS.map((_, index) => (isLeft(game.rules.politicians[index], politicians) ? 1 : 0)),
  ];
}

function isLeft(politician: Politician | undefined, left: readonly PoliticianId[]): boolean {
  return politician !== undefined && left.includes(politician.id);
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

/** MORE meetings may still come; below it, the votes over which a lead counts in part: now, and with those meetings. */
const MORE = 4;
const LEAD_BY_VOTES = 6;
const LEAD_WITH_MORE = 25;

/** Adds what a region promises to each seat's features. */
function addRegional(
  features: readonly number[][],
  { rules, players, elections }: Game,
  known: RulesIndex,
  platforms: readonly number[],
  region: SeenRegion,
  index: RegionIndex,
): void {
  const { mandates } = known.regions.get(region.id) as RegionCard;
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
  for (let seat = 0; seat < players.length; seat += 1) {
    const lead = chance(leadOf(withMore, seat) / LEAD_WITH_MORE);
    const markers = at(region.media, seat);
    at(features, seat).push(
      smoothMandates(known.mandateSteps, mandates, at(region.votes, seat)),
      smoothMandates(known.mandateSteps, mandates, votesWith(seat, 0)),
      smoothMandates(known.mandateSteps, mandates, at(withMore, seat)),
      chance(leadOf(region.votes, seat) / LEAD_BY_VOTES),
      lead,
      markers > 0 ? presence * lead : 0,
      controls === seat ? presence : 0,
      at(agreed, seat),
      at(trend, seat),
      markers,
      agreementInHand(known, electorate, at(platforms, seat), at(players, seat)) - at(agreed, seat),
    );
  }
}

/** The agreement with the best single exchange of a card in hand, or with none. */
function agreementInHand(
  { bits }: RulesIndex,
  electorate: Electorate,
  platform: number,
  { hand, platform: laid }: Game['players'][number],
): number {
  let best = agreementOf(electorate, platform);
  for (const card of hand) {
    const own = bits.get(card) ?? 0;
    const sameIssue = platform & (own | oppositesOf(own));
    for (const each of laid) {
      const out = bits.get(each) ?? 0;
      // Only five different issues are a platform.
      if (sameIssue === 0 || sameIssue === out)
        best = Math.max(best, agreementOf(electorate, (platform & ~out) | own));
    }
  }
  return best;
}

/** The lead over the strongest of the others. */
function leadOf(votes: readonly number[], seat: Seat): number {
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < votes.length; other += 1)
    if (other !== seat) rival = Math.max(rival, votes[other] as number);
  return at(votes, seat) - rival;
}
