import { join } from 'node:path';
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { EPOCH, type GameRecord } from '@macher/engine';
import type { Entry, PersonId, Stage, StoredEntry } from '@macher/protocol';
import { looksOf } from '../looks.ts';
import { MIGRATIONS } from './migrations.ts';
import { makeOwnFile, makeOwnFolder } from './ownFiles.ts';
import { type Sql, SqliteAccounts } from './sqliteAccounts.ts';
import { SqliteReports } from './sqliteReports.ts';
import { columnsOf, entryIn, personIn, type Row, rowIn, twice } from './sqliteRows.ts';
import { SqliteVitals } from './sqliteVitals.ts';
import {
  ConflictError,
  foldName,
  type KnownPerson,
  type Session,
  type Store,
  type TableFilter,
  type TableId,
  type TableRow,
} from './store.ts';
import { NewerDataError } from './troubles.ts';

/** Its name in the data folder. */
export const SQLITE_FILE = 'macher.sqlite';

/** Work to be written, and the promise that waits for it. */
interface Pending {
  readonly work: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** As many as one step can count: eight terabytes. */
const ALL_PAGES = 2 ** 31 - 1;

/** In a text that someone has said, quotes are never bare. */
const UNBEGUN = `SELECT id FROM tables WHERE stage = 'abandoned' AND updated_at <= ? AND NOT EXISTS
  (SELECT 1 FROM entries WHERE table_id = id AND instr(what, '"kind":"started"') > 0) LIMIT ?`;

const FORGET = [
  'DELETE FROM entries WHERE table_id = ?',
  'DELETE FROM seats WHERE table_id = ?',
  'DELETE FROM records WHERE table_id = ?',
  'DELETE FROM tables WHERE id = ?',
];

/** One file in the data folder. Every commit is on disk before it is promised (WAL, synchronous FULL). */
export class SqliteStore implements Store {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #sql: Sql = {
    all: (sql, ...values) => this.#all(sql, ...values),
    run: (sql, ...values) => this.#run(sql, ...values),
    write: work => this.#write(work),
  };
  readonly accounts = new SqliteAccounts(this.#sql);
  readonly reports = new SqliteReports(this.#sql);
  readonly vitals: SqliteVitals;
  #pending: Pending[] = [];

  constructor(folder: string) {
    makeOwnFolder(folder);
    this.#file = join(folder, SQLITE_FILE);
    makeOwnFile(this.#file);
    this.vitals = new SqliteVitals(this.#file, () => this.#write(() => this.#keepVersion()));
    this.#database = new DatabaseSync(this.#file, { timeout: 5000 });
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    this.#database.function('looks_of', name => looksOf(String(name)));
    try {
      this.#migrate();
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  async addPerson({ id, name, password, recovery, createdAt }: KnownPerson): Promise<void> {
    const keptName = password === null ? null : foldName(name);
    const looks = password === null ? null : looksOf(name);
    const sql = `INSERT INTO people (id, name, kept_name, looks, password, recovery, created_at)
      VALUES (?, ?, ?, ?, ?, ?, ?)`;
    await this.#write(() => this.#run(sql, id, name, keptName, looks, password, recovery, createdAt));
  }

  async person(id: PersonId): Promise<KnownPerson | null> {
    return personIn(this.#get('SELECT * FROM people WHERE id = ?', id));
  }

  async keeperOf(name: string): Promise<KnownPerson | null> {
    return personIn(this.#get('SELECT * FROM people WHERE kept_name = ?', foldName(name)));
  }

  async keepName(id: PersonId, name: string, password: string, recovery: string | null): Promise<boolean> {
    const key = foldName(name);
    const [looks, foldedLooks] = [looksOf(name), looksOf(key)];
    // Names kept before their looks were compared stay with their people.
    const sql = `UPDATE people SET name = ?, kept_name = ?, looks = ?, password = ?, recovery = ?
      WHERE id = ? AND (kept_name = ? OR NOT EXISTS
        (SELECT 1 FROM people WHERE (kept_name = ? OR looks IN (?, ?)) AND id <> ?))`;
    const { changes } = await this.#write(() =>
      this.#run(sql, name, key, looks, password, recovery, id, key, key, looks, foldedLooks, id),
    );
    return changes === 1;
  }

  async addSession(token: string, { person, beginsAt, expiresAt, device }: Session): Promise<void> {
    const sql = 'INSERT INTO sessions (token, person, expires_at, begun_at, device) VALUES (?, ?, ?, ?, ?)';
    await this.#write(() => {
      this.#run('DELETE FROM sessions WHERE expires_at < ?', beginsAt);
      this.#run(sql, token, person, expiresAt, beginsAt, device);
    });
  }

  async personOfSession(token: string, now: number): Promise<KnownPerson | null> {
    const sql =
      'SELECT people.* FROM sessions JOIN people ON people.id = person WHERE token = ? AND expires_at > ?';
    return personIn(this.#get(sql, token, now));
  }

  async endSession(token: string): Promise<void> {
    await this.#write(() => this.#run('DELETE FROM sessions WHERE token = ?', token));
  }

  async addTable(row: TableRow, entries: readonly Entry[]): Promise<void> {
    await this.#write(() => {
      this.#run(
        `INSERT INTO tables (id, owner, number, stage, is_private, ruleset, players, speed, due_at, updated_at, row)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        row.id,
        row.owner,
        ...columnsOf(row),
      );
      this.#addEntries(row.id, entries);
      this.#reseat(row.id, [], row.people);
    });
  }

  async append(row: TableRow, entries: readonly Entry[]): Promise<void> {
    await this.#write(() => this.#append(row, entries));
  }

  async finish(row: TableRow, entries: readonly Entry[], record: GameRecord): Promise<void> {
    await this.#write(() => {
      this.#append(row, entries);
      this.#keepRecord(row.id, record);
    });
  }

  async entries(id: TableId): Promise<StoredEntry[]> {
    const sql = `SELECT number, at, person, request, what, epoch, position_check AS "check" FROM entries
      WHERE table_id = ? ORDER BY number`;
    return this.#all(sql, id).map(entryIn);
  }

  async record(id: TableId): Promise<unknown> {
    const found = this.#get('SELECT record FROM records WHERE table_id = ?', id);
    return found === undefined ? null : JSON.parse(String(found['record']));
  }

  async keepRecord(id: TableId, record: GameRecord): Promise<void> {
    await this.#write(() => this.#keepRecord(id, record));
  }

  async restage(id: TableId, stage: Stage): Promise<void> {
    const sql = `UPDATE tables SET stage = ?, row = json_set(row, '$.stage', ?) WHERE id = ?`;
    await this.#write(() => this.#run(sql, stage, stage, id));
  }

  async table(id: TableId): Promise<TableRow | null> {
    const found = this.#get('SELECT row FROM tables WHERE id = ?', id);
    return found === undefined ? null : rowIn(found);
  }

  async publicTables(
    { ruleset, players, speed, stage }: TableFilter,
    most: number,
    mostOfOwner: number,
  ): Promise<TableRow[]> {
    return this.#all(
      `SELECT row FROM (
         SELECT row, updated_at, row_number() OVER (PARTITION BY owner ORDER BY updated_at DESC) AS place
         FROM tables WHERE is_private = 0 AND stage = ? AND (? IS NULL OR ruleset = ?)
         AND (? IS NULL OR players = ?) AND (? IS NULL OR speed = ?))
       WHERE place <= ? ORDER BY updated_at DESC LIMIT ?`,
      stage ?? 'gathering',
      ...twice(ruleset),
      ...twice(players),
      ...twice(speed),
      mostOfOwner,
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
      `SELECT count(*) AS count FROM tables WHERE stage IN ('gathering', 'playing')
       AND (owner = ? OR id IN (SELECT table_id FROM seats WHERE person = ?))`,
      person,
      person,
    );
    return Number(found?.['count'] ?? 0);
  }

  async countBotTables(owner: PersonId): Promise<number> {
    const found = this.#get(
      `SELECT count(*) AS count FROM tables WHERE owner = ? AND stage = 'playing'
       AND json_array_length(row, '$.people') = 0`,
      owner,
    );
    return Number(found?.['count'] ?? 0);
  }

  async dueTables(until: number): Promise<TableRow[]> {
    return this.#all('SELECT row FROM tables WHERE due_at <= ? ORDER BY due_at', until).map(rowIn);
  }

  async idleTables(since: number, emptySince: number, most: number): Promise<TableId[]> {
    const sql = `SELECT id FROM tables WHERE stage = 'gathering' AND (updated_at <= ? OR
      (updated_at <= ? AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id))) LIMIT ?`;
    return this.#all(sql, since, emptySince, most).map(({ id }) => String(id));
  }

  async forgetUnbegun(since: number, most: number): Promise<void> {
    await this.#write(() => {
      const ids = this.#all(UNBEGUN, since, most).map(({ id }) => String(id));
      for (const id of ids) for (const sql of FORGET) this.#run(sql, id);
    });
  }

  async tableIds(): Promise<TableId[]> {
    return this.#all('SELECT id FROM tables ORDER BY id').map(({ id }) => String(id));
  }

  async backup(file: string): Promise<void> {
    // Through a connection of its own: SQLite refuses to copy from one that is writing at that moment.
    makeOwnFile(file);
    const source = new DatabaseSync(this.#file, { timeout: 5000 });
    try {
      // In one step: a write between two steps would make SQLite start again, perhaps for ever.
      await backup(source, file, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
  }

  async close(): Promise<void> {
    this.#writeAll();
    this.#database.close();
  }

  /** The version is read inside, in case another process begins at the same moment. */
  #migrate(): void {
    this.#together(() => {
      const version = Number(this.#get('PRAGMA user_version')?.['user_version']);
      if (version > MIGRATIONS.length) throw new NewerDataError(version, MIGRATIONS.length);
      // Nothing is written without need: a backup can be made on a full disk.
      if (version === MIGRATIONS.length) return;
      for (const migration of MIGRATIONS.slice(version)) this.#database.exec(migration);
      this.#keepVersion();
    });
  }

  #keepVersion(): void {
    this.#database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  }

  #append(row: TableRow, entries: readonly Entry[]): void {
    const expected = row.number - entries.length;
    const before = this.#get('SELECT row FROM tables WHERE id = ? AND number = ?', row.id, expected);
    if (before === undefined) throw new ConflictError(`table ${row.id} is not at entry ${expected}`);
    this.#run(
      `UPDATE tables SET number = ?, stage = ?, is_private = ?, ruleset = ?, players = ?, speed = ?, due_at = ?,
       updated_at = ?, row = ? WHERE id = ?`,
      ...columnsOf(row),
      row.id,
    );
    this.#addEntries(row.id, entries);
    this.#reseat(row.id, rowIn(before).people, row.people);
  }

  #keepRecord(id: TableId, record: GameRecord): void {
    const sql = 'INSERT OR IGNORE INTO records (table_id, record) VALUES (?, ?)';
    this.#run(sql, id, JSON.stringify(record));
  }

  #addEntries(id: TableId, entries: readonly Entry[]): void {
    for (const { number, at, by, what, check } of entries)
      this.#run(
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

  /** A person who has stood up no longer has it among their tables. */
  #reseat(id: TableId, before: readonly PersonId[], now: readonly PersonId[]): void {
    for (const person of before.filter(each => !now.includes(each)))
      this.#run('DELETE FROM seats WHERE person = ? AND table_id = ?', person, id);
    for (const person of now.filter(each => !before.includes(each)))
      this.#run('INSERT OR IGNORE INTO seats (person, table_id) VALUES (?, ?)', person, id);
  }

  /** All writes of one turn of the event loop are one commit: we wait for the disk once, not each time. */
  #write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#pending.length === 0) setImmediate(() => this.#writeAll());
      let result: T;
      this.#pending.push({
        work: () => {
          result = work();
        },
        resolve: () => resolve(result),
        reject,
      });
    });
  }

  #writeAll(): void {
    const pending = this.#pending;
    this.#pending = [];
    if (pending.length === 0) return;
    const settlements: (() => void)[] = [];
    const began = performance.now();
    try {
      this.#together(() => {
        for (const each of pending) settlements.push(this.#apart(each));
      });
    } catch (error) {
      for (const { reject } of pending) reject(error);
      return;
    }
    this.vitals.committed(began);
    for (const settle of settlements) settle();
  }

  /** One of several: if it cannot be done, nothing of it is left, and the others are not harmed. */
  #apart({ work, resolve, reject }: Pending): () => void {
    this.#database.exec('SAVEPOINT one');
    try {
      work();
    } catch (error) {
      // A full disk may have ended the whole transaction.
      if (!this.#database.isTransaction) throw error;
      this.#database.exec('ROLLBACK TO one; RELEASE one');
      return () => reject(error);
    }
    this.#database.exec('RELEASE one');
    return resolve;
  }

  /** All of it or nothing. */
  #together(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
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
