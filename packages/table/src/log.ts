import { checkOf, describe, type Game, isPositionOf, type Moment, RefusedError } from '@macher/engine';
import type { Entry, FrozenInDetail } from '@macher/protocol';
import { apply, freeze, openTable } from './apply.ts';
import { LINE_ROLES } from './lineRoles.ts';
import { MisfitError } from './misfit.ts';
import { type Remembered, remembered } from './remembered.ts';
import { copyTable, type Table } from './table.ts';

/** Written is a new line of the log, and what it did. */
export interface Written {
  readonly entry: Entry;
  readonly moments: readonly Moment[];
}

/** What has just been added, and the game before it. */
export interface Changed {
  readonly fresh: readonly Written[];
  readonly before: Game | null;
}

export interface Log {
  readonly table: Table;
  readonly past: Remembered[];
}

interface Read {
  readonly table: Table;
  readonly fresh: Written[];
}

/**
 * A log as a table. At the first line that does not fit, or that was `spoiled` already, the table is frozen as it was
 * before: what can't be followed is never played another way.
 */
export function readLog(entries: readonly Entry[], spoiled: FrozenInDetail | null = null): Log {
  const [first, ...others] = entries;
  if (first === undefined) throw new Error(`an empty log${spoiled === null ? '' : `: ${spoiled.detail}`}`);
  if (first.number !== 1) throw new Error(`the log begins with entry ${first.number}`);
  const table = openTable(first);
  const past: Remembered[] = [{ entry: first, moments: [] }];
  for (const [index, entry] of others.entries()) {
    const followed = follow(table, entry);
    // The misfit has changed the table half: it is read again, up to there.
    if ('why' in followed) return readLog(entries.slice(0, index + 1), followed);
    past.push(remembered(followed));
  }
  if (spoiled !== null) freeze(table, spoiled);
  return { table, past };
}

/** The table after lines that others have added since. The given table stays as it is. */
export function readMore(before: Table, entries: readonly Entry[], spoiled: FrozenInDetail | null): Read {
  const table = copyTable(before);
  const fresh: Written[] = [];
  for (const [index, entry] of entries.entries()) {
    const followed = follow(table, entry);
    if ('why' in followed) return readMore(before, entries.slice(0, index), followed);
    fresh.push(followed);
  }
  if (spoiled !== null) freeze(table, spoiled);
  return { table, fresh };
}

/** The table after a whole log. */
export function tableOf(entries: readonly Entry[]): Table {
  return readLog(entries).table;
}

/** Writes a new line: what it says is done, and it gets a check of the position it led to. */
export function write(table: Table, entry: Entry): Written {
  const moments = apply(table, entry);
  const { game } = table;
  const isMove = game !== null && LINE_ROLES[entry.what.kind] === 'moves';
  return { entry: isMove ? { ...entry, check: checkOf(game) } : entry, moments };
}

/** What happened by a line, or why it does not fit. */
function follow(table: Table, entry: Entry): Written | FrozenInDetail {
  try {
    const moments = apply(table, entry);
    if (entry.check !== undefined && table.game !== null && !isPositionOf(table.game, entry.check))
      throw new MisfitError(
        'differs',
        `${entry.what.kind} led to ${entry.check}, now to ${checkOf(table.game)}`,
      );
    return { entry, moments };
  } catch (error) {
    return { entry: entry.number, ...reasonOf(error) };
  }
}

function reasonOf(error: unknown): Pick<FrozenInDetail, 'why' | 'detail'> {
  if (error instanceof RefusedError) return { why: 'refused', detail: describe(error.refusal) };
  const detail = error instanceof Error ? error.message : String(error);
  return { why: error instanceof MisfitError ? error.why : 'failed', detail };
}
