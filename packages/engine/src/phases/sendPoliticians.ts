// 2019 §2 phase 5; 2006 and 1997 §6.2.3: laying
import { actionSchema, POLITICIAN, REGION } from '../actionSchema.ts';
import { shuffle } from '../chance.ts';
import { at, remove } from '../lists.ts';
import type { Decision, Phase } from '../phase.ts';
import { politicianOf } from '../politicians.ts';
import { refusal, refuse, refuseRegions } from '../refuse.ts';
import { regionIds, regionOf } from '../regions.ts';
import { exactly, listOf, orNull } from '../schema.ts';
import { playerAt, seatInTurn } from '../seats.ts';
import type { ActionOf, ChoiceOf, Sending } from '../types/choices.ts';
import type { SendPoliticiansFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { RegionId, Seat } from '../types/vocabulary.ts';
import { flat, openToAll } from './copies.ts';

export function enterSendPoliticians(): SendPoliticiansFrame {
  return { phase: 'send-politicians', turn: 0, passes: 0 };
}

/** In turn order, all at once or one by one until all pass in succession; nothing is paid yet. */
export const sendPoliticians: Phase<SendPoliticiansFrame, 'send' | 'lay'> = {
  advance(game, frame) {
    while (!isOver(game, frame) && !couldSend(game, whoseTurn(game, frame))) passTurn(frame);
    return !isOver(game, frame);
  },

  deciders: (game, frame) => [whoseTurn(game, frame)],

  kindFor: game => (game.rules.sending === 'one-by-one' ? 'lay' : 'send'),

  choice(game, _frame, seat) {
    const { politicians, money } = playerAt(game, seat);
    const { sending } = game.rules;
    if (sending === 'one-by-one') return { kind: 'lay', seat, politicians, regions: freeRegions(game, seat) };
    return {
      kind: 'send',
      seat,
      politicians,
      regions: regionIds(game),
      budget: sending === 'affordable' ? money : null, // R13
      costs: politicians.map(id => politicianOf(game.rules, id).cost),
    };
  },

  play(game, frame, action, tell) {
    const { seat } = action;
    const cards = action.kind === 'send' ? action.cards : action.card === null ? [] : [action.card];
    for (const { politician, region } of cards) {
      remove(playerAt(game, seat).politicians, politician);
      regionOf(game, region).row.push({ seat, politician, state: 'face-down' });
    }
    tell?.({ event: 'politicians-sent', seat, cards: inRegionOrder(game, cards) });
    frame.turn += 1;
    frame.passes = cards.length > 0 ? 0 : frame.passes + 1;
  },

  ...openToAll(flat),
};

export const sendDecision: Decision<'send'> = {
  schema: actionSchema('send', { cards: listOf(exactly({ politician: POLITICIAN, region: REGION }), 4) }),

  check(rules, choice, { cards }) {
    for (const [index, { politician }] of cards.entries()) {
      if (!choice.politicians.includes(politician)) {
        return refuse(rules, 'send', 'politician-not-there', { politician });
      }
      if (cards.findIndex(card => card.politician === politician) !== index) {
        return refuse(rules, 'send', 'politician-twice', { politician });
      }
    }
    const regions = cards.map(({ region }) => region);
    const refused = refuseRegions(rules, 'send', choice.regions, regions);
    if (refused !== null || choice.budget === null) return refused;
    const amount = costOf(choice, cards);
    return amount > choice.budget ? refusal('above-money', 'R13', { amount, max: choice.budget }) : null;
  },

  list: (_rules, choice) => sendings(choice),

  sample(_rules, choice, random) {
    const { seat, politicians, regions, budget } = choice;
    const who = shuffle(politicians.slice(), random);
    const where = shuffle(regions.slice(), random).slice(0, random(Math.min(who.length, regions.length) + 1));
    const cards = where.map((region, index) => ({ politician: at(who, index), region }));
    while (budget !== null && costOf(choice, cards) > budget) cards.pop();
    return { kind: 'send', seat, cards };
  },
};

export const layDecision: Decision<'lay'> = {
  schema: actionSchema('lay', { card: orNull(exactly({ politician: POLITICIAN, region: REGION })) }),
  check(rules, { politicians, regions }, { card }) {
    if (card === null) return null;
    const { politician, region } = card;
    if (!politicians.includes(politician))
      return refuse(rules, 'lay', 'politician-not-there', { politician });
    return refuseRegions(rules, 'lay', regions, [region]);
  },
  *list(_rules, { seat, politicians, regions }) {
    yield { kind: 'lay', seat, card: null };
    for (const politician of politicians) {
      for (const region of regions) yield { kind: 'lay', seat, card: { politician, region } };
    }
  },
  sample(_rules, { seat, politicians, regions }, random) {
    if (random(2) === 0) return { kind: 'lay', seat, card: null };
    const politician = at(politicians, random(politicians.length));
    return { kind: 'lay', seat, card: { politician, region: at(regions, random(regions.length)) } };
  },
};

function isOver(game: Game, frame: SendPoliticiansFrame): boolean {
  const count = game.rules.sending === 'one-by-one' ? frame.passes : frame.turn;
  return count === game.players.length;
}

function whoseTurn(game: Game, frame: SendPoliticiansFrame): Seat {
  return seatInTurn(game, frame.turn);
}

/** Whether a seat could send somebody, as far as everyone can see. [R57] */
function couldSend(game: Game, seat: Seat): boolean {
  return playerAt(game, seat).politicians.length > 0 && freeRegions(game, seat).length > 0;
}

function passTurn(frame: SendPoliticiansFrame): void {
  frame.turn += 1;
  frame.passes += 1;
}

/** The regions where a seat may send somebody: at most one politician of a player lies in a region. */
function freeRegions(game: Game, seat: Seat): RegionId[] {
  return game.regions.filter(({ row }) => row.every(card => card.seat !== seat)).map(({ id }) => id);
}

/** The cards in region order: the order in which a player named them could tell who went where. [R58] */
function inRegionOrder(game: Game, cards: readonly Sending[]): Sending[] {
  return game.regions.flatMap(({ id }) => cards.filter(card => card.region === id));
}

function costOf({ politicians, costs }: ChoiceOf<'send'>, cards: readonly Sending[]): number {
  return cards.reduce((total, { politician }) => total + (costs[politicians.indexOf(politician)] ?? 0), 0);
}

/** Region by region: nobody, or one of those not yet sent elsewhere that can be paid as well. */
function* sendings(choice: ChoiceOf<'send'>, from = 0, cards: Sending[] = []): Generator<ActionOf<'send'>> {
  const region = choice.regions[from];
  if (region === undefined) {
    yield { kind: 'send', seat: choice.seat, cards };
    return;
  }
  yield* sendings(choice, from + 1, cards);
  for (const politician of choice.politicians) {
    const more = [...cards, { politician, region }];
    const isAffordable = choice.budget === null || costOf(choice, more) <= choice.budget;
    if (isAffordable && cards.every(card => card.politician !== politician))
      yield* sendings(choice, from + 1, more);
  }
}
