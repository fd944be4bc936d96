import type { OwnProgram, PersonId, Sharing } from '@macher/protocol';
import { type MadeProgram, programIn, type Sharings, type StoredPrograms, sharingIn } from '../programs.ts';
import type { Database } from './database.ts';

export class PostgresPrograms implements StoredPrograms {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  add({ id, name, owner, madeAt }: MadeProgram, most: number): Promise<boolean> {
    return this.#database.write(async work => {
      // The owner is locked, so that two programs cannot both be the last.
      await work.all('SELECT 1 FROM macher.people WHERE id = $1 FOR UPDATE', owner);
      const own = await work.all('SELECT 1 FROM macher.programs WHERE owner = $1', owner);
      if (own.length >= most) return false;
      await work.run(
        'INSERT INTO macher.people (id, name, created_at) VALUES ($1, $2, $3)',
        id,
        name,
        madeAt,
      );
      await work.run('INSERT INTO macher.programs (person, owner) VALUES ($1, $2)', id, owner);
      return true;
    });
  }

  async of(owner: PersonId): Promise<OwnProgram[]> {
    const sql = `SELECT id, name, created_at, used_at FROM macher.programs JOIN macher.people ON id = person
      WHERE owner = $1 ORDER BY created_at, id`;
    return (await this.#database.all(sql, owner)).map(programIn);
  }

  async used(program: PersonId, at: number): Promise<void> {
    const sql = 'UPDATE macher.programs SET used_at = $1 WHERE person = $2';
    await this.#database.write(work => work.run(sql, at, program));
  }
}

export class PostgresSharings implements Sharings {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(person: PersonId): Promise<Sharing> {
    return sharingIn(
      await this.#database.get('SELECT sharing FROM macher.sharings WHERE person = $1', person),
    );
  }

  async set(person: PersonId, sharing: Sharing): Promise<void> {
    const sql = `INSERT INTO macher.sharings (person, sharing) VALUES ($1, $2)
      ON CONFLICT (person) DO UPDATE SET sharing = excluded.sharing`;
    await this.#database.write(work => work.run(sql, person, sharing));
  }
}
