import { FormatError, mismatch } from '@macher/engine';
import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { seatNamed } from './names.ts';
import { setUp } from './position.ts';
import { SCENARIO_SCHEMA, type Scenario, type Step } from './spec.ts';
import { wrong } from './wrong.ts';

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

/** The line of a file on which the value at a path stands, or on which the nearest thing around it does. */
export function lineOf(text: string, path: string): number | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...YAML_OPTIONS, lineCounter: lines });
  const keys = keysOf(path);
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const node = document.getIn(keys.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return null;
}

/** Far above any scenario: a file that is not one at all must not keep the reader busy. */
const MAX_LENGTH = 100_000;

/** Keys as text: a seat called 1 would otherwise be a number here and a text there. */
const YAML_OPTIONS = { stringKeys: true, prettyErrors: true } as const;

function readYaml(text: string): unknown {
  if (text.length > MAX_LENGTH) wrong('', `must have at most ${MAX_LENGTH} characters`);
  const document = notYaml(() => parseDocument(text, YAML_OPTIONS));
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) wrong('', `not YAML: ${problem.message.trimEnd()}`);
  refuseAliases(document);
  return notYaml(() => document.toJS({ maxAliasCount: 0 }));
}

/** The parser throws of itself on lists within lists thousands deep. */
function notYaml<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return wrong('', `not YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Aliases of aliases can stand for more than any memory holds, and nobody needs them to write down a position. */
function refuseAliases(document: Document): void {
  visit(document, {
    Alias: (_key, { source }) =>
      wrong('', `an alias (*${source}) cannot be used here; write the value again`),
  });
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

/** A step that does and checks nothing is a forgotten or misplaced line. */
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

/** JSON Pointer, undone. */
function keysOf(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
