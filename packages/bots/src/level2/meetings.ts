// 2019 §2 phases 4 and 9a; 2006 §6.2.6, §6.2.8: meetings, and votes for them
import type { ChoiceOf, Purchase, RegionId } from '@macher/engine';
import type { Reason } from '../reason.ts';
import { indexOfRegion } from '../sight.ts';
import { comingVotes, type Forecast, forecast, worthOfVotes } from './forecast.ts';
import type { Judge, Outlook } from './outlook.ts';

/** meetings are bought where the next thousand brings most, again and again, until it is worth more in hand. */
export const meetings: Judge<'meetings'> = (outlook, choice) => {
  const offers = choice.regions.map(({ region, max }) => {
    const cast = forecast(outlook, indexOfRegion(outlook.sight, region));
    return { region, max, cast, count: 0, worths: worthsOf(outlook, cast, max) };
  });
  let money = spendable(outlook, choice);
  let { supply } = choice;
  for (;;) {
    const step = bestStep(outlook, choice, offers, money, supply);
    if (step === null) break;
    money -=
      (choice.costs[step.offer.count + step.more] as number) - (choice.costs[step.offer.count] as number);
    supply -= step.more;
    step.offer.count += step.more;
  }
  const buy = offers.flatMap(({ region, count }): Purchase[] => (count > 0 ? [{ region, count }] : []));
  return { action: { kind: 'meetings', seat: choice.seat, buy }, reason: reasonFor(outlook, offers) };
};

interface Offer {
  readonly region: RegionId;
  readonly max: number;
  readonly cast: Forecast;
  /** Worth of the region with 0, 1, 2 … meetings more. */
  readonly worths: readonly number[];
  count: number;
}

function worthsOf(outlook: Outlook, cast: Forecast, max: number): number[] {
  const votes = cast.region.votes[outlook.seat] as number;
  const rival = cast.expected[cast.rival] as number;
  const held = cast.meetings[outlook.seat] as number;
  const worths: number[] = [];
  for (let more = 0; more <= max; more += 1)
    worths.push(worthOfVotes(outlook, cast, votes + votesWith(outlook, cast, held + more), rival));
  return worths;
}

function votesWith(outlook: Outlook, { wait, trend, agreement }: Forecast, count: number): number {
  return comingVotes(outlook, wait, count, trend[outlook.seat] as number, agreement[outlook.seat] as number);
}

/** The money that can be spent: other phases of the round want some too. */
function spendable({ weights, round }: Outlook, { money }: ChoiceOf<'meetings'>): number {
  const share = round.campaignsAfter === 0 ? weights.lastShare : weights.meetingShare;
  return money * Math.min(1, share);
}

/** The purchase with the best worth for its price; null when money is worth more. */
function bestStep(
  outlook: Outlook,
  { costs }: ChoiceOf<'meetings'>,
  offers: readonly Offer[],
  money: number,
  supply: number,
): { offer: Offer; more: number } | null {
  let best: { offer: Offer; more: number } | null = null;
  let most = outlook.price / 1000;
  for (const offer of offers) {
    const { count, worths, max } = offer;
    const now = worths[count] as number;
    for (let more = 1; more <= Math.min(max - count, supply); more += 1) {
      const cost = (costs[count + more] as number) - (costs[count] as number);
      if (cost > money) break;
      const rate = ((worths[count + more] as number) - now) / cost;
      if (rate > most) {
        most = rate;
        best = { offer, more };
      }
    }
  }
  return best;
}

/** The reason for what was bought most of: for the lead if it brings the lead, else for votes. */
function reasonFor(outlook: Outlook, offers: readonly Offer[]): Reason {
  let main: Offer | undefined;
  for (const offer of offers) if (offer.count > (main?.count ?? 0)) main = offer;
  if (main === undefined) return { kind: 'spare', points: 0 };
  const { cast, region } = main;
  const { rival } = cast;
  const before = cast.expected[outlook.seat] as number;
  const after =
    (cast.region.votes[outlook.seat] as number) +
    votesWith(outlook, cast, (cast.meetings[outlook.seat] as number) + main.count);
  const votes = Math.round(after - before);
  const lead = cast.expected[rival] as number;
  return before <= lead && after > lead
    ? { kind: 'overtake', region, votes, rival }
    : { kind: 'votes', region, votes };
}

/** turnIn takes all of them or none: early, when trend and agreement are as good as they will be. */
export const turnIn: Judge<'turn-in'> = (outlook, { seat, region, min, max }) => {
  const index = indexOfRegion(outlook.sight, region);
  const cast = forecast(outlook, index);
  const { weights } = outlook;
  const trend = cast.trend[seat] as number;
  const agreed = cast.agreement[seat] as number;
  const urge =
    weights.turnIn +
    weights.turnInTrend * trend +
    weights.turnInAgreement * agreed +
    weights.turnInMeetings * max +
    weights.turnInWait * cast.wait;
  const isNow = max >= min && (cast.wait === 0 || urge > 0);
  const count = isNow ? enough(outlook, cast, min, max) : 0;
  const votes = Math.round(votesWith(outlook, cast, count));
  return { action: { kind: 'turn-in', seat, meetings: count }, reason: { kind: 'votes', region, votes } };
};

/** Enough meetings: not more than the track has room for, where it ends. */
function enough(outlook: Outlook, cast: Forecast, min: number, max: number): number {
  const { maxVotes } = outlook.sight.rules;
  if (maxVotes === null) return max;
  const room = maxVotes - (cast.region.votes[outlook.seat] as number);
  let count = max;
  while (count > min && votesWith(outlook, { ...cast, wait: 0 }, count - 1) >= room) count -= 1;
  return room <= 0 ? 0 : count;
}
