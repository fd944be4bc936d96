import { EPOCH, type GameRecord } from '@macher/engine';
import type { Entry, NewNotice, PersonId, Stage, StoredEntry, TableId } from '@macher/protocol';
import { ConflictError, type Logs, type TableRow } from '../logs.ts';
import { entryIn, rowIn } from '../rows.ts';
import { columnsOf } from './columns.ts';
import type { SqliteFile } from './file.ts';
import { addNotices } from './outbox.ts';

/** ALL is to SQLite a limit that is none. */
const ALL = -1;

export class SqliteLogs implements Logs {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async addTable(
    row: TableRow,
    entries: readonly Entry[],
    notices: readonly NewNotice[] = [],
  ): Promise<void> {
    await this.#file.write(() => {
      this.#file.run(
        `INSERT INTO tables (id, owner, number, stage, is_private, ruleset, players, speed, due_at, updated_at, row)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        row.id,
        row.owner,
        ...columnsOf(row),
      );
      this.#addEntries(row.id, entries);
      this.#reseat(row.id, [], row.people);
      addNotices(this.#file, notices);
    });
  }

  async append(row: TableRow, entries: readonly Entry[], notices: readonly NewNotice[] = []): Promise<void> {
    await this.#file.write(() => this.#append(row, entries, notices));
    this.#file.ring({ kind: 'log', table: row.id, number: row.number });
  }

  async finish(
    row: TableRow,
    entries: readonly Entry[],
    record: GameRecord,
    notices: readonly NewNotice[] = [],
  ): Promise<void> {
    await this.#file.write(() => {
      this.#append(row, entries, notices);
      this.#keepRecord(row.id, record);
    });
    this.#file.ring({ kind: 'log', table: row.id, number: row.number });
  }

  async entries(id: TableId): Promise<StoredEntry[]> {
    return this.entriesAfter(id, 0);
  }

  async entriesAfter(id: TableId, number: number, most = ALL): Promise<StoredEntry[]> {
    const sql = `SELECT number, at, person, request, what, epoch, position_check AS "check" FROM entries
      WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?`;
    return this.#file.all(sql, id, number, most).map(entryIn);
  }

  async numbersOf(ids: readonly TableId[]): Promise<Map<TableId, number>> {
    const sql = 'SELECT id, number FROM tables WHERE id IN (SELECT value FROM json_each(?))';
    const found = this.#file.all(sql, JSON.stringify(ids));
    return new Map(found.map(({ id, number }) => [String(id), Number(number)]));
  }

  async record(id: TableId): Promise<unknown> {
    const found = this.#file.get('SELECT record FROM records WHERE table_id = ?', id);
    return found === undefined ? null : JSON.parse(String(found['record']));
  }

  async keepRecord(id: TableId, record: GameRecord): Promise<void> {
    await this.#file.write(() => this.#keepRecord(id, record));
  }

  async restage(id: TableId, stage: Stage): Promise<void> {
    const sql = `UPDATE tables SET stage = ?, row = json_set(row, '$.stage', ?) WHERE id = ?`;
    await this.#file.write(() => this.#file.run(sql, stage, stage, id));
  }

  async table(id: TableId): Promise<TableRow | null> {
    const found = this.#file.get('SELECT row FROM tables WHERE id = ?', id);
    return found === undefined ? null : rowIn(found);
  }

  #append(row: TableRow, entries: readonly Entry[], notices: readonly NewNotice[]): void {
    const expected = row.number - entries.length;
    const before = this.#file.get('SELECT row FROM tables WHERE id = ? AND number = ?', row.id, expected);
    if (before === undefined) throw new ConflictError(`table ${row.id} is not at entry ${expected}`);
    this.#file.run(
      `UPDATE tables SET number = ?, stage = ?, is_private = ?, ruleset = ?, players = ?, speed = ?, due_at = ?,
       updated_at = ?, row = ? WHERE id = ?`,
      ...columnsOf(row),
      row.id,
    );
    this.#addEntries(row.id, entries);
    this.#reseat(row.id, rowIn(before).people, row.people);
    addNotices(this.#file, notices);
  }

  #keepRecord(id: TableId, record: GameRecord): void {
    const sql = 'INSERT OR IGNORE INTO records (table_id, record) VALUES (?, ?)';
    this.#file.run(sql, id, JSON.stringify(record));
  }

  #addEntries(id: TableId, entries: readonly Entry[]): void {
    for (const { number, at, by, what, check } of entries)
      this.#file.run(
        `INSERT INTO entries (table_id, number, at, person, request, what, epoch, position_check)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        number,
        at,
        by?.person ?? null,
        by?.id ?? null,
        JSON.stringify(what),
        EPOCH,
        check ?? null,
      );
  }

  /** Seats people anew: a person who has stood up no longer has it among their tables. */
  #reseat(id: TableId, before: readonly PersonId[], now: readonly PersonId[]): void {
    for (const person of before.filter(each => !now.includes(each)))
      this.#file.run('DELETE FROM seats WHERE person = ? AND table_id = ?', person, id);
    for (const person of now.filter(each => !before.includes(each)))
      this.#file.run('INSERT OR IGNORE INTO seats (person, table_id) VALUES (?, ?)', person, id);
  }
}
