import type { Report } from '@macher/protocol';
import { MOST_REPORTS, type Reports } from './reports.ts';
import type { Sql } from './sqliteAccounts.ts';

export class SqliteReports implements Reports {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async add(report: Omit<Report, 'id'>): Promise<void> {
    await this.#sql.write(() => {
      const sql = 'INSERT INTO reports (reporter, report) VALUES (?, ?)';
      this.#sql.run(sql, report.reporter.id, JSON.stringify(report));
      const old = 'DELETE FROM reports WHERE id <= (SELECT max(id) FROM reports) - ?';
      this.#sql.run(old, MOST_REPORTS);
    });
  }

  async list(most: number): Promise<Report[]> {
    const rows = this.#sql.all('SELECT id, report FROM reports ORDER BY id DESC LIMIT ?', most);
    return rows.map(({ id, report }) => ({ id: Number(id), ...JSON.parse(String(report)) }));
  }

  async remove(id: number): Promise<void> {
    await this.#sql.write(() => this.#sql.run('DELETE FROM reports WHERE id = ?', id));
  }
}
