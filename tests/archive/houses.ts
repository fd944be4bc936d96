import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { StoredEntry } from '@macher/protocol';
import { PostgresStore, SqliteStore, type Store } from '@macher/server';
import { Client } from 'pg';
import { KEPT_TABLES } from '../../packages/server/src/store/kept.ts';
import { COUNTED, settling } from '../../packages/server/src/store/postgres/freight.ts';
import { MIGRATIONS as OF_POSTGRES } from '../../packages/server/src/store/postgres/migrations.ts';
import { MIGRATIONS as OF_SQLITE } from '../../packages/server/src/store/sqlite/migrations.ts';
import { newDatabase } from '../postgres/shared.ts';

const FOLDER = fileURLToPath(new URL('houses/', import.meta.url));

/** What whole servers and browsers had in their stores, by the form of the data folder then. */
export const HOUSES = readdirSync(FOLDER);

/** What people knew of their evening. */
export interface Told {
  readonly cookies: Readonly<Record<'anna' | 'bernd' | 'carla', string>>;
  readonly people: Readonly<Record<'anna' | 'bernd' | 'carla', string>>;
  readonly password: string;
  readonly tables: Readonly<Record<'slow' | 'over' | 'private', string>>;
  readonly invite: string;
  /** What calls answered then. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface KeptHouse {
  readonly sqlite: Told;
  readonly postgres: Told;
  /** Of the migrations that had been made. */
  readonly migrations: Readonly<Record<'sqlite' | 'postgres', string>>;
}

interface KeptRows {
  readonly version: number;
  readonly rows: Readonly<Record<string, readonly object[]>>;
}

/** A browser's own database. */
interface KeptBrowser {
  readonly playing: string;
  readonly over: string;
  readonly tables: readonly { readonly id: string; readonly last: number; readonly row: unknown }[];
  readonly entries: Readonly<Record<string, StoredEntry[]>>;
  readonly records: Readonly<Record<string, unknown>>;
  /** A game on its way to another one. */
  readonly file: object;
}

export function keptHouse(house: string): KeptHouse {
  return readKept(house, 'told') as KeptHouse;
}

export function keptBrowser(house: string): KeptBrowser {
  return readKept(house, 'browser') as KeptBrowser;
}

function readKept(house: string, name: string): unknown {
  return JSON.parse(gunzipSync(readFileSync(join(FOLDER, house, `${name}.json.gz`))).toString());
}

/** The form of a data folder of today. */
export const FORM = OF_SQLITE.length;

/** Of the migrations by which stores of today come to their form. */
export function digestsNow(): KeptHouse['migrations'] {
  return { sqlite: digestOf(OF_SQLITE), postgres: digestOf(OF_POSTGRES) };
}

/** Of those by which these stores have come to theirs, as they are today. */
export function digestsOf(house: string): KeptHouse['migrations'] {
  const { version } = readKept(house, 'postgres') as KeptRows;
  return {
    sqlite: digestOf(OF_SQLITE.slice(0, Number(house))),
    postgres: digestOf(OF_POSTGRES.slice(0, version)),
  };
}

function digestOf(migrations: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(migrations)).digest('hex');
}

/** As rows, since a dump is for one version of PostgreSQL. */
export async function rowsOf({ freight }: Store): Promise<KeptRows> {
  const rows: Record<string, readonly object[]> = {};
  for (const table of KEPT_TABLES) rows[table] = await freight.rows(table, null, 100_000);
  return { version: OF_POSTGRES.length, rows };
}

/** A copy of their own, opened by the program of today. */
export const KINDS: Readonly<Record<'sqlite' | 'postgres', (house: string) => Promise<Store>>> = {
  sqlite: async house => {
    const folder = mkdtempSync(join(tmpdir(), 'macher-house-'));
    const file = gunzipSync(readFileSync(join(FOLDER, house, 'macher.sqlite.gz')));
    writeFileSync(join(folder, 'macher.sqlite'), file);
    return new SqliteStore(folder);
  },
  postgres: async house => {
    const address = await newDatabase('house');
    const client = new Client(address);
    await client.connect();
    await fill(client, readKept(house, 'postgres') as KeptRows).finally(() => client.end());
    return PostgresStore.open(address);
  },
};

/** As it was then: by the migrations of that time. */
async function fill(client: Client, { version, rows }: KeptRows): Promise<void> {
  await client.query('CREATE SCHEMA macher');
  for (const migration of OF_POSTGRES.slice(0, version)) await client.query(migration);
  await client.query('CREATE TABLE macher.version (version integer NOT NULL, probed integer NOT NULL)');
  await client.query('INSERT INTO macher.version (version, probed) VALUES ($1, 0)', [version]);
  for (const [table, kept] of Object.entries(rows)) {
    const [first] = kept;
    if (first === undefined) continue;
    const columns = Object.keys(first).join(', ');
    const sql = `INSERT INTO macher.${table} (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::macher.${table}, $1::json)`;
    await client.query(sql, [JSON.stringify(kept)]);
  }
  for (const counted of COUNTED) if (rows[counted[0]] !== undefined) await client.query(settling(counted));
}
