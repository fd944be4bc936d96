// 2019 §2 phase 9c; 2006 §6.4.2: donations
import { at, type ChoiceOf, type Donation } from '@macher/engine';
import type { RulesIndex } from '../rulesIndex.ts';
import { bestOf } from '../sight.ts';
import { type Judge, type Outlook, worthOfBase, worthOfMoney } from './outlook.ts';

export const donation: Judge<'donation'> = (outlook, choice) => {
  const { card, take, worth } = bestOffer(outlook, choice);
  return {
    action: { kind: 'donation', seat: choice.seat, amount: card.amount, take },
    reason: { kind: 'best', points: worth },
  };
};

export const layDonation: Judge<'lay-donation'> = (outlook, choice) => {
  const { card, take, worth } = bestOffer(outlook, choice);
  return {
    action: { kind: 'lay-donation', seat: choice.seat, amount: card.amount, accept: take },
    reason: { kind: 'best', points: worth },
  };
};

interface Offer {
  readonly card: Donation;
  readonly take: boolean;
  readonly worth: number;
}

/** The best offer. Money is worth most early, so the large sums go first, and what is left is refused. */
function bestOffer(outlook: Outlook, { cards }: ChoiceOf<'donation' | 'lay-donation'>): Offer {
  const offers = cards.flatMap((card): Offer[] => [
    { card, take: true, worth: worthOfTaking(outlook, card) },
    { card, take: false, worth: worthOfRefusing(outlook, card) },
  ]);
  return bestOf(offers, ({ worth }) => worth) ?? at(offers, 0);
}

function worthOfTaking(outlook: Outlook, card: Donation): number {
  return worthOfMoney(outlook, card.amount) - baseLost(outlook.known, card) * worthOfBase(outlook);
}

function worthOfRefusing(outlook: Outlook, card: Donation): number {
  return baseGained(outlook.known, card) * worthOfBase(outlook);
}

/** The base lost by taking the money; of several dice the highest counts. */
export function baseLost({ highestOf }: RulesIndex, { take, dice }: Donation): number {
  return dice === 0 ? take : at(highestOf, dice);
}

/** The base gained by refusing it; of several dice all count. */
export function baseGained({ averageDie }: RulesIndex, { refuse, dice }: Donation): number {
  return dice === 0 ? refuse : dice * averageDie;
}
