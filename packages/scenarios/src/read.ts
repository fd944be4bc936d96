import { FormatError, mismatch } from '@macher/engine';
import { seatNamed } from './names.ts';
import { setUp } from './position.ts';
import { SCENARIO_SCHEMA, type Scenario, type Step } from './spec.ts';
import { wrong } from './wrong.ts';
import { lineOf, readYaml } from './yaml.ts';

/**
 * Reads a scenario from YAML or JSON, its position included: one that cannot be is a mistake in the file.
 * Throws a `FormatError` that names the place, with its line where it can.
 */
export function parseScenario(text: string): Scenario {
  const data = readYaml(text);
  try {
    return checkScenario(data);
  } catch (error) {
    if (error instanceof FormatError) throw withLine(text, error);
    throw error;
  }
}

function checkScenario(data: unknown): Scenario {
  const found = mismatch(SCENARIO_SCHEMA, data);
  if (found !== null) wrong(found.path, found.reason);
  const scenario = data as Scenario;
  const { seats } = setUp(scenario.position);
  for (const [index, step] of (scenario.steps ?? []).entries()) {
    checkStep(step, `/steps/${index}`);
    if (step.seat !== undefined) seatNamed(seats, step.seat, `/steps/${index}/seat`);
  }
  return scenario;
}

/** Checks a step: one that does and checks nothing is a forgotten or misplaced line. */
function checkStep(step: Step, path: string): void {
  const { seat, action, refused, events, expect } = step;
  if (action === undefined) {
    if (seat !== undefined) wrong(`${path}/seat`, 'has no action');
    if (refused !== undefined) wrong(`${path}/refused`, 'has no action to be refused');
    if (events === undefined && expect === undefined) wrong(path, 'needs an action, expect or events');
  } else {
    if (seat === undefined) wrong(`${path}/seat`, 'is missing: who acts?');
    if ('seat' in action) wrong(`${path}/action/seat`, 'belongs beside the action, not into it');
  }
  if (expect !== undefined && Object.keys(expect).length === 0) wrong(`${path}/expect`, 'says nothing');
}

function withLine(text: string, { path, reason }: FormatError): FormatError {
  const line = path === '' ? null : lineOf(text, path);
  return new FormatError(path, line === null ? reason : `${reason} (line ${line})`);
}
