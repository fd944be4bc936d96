import type { SQLInputValue } from 'node:sqlite';
import type { GameRecord } from '@macher/engine';
import { FORMER_PLAYER, type PersonId, type TableId } from '@macher/protocol';
import { looksOf } from '../looks.ts';
import type { Accounts, KeptSession, NamesThen, OwnLine } from './accounts.ts';
import { withoutPerson } from './erase.ts';
import { personIn, type Row, rowIn } from './sqliteRows.ts';
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

  async linesOf(person: PersonId, most: number): Promise<OwnLine[]> {
    const sql = `SELECT table_id, number, at, what FROM entries WHERE person = ?
      ORDER BY table_id, number LIMIT ?`;
    return this.#sql.all(sql, person, most).map(lineIn);
  }

  async tablesTouchedBy(person: PersonId): Promise<TableId[]> {
    const sql = `SELECT table_id FROM seats WHERE person = ? UNION SELECT id FROM tables WHERE owner = ?
      UNION SELECT table_id FROM entries WHERE person = ?`;
    return this.#sql.all(sql, person, person, person).map(row => String(row['table_id']));
  }

  async erase(table: TableId, person: PersonId, { names, seats }: NamesThen): Promise<void> {
    await this.#sql.write(() => {
      this.#eraseLines(table, person);
      this.#eraseRow(table, names);
      this.#eraseRecord(table, seats);
    });
  }

  async forget(person: PersonId): Promise<void> {
    await this.#sql.write(() => {
      this.#sql.run('DELETE FROM seats WHERE person = ?', person);
      this.#sql.run('DELETE FROM sessions WHERE person = ?', person);
      this.#sql.run('DELETE FROM reports WHERE reporter = ?', person);
      this.#sql.run('DELETE FROM people WHERE id = ?', person);
    });
  }

  #eraseLines(table: TableId, person: PersonId): void {
    const sql = 'SELECT number, what FROM entries WHERE table_id = ? AND instr(what, ?) > 0';
    for (const { number, what } of this.#sql.all(sql, table, JSON.stringify(person)))
      this.#sql.run(
        'UPDATE entries SET what = ? WHERE table_id = ? AND number = ?',
        JSON.stringify(withoutPerson(JSON.parse(String(what)), person)),
        table,
        Number(number),
      );
  }

  #eraseRow(table: TableId, names: readonly string[]): void {
    const [found] = this.#sql.all('SELECT row FROM tables WHERE id = ?', table);
    if (found === undefined) return;
    const row = JSON.stringify({ ...rowIn(found), names });
    this.#sql.run('UPDATE tables SET row = ? WHERE id = ?', row, table);
  }

  #eraseRecord(table: TableId, seats: readonly number[]): void {
    const [found] = this.#sql.all('SELECT record FROM records WHERE table_id = ?', table);
    if (found === undefined) return;
    const record: GameRecord = JSON.parse(String(found['record']));
    const named = record.seats.map((each, seat) =>
      seats.includes(seat) ? { ...each, name: FORMER_PLAYER } : each,
    );
    const text = JSON.stringify({ ...record, seats: named });
    this.#sql.run('UPDATE records SET record = ? WHERE table_id = ?', text, table);
  }

  async useRecovery(person: PersonId, recovery: string): Promise<boolean> {
    const sql = 'UPDATE people SET recovery = NULL WHERE id = ? AND recovery = ?';
    const { changes } = await this.#sql.write(() => this.#sql.run(sql, person, recovery));
    return Number(changes) === 1;
  }
}

function lineIn({ table_id: table, number, at, what }: Row): OwnLine {
  return { table: String(table), number: Number(number), at: Number(at), what: JSON.parse(String(what)) };
}

function sessionIn({ token, begun_at: beginsAt, device }: Row): KeptSession {
  return { token: String(token), beginsAt: Number(beginsAt), device: String(device) };
}
