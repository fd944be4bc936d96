import {
  type Beliefs,
  type Evaluation,
  FEATURES,
  featuresOf,
  inMood,
  judge,
  lookAhead,
  MOODS,
  QUICK,
  type Weights,
  WILD_MOODS,
} from '@macher/bots/parts';
import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import {
  type Action,
  at,
  choiceAt,
  deciders,
  type Game,
  newGame,
  play,
  type Random,
  randomOf,
  view,
} from '@macher/engine';
import { addRow, type Moments, newMoments } from '../maths/moments.ts';
import { overMean } from './overMean.ts';
import { priorFor } from './prior.ts';

/** What an evaluation is fitted to: games, their positions between rounds, and how far ahead each seat ended. */
export interface Sample {
  readonly ruleset: RulesetId;
  /** The games' numbers: the first, and how many. */
  readonly first: number;
  readonly games: number;
}

/**
 * Games sampled: sums for the regression, by the round that begins; there are none for round 0 and 1. They are played
 * by bots that look ahead with the evaluation so far, or by the script where there is none yet.
 */
export function sampleGames({ ruleset, first, games }: Sample, evaluation: Evaluation | null): Moments[] {
  const moments = Array.from({ length: rulesOf(ruleset).rounds.length + 1 }, () =>
    newMoments(FEATURES.length),
  );
  for (let number = first; number < first + games; number += 1)
    sampleGame(ruleset, number, evaluation, moments);
  return moments;
}

function sampleGame(
  ruleset: RulesetId,
  number: number,
  evaluation: Evaluation | null,
  moments: readonly Moments[],
): void {
  const players = 3 + (number % 3);
  const random = randomOf(`sample:${number}`);
  const game = newGame(rulesOf(ruleset), { parties: PARTIES.slice(0, players), seed: `fit-${number}` });
  const prior = priorFor(ruleset);
  const manners = game.players.map(() => anyManner(prior, random));
  const positions: { round: number; features: number[][] }[] = [];
  while (game.result === null) {
    const { round } = game;
    play(game, decide(game, manners, evaluation && { prior, evaluation }, random));
    if (game.result !== null || game.round <= Math.max(1, round)) continue;
    if (random(3) > 0) disturb(game, random);
    positions.push({ round: game.round, features: featuresOf(game) });
  }
  const totals = game.result.map(({ total }) => total);
  for (const { round, features } of positions) {
    for (let seat = 0; seat < players; seat += 1)
      addRow(at(moments, round), overOthers(features, seat), overMean(totals, seat));
  }
}

/** Any manner of a player: half of them think as the script does, all others are in some mood. */
function anyManner(prior: Weights, random: Random): Weights {
  const moods = [...MOODS, ...WILD_MOODS];
  return random(2) === 0 ? prior : inMood(prior, at(moods, random(moods.length)));
}

/** Decides; one decision of eight is made without a thought, so that not all games go the same way. */
function decide(game: Game, manners: readonly Weights[], beliefs: Beliefs | null, random: Random): Action {
  const seat = at(deciders(game), 0);
  const choice = choiceAt(game, seat);
  return beliefs === null || random(8) === 0
    ? judge(game, choice, at(manners, seat)).action
    : lookAhead(QUICK, beliefs, view(game, seat), choice, random).action;
}

/**
 * Disturbs a game with luck for all seats, good and bad. Without it the regression would take habits for causes:
 * players with money left at the end of a round have spent too little of it, and money would seem to do harm.
 */
function disturb(game: Game, random: Random): void {
  const { moneyStep } = game.rules;
  for (const [seat, player] of game.players.entries()) {
    player.money = Math.max(0, player.money + moneyStep * (random(17) - 8));
    player.base = Math.max(0, player.base + random(7) - 3);
    for (const region of game.regions) disturbRegion(game, region, seat, random);
  }
}

function disturbRegion(
  { rules, players }: Game,
  region: Game['regions'][number],
  seat: number,
  random: Random,
) {
  const player = at(players, seat);
  const votes = at(region.votes, seat) + (random(3) === 0 ? random(16) : 0);
  region.votes[seat] = Math.min(votes, rules.maxVotes ?? votes);
  const trend = at(region.trend, seat) + random(3) - 1;
  region.trend[seat] = Math.max(0, Math.min(rules.trend.length - 1, trend));
  const room = Math.min(player.meetings, rules.meetingSpaces - at(region.meetings, seat));
  const meetings = Math.min(room, random(4));
  region.meetings[seat] = at(region.meetings, seat) + meetings;
  player.meetings -= meetings;
  const markers = region.media.reduce((total, count) => total + count, 0);
  if (random(4) === 0 && player.media > 0 && markers < rules.mediaSpaces) {
    region.media[seat] = at(region.media, seat) + 1;
    player.media -= 1;
  }
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
