import type { SQLInputValue } from 'node:sqlite';
import type { PersonId } from '@macher/protocol';
import { looksOf } from '../looks.ts';
import type { Accounts, KeptSession } from './accounts.ts';
import { personIn, type Row } from './sqliteRows.ts';
import { foldName, type KnownPerson } from './store.ts';

/** How a part of the store reaches the file. */
export interface Sql {
  all(sql: string, ...values: SQLInputValue[]): Row[];
  run(sql: string, ...values: SQLInputValue[]): { readonly changes: number | bigint };
  /** On disk when it resolves, whole or not at all. */
  write<T>(work: () => T): Promise<T>;
}

export class SqliteAccounts implements Accounts {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async namesake(name: string): Promise<KnownPerson | null> {
    const sql = 'SELECT * FROM people WHERE kept_name = ? OR looks IN (?, ?) LIMIT 1';
    const folded = foldName(name);
    return personIn(this.#sql.all(sql, folded, looksOf(name), looksOf(folded))[0]);
  }

  async sessionsOf(person: PersonId, now: number): Promise<KeptSession[]> {
    const sql = `SELECT token, begun_at, device FROM sessions WHERE person = ? AND expires_at > ?
      ORDER BY begun_at DESC, token`;
    return this.#sql.all(sql, person, now).map(sessionIn);
  }

  async endSessionsOf(person: PersonId, but: string | null): Promise<void> {
    const sql = 'DELETE FROM sessions WHERE person = ? AND token IS NOT ?';
    await this.#sql.write(() => this.#sql.run(sql, person, but));
  }

  async useRecovery(person: PersonId, recovery: string): Promise<boolean> {
    const sql = 'UPDATE people SET recovery = NULL WHERE id = ? AND recovery = ?';
    const { changes } = await this.#sql.write(() => this.#sql.run(sql, person, recovery));
    return Number(changes) === 1;
  }
}

function sessionIn({ token, begun_at: beginsAt, device }: Row): KeptSession {
  return { token: String(token), beginsAt: Number(beginsAt), device: String(device) };
}
