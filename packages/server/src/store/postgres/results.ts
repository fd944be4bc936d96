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
import type { Database } from './database.ts';

const REVISE = `INSERT INTO macher.server_keys AS keys (name, value) VALUES ($1, '1')
  ON CONFLICT (name) DO UPDATE SET value = (keys.value::integer + 1)::text`;

export class PostgresResults implements Results {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async unbooked(most: number): Promise<TableId[]> {
    const sql = `SELECT id FROM macher.tables WHERE stage = 'over' AND NOT EXISTS
      (SELECT 1 FROM macher.results WHERE table_id = tables.id) ORDER BY updated_at, id LIMIT $1`;
    return (await this.#database.all(sql, most)).map(({ id }) => String(id));
  }

  add(result: GameResult): Promise<boolean> {
    return this.#database.write(async work => {
      // Results are added one after the other: who reads on from a number must never find a smaller one later.
      await work.all('LOCK TABLE macher.results IN SHARE ROW EXCLUSIVE MODE');
      const [added] = await work.all(
        `INSERT INTO macher.results (table_id, contest, result) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING RETURNING number`,
        result.table,
        result.contest === null ? null : contestKey(result.contest),
        JSON.stringify(result),
      );
      if (added === undefined) return false;
      const sql = 'INSERT INTO macher.result_people (person, number) VALUES ($1, $2)';
      for (const person of peopleIn(result)) await work.run(sql, person, Number(added['number']));
      return true;
    });
  }

  async after(number: number, most: number): Promise<BookedResult[]> {
    const sql = 'SELECT number, result FROM macher.results WHERE number > $1 ORDER BY number LIMIT $2';
    return (await this.#database.all(sql, number, most)).map(resultIn);
  }

  async of(
    person: PersonId,
    most: number,
    before: number = Number.MAX_SAFE_INTEGER,
  ): Promise<BookedResult[]> {
    const sql = `SELECT number, result FROM macher.result_people JOIN macher.results USING (number)
      WHERE person = $1 AND number < $2 ORDER BY number DESC LIMIT $3`;
    return (await this.#database.all(sql, person, before, most)).map(resultIn);
  }

  async inContest(key: string, after = 0): Promise<BookedResult[]> {
    const sql =
      'SELECT number, result FROM macher.results WHERE contest = $1 AND number > $2 ORDER BY number';
    return (await this.#database.all(sql, key, after)).map(resultIn);
  }

  async contests(from: string, before: string, most: number): Promise<string[]> {
    const sql = `SELECT DISTINCT contest FROM macher.results WHERE contest >= $1 AND contest < $2
      ORDER BY contest DESC LIMIT $3`;
    return (await this.#database.all(sql, from, before, most)).map(({ contest }) => String(contest));
  }

  async forget(person: PersonId): Promise<void> {
    await this.#database.write(async work => {
      const sql = `SELECT number, result FROM macher.result_people JOIN macher.results USING (number)
        WHERE person = $1`;
      for (const { number, result } of await work.all(sql, person))
        await work.run(
          'UPDATE macher.results SET result = $2 WHERE number = $1',
          Number(number),
          JSON.stringify(resultWithout(JSON.parse(String(result)), person)),
        );
      const gone = await work.run('DELETE FROM macher.result_people WHERE person = $1', person);
      if (gone > 0) await work.run(REVISE, REVISION);
    });
  }

  async revision(): Promise<number> {
    const found = await this.#database.get('SELECT value FROM macher.server_keys WHERE name = $1', REVISION);
    return Number(found?.['value'] ?? 0);
  }
}
