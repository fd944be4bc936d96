import type { PersonId } from '@macher/protocol';
import { looksOf } from '../../lookalikes.ts';
import type { KnownPerson } from '../accounts.ts';
import { foldName, type People } from '../people.ts';
import { personIn } from '../rows.ts';
import type { Database } from './database.ts';

/** NAMES_LOCK: names that look alike wait for each other here, and only here. */
const NAMES_LOCK = 20_061_998;

const PERSON = `SELECT people.*, owner, used_at FROM macher.people
  LEFT JOIN macher.programs ON person = id WHERE id = $1`;

export class PostgresPeople implements People {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async addPerson({ id, name, password, recovery, createdAt }: KnownPerson): Promise<void> {
    const keptName = password === null ? null : foldName(name);
    const looks = password === null ? null : looksOf(name);
    const sql = `INSERT INTO macher.people (id, name, kept_name, looks, password, recovery, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`;
    await this.#database.write(work =>
      work.run(sql, id, name, keptName, looks, password, recovery, createdAt),
    );
  }

  async person(id: PersonId): Promise<KnownPerson | null> {
    return personIn(await this.#database.get(PERSON, id));
  }

  async keeperOf(name: string): Promise<KnownPerson | null> {
    const sql = 'SELECT * FROM macher.people WHERE kept_name = $1';
    return personIn(await this.#database.get(sql, foldName(name)));
  }

  async keepName(id: PersonId, name: string, password: string, recovery: string | null): Promise<boolean> {
    const key = foldName(name);
    // Names kept before their looks were compared stay with their people.
    const sql = `UPDATE macher.people SET name = $1, kept_name = $2, looks = $3, password = $4, recovery = $5
      WHERE id = $6 AND (kept_name = $2 OR NOT EXISTS
        (SELECT 1 FROM macher.people WHERE (kept_name = $2 OR looks IN ($3, $7)) AND id <> $6))`;
    return this.#database.write(async work => {
      await work.all('SELECT pg_advisory_xact_lock($1)', NAMES_LOCK);
      return (await work.run(sql, name, key, looksOf(name), password, recovery, id, looksOf(key))) === 1;
    });
  }
}
