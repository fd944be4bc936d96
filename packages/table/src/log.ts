import { checkOf, describe, isPositionOf, type Moment, RefusedError } from '@macher/engine';
import type { Entry, FrozenInDetail, HappeningName } from '@macher/protocol';
import { apply, freeze, openTable } from './apply.ts';
import { MisfitError } from './misfit.ts';
import type { Table } from './table.ts';

/** A line of the log with what happened in the game by it, but not what the game looked like then. */
export interface Remembered {
  readonly entry: Entry;
  readonly moments: readonly Happened[];
}

export type Happened = Pick<Moment, 'version' | 'part' | 'events'>;

/** A new line of the log. */
export interface Written {
  readonly entry: Entry;
  readonly moments: readonly Moment[];
}

export interface Log {
  readonly table: Table;
  readonly past: Remembered[];
}

/**
 * A log as a table. At the first line that does not fit, or that was `spoiled` already, the table is frozen as it was
 * before: what can't be followed is never played another way.
 */
export function readLog(entries: readonly Entry[], spoiled: FrozenInDetail | null = null): Log {
  const [first, ...others] = entries;
  if (first === undefined) throw new Error(`an empty log${spoiled === null ? '' : `: ${spoiled.detail}`}`);
  if (first.number !== 1) throw new Error(`the log begins with entry ${first.number}`);
  const log: Log = { table: openTable(first), past: [{ entry: first, moments: [] }] };
  for (const [index, entry] of others.entries()) {
    const misfit = follow(log, entry);
    // The misfit has changed the table half: it is read again, up to there.
    if (misfit !== null) return readLog(entries.slice(0, index + 1), misfit);
  }
  if (spoiled !== null) freeze(log.table, spoiled);
  return log;
}

/** The table after a whole log. */
export function tableOf(entries: readonly Entry[]): Table {
  return readLog(entries).table;
}

/** A new line: done, and with a check of the position it led to. */
export function write(table: Table, entry: Entry): Written {
  const moments = apply(table, entry);
  const { game } = table;
  const isMove = game !== null && MOVES.includes(entry.what.kind);
  return { entry: isMove ? { ...entry, check: checkOf(game) } : entry, moments };
}

/** A table keeps no positions: they are many, and the log leads to each of them. */
export function remembered({ entry, moments }: Written): Remembered {
  return { entry, moments: moments.map(({ version, part, events }) => ({ version, part, events })) };
}

/** What leads to another position. */
const MOVES: readonly HappeningName[] = ['started', 'acted', 'taken-back', 'gone-back'];

/** null: it fits. */
function follow({ table, past }: Log, entry: Entry): FrozenInDetail | null {
  try {
    past.push(remembered({ entry, moments: apply(table, entry) }));
    if (entry.check !== undefined && table.game !== null && !isPositionOf(table.game, entry.check))
      throw new MisfitError(
        'differs',
        `${entry.what.kind} led to ${entry.check}, now to ${checkOf(table.game)}`,
      );
    return null;
  } catch (error) {
    return { entry: entry.number, ...reasonOf(error) };
  }
}

function reasonOf(error: unknown): Pick<FrozenInDetail, 'why' | 'detail'> {
  if (error instanceof RefusedError) return { why: 'refused', detail: describe(error.refusal) };
  const detail = error instanceof Error ? error.message : String(error);
  return { why: error instanceof MisfitError ? error.why : 'failed', detail };
}
