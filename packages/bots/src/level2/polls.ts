// 2019 §2 phase 8; 2006 §6.2.7: polls
import { mediaControl, type PartyId, type Poll } from '@macher/engine';
import { at, indexOfRegion } from '../sight.ts';
import { type Forecast, forecast } from './forecast.ts';
import { type Judge, type Mind, worthOfBase, worthOfMoney } from './mind.ts';
import { worthOfTrend } from './trend.ts';

/** Bid as long as having the poll is worth more than another's having it, by more than the money. */
export const pollBid: Judge<'poll-bid'> = (mind, { seat, region, back, range }) => {
  const cast = forecast(mind, indexOfRegion(mind.sight, region));
  const worth = worthOfPoll(mind, cast, back) + threatOf(mind, cast, back);
  const amount = range !== null && worthOfMoney(mind, range.min) < worth ? range.min : null;
  return { action: { kind: 'poll-bid', seat, amount }, reason: { kind: 'bid', worth } };
};

/** What the winner of the poll may expect of it: by its back, or, where backs say nothing, of any. */
export function worthOfPoll(mind: Mind, cast: Forecast, back: PartyId | null): number {
  const quiet = worthOfQuiet(mind);
  if (back === null)
    return Math.max(quiet, mind.weights.poll * (quiet + worthOfTrend(mind, cast, mind.seat, 1)));
  const polls = mind.known.pollsByBack.get(back) ?? [];
  let total = 0;
  for (const poll of polls) total += Math.max(quiet, worthOfPublishing(mind, cast, poll));
  return mind.weights.poll * (total / Math.max(1, polls.length));
}

/** What it is worth that nobody else gets it. */
function threatOf(mind: Mind, cast: Forecast, back: PartyId | null): number {
  if (mind.weights.threat <= 0 || mediaControl(cast.region) === mind.seat) return 0;
  if (back === mind.own.party) return 0;
  return -mind.weights.threat * Math.min(0, worthOfTrend(mind, cast, mind.seat, -1));
}

function worthOfQuiet(mind: Mind): number {
  const { base, dice } = mind.sight.rules.quietPoll;
  return (base + dice * mind.known.averageDie) * worthOfBase(mind);
}

/** One's own rise and the others' falls; nothing where the card does not raise one's own party. */
function worthOfPublishing(mind: Mind, cast: Forecast, poll: Poll): number {
  const rise = poll.changes[mind.own.party] ?? 0;
  if (rise <= 0) return 0;
  let total = worthOfTrend(mind, cast, mind.seat, rise);
  const immune = mediaControl(cast.region);
  for (let seat = 0; seat < mind.sight.players.length; seat += 1) {
    const change = poll.changes[at(mind.sight.players, seat).party] ?? 0;
    if (seat !== mind.seat && change < 0 && seat !== immune) total += worthOfTrend(mind, cast, seat, change);
  }
  return total;
}

export const pollUse: Judge<'poll-use'> = (mind, { seat, region, poll, publishable }) => {
  const cast = forecast(mind, indexOfRegion(mind.sight, region));
  const worth = worthOfPublishing(mind, cast, mind.known.polls.get(poll) as Poll);
  const publish = publishable && worth > worthOfQuiet(mind);
  return { action: { kind: 'poll-use', seat, publish }, reason: { kind: 'best', points: worth } };
};

/** The best lines, one or two, if they are worth more than the base that keeping quiet brings. */
export const pollLines: Judge<'poll-lines'> = (mind, { seat, region, poll, lines, max }) => {
  const cast = forecast(mind, indexOfRegion(mind.sight, region));
  const { changes } = mind.known.polls.get(poll) as Poll;
  const rated = lines
    .map(party => ({ party, worth: worthOfLine(mind, cast, party, changes[party] ?? 0) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, max);
  const points = rated.reduce((total, { worth }) => total + worth, 0);
  const isPublished = rated.length > 0 && points > worthOfQuiet(mind);
  return {
    action: { kind: 'poll-lines', seat, parties: isPublished ? rated.map(({ party }) => party) : null },
    reason: { kind: 'best', points },
  };
};

function worthOfLine(mind: Mind, cast: Forecast, party: PartyId, change: number): number {
  const seat = mind.sight.players.findIndex(player => player.party === party);
  return worthOfTrend(mind, cast, seat, change);
}
