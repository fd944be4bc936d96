import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import { choiceAt, deciders, type Game, newGame, play, type Random, randomOf } from '@macher/engine';
import { judge } from '../level2/script.ts';
import { tunedFor } from '../level2/tuned.ts';
import { at } from '../sight.ts';
import { addRow, type Moments, newMoments } from '../tuning/moments.ts';
import { FEATURES, featuresOf } from './features.ts';

/** What the evaluation is fitted to: one game, its positions between rounds, and how far ahead each seat ended. */
export interface Sample {
  readonly ruleset: RulesetId;
  readonly players: number;
  readonly seed: string;
}

/** Sums for the regression, by the round that begins; there are none for round 0 and 1. */
export function sampleGame({ ruleset, players, seed }: Sample): Moments[] {
  const rules = rulesOf(ruleset);
  const random = randomOf(`sample:${seed}`);
  const game = newGame(rules, { parties: PARTIES.slice(0, players), seed });
  const positions: { round: number; features: number[][] }[] = [];
  while (game.result === null) {
    const { round } = game;
    const seat = at(deciders(game), 0);
    play(game, judge(game, choiceAt(game, seat), tunedFor(ruleset)).action);
    if (game.result !== null || game.round <= Math.max(1, round)) continue;
    disturb(game, random);
    positions.push({ round: game.round, features: everybody(game) });
  }
  const totals = game.result.map(({ total }) => total);
  const moments = Array.from({ length: rules.rounds.length + 1 }, () => newMoments(FEATURES.length));
  for (const { round, features } of positions) {
    for (let seat = 0; seat < players; seat += 1)
      addRow(at(moments, round), overOthers(features, seat), overMean(totals, seat));
  }
  return moments;
}

/**
 * Luck for everybody, good and bad. Without it the regression would take habits for causes: whoever has money
 * left at the end of a round has spent too little of it, and money would seem to do harm.
 */
function disturb(game: Game, random: Random): void {
  const { moneyStep, maxVotes, trend, meetingSpaces } = game.rules;
  for (const [seat, player] of game.players.entries()) {
    player.money = Math.max(0, player.money + moneyStep * (random(17) - 8));
    player.base = Math.max(0, player.base + random(7) - 3);
    for (const region of game.regions) {
      const votes = at(region.votes, seat) + (random(3) === 0 ? random(10) : 0);
      region.votes[seat] = Math.min(votes, maxVotes ?? votes);
      region.trend[seat] = Math.max(0, Math.min(trend.length - 1, at(region.trend, seat) + random(3) - 1));
      const room = Math.min(player.meetings, meetingSpaces - at(region.meetings, seat));
      const more = Math.min(room, random(4));
      region.meetings[seat] = at(region.meetings, seat) + more;
      player.meetings -= more;
    }
  }
}

function everybody(game: Game): number[][] {
  return game.players.map((_, seat) => featuresOf(game, seat, tunedFor(game.rules.ruleset)));
}

/** A seat's features less the mean of the others'. */
function overOthers(features: readonly (readonly number[])[], seat: number): number[] {
  return FEATURES.map((_, index) =>
    overMean(
      features.map(list => at(list, index)),
      seat,
    ),
  );
}

function overMean(figures: readonly number[], seat: number): number {
  const own = at(figures, seat);
  const others = figures.reduce((total, figure) => total + figure, 0) - own;
  return own - others / (figures.length - 1);
}
