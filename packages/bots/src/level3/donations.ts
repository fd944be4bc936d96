import { type Action, at, type ChoiceOf, type Donation, type Game } from '@macher/engine';
import { baseGained, baseLost } from '../level2/money.ts';
import { rulesIndex } from '../rulesIndex.ts';
import type { Evaluation } from './evaluation.ts';
import { FEATURES } from './features.ts';

const BASE = FEATURES.indexOf('base');
const MONEY = FEATURES.indexOf('money');
const ROOT = FEATURES.indexOf('root of money');
const CARDS = FEATURES.indexOf('donations');

type Player = Game['players'][number];

/**
 * Which donation a player who looks ahead will take or refuse: what the evaluation likes best; null where no round
 * follows. The script judges differently, and a bot that imagines itself poor after the round spends too little in it.
 */
export function donationBy(
  evaluation: Evaluation,
  game: Game,
  { kind, seat, cards }: ChoiceOf<'donation' | 'lay-donation'>,
): Action | null {
  const weights = evaluation[game.round];
  if (weights === undefined) return null;
  let best: Offer | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const offer of offersOf(game, at(game.players, seat), cards)) {
    const worth = worthOf(weights, offer);
    if (worth > most) [best, most] = [offer, worth];
  }
  if (best === null) return null;
  const { amount, takes } = best;
  return kind === 'donation' ? { kind, seat, amount, take: takes } : { kind, seat, amount, accept: takes };
}

/** A card taken or refused, and what the player has then; sums in thousands. */
interface Offer {
  readonly amount: number;
  readonly takes: boolean;
  readonly money: number;
  readonly base: number;
  readonly cardsLeft: number;
}

/** Both ways for every card, one after the other. */
function offersOf({ rules }: Game, { money, base, donations }: Player, cards: readonly Donation[]): Offer[] {
  const known = rulesIndex(rules);
  const sum = donations.reduce((total, amount) => total + amount, 0);
  const offers: Offer[] = [];
  for (const card of cards) {
    const { amount } = card;
    const cardsLeft = (sum - amount) / 1000;
    const without = Math.max(0, base - baseLost(known, card));
    offers.push(
      { amount, takes: true, money: (money + amount) / 1000, base: without, cardsLeft },
      { amount, takes: false, money: money / 1000, base: base + baseGained(known, card), cardsLeft },
    );
  }
  return offers;
}

function worthOf(weights: readonly number[], { money, base, cardsLeft }: Offer): number {
  return (
    at(weights, BASE) * base +
    at(weights, MONEY) * money +
    at(weights, ROOT) * Math.sqrt(money) +
    at(weights, CARDS) * cardsLeft
  );
}
