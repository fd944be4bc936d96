import { PARTIES, RULESETS, type RulesetId, rulesOf } from '@macher/editions';
import {
  type Action,
  choiceAt,
  deciders,
  type Game,
  type GameEvent,
  newGame,
  play,
  type Random,
  randomOf,
  sampleAction,
} from '@macher/engine';
import { IS_LONG } from './long.ts';

/** Every game with every number of players. */
export const TABLES = RULESETS.flatMap(ruleset => [3, 4, 5].map(players => ({ ruleset, players })));

/** Every game and every number of players, though not each with each; with MACHER_LONG=1 all of them. */
export const SOME_TABLES = IS_LONG
  ? TABLES
  : RULESETS.map((ruleset, index) => ({ ruleset, players: 3 + ((index + 2) % 3) }));

export interface Table {
  readonly ruleset: RulesetId;
  readonly players: number;
}

export function deal({ ruleset, players }: Table, seed: string): Game {
  return newGame(rulesOf(ruleset), { parties: PARTIES.slice(0, players), seed });
}

/** Someone who is asked now, and a random legal action of theirs. */
export function anyAction(game: Game, random: Random): Action {
  const seats = deciders(game);
  const seat = seats[random(seats.length)] as number;
  return sampleAction(game.rules, choiceAt(game, seat), random);
}

export interface Visit {
  readonly game: Game;
  readonly action: Action;
  readonly random: Random;
}

/** A whole random game; `visit` sees every position with the action about to be played. */
export function walk(
  table: Table,
  seed: string,
  visit: (visit: Visit) => void,
): { game: Game; actions: Action[] } {
  const game = deal(table, seed);
  const random = randomOf(`walk:${seed}`);
  const actions: Action[] = [];
  while (game.result === null) {
    const action = anyAction(game, random);
    visit({ game, action, random });
    actions.push(action);
    play(game, action);
  }
  return { game, actions };
}

/** Plays in place and hands back what happened. */
export function playWithEvents(game: Game, action: Action): GameEvent[] {
  const events: GameEvent[] = [];
  play(game, action, event => events.push(event));
  return events;
}
