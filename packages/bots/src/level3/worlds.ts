import {
  type Action,
  choiceAt,
  deciders,
  determinize,
  type Game,
  play,
  type Random,
  type View,
} from '@macher/engine';
import { judge } from '../level2/script.ts';
import type { Weights } from '../level2/weights.ts';

/** A world that looks to the seat like its view. */
export function imagine(view: View, seed: string, random: Random): Game {
  return determinize(view, seed, { money: guessMoney(view, random) });
}

/** Nobody's money is far from one's own: half as much to half as much again. */
function guessMoney(view: View, random: Random): number[] {
  const { moneyStep } = view.rules;
  const own = (view.viewer === null ? null : view.players[view.viewer]?.money) ?? view.rules.start.money;
  return view.players.map(() => moneyStep * Math.round((own * (50 + random(101))) / 100 / moneyStep));
}

/** Everybody plays by the script until the next round begins, or the game ends. */
export function playOut(world: Game, action: Action, weights: Weights): void {
  const horizon = Math.max(1, world.round);
  play(world, action);
  while (world.result === null && world.round <= horizon) {
    const seat = deciders(world)[0] as number;
    play(world, judge(world, choiceAt(world, seat), weights).action);
  }
}
