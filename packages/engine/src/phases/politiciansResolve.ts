// 2006 and 1997 §6.2.3: paying and acting, player by player
import { actionSchema, POLITICIAN } from '../actionSchema.ts';
import {
  abilityFor,
  carryOut,
  DEED,
  deedsOf,
  idleIn,
  isAffordable,
  offerOf,
  refuseDeed,
} from '../deeds/index.ts';
import { at } from '../lists.ts';
import { canPay, pay } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import { politicianOf, turnUpRow } from '../politicians.ts';
import { refuse } from '../refuse.ts';
import { isLastElection } from '../regions.ts';
import { orNull } from '../schema.ts';
import { playerAt, seatInTurn } from '../seats.ts';
import type { Deed, DeedOffer, ResolveOffer } from '../types/choices.ts';
import type { Tell } from '../types/events.ts';
import type { PoliticiansResolveFrame } from '../types/frames.ts';
import type { Game, Region, SentPolitician } from '../types/game.ts';
import type { Ability } from '../types/rules.ts';
import type { RegionIndex, Seat } from '../types/vocabulary.ts';
import { flat, openToAll } from './copies.ts';

export function enterPoliticiansResolve(): PoliticiansResolveFrame {
  return { phase: 'politicians-resolve', step: 'arrive', turn: 0 };
}

/** All are turned up; all pay, in turn order; then in turn order everyone's cards act, one action each. [R30] [R33] */
export const politiciansResolve: Phase<PoliticiansResolveFrame, 'pay-next' | 'resolve'> = {
  advance(game, frame, tell) {
    if (frame.step === 'arrive') {
      for (const region of game.regions) turnUpRow(region, tell);
      frame.step = 'pay';
    }
    if (frame.step === 'pay' && isPaymentOpen(game, frame, tell)) return true;
    frame.step = 'act';
    return isActionOpen(game, frame, tell);
  },

  deciders: (game, frame) => [seatInTurn(game, frame.turn)],

  kindFor: (_game, frame) => (frame.step === 'pay' ? 'pay-next' : 'resolve'),

  choice(game, frame, seat) {
    if (frame.step === 'act') return { kind: 'resolve', seat, cards: offersOf(game, seat) };
    const cards = cardsOf(game, seat, 'shown').map(({ card: { politician } }) => ({
      politician,
      cost: politicianOf(game.rules, politician).cost,
    }));
    const { money } = playerAt(game, seat);
    return { kind: 'pay-next', seat, cards: cards.filter(({ cost }) => cost <= money), money };
  },

  play(game, _frame, action, tell) {
    const { seat } = action;
    if (action.kind === 'pay-next') {
      const found = cardsOf(game, seat, 'shown').find(({ card }) => card.politician === action.politician);
      if (found !== undefined) payFor(game, found, tell);
      return;
    }
    const found = cardsOf(game, seat, 'paid').find(({ card }) => card.politician === action.politician);
    if (found === undefined) throw new Error(`${action.politician} is not there to act`);
    const { secondary } = politicianOf(game.rules, action.politician);
    remove(found);
    if (action.deed === null) {
      skip(found, [], tell);
      return;
    }
    const { amount } = abilityFor(secondary, action.deed);
    const cause = { by: 'politician', seat, politician: action.politician } as const;
    carryOut({ game, index: found.index, region: found.region, seat, amount, cause, tell }, action.deed);
  },

  ...openToAll(flat),

  /**
   * Others pay as far as their money reaches, without a question; and so does a seat that is asked which to pay, for
   * what is left.
   */
  shows: ({ options }, { step }) => step === 'pay' && !options.openMoney,
};

export const payNextDecision: Decision<'pay-next'> = {
  schema: actionSchema('pay-next', { politician: POLITICIAN }),
  check: (rules, { cards }, { politician }) =>
    cards.some(card => card.politician === politician)
      ? null
      : refuse(rules, 'pay-next', 'politician-not-there', { politician }),
  list: (_rules, { seat, cards }) => cards.map(({ politician }) => ({ kind: 'pay-next', seat, politician })),
  sample: (_rules, { seat, cards }, random) => ({
    kind: 'pay-next',
    seat,
    politician: at(cards, random(cards.length)).politician,
  }),
};

export const resolveDecision: Decision<'resolve'> = {
  schema: actionSchema('resolve', { politician: POLITICIAN, deed: orNull(DEED) }),
  check(rules, { cards }, { politician, deed }) {
    const card = cards.find(each => each.politician === politician);
    if (card === undefined) return refuse(rules, 'resolve', 'politician-not-there', { politician });
    if (deed !== null) return refuseDeed(rules, 'resolve', card.deeds, deed);
    return card.optional ? null : refuse(rules, 'resolve', 'deed-not-there', { deed: 'none' });
  },
  *list(_rules, { seat, cards }) {
    for (const card of cards) {
      for (const deed of deedsWithin(card))
        yield { kind: 'resolve', seat, politician: card.politician, deed };
    }
  },
  sample(_rules, { seat, cards }, random) {
    const card = at(cards, random(cards.length));
    const deeds = deedsWithin(card);
    return { kind: 'resolve', seat, politician: card.politician, deed: at(deeds, random(deeds.length)) };
  },
};

