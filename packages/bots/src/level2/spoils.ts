// 2006 §6.2.4, §6.3.3: coalitions, and what a win brings
import { at, type Card, type NationalOffer, type Seat } from '@macher/engine';
import { bestOf, indexOfRegion } from '../sight.ts';
import { chance, forecast } from './forecast.ts';
import type { Judge, Outlook } from './outlook.ts';

/** coalition takes the partner that brings enough votes to win together; none, if the seat wins alone. */
export const coalition: Judge<'coalition'> = (outlook, { seat, region, partners }) => {
  const best = bestOf(partners, partner => gainOfCoalition(outlook, region, partner.seat));
  const points = best === undefined ? 0 : gainOfCoalition(outlook, region, best.seat);
  const partner = best !== undefined && points > 0 ? best.seat : null;
  return {
    action: { kind: 'coalition', seat, partner },
    reason: { kind: partner === null ? 'spare' : 'best', points },
  };
};

export const answer: Judge<'answer'> = (outlook, { seat, region, from }) => {
  const points = gainOfCoalition(outlook, region, from);
  return { action: { kind: 'answer', seat, accept: points > 0 }, reason: { kind: 'best', points } };
};

/** The gain of a coalition: the chance to win together, where each gets less, against the chance to win alone. */
function gainOfCoalition(outlook: Outlook, id: string, partner: Seat): number {
  const cast = forecast(outlook, indexOfRegion(outlook.sight, id));
  const own = at(cast.expected, outlook.seat);
  const together = own + at(cast.expected, partner);
  const rivals = cast.expected.map((votes, seat) => (seat === partner ? 0 : votes));
  const others = Math.max(...rivals.filter((_, seat) => seat !== outlook.seat));
  const alone = chance((own - at(cast.expected, cast.rival)) / outlook.weights.doubt);
  const both = chance((together - others) / outlook.weights.doubt);
  return outlook.weights.partner * both - alone;
}

export const promote: Judge<'promote'> = (_mind, { seat, points }) => ({
  action: { kind: 'promote', seat, promote: points > 0 },
  reason: { kind: 'best', points },
});

/** nationalise brings what the seat's own platform matches, and rivals' don't. */
export const nationalise: Judge<'nationalise'> = (outlook, { seat, opinions }) => {
  const best = bestOf(opinions, offer => worthOfNationalising(outlook, offer));
  const points = best === undefined ? 0 : worthOfNationalising(outlook, best);
  const isWorth = best !== undefined && points > 0;
  return {
    action: {
      kind: 'nationalise',
      seat,
      opinion: isWorth ? best.card : null,
      replace: isWorth && best.does === 'enter' ? replacedBy(outlook, best) : null,
    },
    reason: { kind: isWorth ? 'best' : 'spare', points },
  };
};

function worthOfNationalising(outlook: Outlook, offer: NationalOffer): number {
  const gone = replacedBy(outlook, offer);
  return matchesOf(outlook, offer.card) - (gone === null ? 0 : matchesOf(outlook, gone));
}

/** The opinion that would make way: where there is a choice, the one that serves the seat least. */
function replacedBy(outlook: Outlook, { replaces }: NationalOffer): Card | null {
  return bestOf(replaces, card => -matchesOf(outlook, card)) ?? null;
}

/** The matches: one of the seat's own counts in full, those of rivals against it. */
function matchesOf({ sight, seat, weights }: Outlook, card: Card): number {
  let total = 0;
  for (let other = 0; other < sight.players.length; other += 1) {
    if (!at(sight.players, other).platform.includes(card)) continue;
    total += other === seat ? 1 : -weights.spite;
  }
  return total;
}
