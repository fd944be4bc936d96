// 2019 §2 phase 6
import { actionSchema, YES_NO } from '../actionSchema.ts';
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
import { pay } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import { clearRow, politicianOf, turnUpRow } from '../politicians.ts';
import { refusal } from '../refuse.ts';
import { regionAt } from '../regions.ts';
import { orNull } from '../schema.ts';
import { playerAt } from '../seats.ts';
import type { Deed, DeedOffer } from '../types/choices.ts';
import type { Tell } from '../types/events.ts';
import type { PoliticiansActFrame } from '../types/frames.ts';
import type { Game, Region, SentPolitician } from '../types/game.ts';
import type { Ability } from '../types/rules.ts';
import type { Seat } from '../types/vocabulary.ts';
import { openToAll } from './copies.ts';

export function enterPoliticiansAct(): PoliticiansActFrame {
  return { phase: 'politicians-act', region: 0, step: 'arrive', place: 0, used: [] };
}

/** Region by region: turn up, pay in row order, then act in row order, main action before secondary. [R42] [R43] */
export const politiciansAct: Phase<PoliticiansActFrame, 'pay' | 'act'> = {
  advance(game, frame, tell) {
    while (frame.region < game.regions.length) {
      if (isQuestion(game, frame)) return true;
      moveOn(game, frame, tell);
    }
    return false;
  },

  deciders: (game, frame) => [whoseTurn(game, frame).seat],

  kindFor: (_game, frame) => (frame.step === 'pay' ? 'pay' : 'act'),

  choice(game, frame, seat) {
    const { id } = regionAt(game, frame.region);
    const politician = politicianOf(game.rules, whoseTurn(game, frame).politician);
    if (frame.step === 'pay') {
      const { money } = playerAt(game, seat);
      return { kind: 'pay', seat, region: id, politician: politician.id, cost: politician.cost, money };
    }
    const part = frame.step === 'main' ? 'main' : 'secondary';
    const deeds = offers(game, frame, seat).filter(offer => isAffordable(game, seat, offer));
    return { kind: 'act', seat, region: id, politician: politician.id, part, deeds };
  },

  play(game, frame, action, tell) {
    const region = regionAt(game, frame.region);
    const card = whoseTurn(game, frame);
    if (action.kind === 'pay') decidePayment(game, frame, region, card, action.pay, tell);
    else decideDeed(game, frame, region, card, action.deed, tell);
  },

  ...openToAll<PoliticiansActFrame>(frame => ({ ...frame, used: frame.used.slice() })),
};

export const payDecision: Decision<'pay'> = {
  schema: actionSchema('pay', { pay: YES_NO }),
  check: (_rules, { cost, money }, action) =>
    action.pay && cost > money ? refusal('above-money', 'R0', { amount: cost, max: money }) : null,
  list: (_rules, { seat, cost, money }) =>
    (cost > money ? [false] : [true, false]).map(yes => ({ kind: 'pay', seat, pay: yes })),
  sample: (_rules, { seat, cost, money }, random) => ({
    kind: 'pay',
    seat,
    pay: cost <= money && random(4) > 0,
  }),
};

export const actDecision: Decision<'act'> = {
  schema: actionSchema('act', { deed: orNull(DEED) }),

  check: (rules, choice, { deed }) => (deed === null ? null : refuseDeed(rules, 'act', choice.deeds, deed)),

  *list(_rules, { seat, deeds }) {
    yield { kind: 'act', seat, deed: null };
    for (const offer of deeds) for (const deed of deedsOf(offer)) yield { kind: 'act', seat, deed };
  },

  sample(_rules, { seat, deeds }, random) {
    const all = deeds.flatMap(deedsOf);
    const pick = random(all.length + 1);
    return { kind: 'act', seat, deed: pick === all.length ? null : at(all, pick) };
  },
};

function whoseTurn(game: Game, frame: PoliticiansActFrame): SentPolitician {
  return at(regionAt(game, frame.region).row, frame.place);
}

