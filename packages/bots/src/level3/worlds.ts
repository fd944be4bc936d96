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
  type Rules,
  type Seat,
  type View,
} from '@macher/engine';
import { inMood, type Mood } from '../level2/moods.ts';
import { judge } from '../level2/script.ts';
import { tunedFor } from '../level2/tuned.ts';
import type { Weights } from '../level2/weights.ts';
import { rulesIndex } from '../rulesIndex.ts';
import { RisingAuctions } from './auctions.ts';
import { donationBy } from './donations.ts';
import type { Evaluation } from './evaluation.ts';

/** A world that looks to the seat like its view, and how each seat in it thinks. */
export interface World {
  readonly game: Game;
  readonly manners: readonly Weights[];
}

/** Imagination is who imagines, and how others may see things; a seat of null is nobody's. */
export interface Imagination {
  readonly view: View;
  readonly seat: Seat | null;
  readonly prior: Weights;
  readonly moods: readonly Mood[];
}

export function imagine({ view, seat, prior, moods }: Imagination, seed: string, random: Random): World {
  const game = determinize(view, seed, { money: guessMoney(view, random) });
  return { game, manners: mannersIn(view, { seat, prior, moods }, random) };
}

/** How each seat thinks. */
export function mannersIn(
  { rules, players }: Pick<View, 'rules'> & { readonly players: readonly unknown[] },
  { seat, prior, moods }: Omit<Imagination, 'view'>,
  random: Random,
): Weights[] {
  return players.map((_, each) =>
    each === seat ? plain(rules, prior, random) : inAnyMood(plain(rules, prior, random), moods, random),
  );
}

/** Guesses money for a view that hasn't counted the others': each has between half and one and a half times our own. */
function guessMoney(view: View, random: Random): number[] {
  const { moneyStep } = view.rules;
  const own = (view.viewer === null ? null : view.players[view.viewer]?.money) ?? view.rules.start.money;
  return view.players.map(() => moneyStep * Math.round((own * (50 + random(101))) / 100 / moneyStep));
}

/** How a seat thinks when it's in no mood: half of them by the tuned weights, half by the prior ones. */
function plain(rules: Rules, prior: Weights, random: Random): Weights {
  return random(2) === 0 ? tunedFor(rules) : prior;
}

/** A manner in any mood. The others don't think like us: three of four are in one. */
function inAnyMood(weights: Weights, moods: readonly Mood[], random: Random): Weights {
  const mood = random(4) === 0 ? undefined : moods[random(moods.length)];
  return mood === undefined ? weights : inMood(weights, mood);
}

/** After an action all seats play by the script until the next round begins, or the game ends. */
export function playOut(
  game: Game,
  manners: readonly Weights[],
  action: Action,
  evaluation: Evaluation,
  lastRound: number = roundOf(game),
): void {
  play(game, action);
  playOn(game, manners, evaluation, lastRound);
}

/** The round that a position belongs to: what is set up is set up for the first. */
export function roundOf({ round }: Pick<Game, 'round'>): number {
  return Math.max(1, round);
}

/** The last round that is played: this one, or that of the game, where votes are only counted from then on. */
export function lastRoundOf(game: Pick<Game, 'round' | 'rules'>): number {
  const round = roundOf(game);
  const { campaignsAfter } = at(rulesIndex(game.rules).rounds, round);
  return campaignsAfter === 0 ? game.rules.rounds.length : round;
}

/**
 * All seats play by the script until a round has ended, or the game, or a seat is asked that decides for itself.
 * Donations are left to the evaluation.
 */
export function playOn(
  game: Game,
  manners: readonly Weights[],
  evaluation: Evaluation,
  lastRound: number,
  itself: Seat | null = null,
): void {
  const auctions = game.rules.pollAuction === 'ascending' ? new RisingAuctions(manners) : null;
  while (game.result === null && game.round <= lastRound) {
    const choice = choiceAt(game, at(deciders(game), 0));
    if (choice.seat === itself) return;
    play(game, decide(game, choice, manners, evaluation, auctions));
  }
}

function decide(
  game: Game,
  choice: Choice,
  manners: readonly Weights[],
  evaluation: Evaluation,
  auctions: RisingAuctions | null,
): Action {
  if (choice.kind === 'poll-bid' && auctions !== null) return auctions.bid(game, choice);
  const donation = isDonation(choice) ? donationBy(evaluation, game, choice) : null;
  return donation ?? judge(game, choice, at(manners, choice.seat)).action;
}

function isDonation(choice: Choice): choice is ChoiceOf<'donation' | 'lay-donation'> {
  return choice.kind === 'donation' || choice.kind === 'lay-donation';
}
