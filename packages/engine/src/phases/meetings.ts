// 2019 §2 phase 4; 2006 §6.2.6
import { actionSchema, COUNT, REGION } from '../actionSchema.ts';
import { at, sum } from '../lists.ts';
import { pay } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import { refusal, refuse, refuseRegions } from '../refuse.ts';
import { placeMeetings, regionOf } from '../regions.ts';
import { exactly, listOf } from '../schema.ts';
import { playerAt, seatInTurn } from '../seats.ts';
import type { ChoiceOf, Purchase } from '../types/choices.ts';
import type { MeetingsFrame } from '../types/frames.ts';
import type { Game, Region } from '../types/game.ts';
import type { Seat } from '../types/vocabulary.ts';
import { flat, openToAll } from './copies.ts';

export function enterMeetings(): MeetingsFrame {
  return { phase: 'meetings', turn: 0 };
}

export const meetings: Phase<MeetingsFrame, 'meetings'> = {
  advance(game, frame) {
    while (frame.turn < game.players.length && !couldBuy(game, seatInTurn(game, frame.turn))) frame.turn += 1;
    return frame.turn < game.players.length;
  },

  deciders: (game, frame) => [seatInTurn(game, frame.turn)],

  kindFor: () => 'meetings',

  choice(game, _frame, seat) {
    const { meetings: supply, money } = playerAt(game, seat);
    const regions = game.regions
      .map(region => ({ region: region.id, max: mostIn(game, region, seat) }))
      .filter(({ max }) => max > 0);
    const full = game.regions.filter(region => freeSpaces(game, region, seat) === 0).map(({ id }) => id);
    return { kind: 'meetings', seat, regions, full, supply, money, costs: game.rules.meetingCosts };
  },

  play(game, frame, { seat, buy }, tell) {
    const paid = costOf(game.rules.meetingCosts, buy);
    pay(game, seat, paid);
    for (const { region, count } of buy) placeMeetings(game, regionOf(game, region), seat, count);
    tell?.({ event: 'meetings-bought', seat, buy, paid });
    frame.turn += 1;
  },

  ...openToAll(flat),
};

export const meetingsDecision: Decision<'meetings'> = {
  schema: actionSchema('meetings', { buy: listOf(exactly({ region: REGION, count: COUNT }), 4) }),

  check(rules, choice, { buy }) {
    const offered = choice.regions.map(({ region }) => region);
    const regions = buy.map(({ region }) => region);
    const refused = refuseRegions(rules, 'meetings', [...offered, ...choice.full], regions);
    if (refused !== null) return refused;
    const total = sum(buy.map(({ count }) => count));
    if (total > choice.supply)
      return refuse(rules, 'meetings', 'supply-short', { count: total, max: choice.supply });
    for (const { region, count } of buy) {
      const max = choice.regions.find(each => each.region === region)?.max ?? 0;
      if (count > max) return refuse(rules, 'meetings', 'too-many-meetings', { region, count, max });
    }
    const amount = costOf(choice.costs, buy);
    return amount > choice.money ? refusal('above-money', 'R0', { amount, max: choice.money }) : null;
  },

  list: (_rules, choice) => purchases(choice),

  sample(_rules, choice, random) {
    const buy: Purchase[] = [];
    let { supply, money } = choice;
    for (const { region, max } of choice.regions) {
      let count = random(Math.min(max, supply) + 1);
      while (at(choice.costs, count) > money) count -= 1;
      if (count > 0) buy.push({ region, count });
      supply -= count;
      money -= at(choice.costs, count);
    }
    return { kind: 'meetings', seat: choice.seat, buy };
  },
};

/** The cost of what is bought: per region by the table, not for all together. */
function costOf(costs: readonly number[], buy: readonly Purchase[]): number {
  let total = 0;
  for (const { count } of buy) total += at(costs, count);
  return total;
}

function* purchases(
  choice: ChoiceOf<'meetings'>,
  from = 0,
  bought: Purchase[] = [],
): Generator<{
  kind: 'meetings';
  seat: Seat;
  buy: Purchase[];
}> {
  const offer = choice.regions[from];
  if (offer === undefined) {
    yield { kind: 'meetings', seat: choice.seat, buy: bought };
    return;
  }
  const supply = choice.supply - sum(bought.map(({ count }) => count));
  const money = choice.money - costOf(choice.costs, bought);
  for (let count = 0; count <= Math.min(offer.max, supply) && at(choice.costs, count) <= money; count += 1) {
    yield* purchases(choice, from + 1, count > 0 ? [...bought, { region: offer.region, count }] : bought);
  }
}

/** The most meetings that a seat can buy in a region, by the spaces left, the supply, and the price list. */
function mostIn(game: Game, region: Region, seat: Seat): number {
  const supply = playerAt(game, seat).meetings;
  return Math.min(supply, freeSpaces(game, region, seat), game.rules.meetingCosts.length - 1);
}

function freeSpaces(game: Game, region: Region, seat: Seat): number {
  return game.rules.meetingSpaces - at(region.meetings, seat);
}

/** Whether a seat could buy, as far as everyone can see. [R57] */
function couldBuy(game: Game, seat: Seat): boolean {
  return playerAt(game, seat).meetings > 0 && game.regions.some(region => freeSpaces(game, region, seat) > 0);
}
