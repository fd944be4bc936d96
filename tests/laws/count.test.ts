import {
  attentiveView,
  eventsFor,
  type Game,
  type GameEvent,
  play,
  randomOf,
  type Seat,
  view,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { anyAction, deal, TABLES } from '../walk.ts';

/** Everybody's money, from nothing but what one seat or a spectator heard. */
class Count {
  readonly money: number[];

  constructor({ rules, players }: Game) {
    this.money = players.map(() => rules.start.money);
  }

  hear(event: GameEvent): void {
    if ('paid' in event) this.#add(event.seat, -event.paid);
    if (event.event === 'media-removed') this.#add(event.from, event.paid);
    if (event.event === 'paid-out') this.#add(event.seat, event.forMandates + event.forBase);
    if (event.event === 'donation-taken') this.#add(event.seat, event.amount);
  }

  #add(seat: Seat, amount: number): void {
    this.money[seat] = (this.money[seat] ?? 0) + amount;
  }
}

describe.each(TABLES)('money can be counted: $ruleset, $players players', table => {
  it('[R18] anyone who counts what they hear knows all the money that an attentive view shows', () => {
    for (const seed of ['one', 'two']) {
      const game = deal(table, `count-${seed}`);
      const random = randomOf(`count:${seed}`);
      const viewers = [...game.players.keys(), null];
      const counts = viewers.map(viewer => ({ viewer, count: new Count(game) }));
      while (game.result === null) {
        const events: GameEvent[] = [];
        play(game, anyAction(game, random), event => events.push(event));
        for (const { viewer, count } of counts) {
          for (const event of eventsFor(events, viewer)) count.hear(event);
          expect(attentiveView(game, viewer).players.map(({ money }) => money)).toEqual(count.money);
        }
      }
    }
  });

  it('[R18] an attentive view shows nothing else that a view does not', () => {
    const game = deal(table, 'count-else');
    const random = randomOf('count:else');
    while (game.result === null) {
      for (const seat of [...game.players.keys(), null]) {
        const seen = view(game, seat);
        const players = attentiveView(game, seat).players.map((player, other) => ({
          ...player,
          money: seen.players[other]?.money,
        }));
        expect({ ...attentiveView(game, seat), players }).toEqual(seen);
      }
      play(game, anyAction(game, random));
    }
  });
});
