import type { PersonId } from '@macher/protocol';
import type { CodeFor, Codes } from '../codes.ts';
import type { Database } from './database.ts';

const ADD = `INSERT INTO macher.seat_codes (hash, table_id, seat, person, until)
  VALUES ($1, $2, $3, $4, clock_timestamp() + $5 * interval '1 millisecond')
  ON CONFLICT (table_id, seat) DO UPDATE SET hash = excluded.hash, person = excluded.person, until = excluded.until`;
const FIND = `SELECT table_id, seat, person FROM macher.seat_codes WHERE hash = $1 AND until > clock_timestamp()`;
const TAKE = `DELETE FROM macher.seat_codes WHERE hash = $1 AND until > clock_timestamp() RETURNING hash`;
const SWEEP = 'DELETE FROM macher.seat_codes WHERE until <= clock_timestamp()';

export class PostgresCodes implements Codes {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(hash: string, { table, seat, person }: CodeFor, milliseconds: number): Promise<void> {
    await this.#database.all(SWEEP);
    await this.#database.all(ADD, hash, table, seat, person, milliseconds);
  }

  async find(hash: string): Promise<CodeFor | null> {
    const [found] = await this.#database.all(FIND, hash);
    if (found === undefined) return null;
    const person = found['person'];
    return {
      table: String(found['table_id']),
      seat: Number(found['seat']),
      person: person === null ? null : String(person),
    };
  }

  async take(hash: string): Promise<boolean> {
    return (await this.#database.all(TAKE, hash)).length === 1;
  }

  async voidOf(person: PersonId): Promise<void> {
    await this.#database.all('DELETE FROM macher.seat_codes WHERE person = $1', person);
  }
}
