// 2019 §2 phases 5 and 6; 2006 and 1997 §6.2.3: politicians and their deeds
import type {
  Ability,
  Deed,
  DeedOffer,
  Politician,
  PoliticianId,
  RegionId,
  Seat,
  Sending,
} from '@macher/engine';
import { at, bestOf, indexOfRegion } from '../sight.ts';
import { type Forecast, forecast, worthOfChange } from './forecast.ts';
import { Shifts, worthOfMarker } from './media.ts';
import { FORCED, type Judge, type Mind, worthOfBase, worthOfMoney } from './mind.ts';
import { worthOfPoll } from './polls.ts';
import { worthOfTrend } from './trend.ts';

/** The best pair of politician and region, then the next, as long as it is worth more than keeping it. */
export const send: Judge<'send'> = (mind, { seat, politicians, regions, budget }) => {
  const plans = plansFor(mind, politicians, regions);
  const cards: Sending[] = [];
  let money = budget ?? mind.own.money ?? 0;
  let points = 0;
  for (const { card, cost, net } of plans) {
    const isTaken = cards.some(each => each.politician === card.politician || each.region === card.region);
    if (net <= 0 || isTaken || cost > money) continue;
    cards.push(card);
    money -= cost;
    points += net;
  }
  return {
    action: { kind: 'send', seat, cards },
    reason: { kind: cards.length === 0 ? 'spare' : 'best', points },
  };
};

export const lay: Judge<'lay'> = (mind, { seat, politicians, regions }) => {
  const spent = alreadyLaid(mind);
  const best = plansFor(mind, politicians, regions).find(({ cost }) => cost + spent <= (mind.own.money ?? 0));
  const isWorth = best !== undefined && best.net > 0;
  return {
    action: { kind: 'lay', seat, card: isWorth ? best.card : null },
    reason: { kind: isWorth ? 'best' : 'spare', points: best?.net ?? 0 },
  };
};

/** What one's own face-down politicians will cost. */
function alreadyLaid({ sight, seat, known }: Mind): number {
  let total = 0;
  for (const { row } of sight.regions) {
    for (const card of row) {
      if (card.seat === seat && card.politician !== null)
        total += known.politicians.get(card.politician)?.cost ?? 0;
    }
  }
  return total;
}

interface Plan {
  readonly card: Sending;
  readonly cost: number;
  /** What it is worth beyond its cost and beyond keeping it. */
  readonly net: number;
}

function plansFor(mind: Mind, politicians: readonly PoliticianId[], regions: readonly RegionId[]): Plan[] {
  const plans: Plan[] = [];
  for (const region of regions) {
    const index = indexOfRegion(mind.sight, region);
    const cast = forecast(mind, index);
    const worths: AbilityWorths = [];
    for (const id of politicians) {
      const politician = mind.known.politicians.get(id) as Politician;
      const worth = worthOfPolitician(mind, cast, politician, worths) - worthOfMoney(mind, politician.cost);
      plans.push({
        card: { politician: id, region },
        cost: politician.cost,
        net: worth - worthOfKeeping(mind, politician),
      });
    }
  }
  return plans.sort((one, other) => other.net - one.net);
}

function worthOfKeeping({ weights, round }: Mind, { cost }: Politician): number {
  return Math.min(1, round.campaignsAfter) * (weights.hold + (weights.holdCost * cost) / 1000);
}

/** What abilities are worth in one region, by their numbers. */
type AbilityWorths = (number | undefined)[];

function worthOfPolitician(
  mind: Mind,
  cast: Forecast,
  { main, secondary, telephone }: Politician,
  worths: AbilityWorths = [],
): number {
  const first = main === null ? 0 : Math.max(0, rememberedWorth(mind, cast, main, worths));
  let second = 0;
  for (const ability of secondary) second = Math.max(second, rememberedWorth(mind, cast, ability, worths));
  return first + second + (telephone ? worthOfTile(mind, cast) : 0);
}

/** A telephone is worth something where there is somebody to call. */
function worthOfTile({ sight, seat, weights }: Mind, { region, wait }: Forecast): number {
  const isLaid = region.tiles.includes(seat);
  return isLaid || at(sight.players, seat).tiles === 0 ? 0 : weights.tile / (1 + wait);
}

function rememberedWorth(mind: Mind, cast: Forecast, ability: Ability, worths: AbilityWorths): number {
  const number = mind.known.abilities.get(ability) as number;
  const found = worths[number];
  if (found !== undefined) return found;
  const worth = worthOfAbility(mind, cast, ability);
  worths[number] = worth;
  return worth;
}

/** What an ability would do at its best, before anyone else acts. */
function worthOfAbility(mind: Mind, cast: Forecast, { deed, amount }: Ability): number {
  switch (deed) {
    case 'key-issue': {
      const { keyIssue, open } = cast.region;
      const shifts = new Shifts(mind, cast);
      if (keyIssue !== null) return shifts.worthOfWeight(keyIssue, -1);
      let best = 0;
      for (const opinion of open) best = Math.max(best, shifts.worthOfWeight(opinion, 1));
      return best;
    }
    case 'media': {
      const from = fattest(mind, cast);
      return from === null ? 0 : worthOfSwap(mind, cast, from);
    }
    case 'other-trend':
      return worthOfTrend(mind, cast, cast.rival, -amount);
    default:
      return worthOfPlainDeed(mind, cast, deed, amount);
  }
}