/** Everyone is asked to pay; for an action only if, as far as all can see, there is one to choose. [R57] */
function isQuestion(game: Game, frame: PoliticiansActFrame): boolean {
  const { row } = regionAt(game, frame.region);
  if (frame.step === 'arrive' || frame.place >= row.length) return false;
  return frame.step === 'pay' || offers(game, frame, at(row, frame.place).seat).length > 0;
}

/** Moves the turn from one place in the region to the next one. */
function moveOn(game: Game, frame: PoliticiansActFrame, tell: Tell): void {
  const region = regionAt(game, frame.region);
  if (frame.step === 'arrive') {
    turnUpRow(region, tell);
    frame.step = 'pay';
  } else if (frame.step === 'pay') {
    frame.step = 'main';
    frame.place = 0;
  } else if (frame.place < region.row.length) {
    if (tell !== undefined) tellIdle(game, frame, region, tell);
    toNextPart(frame);
  } else {
    clearRow(region, tell);
    frame.region += 1;
    frame.step = 'arrive';
    frame.place = 0;
    frame.used = [];
  }
}

/** A part of the card's turn that passes without a question; one that the card doesn't have is not worth a word. */
function tellIdle(game: Game, frame: PoliticiansActFrame, region: Region, tell: NonNullable<Tell>): void {
  const { seat, politician } = whoseTurn(game, frame);
  const part = frame.step === 'main' ? 'main' : 'secondary';
  const idle = idleIn(abilitiesNow(game, frame), frame.used);
  if (idle.length > 0) tell({ event: 'deed-skipped', seat, region: region.id, politician, part, idle });
}

function toNextPart(frame: PoliticiansActFrame): void {
  if (frame.step === 'secondary') frame.place += 1;
  frame.step = frame.step === 'main' ? 'secondary' : 'main';
}

function decidePayment(
  game: Game,
  frame: PoliticiansActFrame,
  region: Region,
  card: SentPolitician,
  pays: boolean,
  tell: Tell,
): void {
  const { seat, politician } = card;
  if (pays) {
    const { cost } = politicianOf(game.rules, politician);
    pay(game, seat, cost);
    card.state = 'paid';
    frame.place += 1;
    tell?.({ event: 'politician-paid', seat, region: region.id, politician, paid: cost });
  } else {
    region.row.splice(frame.place, 1);
    tell?.({ event: 'politician-declined', seat, region: region.id, politician, why: 'chosen' });
  }
}

/** What the politician in turn may do here now, money aside: each ability not used up by its `!`. */
function offers(game: Game, frame: PoliticiansActFrame, seat: Seat): DeedOffer[] {
  const region = regionAt(game, frame.region);
  const found: DeedOffer[] = [];
  for (const ability of abilitiesNow(game, frame)) {
    if (ability.once && frame.used.includes(ability.deed)) continue;
    const offer = offerOf(game, region, seat, ability);
    if (offer !== null) found.push(offer);
  }
  return found;
}

function abilitiesNow(game: Game, frame: PoliticiansActFrame): readonly Ability[] {
  const { main, secondary } = politicianOf(game.rules, whoseTurn(game, frame).politician);
  if (frame.step === 'secondary') return secondary;
  return main === null ? [] : [main];
}

function decideDeed(
  game: Game,
  frame: PoliticiansActFrame,
  region: Region,
  card: SentPolitician,
  deed: Deed | null,
  tell: Tell,
): void {
  const { seat, politician } = card;
  const part = frame.step === 'main' ? 'main' : 'secondary';
  const abilities = abilitiesNow(game, frame);
  toNextPart(frame);
  if (deed === null) {
    tell?.({ event: 'deed-skipped', seat, region: region.id, politician, part, idle: [] });
    return;
  }
  const ability = abilityFor(abilities, deed);
  if (ability.once) frame.used.push(ability.deed);
  const cause = { by: 'politician', seat, politician } as const;
  carryOut({ game, index: frame.region, region, seat, amount: ability.amount, cause, tell }, deed);
}