/**
 * The deeds that answer an offer. Nothing (null) is among them only if it's allowed: something must be done if anything
 * but the media action can be. [R81]
 */
function deedsWithin({ deeds, optional }: ResolveOffer): (Deed | null)[] {
  const all = deeds.flatMap(deedsOf);
  return optional ? [null, ...all] : all;
}

interface Sent {
  readonly index: RegionIndex;
  readonly region: Region;
  readonly card: SentPolitician;
}

function cardsOf(game: Game, seat: Seat, state: SentPolitician['state']): Sent[] {
  const found: Sent[] = [];
  for (const [index, region] of game.regions.entries()) {
    for (const card of region.row)
      if (card.seat === seat && card.state === state) found.push({ index, region, card });
  }
  return found;
}

/**
 * What can be paid must be paid; a player is only asked when it is not enough for all, which everyone then sees
 * anyway. What is left over leaves the game without effect. [1997 §6.2.3 laying]
 */
function isPaymentOpen(game: Game, frame: PoliticiansResolveFrame, tell: Tell): boolean {
  while (frame.turn < game.players.length) {
    const seat = seatInTurn(game, frame.turn);
    const unpaid = cardsOf(game, seat, 'shown');
    const affordable = unpaid.filter(({ card }) =>
      canPay(game, seat, politicianOf(game.rules, card.politician).cost),
    );
    const total = unpaid.reduce((sum, { card }) => sum + politicianOf(game.rules, card.politician).cost, 0);
    if (affordable.length > 1 && !canPay(game, seat, total)) return true;
    for (const sent of affordable) payFor(game, sent, tell);
    for (const sent of cardsOf(game, seat, 'shown')) decline(sent, tell);
    frame.turn += 1;
  }
  frame.turn = 0;
  return false;
}

function payFor(game: Game, { index, region, card }: Sent, tell: Tell): void {
  const { seat, politician } = card;
  const { cost, telephone } = politicianOf(game.rules, politician);
  pay(game, seat, cost);
  card.state = 'paid';
  tell?.({ event: 'politician-paid', seat, region: region.id, politician, paid: cost });
  if (!telephone) return;
  const why = isLastElection(game, index) ? 'last-election' : whyNoTile(game, region, seat);
  if (why === null) layTile(game, region, seat, tell);
  else tell?.({ event: 'tile-missing', seat, region: region.id, why });
}

/** Why no tile is laid; null: one is. There is at most one of a party in a region. */
function whyNoTile(game: Game, region: Region, seat: Seat): 'lies-there' | 'none-left' | null {
  if (region.tiles.includes(seat)) return 'lies-there';
  return playerAt(game, seat).tiles === 0 ? 'none-left' : null;
}

function layTile(game: Game, region: Region, seat: Seat, tell: Tell): void {
  playerAt(game, seat).tiles -= 1;
  region.tiles.push(seat);
  tell?.({ event: 'tile-laid', seat, region: region.id });
}

function decline(sent: Sent, tell: Tell): void {
  const { seat, politician } = sent.card;
  remove(sent);
  tell?.({ event: 'politician-declined', seat, region: sent.region.id, politician, why: 'short' });
}

/**
 * A card's action is passed over. `idle` are the abilities it had no use for; none where its player chose to do
 * nothing.
 */
function skip({ region, card }: Sent, idle: readonly Ability[], tell: Tell): void {
  const { seat, politician } = card;
  tell?.({
    event: 'deed-skipped',
    seat,
    region: region.id,
    politician,
    part: 'only',
    idle: idleIn(idle, []),
  });
}

function remove({ region, card }: Sent): void {
  region.row = region.row.filter(other => other !== card);
}

/** A card with nothing to do, as far as everyone can see, leaves the game. [R57] */
function isActionOpen(game: Game, frame: PoliticiansResolveFrame, tell: Tell): boolean {
  while (frame.turn < game.players.length) {
    const seat = seatInTurn(game, frame.turn);
    for (const sent of cardsOf(game, seat, 'paid')) {
      if (offersFor(game, sent, seat).length > 0) continue;
      remove(sent);
      skip(sent, politicianOf(game.rules, sent.card.politician).secondary, tell);
    }
    if (cardsOf(game, seat, 'paid').length > 0) return true;
    frame.turn += 1;
  }
  return false;
}

function offersOf(game: Game, seat: Seat): ResolveOffer[] {
  return cardsOf(game, seat, 'paid').map(sent => {
    const offers = offersFor(game, sent, seat);
    return {
      politician: sent.card.politician,
      region: sent.region.id,
      deeds: offers.filter(offer => isAffordable(game, seat, offer)),
      optional: offers.every(offer => offer.deed === 'media'),
    };
  });
}

function offersFor(game: Game, { region, card }: Sent, seat: Seat): DeedOffer[] {
  const offers: DeedOffer[] = [];
  for (const ability of politicianOf(game.rules, card.politician).secondary) {
    const offer = offerOf(game, region, seat, ability);
    if (offer !== null) offers.push(offer);
  }
  return offers;
}
