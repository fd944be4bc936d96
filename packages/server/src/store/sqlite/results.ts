import type { GameResult, PersonId, TableId } from '@macher/protocol';
import {
  type BookedResult,
  contestKey,
  peopleIn,
  REVISION,
  type Results,
  resultIn,
  resultWithout,
} from '../results.ts';
import type { SqliteFile } from './file.ts';

const REVISE = `INSERT INTO server_keys (name, value) VALUES (?, '1')
  ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT)`;

export class SqliteResults implements Results {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async unbooked(most: number): Promise<TableId[]> {
    const sql = `SELECT id FROM tables WHERE stage = 'over' AND NOT EXISTS
      (SELECT 1 FROM results WHERE table_id = tables.id) ORDER BY updated_at, id LIMIT ?`;
    return this.#file.all(sql, most).map(({ id }) => String(id));
  }

  add(result: GameResult): Promise<boolean> {
    return this.#file.write(() => {
      const { changes } = this.#file.run(
        'INSERT OR IGNORE INTO results (table_id, contest, result) VALUES (?, ?, ?)',
        result.table,
        result.contest === null ? null : contestKey(result.contest),
        JSON.stringify(result),
      );
      if (Number(changes) === 0) return false;
      const sql =
        'INSERT INTO result_people (person, number) SELECT ?, number FROM results WHERE table_id = ?';
      for (const person of peopleIn(result)) this.#file.run(sql, person, result.table);
      return true;
    });
  }

  async after(number: number, most: number): Promise<BookedResult[]> {
    const sql = 'SELECT number, result FROM results WHERE number > ? ORDER BY number LIMIT ?';
    return this.#file.all(sql, number, most).map(resultIn);
  }

  async of(
    person: PersonId,
    most: number,
    before: number = Number.MAX_SAFE_INTEGER,
  ): Promise<BookedResult[]> {
    const sql = `SELECT results.number, result FROM result_people JOIN results USING (number)
      WHERE person = ? AND number < ? ORDER BY number DESC LIMIT ?`;
    return this.#file.all(sql, person, before, most).map(resultIn);
  }

  async inContest(key: string, after = 0): Promise<BookedResult[]> {
    const sql = 'SELECT number, result FROM results WHERE contest = ? AND number > ? ORDER BY number';
    return this.#file.all(sql, key, after).map(resultIn);
  }

  async contests(from: string, before: string, most: number): Promise<string[]> {
    const sql = `SELECT DISTINCT contest FROM results WHERE contest >= ? AND contest < ?
      ORDER BY contest DESC LIMIT ?`;
    return this.#file.all(sql, from, before, most).map(({ contest }) => String(contest));
  }

  async forget(person: PersonId): Promise<void> {
    await this.#file.write(() => {
      const sql = `SELECT results.number, result FROM result_people JOIN results USING (number) WHERE person = ?`;
      for (const { number, result } of this.#file.all(sql, person))
        this.#file.run(
          'UPDATE results SET result = ? WHERE number = ?',
          JSON.stringify(resultWithout(JSON.parse(String(result)), person)),
          Number(number),
        );
      const { changes } = this.#file.run('DELETE FROM result_people WHERE person = ?', person);
      if (Number(changes) > 0) this.#file.run(REVISE, REVISION);
    });
  }

  async revision(): Promise<number> {
    return Number(this.#file.get('SELECT value FROM server_keys WHERE name = ?', REVISION)?.['value'] ?? 0);
  }
}
