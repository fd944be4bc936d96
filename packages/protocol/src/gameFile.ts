import { exactly, FormatError, listOf, mismatch, orNull, type Schema, withOptional } from '@macher/engine';
import { NUMBER_SCHEMA } from './entries.ts';
import { TIME } from './leaves.ts';
import type { StoredEntry } from './stored.ts';

/** A game that was kept in a browser, as a file: the whole log, with everybody's secrets. */
export interface GameFile {
  readonly format: typeof GAME_FORMAT;
  readonly version: typeof GAME_VERSION;
  readonly entries: readonly StoredEntry[];
}

const GAME_FORMAT = 'macher-game';
const GAME_VERSION = 1;

/** LONGEST_GAME_FILE in letters: a long game takes a tenth of it. */
export const LONGEST_GAME_FILE = 8_000_000;

const sender = exactly({
  person: { type: 'string', minLength: 1, maxLength: 200 },
  id: { type: 'string', maxLength: 64 },
});

/** An entry of a file. What happened is checked line by line, when it is read. */
const entry = withOptional(
  {
    number: NUMBER_SCHEMA,
    at: TIME,
    by: orNull(sender),
    epoch: { type: 'integer', minimum: 1, maximum: 1000 },
    what: {},
  },
  { check: { type: 'string', maxLength: 64, pattern: '^[0-9]+:[0-9a-z]+$' } },
);

const GAME_FILE_SCHEMA: Schema = exactly({
  format: { const: GAME_FORMAT },
  version: { const: GAME_VERSION },
  entries: listOf(entry, 20_000),
});

export function gameFileOf(entries: readonly StoredEntry[]): GameFile {
  return { format: GAME_FORMAT, version: GAME_VERSION, entries };
}

/** The game in a text. Throws a `FormatError`; what it hands back is still to be read as a log. */
export function parseGameFile(text: string): GameFile {
  if (text.length > LONGEST_GAME_FILE)
    throw new FormatError('', `is longer than ${LONGEST_GAME_FILE} characters`);
  const data = jsonIn(text);
  const found = mismatch(GAME_FILE_SCHEMA, data);
  if (found !== null) throw new FormatError(found.path, found.reason);
  return data as GameFile;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FormatError('', 'is no JSON');
  }
}
