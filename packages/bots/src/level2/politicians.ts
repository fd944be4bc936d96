// 2019 §2 phases 5 and 6; 2006 and 1997 §6.2.3: sending politicians, and paying for them
import {
  at,
  type DeedName,
  type Politician,
  type PoliticianId,
  type RegionId,
  type Seat,
  type Sending,
} from '@macher/engine';
import { bestOf, indexOfRegion, type SeenRegion } from '../sight.ts';
import { type AbilityWorths, worthOfPolitician } from './abilities.ts';
import { forecast } from './forecast.ts';
import { type Judge, type Outlook, worthOfMoney } from './outlook.ts';

/** send takes the best pair of politician and region, then the next, as long as it is worth more than keeping it. */
export const send: Judge<'send'> = (outlook, { seat, politicians, regions, budget }) => {
  const plans = plansFor(outlook, politicians, regions);
  const cards: Sending[] = [];
  let money = budget ?? outlook.own.money ?? 0;
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

export const lay: Judge<'lay'> = (outlook, { seat, politicians, regions }) => {
  const spent = alreadyLaid(outlook);
  const best = plansFor(outlook, politicians, regions).find(
    ({ cost }) => cost + spent <= (outlook.own.money ?? 0),
  );
  const isWorth = best !== undefined && best.net > 0;
  return {
    action: { kind: 'lay', seat, card: isWorth ? best.card : null },
    reason: { kind: isWorth ? 'best' : 'spare', points: best?.net ?? 0 },
  };
};

/** What the seat's own face-down politicians will cost. */
function alreadyLaid({ sight, seat, known }: Outlook): number {
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
  /** The net worth, beyond its cost and beyond keeping it. */
  readonly net: number;
}

function plansFor(
  outlook: Outlook,
  politicians: readonly PoliticianId[],
  regions: readonly RegionId[],
): Plan[] {
  const plans: Plan[] = [];
  for (const region of regions) {
    const index = indexOfRegion(outlook.sight, region);
    const cast = forecast(outlook, index);
    const worths: AbilityWorths = [];
    for (const id of politicians) {
      const politician = outlook.known.politicians.get(id) as Politician;
      const worth =
        worthOfPolitician(outlook, cast, politician, worths) - worthOfMoney(outlook, politician.cost);
      plans.push({
        card: { politician: id, region },
        cost: politician.cost,
        net: worth - worthOfKeeping(outlook, politician),
      });
    }
  }
  return plans.sort((one, other) => other.net - one.net);
}

function worthOfKeeping({ weights, round }: Outlook, { cost }: Politician): number {
  return Math.min(1, round.campaignsAfter) * (weights.hold + (weights.holdCost * cost) / 1000);
}

export const pay: Judge<'pay'> = (outlook, { seat, region, politician, cost, money }) => {
  const cast = forecast(outlook, indexOfRegion(outlook.sight, region));
  const card = outlook.known.politicians.get(politician) as Politician;
  const taken = takenBefore(outlook, cast.region, seat);
  const points = worthOfPolitician(outlook, cast, card, [], taken) - worthOfMoney(outlook, cost);
  const pays = cost <= money && points > 0;
  return { action: { kind: 'pay', seat, pay: pays }, reason: { kind: pays ? 'best' : 'spare', points } };
};

export const payNext: Judge<'pay-next'> = (outlook, { seat, cards }) => {
  const best = bestOf(cards, ({ cost }) => cost) ?? at(cards, 0);
  return {
    action: { kind: 'pay-next', seat, politician: best.politician },
    reason: { kind: 'best', points: worthOfMoney(outlook, best.cost) },
  };
};

/** What politicians that are paid already will probably have done by then, of what can be done only once. */
function takenBefore({ known }: Outlook, { row }: SeenRegion, seat: Seat): DeedName[] {
  const taken: DeedName[] = [];
  for (const card of row) {
    if (card.seat === seat) break;
    const politician = card.state === 'paid' ? known.politicians.get(card.politician ?? '') : undefined;
    if (politician?.main?.once === true) taken.push(politician.main.deed);
  }
  return taken;
}
