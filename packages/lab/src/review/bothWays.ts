import type { Bot } from '@macher/bots';
import {
  type Action,
  at,
  attentiveView,
  choiceAt,
  clone,
  deciders,
  determinize,
  type Game,
  play,
  randomOf,
  type Seat,
} from '@macher/engine';

/** A decision that a review has named, to be played out both ways. */
export interface Named {
  readonly game: Game;
  readonly decided: Action;
  readonly better: Action;
}

/**
 * Both ways of a decision: how far ahead of the others the better one ended, in the same worlds, by world from the
 * first number on.
 */
export function bothWays(
  named: Named,
  bots: readonly Bot[],
  times: number,
  seed: string,
  first = 0,
): number[] {
  const { seat } = named.decided;
  const seen = attentiveView(named.game, seat);
  return Array.from({ length: times }, (_, index) => {
    const name = `${seed}:${first + index}`;
    const world = determinize(seen, `both ways:${name}`);
    const better = endOf(world, named.better, bots, name);
    return overOthers(better, seat) - overOthers(endOf(world, named.decided, bots, name), seat);
  });
}

/** The end of a world after an action, with the same chance for both. */
function endOf(world: Game, action: Action, bots: readonly Bot[], seed: string): Game {
  const game = clone(world);
  const chance = game.players.map((_, seat) => randomOf(`both ways:${seed}:${seat}`));
  play(game, action);
  while (game.result === null) {
    const seat = at(deciders(game), 0);
    const { action: next } = at(bots, seat).decide(
      attentiveView(game, seat),
      choiceAt(game, seat),
      at(chance, seat),
    );
    play(game, next);
  }
  return game;
}

/**
 * The points over the others: final points less those of the others, half against the best of them and half against
 * their mean.
 */
function overOthers({ result }: Game, seat: Seat): number {
  const totals = (result ?? []).map(({ total }) => total);
  const others = totals.filter((_, other) => other !== seat);
  const mean = others.reduce((sum, each) => sum + each, 0) / others.length;
  return at(totals, seat) - (Math.max(...others) + mean) / 2;
}
