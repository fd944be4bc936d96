// 2019 §2 phase 9a; 2006 §6.2.8
import { actionSchema } from '../actionSchema.ts';
import { agreement, votesFor } from '../agreement.ts';
import { at, sum } from '../lists.ts';
import type { Decision, Phase } from '../phase.ts';
import { refuse } from '../refuse.ts';
import { electionsThisRound, gainVotes, regionAt, takeBackMeetings } from '../regions.ts';
import { playerAt, seatInTurn } from '../seats.ts';
import { trendOf } from '../trend.ts';
import type { Tell } from '../types/events.ts';
import type { VotesFrame } from '../types/frames.ts';
import type { Game, Region } from '../types/game.ts';
import type { Seat } from '../types/vocabulary.ts';
import { flat, openToAll } from './copies.ts';
import { canExchange, exchangeOpinion, influenceChoice } from './mediaInfluence.ts';

export function enterVotes(game: Game): VotesFrame {
  return { phase: 'votes', region: game.regions.length - 1, turn: 0 };
}

/** In reverse region order, in each region in turn order; then, where the edition has it, the majority's exchange. */
export const votes: Phase<VotesFrame, 'turn-in' | 'influence'> = {
  advance(game, frame, tell) {
    while (frame.region >= 0) {
      if (isQuestion(game, frame)) return true;
      moveOn(game, frame, tell);
    }
    return false;
  },

  deciders(game, frame) {
    if (frame.turn < game.players.length) return [seatInTurn(game, frame.turn)];
    const seat = absoluteMajority(regionAt(game, frame.region));
    return seat === null ? [] : [seat];
  },

  kindFor: (game, frame) => (frame.turn < game.players.length ? 'turn-in' : 'influence'),

  choice(game, frame, seat) {
    const region = regionAt(game, frame.region);
    if (frame.turn === game.players.length) return influenceChoice(game, region, seat, 'majority');
    const { least } = game.rules.turnIn;
    return { kind: 'turn-in', seat, region: region.id, min: least, max: at(region.meetings, seat) };
  },

  play(game, frame, action, tell) {
    const region = regionAt(game, frame.region);
    frame.turn += 1;
    if (action.kind === 'influence')
      exchangeOpinion(game, region, action.seat, action.exchange, 'majority', tell);
    else if (action.meetings > 0) turnIn(game, region, action.seat, action.meetings, 'chosen', tell);
    else tell?.({ event: 'meetings-kept', seat: action.seat, region: region.id });
  },

  ...openToAll(flat),
};

export const turnInDecision: Decision<'turn-in'> = {
  schema: actionSchema('turn-in', { meetings: { type: 'integer', minimum: 0, maximum: 100 } }),
  check(rules, { min, max }, { meetings }) {
    if (meetings === 0) return null;
    if (meetings < min) return refuse(rules, 'turn-in', 'below-minimum', { amount: meetings, min });
    return meetings > max ? refuse(rules, 'turn-in', 'above-maximum', { amount: meetings, max }) : null;
  },
  list: (_rules, { seat, min, max }) =>
    [0, ...Array.from({ length: max - min + 1 }, (_, i) => min + i)].map(meetings => ({
      kind: 'turn-in',
      seat,
      meetings,
    })),
  sample(_rules, { seat, min, max }, random) {
    const pick = random(max - min + 2);
    return { kind: 'turn-in', seat, meetings: pick === 0 ? 0 : min + pick - 1 };
  },
};

/** All meetings left in the current region, in turn order. [2006 §6.3.1] */
export function countLastVotes(game: Game, tell: Tell): void {
  for (let turn = 0; turn < game.players.length; turn += 1)
    turnInAll(game, regionAt(game, 0), seatInTurn(game, turn), tell);
}

/** After the last player comes the majority's exchange, after that the next region. */
function moveOn(game: Game, frame: VotesFrame, tell: Tell): void {
  const region = regionAt(game, frame.region);
  if (frame.turn > game.players.length) {
    frame.region -= 1;
    frame.turn = 0;
    return;
  }
  if (frame.turn < game.players.length && isCountedNow(game, frame)) {
    turnInAll(game, region, seatInTurn(game, frame.turn), tell);
  }
  frame.turn += 1;
}

function isCountedNow(game: Game, frame: VotesFrame): boolean {
  return game.rules.countsCurrent && frame.region < electionsThisRound(game);
}

function isQuestion(game: Game, frame: VotesFrame): boolean {
  const region = regionAt(game, frame.region);
  if (frame.turn < game.players.length) {
    const meetings = at(region.meetings, seatInTurn(game, frame.turn));
    return !isCountedNow(game, frame) && meetings >= game.rules.turnIn.needed;
  }
  const isTime = frame.turn === game.players.length && game.rules.majorityExchange;
  return isTime && absoluteMajority(region) !== null && canExchange(game, region);
}

/** More votes than all other parties there together. */
function absoluteMajority(region: Region): Seat | null {
  const total = sum(region.votes);
  const seat = region.votes.findIndex(count => 2 * count > total);
  return seat < 0 ? null : seat;
}

function turnInAll(game: Game, region: Region, seat: Seat, tell: Tell): void {
  const meetings = at(region.meetings, seat);
  if (meetings > 0) turnIn(game, region, seat, meetings, 'election', tell);
}

/** The meetings go back to the supply. */
function turnIn(
  game: Game,
  region: Region,
  seat: Seat,
  meetings: number,
  why: 'chosen' | 'election',
  tell: Tell,
): void {
  const trend = trendOf(game, region, seat);
  const agreed = agreement(game.rules, playerAt(game, seat).platform, region);
  const gained = votesFor(game.rules, meetings, trend, agreed);
  tell?.({
    event: 'meetings-turned-in',
    seat,
    region: region.id,
    meetings,
    trend,
    agreement: agreed,
    votes: gained,
    why,
  });
  takeBackMeetings(game, region, seat, meetings);
  gainVotes(game, region, seat, gained, { by: 'meetings' }, tell);
}
