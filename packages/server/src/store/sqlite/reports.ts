import type { Report, Settled } from '@macher/protocol';
import { MOST_REPORTS, type NewReport, type Reports, reportIn } from '../reports.ts';
import type { SqliteFile } from './file.ts';

export class SqliteReports implements Reports {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async add(report: NewReport): Promise<void> {
    await this.#file.write(() => {
      const sql = 'INSERT INTO reports (reporter, report) VALUES (?, ?)';
      this.#file.run(sql, report.reporter.id, JSON.stringify(report));
      const old = 'DELETE FROM reports WHERE id <= (SELECT max(id) FROM reports) - ?';
      this.#file.run(old, MOST_REPORTS);
    });
  }

  async list(most: number): Promise<Report[]> {
    const sql = 'SELECT id, report, settled FROM reports ORDER BY id DESC LIMIT ?';
    return this.#file.all(sql, most).map(reportIn);
  }

  async settle(id: number, settled: Settled | null): Promise<boolean> {
    const text = settled === null ? null : JSON.stringify(settled);
    const sql = 'UPDATE reports SET settled = ? WHERE id = ?';
    const { changes } = await this.#file.write(() => this.#file.run(sql, text, id));
    return Number(changes) === 1;
  }
}
