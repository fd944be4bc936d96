// 2006 §6.4.2
import { AMOUNT, actionSchema, YES_NO } from '../actionSchema.ts';
import { rollDice } from '../dice.ts';
import { at, remove, sum } from '../lists.ts';
import { changeBase, receive } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import { refuse } from '../refuse.ts';
import { playerAt, seatInTurn } from '../seats.ts';
import type { Tell } from '../types/events.ts';
import type { DonationsFrame, LaidDonation } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { Donation, Rules } from '../types/rules.ts';
import type { Seat } from '../types/vocabulary.ts';
import { donationOf } from './payOut.ts';

/** Extra dice if just one player refused the largest sum. */
const BONUS_DICE = 3;

export function enterDonations(game: Game): DonationsFrame {
  return { phase: 'donations', turn: 0, laid: game.players.map(() => null) };
}

/** Laid in turn order, accepted ones open, refused ones face down; then the dice. */
export const donations: Phase<DonationsFrame, 'lay-donation'> = {
  advance(game, frame, tell) {
    if (frame.turn < game.players.length) return true;
    resolve(game, frame, tell);
    return false;
  },

  deciders: (game, frame) => [seatInTurn(game, frame.turn)],

  kindFor: () => 'lay-donation',

  choice: (game, _frame, seat) => ({
    kind: 'lay-donation',
    seat,
    cards: playerAt(game, seat).donations.map(amount => donationOf(game.rules, amount)),
  }),

  play(_game, frame, { seat, amount, accept }, tell) {
    frame.laid[seat] = { amount, accept };
    frame.turn += 1;
    tell?.({ event: 'donation-laid', seat, amount, accept });
  },

  sealed: () => null,

  /** The last donation shows something: all that were refused are turned up. */
  shows: (game, frame) => frame.turn === game.players.length - 1,

  copy: frame => ({ ...frame, laid: frame.laid.slice() }),

  view: (_game, frame, viewer) => ({
    phase: 'donations',
    turn: frame.turn,
    laid: frame.laid.map((laid, seat) =>
      laid === null || laid.accept || seat === viewer ? laid : { amount: null, accept: false },
    ),
  }),

  imagine: (game, view, _viewer, random) => ({
    ...view,
    laid: view.laid.map((laid, seat) => {
      if (laid === null) return null;
      const { donations: cards } = playerAt(game, seat);
      return { accept: laid.accept, amount: laid.amount ?? at(cards, random(cards.length)) };
    }),
  }),
};

export const layDonationDecision: Decision<'lay-donation'> = {
  schema: actionSchema('lay-donation', { amount: AMOUNT, accept: YES_NO }),
  check: (rules, { cards }, { amount }) =>
    cards.some(card => card.amount === amount)
      ? null
      : refuse(rules, 'lay-donation', 'donation-not-there', { amount }),
  list: (_rules, { seat, cards }) =>
    cards.flatMap(({ amount }) =>
      [true, false].map(accept => ({ kind: 'lay-donation' as const, seat, amount, accept })),
    ),
  sample: (_rules, { seat, cards }, random) => ({
    kind: 'lay-donation',
    seat,
    amount: at(cards, random(cards.length)).amount,
    accept: random(2) === 0,
  }),
};

/** What dice can make of a base: the highest single one is lost, or the total won. Extra dice come on top. [R96] */
export function baseByDice(
  { die }: Rules,
  base: number,
  { dice }: Donation,
  accept: boolean,
): { readonly least: number; readonly most: number } {
  const [low, high] = [Math.min(...die), Math.max(...die)];
  return accept
    ? { least: Math.max(0, base - high), most: Math.max(0, base - low) }
    : { least: base + dice * low, most: base + dice * high };
}

interface Laid extends LaidDonation {
  readonly seat: Seat;
}

/** First those who accept, then the others, both in turn order; used cards leave the game. */
function resolve(game: Game, frame: DonationsFrame, tell: Tell): void {
  const laid = frame.laid.flatMap((_, turn): Laid[] => {
    const seat = seatInTurn(game, turn);
    const donation = frame.laid[seat];
    return donation === null || donation === undefined ? [] : [{ ...donation, seat }];
  });
  for (const { seat, amount } of laid) remove(playerAt(game, seat).donations, amount);
  for (const donation of laid) if (donation.accept) accept(game, donation, tell);
  const refused = laid.filter(donation => !donation.accept);
  const isTogether = game.rules.refusalsShown === 'together';
  if (isTogether) for (const donation of refused) show(donation, tell);
  for (const donation of refused) {
    if (!isTogether) show(donation, tell);
    refuseDonation(game, donation, tell);
  }
  rollBonus(game, refused, tell);
}

function show({ seat, amount }: Laid, tell: Tell): void {
  tell?.({ event: 'donation-shown', seat, amount });
}

/** The highest single die is lost. */
function accept(game: Game, { seat, amount }: Laid, tell: Tell): void {
  tell?.({ event: 'donation-taken', seat, amount });
  receive(game, seat, amount);
  changeBase(
    game,
    seat,
    -Math.max(0, ...rollDice(game, seat, donationOf(game.rules, amount).dice, tell)),
    { by: 'donation', amount },
    tell,
  );
}

/** The total of all dice is won. */
function refuseDonation(game: Game, { seat, amount }: Laid, tell: Tell): void {
  const rolled = sum(rollDice(game, seat, donationOf(game.rules, amount).dice, tell));
  changeBase(game, seat, rolled, { by: 'refusal', amount }, tell);
}

/** After all others have rolled: extra dice if just one player refused the largest sum. [R96] */
function rollBonus(game: Game, refused: readonly Laid[], tell: Tell): void {
  const largest = Math.max(0, ...refused.map(({ amount }) => amount));
  const [first, ...others] = refused.filter(({ amount }) => amount === largest);
  if (first === undefined || others.length > 0) return;
  const rolled = sum(rollDice(game, first.seat, BONUS_DICE, tell));
  changeBase(game, first.seat, rolled, { by: 'extra-dice', amount: largest }, tell);
}