function worthOfPlainDeed(
  mind: Mind,
  cast: Forecast,
  deed: 'own-trend' | 'other-trends' | 'votes' | 'poll' | 'platform' | 'base',
  amount: number,
): number {
  switch (deed) {
    case 'votes':
      return worthOfChange(mind, cast, amount, 0);
    case 'own-trend':
      return worthOfTrend(mind, cast, mind.seat, amount);
    case 'other-trends':
      return worthOfFalls(mind, cast, amount);
    case 'poll':
      return worthOfPoll(mind, cast, null);
    case 'platform':
      return mind.weights.platformTurn;
    case 'base':
      return amount * worthOfBase(mind);
  }
}

function worthOfFalls(mind: Mind, cast: Forecast, amount: number): number {
  let total = 0;
  for (let seat = 0; seat < cast.expected.length; seat += 1) {
    if (seat !== mind.seat) total += worthOfTrend(mind, cast, seat, -amount);
  }
  return total;
}

function worthOfSwap(mind: Mind, cast: Forecast, from: Seat): number {
  const { toOwner, toBank } = mind.sight.rules.mediaSwap;
  const more = mind.own.media > 0 ? 1 : 0;
  return worthOfMarker(mind, cast, more, from) - worthOfMoney(mind, toOwner + toBank);
}

/** The other party with the most media markers here. */
function fattest({ seat: own }: Mind, { region: { media } }: Forecast): Seat | null {
  let best: Seat | null = null;
  let most = 0;
  for (let seat = 0; seat < media.length; seat += 1) {
    if (seat === own || at(media, seat) <= most) continue;
    best = seat;
    most = at(media, seat);
  }
  return best;
}

export const pay: Judge<'pay'> = (mind, { seat, region, politician, cost, money }) => {
  const cast = forecast(mind, indexOfRegion(mind.sight, region));
  const card = mind.known.politicians.get(politician) as Politician;
  const points = worthOfPolitician(mind, cast, card) - worthOfMoney(mind, cost);
  const pays = cost <= money && points > 0;
  return { action: { kind: 'pay', seat, pay: pays }, reason: { kind: pays ? 'best' : 'spare', points } };
};

export const payNext: Judge<'pay-next'> = (mind, { seat, cards }) => {
  const best = bestOf(cards, ({ cost }) => cost) ?? at(cards, 0);
  return {
    action: { kind: 'pay-next', seat, politician: best.politician },
    reason: { kind: 'best', points: worthOfMoney(mind, best.cost) },
  };
};

export const act: Judge<'act'> = (mind, { seat, region, deeds }) => {
  const best = bestDeed(mind, forecast(mind, indexOfRegion(mind.sight, region)), deeds);
  const isWorth = best !== null && best.worth > 0;
  return {
    action: { kind: 'act', seat, deed: isWorth ? best.deed : null },
    reason: { kind: isWorth ? 'best' : 'spare', points: best?.worth ?? 0 },
  };
};

/** The most valuable deed first: what is left of the others does not get better by waiting. */
export const resolve: Judge<'resolve'> = (mind, { seat, cards }) => {
  const plans = cards.map(({ politician, region, deeds, optional }) => {
    const best = bestDeed(mind, forecast(mind, indexOfRegion(mind.sight, region)), deeds);
    const isDeclined = best === null || (optional && best.worth <= 0);
    return { politician, deed: isDeclined ? null : best.deed, worth: isDeclined ? 0 : best.worth };
  });
  const { politician, deed, worth } = bestOf(plans, plan => plan.worth) ?? at(plans, 0);
  return {
    action: { kind: 'resolve', seat, politician, deed },
    reason: deed === null ? FORCED : { kind: 'best', points: worth },
  };
};

interface RatedDeed {
  readonly deed: Deed;
  readonly worth: number;
}

function bestDeed(mind: Mind, cast: Forecast, offers: readonly DeedOffer[]): RatedDeed | null {
  return (
    bestOf(
      offers.map(offer => bestWithin(mind, cast, offer)),
      ({ worth }) => worth,
    ) ?? null
  );
}

function bestWithin(mind: Mind, cast: Forecast, offer: DeedOffer): RatedDeed {
  switch (offer.deed) {
    case 'place-key-issue': {
      const shifts = new Shifts(mind, cast);
      const opinion = bestOf(offer.opinions, each => shifts.worthOfWeight(each, 1)) ?? at(offer.opinions, 0);
      return { deed: { deed: offer.deed, opinion }, worth: shifts.worthOfWeight(opinion, 1) };
    }
    case 'remove-key-issue':
      return { deed: { deed: offer.deed }, worth: new Shifts(mind, cast).worthOfWeight(offer.opinion, -1) };
    case 'media': {
      const from = bestOf(offer.from, seat => worthOfSwap(mind, cast, seat)) ?? at(offer.from, 0);
      return {
        deed: { deed: offer.deed, from, place: offer.place !== 'cannot' },
        worth: worthOfSwap(mind, cast, from),
      };
    }
    case 'other-trend': {
      const target =
        bestOf(offer.targets, seat => worthOfTrend(mind, cast, seat, -offer.amount)) ?? at(offer.targets, 0);
      return { deed: { deed: offer.deed, target }, worth: worthOfTrend(mind, cast, target, -offer.amount) };
    }
    default:
      return { deed: { deed: offer.deed }, worth: worthOfPlainDeed(mind, cast, offer.deed, offer.amount) };
  }
}
