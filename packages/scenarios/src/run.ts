import { attempt, describe, type Game, type GameEvent, type Refusal } from '@macher/engine';
import { withSeatNumbers } from './actions.ts';
import { type Difference, differences } from './differences.ts';
import { type EventFacts, eventFacts, factsOf } from './facts.ts';
import { namesOf, type Seats, seatNamed } from './names.ts';
import { setUp } from './position.ts';
import { type Puzzle, puzzleAt, wrongAnswers } from './puzzles/puzzle.ts';
import type { Scenario, Step } from './spec.ts';
import { wrong } from './wrong.ts';

/** Plays a scenario and says what differs from what it expects: nothing, if all is well. */
export function runScenario(scenario: Scenario): Difference[] {
  const { found, game, seats } = played(scenario);
  return scenario.puzzle === undefined || found.length > 0
    ? found
    : wrongAnswers(puzzleAt(game, seats, scenario.puzzle));
}

interface Played {
  readonly found: Difference[];
  readonly game: Game;
  readonly seats: Seats;
}

function played(scenario: Scenario): Played {
  const { seats, ...start } = setUp(scenario.position);
  let now: Taken = { ...start, differences: [] };
  const found: Difference[] = [];
  for (const [index, step] of (scenario.steps ?? []).entries()) {
    const path = `/steps/${index}`;
    if (step.action !== undefined) {
      now = take(now.game, seats, step, path);
      found.push(...now.differences);
    }
    if (step.expect !== undefined)
      found.push(...differences(step.expect, factsOf(now.game, seats), `${path}/expect`));
    if (step.events !== undefined)
      found.push(...missingEvents(step.events, now.events, seats, `${path}/events`));
  }
  return { found, game: now.game, seats };
}

/** The puzzle of a scenario, at the decision it asks for. */
export function puzzleOf(scenario: Scenario): Puzzle {
  const { found, game, seats } = played(scenario);
  const [first] = found;
  if (first !== undefined) wrong(first.path, 'the steps do not lead to the puzzle');
  return puzzleAt(game, seats, scenario.puzzle ?? wrong('/puzzle', 'is missing'));
}

interface Taken {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly differences: readonly Difference[];
}

function take(game: Game, seats: Seats, step: Step, path: string): Taken {
  const seat = seatNamed(seats, step.seat ?? wrong(`${path}/seat`, 'is missing'), `${path}/seat`);
  const tried = attempt(game, withSeatNumbers({ ...step.action, seat }, seats, path));
  if (tried.ok) return { ...tried, differences: unexpected(step, undefined, 'accepted', path) };
  const found = `refused: ${describe(withNames(tried.refusal, seats))}`;
  return { game, events: [], differences: unexpected(step, tried.refusal.code, found, path) };
}

function unexpected({ refused }: Step, code: string | undefined, found: string, path: string): Difference[] {
  if (refused === code) return [];
  if (refused === undefined) return [{ path: `${path}/action`, expected: 'accepted', found }];
  return [{ path: `${path}/refused`, expected: refused, found }];
}

/** A refusal with names: the engine counts seats; the reader of a scenario knows their names. */
function withNames(refusal: Refusal, seats: Seats): Refusal {
  const figures = { ...refusal.figures };
  for (const name of ['seat', 'target', 'asked']) {
    const value = figures[name];
    if (value !== undefined && /^\d( \d)*$/.test(String(value)))
      figures[name] = namesOf(seats, String(value).split(' ').map(Number)).join(' ');
  }
  return { ...refusal, figures };
}

/** The events that are missing: those expected must be among those of the last action, in this order. */
function missingEvents(
  expected: readonly Readonly<Record<string, unknown>>[],
  events: readonly GameEvent[],
  seats: Seats,
  path: string,
): Difference[] {
  const facts = events.map(event => eventFacts(event, seats));
  let from = 0;
  for (const [index, wanted] of expected.entries()) {
    const place = facts.findIndex((event, at) => at >= from && differences(wanted, event).length === 0);
    if (place < 0) return [missingEvent(wanted, facts.slice(from), `${path}/${index}`)];
    from = place + 1;
  }
  return [];
}

/** Shows the events of that name, or, when there is none, the names there are. */
function missingEvent(
  wanted: Readonly<Record<string, unknown>>,
  events: readonly EventFacts[],
  path: string,
): Difference {
  const alike = events.filter(({ event }) => event === wanted['event']);
  return { path, expected: wanted, found: alike.length > 0 ? alike : events.map(({ event }) => event) };
}

/** How the game stands when all steps of a scenario have been played. */
export function endOf(scenario: Scenario): Pick<Played, 'game' | 'seats'> {
  const { game, seats } = played(scenario);
  return { game, seats };
}
