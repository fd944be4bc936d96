// 2006 §6.2.4
import { actionSchema, SEAT, YES_NO } from '../actionSchema.ts';
import { commonPolicies } from '../agreement.ts';
import { at } from '../lists.ts';
import type { Decision, Phase } from '../phase.ts';
import { refuse } from '../refuse.ts';
import { isLastElection, regionAt } from '../regions.ts';
import { orNull } from '../schema.ts';
import { playerAt, seatInTurn } from '../seats.ts';
import type { PartnerOffer } from '../types/choices.ts';
import type { Tell } from '../types/events.ts';
import type { CoalitionsFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { TileNeighbour, TileReason } from '../types/reasons.ts';
import type { Card, Seat } from '../types/vocabulary.ts';
import { openToAll } from './copies.ts';

/** Identical policies needed to ask, and to force. */
const TO_ASK = 2;
const TO_FORCE = 3;

export function enterCoalitions(game: Game): CoalitionsFrame | null {
  game.coalitions = [];
  return isLastElection(game, 0) ? null : { phase: 'coalitions', turn: 0, asked: [], question: null };
}

/** One lap among the players whose tile lies in the current region, one question at a time. [R14] */
export const coalitions: Phase<CoalitionsFrame, 'coalition' | 'answer'> = {
  advance(game, frame, tell) {
    while (frame.turn < game.players.length) {
      if (frame.question !== null || partnersOf(game, frame).length > 0) return true;
      nextPlayer(frame);
    }
    returnTiles(game, tell);
    return false;
  },

  deciders: (game, frame) => [frame.question ?? seatInTurn(game, frame.turn)],

  kindFor: (_game, frame) => (frame.question === null ? 'coalition' : 'answer'),

  choice(game, frame, seat) {
    const region = regionAt(game, 0).id;
    if (frame.question === null)
      return { kind: 'coalition', seat, region, partners: partnersOf(game, frame) };
    const from = seatInTurn(game, frame.turn);
    return { kind: 'answer', seat, region, from, common: common(game, from, seat) };
  },

  play(game, frame, action, tell) {
    const region = regionAt(game, 0).id;
    const seat = seatInTurn(game, frame.turn);
    if (action.kind === 'answer') {
      frame.question = null;
      if (action.accept) form(game, [seat, action.seat], false, tell);
      else tell?.({ event: 'coalition-refused', seat, partner: action.seat, region });
      return;
    }
    const { partner } = action;
    if (partner === null) {
      tell?.({ event: 'coalition-passed', seat, region });
      nextPlayer(frame);
      return;
    }
    frame.asked.push(partner);
    tell?.({ event: 'coalition-asked', seat, partner, region, common: common(game, seat, partner) });
    if (common(game, seat, partner) >= TO_FORCE) form(game, [seat, partner], true, tell);
    else frame.question = partner;
  },

  ...openToAll<CoalitionsFrame>(frame => ({ ...frame, asked: frame.asked.slice() })),
};

export const coalitionDecision: Decision<'coalition'> = {
  schema: actionSchema('coalition', { partner: orNull(SEAT) }),
  check: (rules, { partners }, { partner }) =>
    partner === null || partners.some(offer => offer.seat === partner)
      ? null
      : refuse(rules, 'coalition', 'seat-not-there', { seat: partner }),
  list: (_rules, { seat, partners }) =>
    [null, ...partners.map(offer => offer.seat)].map(partner => ({ kind: 'coalition', seat, partner })),
  sample(_rules, { seat, partners }, random) {
    const pick = random(partners.length + 1);
    return { kind: 'coalition', seat, partner: pick === 0 ? null : at(partners, pick - 1).seat };
  },
};

export const answerDecision: Decision<'answer'> = {
  schema: actionSchema('answer', { accept: YES_NO }),
  check: () => null,
  list: (_rules, { seat }) => [true, false].map(accept => ({ kind: 'answer', seat, accept })),
  sample: (_rules, { seat }, random) => ({ kind: 'answer', seat, accept: random(2) === 0 }),
};

function nextPlayer(frame: CoalitionsFrame): void {
  frame.turn += 1;
  frame.asked = [];
}

function common(game: Game, one: Seat, other: Seat): number {
  return commonPolicies(playerAt(game, one).platform, playerAt(game, other).platform);
}

function isFree(game: Game, seat: Seat): boolean {
  return regionAt(game, 0).tiles.includes(seat) && game.coalitions.every(pair => !pair.includes(seat));
}

/** Whom the player in turn can still ask or force. */
function partnersOf(game: Game, frame: CoalitionsFrame): PartnerOffer[] {
  const seat = seatInTurn(game, frame.turn);
  if (!isFree(game, seat)) return [];
  return [...game.players.keys()]
    .filter(other => other !== seat && isFree(game, other) && !frame.asked.includes(other))
    .map(other => ({
      seat: other,
      common: common(game, seat, other),
      force: common(game, seat, other) >= TO_FORCE,
    }))
    .filter(offer => offer.common >= TO_ASK);
}

function form(game: Game, seats: readonly Seat[], forced: boolean, tell: Tell): void {
  game.coalitions.push(seats);
  tell?.({
    event: 'coalition-formed',
    seats,
    region: regionAt(game, 0).id,
    forced,
    shared: shared(game, seats),
  });
}

function shared(game: Game, [one = 0, other = 0]: readonly Seat[]): Card[] {
  const { platform } = playerAt(game, other);
  return playerAt(game, one).platform.filter(card => platform.includes(card));
}

/** Unused tiles go back to their owners; those of a coalition stay until the election is over. */
function returnTiles(game: Game, tell: Tell): void {
  const region = regionAt(game, 0);
  for (const seat of region.tiles) {
    if (!isFree(game, seat)) continue;
    playerAt(game, seat).tiles += 1;
    tell?.({ event: 'tile-returned', seat, region: region.id, ...whyReturned(game, seat) });
  }
  region.tiles = region.tiles.filter(seat => !isFree(game, seat));
}

interface Returned {
  readonly why: TileReason;
  readonly needed: number;
  readonly others: readonly TileNeighbour[];
}

function whyReturned(game: Game, seat: Seat): Returned {
  const others = regionAt(game, 0)
    .tiles.filter(other => other !== seat)
    .map(other => ({ seat: other, common: common(game, seat, other) }));
  return { why: tileReason(game, others), needed: TO_ASK, others };
}

function tileReason(game: Game, others: readonly TileNeighbour[]): TileReason {
  const able = others.filter(other => other.common >= TO_ASK);
  if (others.length === 0) return 'nobody-there';
  if (able.length === 0) return 'too-few';
  return able.some(other => isFree(game, other.seat)) ? 'not-agreed' : 'taken';
}
