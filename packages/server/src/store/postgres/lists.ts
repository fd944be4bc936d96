import type { PersonId, Stage, TableId } from '@macher/protocol';
import type { TableFilter, TableLists } from '../lists.ts';
import type { TableRow } from '../logs.ts';
import { rowIn } from '../rows.ts';
import type { Database } from './database.ts';

/** UNBEGUN can look for a quoted word: in a text that someone has said, quotes are never bare. */
const UNBEGUN = `SELECT id FROM macher.tables WHERE stage = 'abandoned' AND updated_at <= $1 AND NOT EXISTS
  (SELECT 1 FROM macher.entries WHERE table_id = id AND strpos(what, '"kind":"started"') > 0)
  ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`;

const FORGET = [
  'DELETE FROM macher.entries WHERE table_id = ANY ($1)',
  'DELETE FROM macher.seats WHERE table_id = ANY ($1)',
  'DELETE FROM macher.plans WHERE table_id = ANY ($1)',
  'DELETE FROM macher.records WHERE table_id = ANY ($1)',
  'DELETE FROM macher.tables WHERE id = ANY ($1)',
];

export class PostgresLists implements TableLists {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async publicTables(
    { ruleset, players, speed, stage }: TableFilter,
    most: number,
    mostOfOwner: number,
    own: string | null = null,
  ): Promise<TableRow[]> {
    const found = await this.#database.all(
      `SELECT row FROM (
         SELECT row, updated_at, came, network, row_number() OVER (PARTITION BY owner ORDER BY updated_at DESC) AS place,
         row_number() OVER (PARTITION BY coalesce(network, id) ORDER BY came DESC, updated_at DESC) AS place_there
         FROM (SELECT *, row::json ->> 'from' AS network, CASE stage WHEN 'gathering'
           THEN least(2, json_array_length(row::json -> 'people')) ELSE 0 END AS came FROM macher.tables) AS seen WHERE is_private = 0 AND stage = $1
         AND (stage <> 'gathering' OR (row::json ->> 'openSeats')::integer > 0) AND ($2::text IS NULL OR ruleset = $2)
         AND ($3::integer IS NULL OR players = $3) AND ($4::text IS NULL OR speed = $4)) AS listed
       WHERE place <= $5 AND (place_there <= $5 OR network = $7::text) ORDER BY came DESC, updated_at DESC LIMIT $6`,
      stage ?? 'gathering',
      ruleset ?? null,
      players ?? null,
      speed ?? null,
      mostOfOwner,
      most,
      own,
    );
    return found.map(rowIn);
  }

  async privateTables(owners: readonly PersonId[], stage: Stage, most: number): Promise<TableRow[]> {
    const sql = `SELECT row FROM macher.tables WHERE owner = ANY ($1::text[]) AND stage = $2 AND is_private = 1
      ORDER BY updated_at DESC LIMIT $3`;
    return (await this.#database.all(sql, owners, stage, most)).map(rowIn);
  }

  async tablesOf(person: PersonId, most: number): Promise<TableRow[]> {
    const sql = `SELECT row FROM macher.seats JOIN macher.tables ON tables.id = table_id WHERE person = $1
      ORDER BY updated_at DESC LIMIT $2`;
    return (await this.#database.all(sql, person, most)).map(rowIn);
  }

  countOpenTables(person: PersonId): Promise<number> {
    const sql = `SELECT count(*) AS count FROM macher.tables WHERE stage IN ('gathering', 'playing')
      AND (owner = $1 OR id IN (SELECT table_id FROM macher.seats WHERE person = $1))`;
    return this.#count(sql, person);
  }

  countBotTables(owner: PersonId): Promise<number> {
    const sql = `SELECT count(*) AS count FROM macher.tables WHERE owner = $1 AND stage = 'playing'
      AND json_array_length(row::json -> 'people') = 0`;
    return this.#count(sql, owner);
  }

  async dueTables(until: number): Promise<TableRow[]> {
    const sql = 'SELECT row FROM macher.tables WHERE due_at <= $1 ORDER BY due_at';
    return (await this.#database.all(sql, until)).map(rowIn);
  }

  async idleTables(since: number, emptySince: number, most: number): Promise<TableId[]> {
    const sql = `SELECT id FROM macher.tables WHERE stage = 'gathering' AND (updated_at <= $1 OR
      (updated_at <= $2 AND NOT EXISTS (SELECT 1 FROM macher.seats WHERE table_id = id))) LIMIT $3`;
    const found = await this.#database.all(sql, since, emptySince, most);
    return found.map(({ id }) => String(id));
  }

  async forgetUnbegun(since: number, most: number): Promise<void> {
    await this.#database.write(async work => {
      const ids = (await work.all(UNBEGUN, since, most)).map(({ id }) => String(id));
      if (ids.length === 0) return;
      for (const sql of FORGET) await work.run(sql, ids);
      for (const table of ids) await work.ring({ kind: 'table', table });
    });
  }

  async tableIds(): Promise<TableId[]> {
    const found = await this.#database.all('SELECT id FROM macher.tables ORDER BY id');
    return found.map(({ id }) => String(id));
  }

  async #count(sql: string, person: PersonId): Promise<number> {
    const found = await this.#database.get(sql, person);
    return Number(found?.['count'] ?? 0);
  }
}
