import type { TableId } from '@macher/protocol';
import type { Leases } from '../leases.ts';
import type { Database } from './database.ts';

/** TAKE in one order for all processes: two of them never wait for each other. */
const TAKE = `INSERT INTO macher.leases AS kept (table_id, holder, until)
  SELECT wanted, $2, clock_timestamp() + $3 * interval '1 millisecond' FROM unnest($1::text[]) AS wanted ORDER BY wanted
  ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE kept.holder = excluded.holder OR kept.until <= clock_timestamp()
  RETURNING table_id`;

export class PostgresLeases implements Leases {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async take(table: TableId, holder: string, milliseconds: number): Promise<boolean> {
    return (await this.renew([table], holder, milliseconds)).length === 1;
  }

  async renew(tables: readonly TableId[], holder: string, milliseconds: number): Promise<TableId[]> {
    if (tables.length === 0) return [];
    const wanted = [...new Set(tables)];
    const found = await this.#database.all(TAKE, wanted, holder, milliseconds);
    return found.map(row => String(row['table_id']));
  }

  async release(table: TableId, holder: string): Promise<void> {
    await this.#database.all('DELETE FROM macher.leases WHERE table_id = $1 AND holder = $2', table, holder);
  }

  /** Releases them, with those that nobody has any more. */
  async releaseAll(holder: string): Promise<void> {
    await this.#database.all(
      'DELETE FROM macher.leases WHERE holder = $1 OR until <= clock_timestamp()',
      holder,
    );
  }
}
