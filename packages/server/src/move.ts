import { isDeepStrictEqual } from 'node:util';
import { KEPT, KEPT_TABLES, type KeptTable } from './store/kept.ts';
import type { Row } from './store/rows.ts';
import type { Store } from './store/store.ts';

/** AT_ONCE rows are carried: records of games are large. */
const AT_ONCE = 200;

/** How many rows there are, and how many of them are the same in the new place. */
export interface Carried {
  readonly table: KeptTable;
  readonly from: number;
  readonly to: number;
}

/** Whether nothing is kept in a store, not even who its owner is. */
export async function isEmpty({ freight, ownerBook }: Store): Promise<boolean> {
  for (const table of KEPT_TABLES) if ((await freight.count(table)) > 0) return false;
  return (await ownerBook.secretHash()) === null;
}

/** How many rows `carry` will have to carry. */
export async function freightOf({ freight }: Store): Promise<number> {
  let all = 0;
  for (const table of KEPT_TABLES) all += await freight.count(table);
  return all;
}

/**
 * Carries everything into an empty store; then both are read again and compared. `show` is told how many rows have
 * come.
 */
export async function carry(from: Store, to: Store, show: (done: number) => void): Promise<Carried[]> {
  let done = 0;
  for (const table of KEPT_TABLES)
    for await (const rows of pagesOf(from, table)) {
      await to.freight.add(table, rows);
      done += rows.length;
      show(done);
    }
  await to.freight.settle();
  const hash = await from.ownerBook.secretHash();
  if (hash !== null) await to.ownerBook.keepSecretHash(hash);
  return Promise.all(KEPT_TABLES.map(table => compared(from, to, table)));
}

async function* pagesOf({ freight }: Store, table: KeptTable): AsyncGenerator<readonly Row[]> {
  for (let last: Row | null = null; ; ) {
    const rows: readonly Row[] = await freight.rows(table, last, AT_ONCE);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1) ?? null;
  }
}

async function compared(from: Store, to: Store, table: KeptTable): Promise<Carried> {
  let same = 0;
  const others = pagesOf(to, table);
  for await (const rows of pagesOf(from, table)) {
    const { value = [] } = await others.next();
    same += rows.filter((row, index) => isSame(table, row, value[index])).length;
  }
  return { table, from: await from.freight.count(table), to: same };
}

function isSame(table: KeptTable, row: Row, other: Row | undefined): boolean {
  return KEPT[table].columns.every(name => isDeepStrictEqual(row[name], other?.[name]));
}
