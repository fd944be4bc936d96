import type { Bot } from '@macher/bots';
import { type RulesetId, rulesOf } from '@macher/editions';
import { at, type EventName, type GameEvent, type PartyId, play } from '@macher/engine';
import { chanceOfSeats, Match } from '../arena/match.ts';

/** The middle half of some amounts. */
interface Spread {
  readonly count: number;
  readonly from: number;
  readonly middle: number;
  readonly to: number;
}

const THINGS = ['start', 'meetings', 'poll'] as const;
export type Thing = (typeof THINGS)[number];

/** What bots of one kind pay among themselves for going first, for the meetings of a round and for a poll that they win. */
export function paidAt(
  bot: Bot,
  ruleset: RulesetId,
  parties: readonly PartyId[],
  games: number,
): Readonly<Record<Thing, Spread>> {
  const paid: Record<Thing, number[]> = { start: [], meetings: [], poll: [] };
  for (let game = 0; game < games; game += 1) {
    const seed = `prices-${game}`;
    const match = new Match(rulesOf(ruleset), parties, seed);
    const chance = chanceOfSeats(seed, 0, parties.length);
    for (let turn = match.turn(); turn !== null; turn = match.turn()) {
      const { action } = bot.decide(turn.view, turn.choice, at(chance, turn.seat));
      play(match.game, action, event => {
        const thing = thingOf(event);
        if (thing !== undefined && 'paid' in event) paid[thing].push(event.paid);
      });
    }
  }
  return { start: spreadOf(paid.start), meetings: spreadOf(paid.meetings), poll: spreadOf(paid.poll) };
}

/**
 * PAID_FOR says how events call what is paid for each thing; a seat that buys no meetings has paid nothing for them.
 */
const PAID_FOR: Readonly<Record<Thing, readonly EventName[]>> = {
  start: ['start-player', 'start-won'],
  meetings: ['meetings-bought'],
  poll: ['poll-won'],
};

function thingOf({ event }: GameEvent): Thing | undefined {
  return THINGS.find(thing => PAID_FOR[thing].includes(event));
}

function spreadOf(amounts: readonly number[]): Spread {
  const sorted = amounts.toSorted((one, other) => one - other);
  const quantile = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { count: sorted.length, from: quantile(0.25), middle: quantile(0.5), to: quantile(0.75) };
}
