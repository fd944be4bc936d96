import { isDeepStrictEqual } from 'node:util';
import { newGame, play, refuseAction } from '@macher/engine';
import type { Entry } from '@macher/protocol';
import { apply, openTable, type Table } from '@macher/table';
import type { Store, TableId, TableRow } from './store/store.ts';
import { rowOf } from './tableRow.ts';

interface Wrong {
  readonly id: TableId;
  readonly reason: string;
}

export interface Findings {
  readonly tables: number;
  readonly wrong: readonly Wrong[];
}

/** What is looked at. */
type Tables = Pick<Store, 'tableIds' | 'table' | 'entries'>;

/** Plays every table's log again and compares it with the table's row. Changes nothing; a server may go on meanwhile. */
export async function checkStore(store: Tables, tell: (text: string) => void): Promise<Findings> {
  const ids = await store.tableIds();
  const wrong: Wrong[] = [];
  for (const [index, id] of ids.entries()) {
    const reason = await wrongWith(store, id);
    if (reason !== null) {
      wrong.push({ id, reason });
      tell(`table ${id}: ${reason}`);
    }
    if ((index + 1) % EVERY === 0) tell(`${index + 1} of ${ids.length} tables`);
  }
  return { tables: ids.length, wrong };
}

const EVERY = 1000;

/** null: all is well. */
async function wrongWith(store: Tables, id: TableId): Promise<string | null> {
  try {
    const { row, entries } = await readTable(store, id);
    return row === null ? 'the row is missing' : differences(row, replayed(entries));
  } catch (error) {
    return (error as Error).message;
  }
}

interface Kept {
  readonly row: TableRow | null;
  readonly entries: readonly Entry[];
}

/** Row and log of the same moment: if somebody acted between the two reads, they are read again. */
async function readTable(store: Tables, id: TableId): Promise<Kept> {
  for (let tries = 1; ; tries += 1) {
    const before = await store.table(id);
    const entries = await store.entries(id);
    const row = await store.table(id);
    if (before?.number === row?.number || tries === MOST_TRIES) return { row, entries };
  }
}

const MOST_TRIES = 10;

/** Throws at the first line that does not fit. */
function replayed(entries: readonly Entry[]): Table {
  const [first, ...others] = entries;
  if (first === undefined) throw new Error('the log is empty');
  if (first.number !== 1) throw new Error(`the log begins with entry ${first.number}`);
  const table = openTable(first);
  for (const entry of others) follow(table, entry);
  return table;
}

function follow(table: Table, entry: Entry): void {
  if (entry.number !== table.number + 1) throw new Error(`entry ${table.number + 1} is missing`);
  try {
    checkEntry(table, entry);
    apply(table, entry);
  } catch (error) {
    throw new Error(`entry ${entry.number}: ${(error as Error).message}`);
  }
}

/** What `apply` takes for granted. */
function checkEntry(table: Table, { what }: Entry): void {
  if (what.kind === 'started') checkPlayed(table);
  if (what.kind === 'taken-back') checkVersion(table, what.version);
  if (what.kind !== 'acted') return;
  checkAction(table.game, what.action);
  if (what.action.seat !== what.seat) throw new Error(`seat ${what.seat} acts for seat ${what.action.seat}`);
}

function checkAction(game: Table['game'], action: unknown): void {
  if (game === null) throw new Error('an action before the game began');
  const refusal = refuseAction(game, action);
  if (refusal !== null) throw new Error(`against the rules: ${refusal.code} (${refusal.rule})`);
}

/** Actions that the table began with. */
function checkPlayed({ opening: { rules, seed, options, played }, places }: Table): void {
  const game = newGame(rules, { parties: places.map(({ party }) => party), seed, options });
  for (const action of played) {
    checkAction(game, action);
    play(game, action);
  }
}

function checkVersion({ game, opening }: Table, version: number): void {
  const isPast = game !== null && version >= opening.played.length && version < game.version;
  if (!isPast) throw new Error(`back to version ${version}, which the game has not had`);
}

/** What the log does not decide is taken from the row itself: its invitation, and when it was written. */
function differences(row: TableRow, table: Table): string | null {
  const kept: Readonly<Record<string, unknown>> = { ...row };
  const found = Object.entries(rowOf(row, table, row.updatedAt))
    .filter(([field, value]) => !isDeepStrictEqual(kept[field], value))
    .map(
      ([field, value]) => `${field} is ${JSON.stringify(kept[field])}, by the log ${JSON.stringify(value)}`,
    );
  return found.length === 0 ? null : found.join('; ');
}
