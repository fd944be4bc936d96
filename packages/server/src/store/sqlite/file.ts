import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { looksOf } from '../../lookalikes.ts';
import type { Bell } from '../bells.ts';
import type { Row } from '../rows.ts';
import { NewerDataError } from '../troubles.ts';
import { Commits } from './commits.ts';
import { MIGRATIONS } from './migrations.ts';
import { giveBack, type Shared, share } from './shared.ts';
import { SqliteVitals } from './vitals.ts';

/**
 * SqliteFile is the open file, for all parts of the store. Every commit is on disk before it is promised (WAL,
 * synchronous FULL).
 */
export class SqliteFile {
  readonly vitals: SqliteVitals;
  readonly shared: Shared;
  readonly #name: string;
  readonly #database: DatabaseSync;
  readonly #commits: Commits;
  readonly #statements = new Map<string, StatementSync>();

  constructor(name: string) {
    const probe = (): Promise<void> => this.write(() => this.#keepVersion());
    this.vitals = new SqliteVitals(name, probe, sql => this.all(sql));
    this.#database = new DatabaseSync(name, { timeout: 5000 });
    this.#commits = new Commits(this.#database, since => this.vitals.committed(since));
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    // What is deleted is overwritten: free pages, and backups of them, would have it for years.
    this.#database.exec('PRAGMA secure_delete = ON');
    this.#database.function('looks_of', text => looksOf(String(text)));
    try {
      this.#migrate();
    } catch (error) {
      this.#database.close();
      throw error;
    }
    this.#name = name;
    this.shared = share(name);
  }

  ring(bell: Bell): void {
    void this.shared.bells.ring(bell);
  }

  /** Writes: it is on disk when it resolves, whole or not at all. */
  write<T>(work: () => T): Promise<T> {
    return this.#commits.write(work);
  }

  run(sql: string, ...values: SQLInputValue[]): { readonly changes: number | bigint } {
    return this.#prepared(sql).run(...values);
  }

  get(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepared(sql).get(...values);
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...values);
  }

  close(): void {
    this.#commits.writeAll();
    this.#database.close();
    giveBack(this.#name);
  }

  /** Migrates. The version is read inside, in case another process begins at the same moment. */
  #migrate(): void {
    this.#commits.together(() => {
      const version = Number(this.get('PRAGMA user_version')?.['user_version']);
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

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }
}
