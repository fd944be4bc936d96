import type { OwnProgram, PersonId, Sharing } from '@macher/protocol';
import { type MadeProgram, programIn, type Sharings, type StoredPrograms, sharingIn } from '../programs.ts';
import type { SqliteFile } from './file.ts';

export class SqlitePrograms implements StoredPrograms {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  add({ id, name, owner, madeAt }: MadeProgram, most: number): Promise<boolean> {
    return this.#file.write(() => {
      if (this.#file.all('SELECT 1 FROM programs WHERE owner = ?', owner).length >= most) return false;
      this.#file.run('INSERT INTO people (id, name, created_at) VALUES (?, ?, ?)', id, name, madeAt);
      this.#file.run('INSERT INTO programs (person, owner) VALUES (?, ?)', id, owner);
      return true;
    });
  }

  async of(owner: PersonId): Promise<OwnProgram[]> {
    const sql = `SELECT id, name, created_at, used_at FROM programs JOIN people ON id = person
      WHERE owner = ? ORDER BY created_at, id`;
    return this.#file.all(sql, owner).map(programIn);
  }

  async used(program: PersonId, at: number): Promise<void> {
    await this.#file.write(() =>
      this.#file.run('UPDATE programs SET used_at = ? WHERE person = ?', at, program),
    );
  }
}

export class SqliteSharings implements Sharings {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async of(person: PersonId): Promise<Sharing> {
    return sharingIn(this.#file.get('SELECT sharing FROM sharings WHERE person = ?', person));
  }

  async set(person: PersonId, sharing: Sharing): Promise<void> {
    const sql = `INSERT INTO sharings (person, sharing) VALUES (?, ?)
      ON CONFLICT (person) DO UPDATE SET sharing = excluded.sharing`;
    await this.#file.write(() => this.#file.run(sql, person, sharing));
  }
}
