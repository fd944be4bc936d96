import type { Report, Settled } from '@macher/protocol';
import { MOST_REPORTS, type NewReport, type Reports, reportIn } from '../reports.ts';
import type { Database } from './database.ts';

export class PostgresReports implements Reports {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async add(report: NewReport): Promise<void> {
    await this.#database.write(async work => {
      const sql = 'INSERT INTO macher.reports (reporter, report) VALUES ($1, $2)';
      await work.run(sql, report.reporter.id, JSON.stringify(report));
      const old = 'DELETE FROM macher.reports WHERE id <= (SELECT max(id) FROM macher.reports) - $1';
      await work.run(old, MOST_REPORTS);
    });
  }

  async list(most: number): Promise<Report[]> {
    const sql = 'SELECT id, report, settled FROM macher.reports ORDER BY id DESC LIMIT $1';
    return (await this.#database.all(sql, most)).map(reportIn);
  }

  async settle(id: number, settled: Settled | null): Promise<boolean> {
    const text = settled === null ? null : JSON.stringify(settled);
    const sql = 'UPDATE macher.reports SET settled = $1 WHERE id = $2';
    return (await this.#database.write(work => work.run(sql, text, id))) === 1;
  }
}
