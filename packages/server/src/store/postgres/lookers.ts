import type { PersonId } from '@macher/protocol';
import type { Looker, Lookers } from '../lookers.ts';
import type { Database } from './database.ts';

/** LOOK in one order for all processes: two of them never wait for each other. */
const LOOK = `INSERT INTO macher.lookers (person, table_id, until)
  SELECT person, table_id, clock_timestamp() + $3 * interval '1 millisecond'
    FROM (SELECT DISTINCT * FROM unnest($1::text[], $2::text[]) AS given (person, table_id)) AS each
    ORDER BY person, table_id
  ON CONFLICT (person, table_id) DO UPDATE SET until = excluded.until`;

export class PostgresLookers implements Lookers {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async look(lookers: readonly Looker[], milliseconds: number): Promise<void> {
    if (lookers.length === 0) return;
    const people = lookers.map(({ person }) => person);
    const tables = lookers.map(({ table }) => table);
    await this.#database.all(LOOK, people, tables, milliseconds);
  }

  async isLooking({ person, table }: Looker): Promise<boolean> {
    const sql = `SELECT 1 FROM macher.lookers WHERE person = $1 AND table_id = $2 AND until > clock_timestamp()`;
    return (await this.#database.get(sql, person, table)) !== undefined;
  }

  async of(people: readonly PersonId[]): Promise<Looker[]> {
    const sql = `SELECT person, table_id FROM macher.lookers
      WHERE person = ANY ($1::text[]) AND until > clock_timestamp()`;
    const found = await this.#database.all(sql, people);
    return found.map(row => ({ person: String(row['person']), table: String(row['table_id']) }));
  }

  /** Forgets a looker, with those who have been silent for long. */
  async leave({ person, table }: Looker): Promise<void> {
    const sql = `DELETE FROM macher.lookers WHERE (person = $1 AND table_id = $2)
      OR until < clock_timestamp() - interval '1 hour'`;
    await this.#database.all(sql, person, table);
  }
}
