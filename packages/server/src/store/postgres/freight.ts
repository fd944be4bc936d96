import { type Freight, KEPT, type KeptTable } from '../kept.ts';
import type { Row } from '../rows.ts';
import type { Database, Value } from './database.ts';

export class PostgresFreight implements Freight {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async count(table: KeptTable): Promise<number> {
    const found = await this.#database.get(`SELECT count(*) AS count FROM macher.${table}`);
    return Number(found?.['count']);
  }

  rows(table: KeptTable, after: Row | null, most: number): Promise<Row[]> {
    const { key, columns } = KEPT[table];
    const places = key.map((_, index) => `$${index + 2}`).join(', ');
    const beyond = after === null ? '' : `WHERE (${key.join(', ')}) > (${places})`;
    const sql = `SELECT ${columns.join(', ')} FROM macher.${table} ${beyond} ORDER BY ${key.join(', ')} LIMIT $1`;
    const last = after === null ? [] : key.map(name => given(after[name]));
    return this.#database.all(sql, most, ...last);
  }

  async add(table: KeptTable, rows: readonly Row[]): Promise<void> {
    const columns = KEPT[table].columns.join(', ');
    const sql = `INSERT INTO macher.${table} (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::macher.${table}, $1::json)`;
    await this.#database.write(work => work.run(sql, JSON.stringify(rows)));
  }

  /** Settles numbers: the next report, and the next notice, gets one that none has. */
  async settle(): Promise<void> {
    for (const counted of COUNTED) await this.#database.all(settling(counted));
  }
}

/** Tables whose rows the database numbers, and where. */
export const COUNTED = [
  ['reports', 'id'],
  ['notices', 'id'],
  ['results', 'number'],
] as const satisfies readonly (readonly [KeptTable, string])[];

/** A statement after which the next row gets a number that none has. */
export function settling([table, column]: (typeof COUNTED)[number]): string {
  return `SELECT setval(pg_get_serial_sequence('macher.${table}', '${column}'), max(${column})) FROM macher.${table}
    HAVING max(${column}) IS NOT NULL`;
}

function given(value: unknown): Value {
  return typeof value === 'number' ? value : String(value);
}
