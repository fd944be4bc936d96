// 2019 §2 phase 6; 2006 §6.2.3: politicians act
import { at, type Deed, type DeedOffer } from '@macher/engine';
import { bestOf, indexOfRegion } from '../sight.ts';
import { worthOfPlainDeed, worthOfSwap } from './abilities.ts';
import { type Forecast, forecast } from './forecast.ts';
import { Shifts } from './media.ts';
import { FORCED, type Judge, type Outlook } from './outlook.ts';
import { worthOfTrend } from './trend.ts';

export const act: Judge<'act'> = (outlook, { seat, region, deeds }) => {
  const best = bestDeed(outlook, forecast(outlook, indexOfRegion(outlook.sight, region)), deeds);
  const isWorth = best !== null && best.worth > 0;
  return {
    action: { kind: 'act', seat, deed: isWorth ? best.deed : null },
    reason: { kind: isWorth ? 'best' : 'spare', points: best?.worth ?? 0 },
  };
};

/** resolve takes the most valuable deed first: what is left of the others does not get better by waiting. */
export const resolve: Judge<'resolve'> = (outlook, { seat, cards }) => {
  const plans = cards.map(({ politician, region, deeds, optional }) => {
    const best = bestDeed(outlook, forecast(outlook, indexOfRegion(outlook.sight, region)), deeds);
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

function bestDeed(outlook: Outlook, cast: Forecast, offers: readonly DeedOffer[]): RatedDeed | null {
  return (
    bestOf(
      offers.map(offer => bestWithin(outlook, cast, offer)),
      ({ worth }) => worth,
    ) ?? null
  );
}

function bestWithin(outlook: Outlook, cast: Forecast, offer: DeedOffer): RatedDeed {
  switch (offer.deed) {
    case 'place-key-issue': {
      const shifts = new Shifts(outlook, cast);
      const opinion = bestOf(offer.opinions, each => shifts.worthOfWeight(each, 1)) ?? at(offer.opinions, 0);
      return { deed: { deed: offer.deed, opinion }, worth: shifts.worthOfWeight(opinion, 1) };
    }
    case 'remove-key-issue':
      return {
        deed: { deed: offer.deed },
        worth: new Shifts(outlook, cast).worthOfWeight(offer.opinion, -1),
      };
    case 'media': {
      const from = bestOf(offer.from, seat => worthOfSwap(outlook, cast, seat)) ?? at(offer.from, 0);
      return {
        deed: { deed: offer.deed, from, place: offer.place !== 'cannot' },
        worth: worthOfSwap(outlook, cast, from),
      };
    }
    case 'other-trend': {
      const target =
        bestOf(offer.targets, seat => worthOfTrend(outlook, cast, seat, -offer.amount)) ??
        at(offer.targets, 0);
      return {
        deed: { deed: offer.deed, target },
        worth: worthOfTrend(outlook, cast, target, -offer.amount),
      };
    }
    case 'own-trend':
    case 'other-trends':
    case 'votes':
    case 'poll':
    case 'platform':
    case 'base':
      return { deed: { deed: offer.deed }, worth: worthOfPlainDeed(outlook, cast, offer.deed, offer.amount) };
  }
}
