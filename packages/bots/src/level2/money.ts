// 2019 §2 phase 9c; 2006 §6.4.2: donations
import type { ChoiceOf, Donation } from '@macher/engine';
import { at, bestOf } from '../sight.ts';
import { type Judge, type Mind, worthOfBase, worthOfMoney } from './mind.ts';

export const donation: Judge<'donation'> = (mind, choice) => {
  const { card, take, worth } = bestOffer(mind, choice);
  return {
    action: { kind: 'donation', seat: choice.seat, amount: card.amount, take },
    reason: { kind: 'best', points: worth },
  };
};

export const layDonation: Judge<'lay-donation'> = (mind, choice) => {
  const { card, take, worth } = bestOffer(mind, choice);
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

/** Money is worth most early, so the large sums go first, and what is left is refused. */
function bestOffer(mind: Mind, { cards }: ChoiceOf<'donation' | 'lay-donation'>): Offer {
  const offers = cards.flatMap((card): Offer[] => [
    { card, take: true, worth: worthOfTaking(mind, card) },
    { card, take: false, worth: worthOfRefusing(mind, card) },
  ]);
  return bestOf(offers, ({ worth }) => worth) ?? at(offers, 0);
}

/** Of several dice the highest counts. */
function worthOfTaking(mind: Mind, { amount, take, dice }: Donation): number {
  const lost = dice === 0 ? take : expectedHighest(mind.sight.rules.die, dice);
  return worthOfMoney(mind, amount) - lost * worthOfBase(mind);
}

/** Of several dice all count. */
function worthOfRefusing(mind: Mind, { refuse, dice }: Donation): number {
  const gained = dice === 0 ? refuse : dice * mind.known.averageDie;
  return gained * worthOfBase(mind);
}

function expectedHighest(die: readonly number[], dice: number): number {
  let total = 0;
  let below = 0;
  for (const side of [...new Set(die)].sort((one, other) => one - other)) {
    const upTo = (die.filter(each => each <= side).length / die.length) ** dice;
    total += side * (upTo - below);
    below = upTo;
  }
  return total;
}
