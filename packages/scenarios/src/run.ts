import { attempt, describe, FormatError, type Game, type GameEvent, mismatch } from '@macher/engine';
import { parse } from 'yaml';
import { type Difference, differences, factsOf } from './facts.ts';
import { seatNamed, setUp, type Table } from './position.ts';
import { SCENARIO_SCHEMA, type Scenario, type Step } from './spec.ts';

/** Reads a scenario from YAML or JSON; throws a `FormatError` that names the place. */
export function parseScenario(text: string): Scenario {
  const data = readYaml(text);
  const found = mismatch(SCENARIO_SCHEMA, data);
  if (found !== null) throw new FormatError(found.path, found.reason);
  return data as Scenario;
}

/** Plays a scenario and says what differs from what it expects: nothing, if all is well. */
export function runScenario(scenario: Scenario): Difference[] {
  const table = setUp(scenario.position);
  let { game } = table;
  let events: readonly GameEvent[] = table.events;
  const found: Difference[] = [];
  for (const [index, step] of (scenario.steps ?? []).entries()) {
    const path = `/steps/${index}`;
    if (step.action !== undefined) {
      const taken = act(game, table, step, path);
      found.push(...taken.differences);
      game = taken.game;
      events = taken.events;
    }
    if (step.expect !== undefined)
      found.push(...differences(step.expect, factsOf(game, table.seats), `${path}/expect`));
    if (step.events !== undefined) found.push(...missingEvents(step.events, events, table, `${path}/events`));
  }
  return found;
}

interface Taken {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly differences: Difference[];
}

function act(game: Game, table: Table, step: Step, path: string): Taken {
  if (step.seat === undefined) throw new FormatError(`${path}/seat`, 'is missing');
  const seat = seatNamed(table.seats, step.seat, `${path}/seat`);
  const action = withSeatNumbers({ ...step.action, seat }, table, path);
  const tried = attempt(game, action);
  if (tried.ok) {
    const surprise =
      step.refused === undefined
        ? []
        : [{ path: `${path}/refused`, expected: step.refused, found: 'accepted' }];
    return { game: tried.game, events: tried.events, differences: surprise };
  }
  const { code } = tried.refusal;
  const isExpected = step.refused === code;
  const difference = {
    path,
    expected: step.refused ?? 'accepted',
    found: `refused: ${describe(tried.refusal)}`,
  };
  return { game, events: [], differences: isExpected ? [] : [difference] };
}

/** A deed's target is a seat too. */
function withSeatNumbers(
  action: Record<string, unknown>,
  table: Table,
  path: string,
): Record<string, unknown> {
  const deed = action['deed'];
  if (typeof deed !== 'object' || deed === null || !('from' in deed) || typeof deed.from !== 'string')
    return action;
  return {
    ...action,
    deed: { ...deed, from: seatNamed(table.seats, deed.from, `${path}/action/deed/from`) },
  };
}

/** The expected events must be among those of the last action, in this order. */
function missingEvents(
  expected: readonly Readonly<Record<string, unknown>>[],
  events: readonly GameEvent[],
  { seats }: Table,
  path: string,
): Difference[] {
  const named = events.map(event => withSeatNames(event, seats));
  let from = 0;
  for (const [index, wanted] of expected.entries()) {
    const place = named.findIndex((event, at) => at >= from && differences(wanted, event).length === 0);
    if (place < 0) return [{ path: `${path}/${index}`, expected: wanted, found: named }];
    from = place + 1;
  }
  return [];
}

function withSeatNames(event: GameEvent, seats: readonly string[]): object {
  const fields = Object.entries(event).map(([name, value]) => {
    const isSeat =
      typeof value === 'number' &&
      ['seat', 'from', 'auctioneer'].includes(name) &&
      event.event !== 'trend-moved';
    const isMovedSeat = event.event === 'trend-moved' && name === 'seat';
    return [name, isSeat || isMovedSeat ? seats[value as number] : value];
  });
  return Object.fromEntries(fields);
}

function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new FormatError('', `not YAML: ${(error as Error).message}`);
  }
}
