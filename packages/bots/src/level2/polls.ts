// 2019 §2 phase 8; 2006 §6.2.7: polls
import {
  type AmountRange,
  at,
  mediaControl,
  type PartyId,
  type Poll,
  type PollAuctionsFrame,
  type RegionId,
} from '@macher/engine';
import { indexOfRegion } from '../sight.ts';
import { type Forecast, forecast } from './forecast.ts';
import { FORCED, type Judge, type Outlook, worthOfBase, worthOfMoney } from './outlook.ts';
import { worthOfTrend } from './trend.ts';

/** pollBid bids as long as having the poll is worth more than another's having it, by more than the money. */
export const pollBid: Judge<'poll-bid'> = (outlook, { seat, region, back, range }) => {
  if (range === null) return { action: { kind: 'poll-bid', seat, amount: null }, reason: FORCED };
  const worth = worthAtAuction(outlook, region, back);
  const amount = bidUpTo(outlook, worth, range);
  return { action: { kind: 'poll-bid', seat, amount }, reason: { kind: 'bid', worth } };
};

/** The worth at auction: to have the poll, and that nobody else has it. Bids don't change it. */
export function worthAtAuction(outlook: Outlook, region: RegionId, back: PartyId | null): number {
  const cast = forecast(outlook, indexOfRegion(outlook.sight, region));
  return worthOfPoll(outlook, cast, back) + threatOf(outlook, cast, back);
}

/** Whether a bid is worth its money: while bidders may raise again, nothing else decides. */
export function isWorthIt(outlook: Outlook, worth: number, amount: number): boolean {
  return worthOfMoney(outlook, amount) < worth;
}

/**
 * The bid: the least, where bidders may raise again or no one follows. Where each bids once, the best response to what
 * those who follow will probably bid: the least would only tell them what to pay.
 */
function bidUpTo(outlook: Outlook, worth: number, { min, max, step }: AmountRange): number | null {
  if (!isWorthIt(outlook, worth, min)) return null;
  const followers = biddersAfter(outlook);
  if (followers === 0) return min;
  let best = min;
  let most = 0;
  for (let amount = min; amount <= max && isWorthIt(outlook, worth, amount); amount += step) {
    const gain =
      chanceToHold(amount / 1000, outlook.weights.rivalPoll, followers) *
      (worth - worthOfMoney(outlook, amount));
    if (gain <= most) continue;
    most = gain;
    best = amount;
  }
  return best;
}

/** How many may still bid after this seat, and only once. */
function biddersAfter({ sight }: Outlook): number {
  if (sight.rules.pollAuction === 'ascending') return 0;
  const frame = sight.frames.find(({ phase }) => phase === 'poll-auctions') as PollAuctionsFrame | undefined;
  return frame === undefined ? 0 : sight.players.length - frame.asked - 1;
}

/** The chance that none of the others bids more, if their bids fall off like a geometric distribution. */
function chanceToHold(thousands: number, mean: number, followers: number): number {
  return (1 - (mean / (1 + mean)) ** (thousands + 1)) ** followers;
}

/** The worth of a poll for its winner: by its back, or, where backs say nothing, of any. */
export function worthOfPoll(outlook: Outlook, cast: Forecast, back: PartyId | null): number {
  const quiet = worthOfQuiet(outlook);
  if (back === null)
    return Math.max(quiet, outlook.weights.poll * (quiet + worthOfTrend(outlook, cast, outlook.seat, 1)));
  const polls = outlook.known.pollsByBack.get(back) ?? [];
  let total = 0;
  for (const poll of polls) total += Math.max(quiet, worthOfPublishing(outlook, cast, poll));
  return outlook.weights.poll * (total / Math.max(1, polls.length));
}

/** The worth that no one else gets it. */
function threatOf(outlook: Outlook, cast: Forecast, back: PartyId | null): number {
  if (outlook.weights.threat <= 0 || mediaControl(cast.region) === outlook.seat) return 0;
  if (back === outlook.own.party) return 0;
  return -outlook.weights.threat * Math.min(0, worthOfTrend(outlook, cast, outlook.seat, -1));
}

function worthOfQuiet(outlook: Outlook): number {
  const { base, dice } = outlook.sight.rules.quietPoll;
  return (base + dice * outlook.known.averageDie) * worthOfBase(outlook);
}

/**
 * The worth of publishing: the seat's own rise and the others' falls; nothing where the card doesn't raise its own
 * party.
 */
function worthOfPublishing(outlook: Outlook, cast: Forecast, poll: Poll): number {
  const rise = poll.changes[outlook.own.party] ?? 0;
  if (rise <= 0) return 0;
  let total = worthOfTrend(outlook, cast, outlook.seat, rise);
  const immune = mediaControl(cast.region);
  for (let seat = 0; seat < outlook.sight.players.length; seat += 1) {
    const change = poll.changes[at(outlook.sight.players, seat).party] ?? 0;
    if (seat !== outlook.seat && change < 0 && seat !== immune)
      total += worthOfTrend(outlook, cast, seat, change);
  }
  return total;
}

export const pollUse: Judge<'poll-use'> = (outlook, { seat, region, poll, publishable }) => {
  const cast = forecast(outlook, indexOfRegion(outlook.sight, region));
  const worth = worthOfPublishing(outlook, cast, outlook.known.polls.get(poll) as Poll);
  const publish = publishable && worth > worthOfQuiet(outlook);
  return { action: { kind: 'poll-use', seat, publish }, reason: { kind: 'best', points: worth } };
};

/** The best lines, one or two, if they are worth more than the base that keeping quiet brings. */
export const pollLines: Judge<'poll-lines'> = (outlook, { seat, region, poll, lines, max }) => {
  const cast = forecast(outlook, indexOfRegion(outlook.sight, region));
  const { changes } = outlook.known.polls.get(poll) as Poll;
  const rated = lines
    .map(party => ({ party, worth: worthOfLine(outlook, cast, party, changes[party] ?? 0) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, max);
  const points = rated.reduce((total, { worth }) => total + worth, 0);
  const isPublished = rated.length > 0 && points > worthOfQuiet(outlook);
  return {
    action: { kind: 'poll-lines', seat, parties: isPublished ? rated.map(({ party }) => party) : null },
    reason: { kind: 'best', points },
  };
};

function worthOfLine(outlook: Outlook, cast: Forecast, party: PartyId, change: number): number {
  const seat = outlook.sight.players.findIndex(player => player.party === party);
  return worthOfTrend(outlook, cast, seat, change);
}
