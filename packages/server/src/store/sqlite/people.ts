import type { PersonId } from '@macher/protocol';
import { looksOf } from '../../lookalikes.ts';
import type { KnownPerson } from '../accounts.ts';
import { foldName, type People } from '../people.ts';
import { personIn } from '../rows.ts';
import type { SqliteFile } from './file.ts';

const PERSON = 'SELECT people.*, owner, used_at FROM people LEFT JOIN programs ON person = id WHERE id = ?';

export class SqlitePeople implements People {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async addPerson({ id, name, password, recovery, createdAt }: KnownPerson): Promise<void> {
    const keptName = password === null ? null : foldName(name);
    const looks = password === null ? null : looksOf(name);
    const sql = `INSERT INTO people (id, name, kept_name, looks, password, recovery, created_at)
      VALUES (?, ?, ?, ?, ?, ?, ?)`;
    await this.#file.write(() =>
      this.#file.run(sql, id, name, keptName, looks, password, recovery, createdAt),
    );
  }

  async person(id: PersonId): Promise<KnownPerson | null> {
    return personIn(this.#file.get(PERSON, id));
  }

  async keeperOf(name: string): Promise<KnownPerson | null> {
    return personIn(this.#file.get('SELECT * FROM people WHERE kept_name = ?', foldName(name)));
  }

  async keepName(id: PersonId, name: string, password: string, recovery: string | null): Promise<boolean> {
    const key = foldName(name);
    const [looks, foldedLooks] = [looksOf(name), looksOf(key)];
    // Names kept before their looks were compared stay with their people.
    const sql = `UPDATE people SET name = ?, kept_name = ?, looks = ?, password = ?, recovery = ?
      WHERE id = ? AND (kept_name = ? OR NOT EXISTS
        (SELECT 1 FROM people WHERE (kept_name = ? OR looks IN (?, ?)) AND id <> ?))`;
    const { changes } = await this.#file.write(() =>
      this.#file.run(sql, name, key, looks, password, recovery, id, key, key, looks, foldedLooks, id),
    );
    return changes === 1;
  }
}
