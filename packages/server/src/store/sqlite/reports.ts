import type { Report } from '@macher/protocol';
import { MOST_REPORTS, type Reports } from '../reports.ts';
import type { SqliteFile } from './file.ts';

export class SqliteReports implements Reports {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async add(report: Omit<Report, 'id'>): Promise<void> {
    await this.#file.write(() => {
      const sql = 'INSERT INTO reports (reporter, report) VALUES (?, ?)';
      this.#file.run(sql, report.reporter.id, JSON.stringify(report));
      const old = 'DELETE FROM reports WHERE id <= (SELECT max(id) FROM reports) - ?';
      this.#file.run(old, MOST_REPORTS);
    });
  }

  async list(most: number): Promise<Report[]> {
    const rows = this.#file.all('SELECT id, report FROM reports ORDER BY id DESC LIMIT ?', most);
    return rows.map(({ id, report }) => ({ id: Number(id), ...JSON.parse(String(report)) }));
  }

  async remove(id: number): Promise<void> {
    await this.#file.write(() => this.#file.run('DELETE FROM reports WHERE id = ?', id));
  }
}
