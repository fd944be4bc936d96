import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Pending is work to be written, and the promise that waits for it. */
interface Pending {
  readonly work: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Commits makes all writes of one turn of the event loop one commit: we wait for the disk once, not each time. */
export class Commits {
  readonly #database: DatabaseSync;
  /** The savepoint, prepared once: every write has one of its own. */
  readonly #savepoint: StatementSync;
  readonly #release: StatementSync;
  readonly #committed: (since: number) => void;
  #pending: Pending[] = [];

  constructor(database: DatabaseSync, committed: (since: number) => void) {
    this.#database = database;
    this.#savepoint = database.prepare('SAVEPOINT one');
    this.#release = database.prepare('RELEASE one');
    this.#committed = committed;
  }

  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#pending.length === 0) setImmediate(() => this.writeAll());
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

  writeAll(): void {
    const pending = this.#pending;
    this.#pending = [];
    if (pending.length === 0) return;
    const settlements: (() => void)[] = [];
    const began = performance.now();
    try {
      this.together(() => {
        for (const each of pending) settlements.push(this.#apart(each));
      });
    } catch (error) {
      for (const { reject } of pending) reject(error);
      return;
    }
    this.#committed(began);
    for (const settle of settlements) settle();
  }

  /** Does all of the work or nothing. */
  together(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Does one of several works: if it cannot be done, nothing of it is left, and the others are not harmed. */
  #apart({ work, resolve, reject }: Pending): () => void {
    this.#savepoint.run();
    try {
      work();
    } catch (error) {
      // A full disk may have ended the whole transaction.
      if (!this.#database.isTransaction) throw error;
      this.#database.exec('ROLLBACK TO one; RELEASE one');
      return () => reject(error);
    }
    this.#release.run();
    return resolve;
  }
}
