import { foretell, type Position, type Stretch, sharesOf, timeOf } from '@macher/bots/analysis';
import { CHARACTERS } from '@macher/bots/ids';
import { BIAS, inMood, lookAhead, QUICK, temperamentOf, tunedFor } from '@macher/bots/parts';
import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import {
  type Action,
  at,
  attentiveView,
  choiceAt,
  deciders,
  type Game,
  newGame,
  play,
  type Random,
  type Rules,
  randomOf,
} from '@macher/engine';
import { decideQuickly } from '../training/playScripts.ts';

/** A game whose positions are foretold, by its number; the same number and seed give the same game. */
export interface ForetoldGame {
  readonly ruleset: RulesetId;
  readonly number: number;
  readonly seed: string;
  readonly players: Players;
  readonly worlds: number;
  /** How many phases lie between those that are foretold, by chance. */
  readonly every: number;
}

/** Who plays: the script with its characters, or bots that look ahead a little. */
export const PLAYERS = ['script', 'look-ahead'] as const;
export type Players = (typeof PLAYERS)[number];

/** What was foretold of a position, and what came of it. */
export interface Forecast {
  readonly round: number;
  readonly stretch: Stretch;
  /** Points by world, then by seat. */
  readonly points: readonly (readonly number[])[];
  /** Each seat's share of the win. */
  readonly won: readonly number[];
}

/** Forecasts for some phases, from the first election on, by all kinds of eyes in turn. */
export function forecastsIn(given: ForetoldGame): Forecast[] {
  const { ruleset, number, seed, worlds, every } = given;
  const count = 3 + (number % 3);
  const name = `${seed}-${number}`;
  const game = newGame(rulesOf(ruleset), { parties: PARTIES.slice(0, count), seed: `chances:${name}` });
  const random = randomOf(`chances:${name}`);
  const decide = playersOf(given.players, game.rules, random);
  const forecasts: Omit<Forecast, 'won'>[] = [];
  let phase = '';
  while (game.result === null) {
    const { round, step, elections } = game;
    const isNew = phase !== `${round} ${step}`;
    phase = `${round} ${step}`;
    if (isNew && elections.length > 0 && random(every) === 0) {
      const told = foretell(seenBy(game, random), { worlds, seed: `${name}:${game.version}` });
      forecasts.push({ ...timeOf(game), points: told.map(({ points }) => points) });
    }
    play(game, decide(game));
  }
  const won = sharesOf(game.result.map(({ total }) => total));
  return forecasts.map(forecast => ({ ...forecast, won }));
}

/** The eyes through which a game is seen: a seat's, a spectator's, or those of someone who knows everything. */
function seenBy(game: Game, random: Random): Position {
  const viewer = random(game.players.length + 2) - 2;
  return viewer === -2 ? game : attentiveView(game, viewer === -1 ? null : viewer);
}

function playersOf(players: Players, rules: Rules, random: Random): (game: Game) => Action {
  if (players === 'look-ahead') return game => quickly(game, random);
  const plain = tunedFor(rules);
  const all = [plain, ...CHARACTERS.map(character => inMood(plain, BIAS[character].mood))];
  const shift = random(all.length);
  return game => {
    const seat = at(deciders(game), 0);
    return decideQuickly(game, choiceAt(game, seat), at(all, (seat + shift) % all.length));
  };
}

function quickly(game: Game, random: Random): Action {
  const seat = at(deciders(game), 0);
  const view = attentiveView(game, seat);
  return lookAhead(QUICK, temperamentOf(view, seat), view, choiceAt(game, seat), random).action;
}
