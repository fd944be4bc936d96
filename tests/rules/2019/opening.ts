import {
  type Action,
  awaited,
  type Card,
  choices,
  deciders,
  type EventName,
  type Game,
  type GameEvent,
  type Kind,
  type Player,
  play,
  type Refusal,
  type Region,
  type RegionId,
  randomOf,
  type Seat,
  sampleAction,
} from '@macher/engine';
import { expect } from 'vitest';
import { refused } from '../../table.ts';

/** The refusal an action meets, once it is certain that the game is as it was before. */
export function refusedUnchanged(game: Game, action: unknown): Refusal {
  const before = JSON.stringify(game);
  const refusal = refused(game, action);
  expect(JSON.stringify(game)).toBe(before);
  return refusal;
}

/** Who is asked now, and for what. */
export function asked(game: Game): [Seat, Kind][] {
  return awaited(game).map(({ seat, kind }) => [seat, kind]);
}

export function playerAt(game: Game, seat: Seat): Player {
  const player = game.players[seat];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
}

export function regionOf(game: Game, id: RegionId): Region {
  const region = game.regions.find(each => each.id === id);
  if (region === undefined) throw new Error(`${id} is not in play`);
  return region;
}

export function moneyOf(game: Game): number[] {
  return game.players.map(player => player.money);
}

/** The numbers on the spaces, by seat. */
export function trendsOf(game: Game, id: RegionId): (number | undefined)[] {
  return regionOf(game, id).trend.map(space => game.rules.trend[space]);
}

export function eventsOf<E extends EventName>(
  events: readonly GameEvent[],
  name: E,
): Extract<GameEvent, { event: E }>[] {
  return events.filter((event): event is Extract<GameEvent, { event: E }> => event.event === name);
}

/** Leaves only these cards to draw, the top one first; whatever else was there is put out of the game. */
export function leaveOnly(
  deck: { pile: Card[]; discards: Card[] },
  pile: readonly Card[],
  discards: readonly Card[] = [],
): void {
  deck.pile = pile.slice().reverse();
  deck.discards = discards.slice();
}

/** Plays on at random, by legal actions only, as long as the test says. */
export function playOn(
  game: Game,
  seed: string,
  goesOn: (game: Game) => boolean = () => true,
): readonly GameEvent[] {
  const random = randomOf(seed);
  const events: GameEvent[] = [];
  while (deciders(game).length > 0 && goesOn(game)) {
    const offered = choices(game);
    const choice = offered[random(offered.length)];
    if (choice === undefined) throw new Error('nobody is asked');
    const action: Action = sampleAction(game.rules, choice, random);
    play(game, action, event => events.push(event));
  }
  return events;
}

export const SEEDS: readonly string[] = Array.from({ length: 40 }, (_, index) => `seed-${index}`);
