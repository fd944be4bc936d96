import type { GameRecord } from '@macher/engine';
import type { Entry, NewNotice, Stage, StoredEntry, TableId } from '@macher/protocol';
import type { Logs, TableRow } from '../logs.ts';
import { noticeColumns } from '../outbox.ts';
import { entryIn, rowIn } from '../rows.ts';
import { type Appends, entryColumns } from './appends.ts';
import { rowColumns } from './columns.ts';
import type { Database } from './database.ts';

export class PostgresLogs implements Logs {
  readonly #database: Database;
  readonly #appends: Appends;

  constructor(database: Database, appends: Appends) {
    this.#database = database;
    this.#appends = appends;
  }

  async addTable(
    row: TableRow,
    entries: readonly Entry[],
    notices: readonly NewNotice[] = [],
  ): Promise<void> {
    const { id, owner, people } = row;
    const columns = rowColumns(row);
    const names = Object.keys(columns);
    const places = names.map((_, index) => `$${index + 3}`);
    await this.#database.write(async work => {
      await work.run(
        `INSERT INTO macher.tables (id, owner, ${names.join(', ')}) VALUES ($1, $2, ${places.join(', ')})`,
        id,
        owner,
        ...Object.values(columns),
      );
      const lines = JSON.stringify(entries.map(entryColumns));
      await work.all('SELECT macher.add_entries($1, $2::json)', id, lines);
      await work.all('SELECT macher.reseat($1, $2::json)', id, JSON.stringify(people));
      if (notices.length > 0)
        await work.all('SELECT macher.add_notices($1::json)', JSON.stringify(notices.map(noticeColumns)));
    });
  }

  append(row: TableRow, entries: readonly Entry[], notices: readonly NewNotice[] = []): Promise<void> {
    return this.#appends.append(row, { entries, record: null, notices });
  }

  finish(
    row: TableRow,
    entries: readonly Entry[],
    record: GameRecord,
    notices: readonly NewNotice[] = [],
  ): Promise<void> {
    return this.#appends.append(row, { entries, record, notices });
  }

  entries(id: TableId): Promise<StoredEntry[]> {
    return this.entriesAfter(id, 0);
  }

  async entriesAfter(id: TableId, number: number, most?: number): Promise<StoredEntry[]> {
    const sql = `SELECT number, at, person, request, what, epoch, position_check AS "check" FROM macher.entries
      WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3`;
    return (await this.#database.all(sql, id, number, most ?? null)).map(entryIn);
  }

  async numbersOf(ids: readonly TableId[]): Promise<Map<TableId, number>> {
    const sql = 'SELECT id, number FROM macher.tables WHERE id = ANY ($1)';
    const found = await this.#database.all(sql, ids);
    return new Map(found.map(({ id, number }) => [String(id), Number(number)]));
  }

  async record(id: TableId): Promise<unknown> {
    const found = await this.#database.get('SELECT record FROM macher.records WHERE table_id = $1', id);
    return found === undefined ? null : JSON.parse(String(found['record']));
  }

  async keepRecord(id: TableId, record: GameRecord): Promise<void> {
    const sql = 'INSERT INTO macher.records (table_id, record) VALUES ($1, $2) ON CONFLICT DO NOTHING';
    await this.#database.write(work => work.run(sql, id, JSON.stringify(record)));
  }

  async restage(id: TableId, stage: Stage): Promise<void> {
    await this.#database.write(async work => {
      const [found] = await work.all('SELECT row FROM macher.tables WHERE id = $1 FOR UPDATE', id);
      if (found === undefined) return;
      const row = JSON.stringify({ ...rowIn(found), stage });
      await work.run('UPDATE macher.tables SET stage = $2, row = $3 WHERE id = $1', id, stage, row);
    });
  }

  async table(id: TableId): Promise<TableRow | null> {
    const found = await this.#database.get('SELECT row FROM macher.tables WHERE id = $1', id);
    return found === undefined ? null : rowIn(found);
  }
}
