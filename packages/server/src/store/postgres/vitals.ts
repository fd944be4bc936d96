import type { StoreVitals } from '../vitals.ts';
import type { Database } from './database.ts';

/** How the database is doing. */
export class PostgresVitals implements StoreVitals {
  readonly #database: Database;
  #tell: (seconds: number) => void = () => {};
  #bytes = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  onCommit(tell: (seconds: number) => void): void {
    this.#tell = tell;
  }

  committed(since: number): void {
    this.#tell((performance.now() - since) / 1000);
  }

  /** The size as it was when it was last asked for: the answer comes later. */
  bytes(): number {
    this.measure().catch(() => {});
    return this.#bytes;
  }

  /** The database knows of no disk. */
  room(): null {
    return null;
  }

  async measure(): Promise<void> {
    const found = await this.#database.get('SELECT pg_database_size(current_database()) AS bytes');
    this.#bytes = Number(found?.['bytes'] ?? 0);
  }

  /**
   * What is damaged: nothing. PostgreSQL looks after its files by itself, and lets nothing in that refers to nothing.
   */
  async faults(): Promise<readonly string[]> {
    return [];
  }

  async probe(): Promise<void> {
    await this.#database.all('UPDATE macher.version SET probed = 1 - probed');
  }
}
