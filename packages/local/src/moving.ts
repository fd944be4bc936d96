import { FormatError } from '@macher/engine';
import { type Entry, type GameFile, parseGameFile, readEntries } from '@macher/protocol';
import { readLog, type Table } from '@macher/table';
import { commitmentOf } from '@macher/table/pure';

/** A game that came in a file, with its whole log. */
export interface Arrived {
  readonly table: Table;
  readonly entries: readonly Entry[];
}

/** Plays the whole log of a file again. Throws a `FormatError` at the first line that doesn't fit. */
export function arrivedIn(text: string): Arrived {
  const file = parseGameFile(text);
  checkNumbers(file);
  const { entries, spoiled } = readEntries(file.entries);
  if (spoiled !== null) throw new FormatError(`/entries/${spoiled.entry - 1}`, spoiled.detail);
  checkPositions(file);
  checkDeal(entries);
  const { table } = readLog(entries);
  if (table.frozen !== null) throw new FormatError(`/entries/${table.frozen.entry - 1}`, table.frozen.detail);
  if (table.places.every(({ person }) => person === null)) throw new FormatError('', 'nobody plays there');
  return { table, entries };
}

function checkNumbers({ entries }: GameFile): void {
  if (entries.length === 0) throw new FormatError('/entries', 'is empty');
  const odd = entries.findIndex(({ number }, index) => number !== index + 1);
  if (odd >= 0) throw new FormatError(`/entries/${odd}/number`, `must be ${odd + 1}`);
}

/** Checks positions: every move of a game that is kept in a browser says which one it led to. */
function checkPositions({ entries }: GameFile): void {
  const bare = entries.findIndex(({ what, check }) => isMove(what) && check === undefined);
  if (bare >= 0) throw new FormatError(`/entries/${bare}/check`, 'is missing');
}

function isMove(what: unknown): boolean {
  const kind = typeof what === 'object' && what !== null && 'kind' in what ? what.kind : null;
  return kind === 'started' || kind === 'acted' || kind === 'taken-back' || kind === 'gone-back';
}

/** Checks that the deal is the one that was promised when the table was opened. */
function checkDeal([first]: readonly Entry[]): void {
  if (first?.what.kind !== 'opened') throw new FormatError('/entries/0', 'must be the opening of a table');
  const { seed, dealing } = first.what.opening;
  if (dealing !== null && commitmentOf(seed, dealing.salt) !== dealing.commitment)
    throw new FormatError('/entries/0/what/opening/dealing', 'promises another deal');
}
