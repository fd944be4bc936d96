import {
  type Action,
  at,
  type Choice,
  type ChoiceOf,
  choiceAt,
  deciders,
  determinize,
  type Game,
  play,
  type Random,
  type Seat,
  type View,
} from '@macher/engine';
import { inMood, type Mood } from '../level2/moods.ts';
import { judge } from '../level2/script.ts';
import { tunedFor } from '../level2/tuned.ts';
import type { Weights } from '../level2/weights.ts';
import { donationBy } from './donations.ts';
import type { Evaluation } from './evaluation.ts';

/** A world that looks to the seat like its view, and how each seat in it thinks. */
export interface World {
  readonly game: Game;
  readonly manners: readonly Weights[];
}

/** Who imagines, and how others may see things. */
interface Imagination {
  readonly view: View;
  readonly seat: Seat;
  readonly prior: Weights;
  readonly moods: readonly Mood[];
}

export function imagine({ view, seat, prior, moods }: Imagination, seed: string, random: Random): World {
  const game = determinize(view, seed, { money: guessMoney(view, random) });
  const manners = game.players.map((_, each) =>
    each === seat ? plain(view, prior, random) : inAnyMood(plain(view, prior, random), moods, random),
  );
  return { game, manners };
}

/** For a view that hasn't counted the others' money: each has between half and one and a half times our own. */
function guessMoney(view: View, random: Random): number[] {
  const { moneyStep } = view.rules;
  const own = (view.viewer === null ? null : view.players[view.viewer]?.money) ?? view.rules.start.money;
  return view.players.map(() => moneyStep * Math.round((own * (50 + random(101))) / 100 / moneyStep));
}

/** How a seat thinks when it's in no mood: half of them by the tuned weights, half by the prior ones. */
function plain({ rules }: View, prior: Weights, random: Random): Weights {
  return random(2) === 0 ? tunedFor(rules) : prior;
}

/** The others don't think like us: three of four are in some mood. */
function inAnyMood(weights: Weights, moods: readonly Mood[], random: Random): Weights {
  const mood = random(4) === 0 ? undefined : moods[random(moods.length)];
  return mood === undefined ? weights : inMood(weights, mood);
}

/** All seats play by the script until the next round begins, or the game ends. Donations are left to the evaluation. */
export function playOut(
  game: Game,
  manners: readonly Weights[],
  action: Action,
  evaluation: Evaluation,
): void {
  const horizon = Math.max(1, game.round);
  play(game, action);
  while (game.result === null && game.round <= horizon) {
    const seat = at(deciders(game), 0);
    const choice = choiceAt(game, seat);
    const donation = isDonation(choice) ? donationBy(evaluation, game, choice) : null;
    play(game, donation ?? judge(game, choice, at(manners, seat)).action);
  }
}

function isDonation(choice: Choice): choice is ChoiceOf<'donation' | 'lay-donation'> {
  return choice.kind === 'donation' || choice.kind === 'lay-donation';
}
