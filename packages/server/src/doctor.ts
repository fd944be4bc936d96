import { isDeepStrictEqual } from 'node:util';
import { readEntries, type StoredEntry } from '@macher/protocol';
import { readLog, recordOf, type Table } from '@macher/table';
import type { Store, TableId, TableRow } from './store/store.ts';
import type { StoreVitals } from './store/vitals.ts';
import { rowOf } from './tableRow.ts';

interface Wrong {
  readonly id: TableId;
  readonly reason: string;
}

export interface Findings {
  readonly tables: number;
  readonly wrong: readonly Wrong[];
  /** How many of these are frozen: this program cannot follow their logs to the end. */
  readonly frozen: number;
  /** What the store itself finds damaged. */
  readonly damage: readonly string[];
}

/**
 * Tables is what is looked at, with the records of games finished by a program that kept none, and how lists call a
 * table.
 */
type Tables = Pick<Store, 'tableIds' | 'table' | 'entries' | 'record' | 'keepRecord' | 'restage'> & {
  readonly vitals: Pick<StoreVitals, 'faults'>;
};

/** Looks at the store itself, plays every table's log again and compares it with the table's row; a server may go on meanwhile. */
export async function checkStore(store: Tables, tell: (text: string) => void): Promise<Findings> {
  const damage = await store.vitals.faults();
  for (const fault of damage) tell(`data: ${fault}`);
  const ids = await store.tableIds();
  const wrong: Wrong[] = [];
  let frozen = 0;
  for (const id of ids) {
    const { epoch, reason, isFrozen, wasFrozen } = await examined(store, id);
    const told = reason ?? (wasFrozen ? THAWED : null);
    tell(`table ${id}: epoch ${epoch ?? 'unknown'}${told === null ? '' : `: ${told}`}`);
    if (reason !== null) wrong.push({ id, reason });
    if (isFrozen) frozen += 1;
  }
  return { tables: ids.length, wrong, frozen, damage };
}

interface Examined {
  /** The epoch of its opening; null: it cannot be read. */
  readonly epoch: number | null;
  /** What is wrong; null: all is well. */
  readonly reason: string | null;
  readonly isFrozen: boolean;
  /** Whether a program could not follow its log; the row says so no more. */
  readonly wasFrozen: boolean;
}

const THAWED = 'was frozen by a program that could not follow its log; this one can, and it goes on';

async function examined(store: Tables, id: TableId): Promise<Examined> {
  try {
    const { row, stored } = await readTable(store, id);
    const { entries, spoiled } = readEntries(stored);
    const { table } = readLog(entries, spoiled);
    await keepRecord(store, id, table);
    const now = row === null ? null : await thawed(store, row, table);
    const reason = now === null ? 'the row is missing' : wrongWith(now, table);
    return {
      epoch: table.opening.epoch,
      reason,
      isFrozen: table.frozen !== null,
      wasFrozen: now?.stage !== row?.stage,
    };
  } catch (error) {
    return { epoch: null, reason: (error as Error).message, isFrozen: false, wasFrozen: false };
  }
}

/**
 * Whether the table is no longer frozen. Nobody may have looked at it since: only then does the server itself find out.
 */
async function thawed(store: Tables, row: TableRow, { frozen, stage }: Table): Promise<TableRow> {
  if (row.stage !== 'frozen' || frozen !== null) return row;
  await store.restage(row.id, stage);
  return { ...row, stage };
}

/** Keeps the record, so that nobody has to replay the game again. */
async function keepRecord(store: Tables, id: TableId, table: Table): Promise<void> {
  if (table.stage !== 'over' || (await store.record(id)) !== null) return;
  await store.keepRecord(id, recordOf(table));
}

interface Kept {
  readonly row: TableRow | null;
  readonly stored: readonly StoredEntry[];
}

/** Reads row and log of the same moment: if someone acted between the two reads, they are read again. */
async function readTable(store: Tables, id: TableId): Promise<Kept> {
  for (let tries = 1; ; tries += 1) {
    const before = await store.table(id);
    const stored = await store.entries(id);
    const row = await store.table(id);
    if (before?.number === row?.number || tries === MOST_TRIES) return { row, stored };
  }
}

const MOST_TRIES = 10;

function wrongWith(row: TableRow, table: Table): string | null {
  const { frozen } = table;
  if (frozen === null) return differences(row, table);
  return `frozen at entry ${frozen.entry}: ${frozen.why}: ${frozen.detail}`;
}

/**
 * Where a row differs from its table. What the log does not decide is taken from the row itself: its invitation, and
 * when it was written. Rows of earlier versions don't say whom a table waits for before it begins.
 */
function differences(row: TableRow, table: Table): string | null {
  const kept: Readonly<Record<string, unknown>> = { ...row };
  const found = Object.entries(rowOf(row, table, row.updatedAt))
    .filter(([field]) => field !== 'awaited' || table.stage === 'playing')
    .filter(([field, value]) => !isDeepStrictEqual(kept[field], value))
    .map(
      ([field, value]) => `${field} is ${JSON.stringify(kept[field])}, by the log ${JSON.stringify(value)}`,
    );
  return found.length === 0 ? null : found.join('; ');
}
