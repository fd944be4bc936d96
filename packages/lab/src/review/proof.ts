import { type Bot, botOf } from '@macher/bots';
import { decisionsOf, positionsOf, reviewDecision } from '@macher/bots/analysis';
import { LEVEL } from '@macher/bots/ids';
import { lookAhead, QUICK, temperamentOf } from '@macher/bots/parts';
import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import { type Action, at, EPOCH, type Game, type GameRecord, type Kind, makeRecord } from '@macher/engine';
import { chanceOfSeats, Match } from '../arena/match.ts';
import { bothWays, type Named } from './bothWays.ts';

/** A game of one of level 2 among three of level 4, which is reviewed; what the review names is played out both ways. */
export interface ProofGame {
  readonly ruleset: RulesetId;
  readonly number: number;
  /** How often each way is played at most; and, below, by whom: one of our bots, or one that looks ahead a little. */
  readonly times: number;
  readonly by: string;
}

/** What a review said of a decision, and what came of it; in points, with one standard error. */
export interface Proved {
  readonly game: number;
  readonly version: number;
  readonly round: number;
  readonly kind: Kind;
  readonly said: number;
  readonly times: number;
  readonly came: number;
  readonly error: number;
}

export function proofOf({ ruleset, number, times, by }: ProofGame): Proved[] {
  const seat = number % PLAYERS;
  const record = playedGame(ruleset, number, seat);
  const positions = positionsOf(rulesOf(ruleset), record);
  const seed = `proof:${number}`;
  const bots = new Array<Bot>(PLAYERS).fill(botOf(by) ?? QUICK_BOT);
  return decisionsOf(positions, record, seat).flatMap(version => {
    const { round, kind, action, better } = reviewDecision(positions, record, version, seed);
    if (better === null) return [];
    const named = { game: at(positions, version), decided: action, better: better.action };
    const gains = gainsOf(named, bots, times, `${seed}:${version}`);
    const found = { game: number, version, round, kind, said: better.points, times: gains.length };
    return [{ ...found, ...meanOf(gains) }];
  });
}

/** BATCH: so many times at once, until it's clear in which direction they differ, by two standard errors. */
const BATCH = 60;
const CLEAR = 2;

function gainsOf(named: Named, bots: readonly Bot[], times: number, seed: string): number[] {
  const gains: number[] = [];
  while (gains.length < times) {
    gains.push(...bothWays(named, bots, Math.min(BATCH, times - gains.length), seed, gains.length));
    const { came, error } = meanOf(gains);
    if (Math.abs(came) > CLEAR * error) break;
  }
  return gains;
}

const PLAYERS = 4;

/** Level 3 with fewer plans and worlds, for many games. */
const QUICK_BOT: Bot = {
  id: 'quick',
  decide: (view, choice, random) => lookAhead(QUICK, temperamentOf(view, choice.seat), view, choice, random),
};

function playedGame(ruleset: RulesetId, number: number, seat: number): GameRecord {
  const seed = `proof-${number}`;
  const parties = PARTIES.slice(0, PLAYERS);
  const match = new Match(rulesOf(ruleset), parties, seed);
  const chance = chanceOfSeats(seed, 0, PLAYERS);
  const actions: Action[] = [];
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    const bot = botOf(turn.seat === seat ? LEVEL.script : LEVEL.deep);
    const { action } = bot.decide(turn.view, turn.choice, at(chance, turn.seat));
    actions.push(action);
    match.play(action);
  }
  return recordOf(match.game, seed, actions);
}

function recordOf(game: Game, seed: string, actions: readonly Action[]): GameRecord {
  const seats = game.players.map(({ party }) => ({ party, name: party }));
  return makeRecord(game, { epoch: EPOCH, seats, seed, actions });
}

function meanOf(gains: readonly number[]): { came: number; error: number } {
  const came = gains.reduce((total, each) => total + each, 0) / gains.length;
  const squares = gains.reduce((total, each) => total + (each - came) ** 2, 0);
  return { came, error: Math.sqrt(squares / (gains.length - 1) / gains.length) };
}
