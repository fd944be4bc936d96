import {
  at,
  type BySeat,
  type RegionCard,
  type RegionIndex,
  type Rules,
  type Seat,
  votesFor,
} from '@macher/engine';
import { bitsOf, countBits, type MandateSteps, oppositesOf, type RulesIndex } from '../rulesIndex.ts';
import type { SeenRegion } from '../sight.ts';
import type { Outlook } from './outlook.ts';

/** What a region thinks, as bits: open opinions, their opposites, and the key issue with its own. */
export interface Electorate {
  readonly matches: number;
  readonly clashes: number;
  readonly key: number;
  readonly keyClash: number;
}

/** Matches minus clashes of a platform, as bits; the key issue counts twice. [2019 §2 phase 9a] */
export function agreementOf({ matches, clashes, key, keyClash }: Electorate, platform: number): number {
  const twice = (platform & key) !== 0 ? 1 : (platform & keyClash) !== 0 ? -1 : 0;
  return countBits(platform & matches) - countBits(platform & clashes) + twice;
}

/** How a region will probably go, seen by one seat. */
export interface Forecast extends Electorate {
  readonly region: SeenRegion;
  readonly card: RegionCard;
  /** How many elections come before its own in the whole game. */
  readonly election: number;
  /** Rounds until its election, and what they leave of its worth. */
  readonly wait: number;
  readonly discount: number;
  /** Votes of doubt about who leads. */
  readonly doubt: number;
  readonly trend: BySeat<number>;
  readonly agreement: BySeat<number>;
  /** Meetings there, with those that will still be bought this round. */
  readonly meetings: BySeat<number>;
  /** Votes at the election. */
  readonly expected: BySeat<number>;
  /** The strongest of the others. */
  readonly rival: Seat;
  /** What the region is worth as it stands. */
  now: number;
}

export function forecast(outlook: Outlook, index: RegionIndex): Forecast {
  const { sight, known, round, weights, seat: own } = outlook;
  const region = at(sight.regions, index);
  const players = sight.players.length;
  const trend = new Array<number>(players);
  const agreed = new Array<number>(players);
  const meetings = new Array<number>(players);
  const expected = new Array<number>(players);
  const wait = round.waits[index] ?? 0;
  const electorate = electorateOf(known, region);
  let rival = own === 0 ? 1 : 0;
  for (let seat = 0; seat < players; seat += 1) {
    const level = sight.rules.trend[region.trend[seat] as number] as number;
    const agrees = agreementOf(electorate, outlook.platforms[seat] as number);
    const held = (region.meetings[seat] as number) + (seat === own ? outlook.planned : outlook.rivalPlanned);
    trend[seat] = level;
    agreed[seat] = agrees;
    meetings[seat] = held;
    const votes = (region.votes[seat] as number) + comingVotes(outlook, wait, held, level, agrees);
    expected[seat] = votes;
    if (seat !== own && votes > (expected[rival] ?? votes)) rival = seat;
  }
  const cast: Forecast = {
    matches: electorate.matches,
    clashes: electorate.clashes,
    key: electorate.key,
    keyClash: electorate.keyClash,
    region,
    card: known.regions.get(region.id) as RegionCard,
    election: sight.elections.length + index,
    wait,
    discount: wait === 0 ? 1 : weights.later ** wait,
    doubt: weights.doubt + weights.doubtTime * wait,
    trend,
    agreement: agreed,
    meetings,
    expected,
    rival,
    now: 0,
  };
  cast.now = worthOfVotes(outlook, cast, expected[own] as number, expected[rival] as number);
  return cast;
}

export function electorateOf(known: RulesIndex, { open, keyIssue }: SeenRegion): Electorate {
  const matches = bitsOf(known, open);
  const key = keyIssue === null ? 0 : (known.bits.get(keyIssue) ?? 0);
  return { matches, clashes: oppositesOf(matches), key, keyClash: oppositesOf(key) };
}

/** The votes to come: this round's meetings turned in, and those of the rounds to come. */
export function comingVotes(
  outlook: Outlook,
  wait: number,
  meetings: number,
  trend: number,
  agreed: number,
): number {
  const now = meetings <= 0 ? 0 : smoothVotes(outlook, meetings, trend, agreed);
  return wait === 0
    ? now
    : now + wait * outlook.weights.growth * gainPerMeeting(outlook.sight.rules, trend, agreed);
}

/** Votes as the rules count, but agreement below one is not all the same: it may still rise. */
function smoothVotes(
  { sight: { rules }, weights }: Outlook,
  meetings: number,
  trend: number,
  agreed: number,
): number {
  const votes = votesFor(rules, meetings, trend, agreed);
  return agreed < 1 ? votes + weights.lowAgreement * meetings * (agreed - 1) : votes;
}

function gainPerMeeting(rules: Rules, trend: number, agreed: number): number {
  return rules.voteRule === 'product' ? Math.max(1, agreed) * (1 + trend / 4) : Math.max(0.5, trend + agreed);
}

/** Expected final points in the region if the seat has `votes` there and its strongest rival `rival`. */
export function worthOfVotes(outlook: Outlook, cast: Forecast, votes: number, rival: number): number {
  const { rules } = outlook.sight;
  const own = rules.maxVotes === null ? votes : Math.min(votes, rules.maxVotes);
  const mandates = smoothMandates(outlook.known.mandateSteps, cast.card.mandates, own);
  return cast.discount * (mandates + worthOfWin(outlook, cast, own, rival));
}

/** What more (or fewer) votes for the seat, and for its strongest rival, are worth. */
export function worthOfChange(outlook: Outlook, cast: Forecast, own: number, rivals: number): number {
  const rival = cast.expected[cast.rival] as number;
  const votes = cast.expected[outlook.seat] as number;
  return worthOfVotes(outlook, cast, votes + own, rival + rivals) - cast.now;
}

/** Mandates between the steps of the table in a straight line: a vote short of a step is worth nearly the step. */
export function smoothMandates(
  { steps, above }: MandateSteps,
  mandates: readonly number[],
  votes: number,
): number {
  if (votes <= 0) return 0;
  const next = above[Math.floor(votes)];
  if (next === undefined) return mandates[steps.length - 1] as number;
  const below = next === 0 ? 0 : (steps[next - 1] as number);
  const points = next === 0 ? 0 : (mandates[next - 1] as number);
  return (
    points + (((mandates[next] as number) - points) * (votes - below)) / ((steps[next] as number) - below)
  );
}

/** The worth of what the win may bring. */
function worthOfWin(outlook: Outlook, cast: Forecast, own: number, rival: number): number {
  const { sight, seat, weights } = outlook;
  const { rules } = sight;
  const leads = chance((own - rival) / cast.doubt);
  const marker = (cast.region.media[seat] as number) > 0 ? presencePoints(outlook, cast) : 0;
  if (rules.winRule === 'most-votes') return leads * (weights.win * marker + weights.nationalise);
  const { majority, coalition, several } = rules.winPoints;
  const over = chance((own - rules.majority) / cast.doubt);
  const first = over * majority + (1 - over) * coalition;
  const second = over * several + (1 - over) * weights.partner;
  return weights.win * (leads * (first + marker) + (1 - leads) * second);
}

/** What a media marker promoted at the election of this region counts. */
export function presencePoints({ sight: { rules }, weights }: Outlook, { election }: Forecast): number {
  return weights.presence * (rules.mediaBoard[election] ?? 0);
}

/** A chance from 0 to 1 along a curve that is quicker to work out than the logistic one. */
export function chance(advantage: number): number {
  return 0.5 + (0.5 * advantage) / Math.sqrt(1 + advantage * advantage);
}
