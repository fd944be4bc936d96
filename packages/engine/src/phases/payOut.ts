// 2019 §2 phase 9c; 2006 §6.3.5
import { AMOUNT, actionSchema, YES_NO } from '../actionSchema.ts';
import { at, remove, sum } from '../lists.ts';
import { changeBase, receive } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import { refuse } from '../refuse.ts';
import { playerAt, seatInTurn } from '../seats.ts';
import type { Tell } from '../types/events.ts';
import type { PayOutFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { Donation, RoundPlan, Rules } from '../types/rules.ts';
import type { View } from '../types/view.ts';
import type { Seat } from '../types/vocabulary.ts';
import { flat, openToAll } from './copies.ts';

export function enterPayOut(): PayOutFrame {
  return { phase: 'pay-out', turn: 0, paid: false };
}

/** In turn order: mandates of this round's elections, base if the round pays it, then a donation if it is part of it. */
export const payOut: Phase<PayOutFrame, 'donation'> = {
  advance(game, frame, tell) {
    while (frame.turn < game.players.length) {
      if (!frame.paid) payTo(game, seatInTurn(game, frame.turn), tell);
      frame.paid = planOf(game).donation;
      if (frame.paid) return true;
      frame.turn += 1;
    }
    return false;
  },

  deciders: (game, frame) => [seatInTurn(game, frame.turn)],

  kindFor: () => 'donation',

  choice: (game, _frame, seat) => ({
    kind: 'donation',
    seat,
    cards: playerAt(game, seat).donations.map(amount => donationOf(game.rules, amount)),
  }),

  play(game, frame, { seat, amount, take }, tell) {
    const card = donationOf(game.rules, amount);
    remove(playerAt(game, seat).donations, amount);
    if (take) {
      receive(game, seat, amount);
      tell?.({ event: 'donation-taken', seat, amount });
    } else {
      tell?.({ event: 'donation-refused', seat, amount });
    }
    changeBase(
      game,
      seat,
      take ? -card.take : card.refuse,
      { by: take ? 'donation' : 'refusal', amount },
      tell,
    );
    frame.turn += 1;
    frame.paid = false;
  },

  ...openToAll(flat),
};

export const donationDecision: Decision<'donation'> = {
  schema: actionSchema('donation', { amount: AMOUNT, take: YES_NO }),
  check: (rules, { cards }, { amount }) =>
    cards.some(card => card.amount === amount)
      ? null
      : refuse(rules, 'donation', 'donation-not-there', { amount }),
  list: (_rules, { seat, cards }) =>
    cards.flatMap(({ amount }) =>
      [true, false].map(take => ({ kind: 'donation' as const, seat, amount, take })),
    ),
  sample: (_rules, { seat, cards }, random) => ({
    kind: 'donation',
    seat,
    amount: at(cards, random(cards.length)).amount,
    take: random(2) === 0,
  }),
};

function planOf({ rules, round }: Pick<Game, 'rules' | 'round'>): RoundPlan {
  return at(rules.rounds, round - 1);
}

export function donationOf(rules: Rules, amount: number): Donation {
  const donation = rules.donations.find(each => each.amount === amount);
  if (donation === undefined) throw new Error(`no such donation: ${amount}`);
  return donation;
}

function payTo(game: Game, seat: Seat, tell: Tell): void {
  const { forMandates, forBase } = payFor(game, seat);
  receive(game, seat, forMandates + forBase);
  tell?.({ event: 'paid-out', seat, forMandates, forBase });
}

/** What a seat is paid this round: for mandates, not for the win, and for its base if the round pays that. */
export function payFor(
  table: Paying,
  seat: Seat,
): { readonly forMandates: number; readonly forBase: number } {
  const { payPerMandate, payPerBase } = table.rules;
  const elections = table.elections.filter(election => election.round === table.round);
  return {
    forMandates: payPerMandate * sum(elections.map(election => at(election.mandates, seat))),
    forBase: planOf(table).paysBase ? payPerBase * at(table.players, seat).base : 0,
  };
}

/** Paying is the game, or what anyone sees of it. */
type Paying = Pick<Game, 'rules' | 'round'> &
  Pick<View, 'elections'> & { readonly players: readonly { readonly base: number }[] };
