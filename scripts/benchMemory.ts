// What tables take of a server's memory: half-played games of 2019-4 in one process, each with a viewer who is told what
// changes, after one more decision. `npm run bench:memory [-- --tables 500 --snapshot FILE]`.

import { parseArgs } from 'node:util';
import { writeHeapSnapshot } from 'node:v8';
import { BOTS_HERE } from '@macher/bots';
import { randomOf } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import { rowOf, SqliteStore, Tables } from '@macher/server';
import { type Host, tableOf } from '@macher/table';
import { decideAt, PEOPLE, playedLog } from './playedLog.ts';
import { inFolder } from './serverProcess.ts';

const WANTED = 5000;
/** PLACES around the middle, where games are cut: what is packed in blocks is not always just packed. */
const PLACES = 32;

const MEGABYTE = 1_000_000;
const ASLEEP = { now: () => Date.now(), wake: () => () => {} };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { tables: { type: 'string', default: '500' }, snapshot: { type: 'string' } },
  });
  const count = Number(values.tables);
  await inFolder(async folder => {
    const store = new SqliteStore(folder);
    const ids = await fill(store, count + 1);
    const tables = new Tables(store, BOTS_HERE, ASLEEP, rethrow);
    const [first = '', ...others] = ids;
    // Compiled code and prepared statements are a cost of the first table only, not of the others.
    const viewers = [await watch(tables, first)];
    const before = used();
    for (const id of others) viewers.push(await watch(tables, id));
    show('read and watched', used() - before, count);
    for (const viewer of viewers) await viewer.decide();
    show('after one more decision', used() - before, count);
    if (values.snapshot !== undefined) writeHeapSnapshot(values.snapshot);
    if (viewers.some(({ last }) => last === null)) throw new Error('a viewer has heard nothing');
    await tables.close();
    await store.close();
  });
}

async function fill(store: SqliteStore, count: number): Promise<string[]> {
  const whole = await playedLog();
  const halves = Array.from({ length: PLACES }, (_, index) => {
    const entries = whole.slice(0, ((whole.length - PLACES) >> 1) + index);
    return { entries, table: tableOf(entries) };
  });
  const ids = Array.from({ length: count }, (_, index) => `half-${index}`);
  const add = (id: string, index: number): Promise<void> => {
    const { entries, table } = halves[index % PLACES] as (typeof halves)[number];
    const base = {
      id,
      createdAt: 0,
      isPrivate: false,
      admitsPrograms: false,
      isForFriends: false,
      limits: null,
      invite: '',
      plannedAt: null,
    };
    return store.addTable(rowOf(base, table, Date.now()), entries);
  };
  await Promise.all(ids.map(add));
  return ids;
}

/** Someone at a table, with what a connection keeps for them. */
class Watcher {
  readonly #host: Host;
  last: Sheet | null = null;

  constructor(host: Host) {
    this.#host = host;
    host.join(
      {
        person: PEOPLE[0]?.id ?? null,
        hears: () => true,
        send: (_news, sheet) => {
          this.last = sheet;
        },
        lost: () => {},
      },
      host.table.number,
    );
  }

  decide(): Promise<void> {
    return decideAt(this.#host, randomOf('memory'));
  }
}

async function watch(tables: Tables, id: string): Promise<Watcher> {
  const host = await tables.host(id);
  if (host === null) throw new Error(`there is no table ${id}`);
  return new Watcher(host);
}

/** Bytes that are used on the heap and beside it. */
function used(): number {
  if (globalThis.gc === undefined) throw new Error('start it with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function show(when: string, bytes: number, tables: number): void {
  const each = bytes / tables;
  console.log(
    `${when}: ${(each / 1000).toFixed(1)} kB a table, ${((each * WANTED) / MEGABYTE).toFixed(0)} MB for ${WANTED}`,
  );
}

function rethrow(error: unknown): void {
  throw error;
}

await main();
