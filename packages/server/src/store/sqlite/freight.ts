import type { SQLInputValue } from 'node:sqlite';
import { type Freight, KEPT, type KeptTable } from '../kept.ts';
import type { Row } from '../rows.ts';
import type { SqliteFile } from './file.ts';

export class SqliteFreight implements Freight {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async count(table: KeptTable): Promise<number> {
    return Number(this.#file.get(`SELECT count(*) AS count FROM ${table}`)?.['count']);
  }

  async rows(table: KeptTable, after: Row | null, most: number): Promise<Row[]> {
    const { key, columns } = KEPT[table];
    const beyond = after === null ? '' : `WHERE (${key.join(', ')}) > (${key.map(() => '?').join(', ')})`;
    const sql = `SELECT ${columns.join(', ')} FROM ${table} ${beyond} ORDER BY ${key.join(', ')} LIMIT ?`;
    const last = after === null ? [] : key.map(name => inputOf(after[name]));
    return this.#file.all(sql, ...last, most);
  }

  async add(table: KeptTable, rows: readonly Row[]): Promise<void> {
    const { columns } = KEPT[table];
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    await this.#file.write(() => {
      for (const row of rows) this.#file.run(sql, ...columns.map(name => inputOf(row[name])));
    });
  }

  async settle(): Promise<void> {}
}

function inputOf(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number') return value;
  return String(value);
}
