import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Entry, PersonId } from '@macher/protocol';
import { MIGRATIONS } from './migrations.ts';
import {
  ConflictError,
  type KnownPerson,
  type Store,
  type TableFilter,
  type TableId,
  type TableRow,
} from './store.ts';

/** One file in the data folder. Every commit is on disk before it is promised (WAL, synchronous FULL). */
export class SqliteStore implements Store {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#database = new DatabaseSync(join(folder, 'macher.sqlite'), { timeout: 5000 });
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    this.#migrate();
  }

  async addPerson({ id, name, password, createdAt }: KnownPerson): Promise<void> {
    this.#run(
      'INSERT INTO people (id, name, password, created_at) VALUES (?, ?, ?, ?)',
      id,
      name,
      password,
      createdAt,
    );
  }

  async person(id: PersonId): Promise<KnownPerson | null> {
    return personIn(this.#get('SELECT * FROM people WHERE id = ?', id));
  }

  async keeperOf(name: string): Promise<KnownPerson | null> {
    return personIn(
      this.#get('SELECT * FROM people WHERE lower(name) = lower(?) AND password IS NOT NULL', name),
    );
  }

  async keepName(id: PersonId, name: string, password: string): Promise<boolean> {
    const other = await this.keeperOf(name);
    if (other !== null && other.id !== id) return false;
    this.#run('UPDATE people SET name = ?, password = ? WHERE id = ?', name, password, id);
    return true;
  }

  async addSession(token: string, person: PersonId, expiresAt: number): Promise<void> {
    this.#run('DELETE FROM sessions WHERE expires_at < ?', Date.now());
    this.#run('INSERT INTO sessions (token, person, expires_at) VALUES (?, ?, ?)', token, person, expiresAt);
  }

  async personOfSession(token: string, now: number): Promise<KnownPerson | null> {
    const sql =
      'SELECT people.* FROM sessions JOIN people ON people.id = person WHERE token = ? AND expires_at > ?';
    return personIn(this.#get(sql, token, now));
  }

  async endSession(token: string): Promise<void> {
    this.#run('DELETE FROM sessions WHERE token = ?', token);
  }

  async addTable(row: TableRow, entries: readonly Entry[]): Promise<void> {
    this.#together(() => {
      this.#run(
        `INSERT INTO tables (id, number, stage, is_private, ruleset, players, speed, due_at, updated_at, row)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        row.id,
        ...columnsOf(row),
      );
      this.#addEntries(row, entries);
    });
  }

  async append(row: TableRow, entries: readonly Entry[]): Promise<void> {
    const expected = row.number - entries.length;
    this.#together(() => {
      const { changes } = this.#run(
        `UPDATE tables SET number = ?, stage = ?, is_private = ?, ruleset = ?, players = ?, speed = ?, due_at = ?,
         updated_at = ?, row = ? WHERE id = ? AND number = ?`,
        ...columnsOf(row),
        row.id,
        expected,
      );
      if (changes !== 1) throw new ConflictError(`table ${row.id} is not at entry ${expected}`);
      this.#addEntries(row, entries);
    });
  }

  async entries(id: TableId): Promise<Entry[]> {
    const rows = this.#all('SELECT number, at, what FROM entries WHERE table_id = ? ORDER BY number', id);
    return rows.map(({ number, at, what }) => ({
      number: Number(number),
      at: Number(at),
      what: JSON.parse(String(what)),
    }));
  }

  async table(id: TableId): Promise<TableRow | null> {
    const found = this.#get('SELECT row FROM tables WHERE id = ?', id);
    return found === undefined ? null : rowIn(found);
  }

  async publicTables({ ruleset, players, speed, stage }: TableFilter, most: number): Promise<TableRow[]> {
    return this.#all(
      `SELECT row FROM tables WHERE is_private = 0 AND stage = ? AND (? IS NULL OR ruleset = ?)
       AND (? IS NULL OR players = ?) AND (? IS NULL OR speed = ?) ORDER BY updated_at DESC LIMIT ?`,
      stage ?? 'gathering',
      ...twice(ruleset),
      ...twice(players),
      ...twice(speed),
      most,
    ).map(rowIn);
  }

  async tablesOf(person: PersonId, most: number): Promise<TableRow[]> {
    return this.#all(
      `SELECT row FROM seats JOIN tables ON tables.id = table_id WHERE person = ?
       ORDER BY updated_at DESC LIMIT ?`,
      person,
      most,
    ).map(rowIn);
  }

  async countOpenTables(person: PersonId): Promise<number> {
    const found = this.#get(
      `SELECT count(*) AS count FROM seats JOIN tables ON tables.id = table_id
       WHERE person = ? AND stage IN ('gathering', 'playing')`,
      person,
    );
    return Number(found?.['count'] ?? 0);
  }

  async dueTables(until: number): Promise<TableRow[]> {
    return this.#all('SELECT row FROM tables WHERE due_at <= ? ORDER BY due_at', until).map(rowIn);
  }

  async tableIds(): Promise<TableId[]> {
    return this.#all('SELECT id FROM tables ORDER BY id').map(({ id }) => String(id));
  }

  async backup(file: string): Promise<void> {
    await backup(this.#database, file);
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #migrate(): void {
    const { user_version: version } = this.#database.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (version > MIGRATIONS.length)
      throw new Error(`the data is of a newer program (version ${version}, known are ${MIGRATIONS.length})`);
    for (let next = version; next < MIGRATIONS.length; next += 1) {
      this.#together(() => {
        this.#database.exec(MIGRATIONS[next] as string);
        this.#database.exec(`PRAGMA user_version = ${next + 1}`);
      });
    }
  }

  #addEntries({ id, people }: TableRow, entries: readonly Entry[]): void {
    for (const { number, at, what } of entries)
      this.#run(
        'INSERT INTO entries (table_id, number, at, what) VALUES (?, ?, ?, ?)',
        id,
        number,
        at,
        JSON.stringify(what),
      );
    for (const person of people)
      this.#run('INSERT OR IGNORE INTO seats (person, table_id) VALUES (?, ?)', person, id);
  }

  /** All of it or nothing. */
  #together(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #run(sql: string, ...values: SQLInputValue[]) {
    return this.#prepared(sql).run(...values);
  }

  #get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepared(sql).get(...values);
  }

  #all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...values);
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }
}

type Row = Readonly<Record<string, unknown>>;

function columnsOf(row: TableRow): SQLInputValue[] {
  const { number, stage, isPrivate, ruleset, players, speed, dueAt, updatedAt } = row;
  return [number, stage, isPrivate ? 1 : 0, ruleset, players, speed, dueAt, updatedAt, JSON.stringify(row)];
}

function rowIn({ row }: Row): TableRow {
  return JSON.parse(String(row));
}

function personIn(row: Row | undefined): KnownPerson | null {
  if (row === undefined) return null;
  const { id, name, password, created_at: createdAt } = row;
  return {
    id: String(id),
    name: String(name),
    password: password === null ? null : String(password),
    createdAt: Number(createdAt),
  };
}

/** For `? IS NULL OR column = ?`. */
function twice(value: string | number | undefined): [SQLInputValue, SQLInputValue] {
  return [value ?? null, value ?? null];
}
