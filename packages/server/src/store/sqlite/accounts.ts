import type { Person, PersonId, TableId } from '@macher/protocol';
import { looksOf } from '../../lookalikes.ts';
import type { Accounts, KeptSession, KnownPerson, NamesThen, OwnLine } from '../accounts.ts';
import { lineWithout, recordWithout } from '../erase.ts';
import { goneGuests } from '../goneGuests.ts';
import { foldName } from '../people.ts';
import { lineIn, personIn, rowIn, sessionIn } from '../rows.ts';
import { leaveClub } from './clubs.ts';
import type { SqliteFile } from './file.ts';
import { dropNoticesOf, forgetListener } from './outbox.ts';
import { forgetTies } from './ties.ts';

const GONE_GUESTS = goneGuests('', '?', '?');

export class SqliteAccounts implements Accounts {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async namesake(name: string): Promise<KnownPerson | null> {
    const sql = 'SELECT * FROM people WHERE kept_name = ? OR looks IN (?, ?) LIMIT 1';
    const folded = foldName(name);
    return personIn(this.#file.all(sql, folded, looksOf(name), looksOf(folded))[0]);
  }

  async sessionsOf(person: PersonId, now: number): Promise<KeptSession[]> {
    const sql = `SELECT token, begun_at, device FROM sessions WHERE person = ? AND expires_at > ?
      ORDER BY begun_at DESC, token`;
    return this.#file.all(sql, person, now).map(sessionIn);
  }

  async endSessionsOf(person: PersonId, but: string | null): Promise<void> {
    const sql = 'DELETE FROM sessions WHERE person = ? AND token IS NOT ?';
    await this.#file.write(() => this.#file.run(sql, person, but));
    this.#file.ring({ kind: 'person', person, but });
  }

  async linesAt(table: TableId, person: PersonId, after: number, most: number): Promise<OwnLine[]> {
    const sql = `SELECT number, at, what FROM entries WHERE person = ? AND table_id = ? AND number > ?
      ORDER BY number LIMIT ?`;
    return this.#file.all(sql, person, table, after, most).map(lineIn);
  }

  async countGoneGuests(before: number, now: number): Promise<number> {
    return Number(this.#file.get(`SELECT count(*) AS count ${GONE_GUESTS}`, before, now)?.['count']);
  }

  async goneGuests(before: number, now: number, most: number): Promise<PersonId[]> {
    const found = this.#file.all(`SELECT id ${GONE_GUESTS} LIMIT ?`, before, now, most);
    return found.map(({ id }) => String(id));
  }

  async bytesOf(person: PersonId): Promise<number> {
    const sql = 'SELECT coalesce(sum(octet_length(what)), 0) AS bytes FROM entries WHERE person = ?';
    return Number(this.#file.get(sql, person)?.['bytes']);
  }

  async tablesTouchedBy(person: PersonId): Promise<TableId[]> {
    const sql = `SELECT table_id FROM seats WHERE person = ? UNION SELECT id FROM tables WHERE owner = ?
      UNION SELECT table_id FROM entries WHERE person = ?`;
    return this.#file.all(sql, person, person, person).map(row => String(row['table_id']));
  }

  async erase(table: TableId, person: Person, { names, programs, seats }: NamesThen): Promise<void> {
    await this.#file.write(() => {
      this.#eraseLines(table, person);
      this.#eraseRow(table, { names, programs });
      this.#eraseRecord(table, seats);
      dropNoticesOf(this.#file, table);
    });
    this.#file.ring({ kind: 'table', table });
  }

  async forget(person: PersonId): Promise<void> {
    await this.#file.write(() => {
      this.#file.run('DELETE FROM seats WHERE person = ?', person);
      this.#file.run('DELETE FROM plans WHERE person = ?', person);
      this.#file.run('DELETE FROM sessions WHERE person = ?', person);
      this.#file.run('DELETE FROM reports WHERE reporter = ?', person);
      this.#file.run('DELETE FROM blocks WHERE person = ?', person);
      this.#file.run('DELETE FROM programs WHERE person = ?', person);
      this.#file.run('DELETE FROM sharings WHERE person = ?', person);
      forgetTies(this.#file, person);
      this.#file.run('DELETE FROM club_entrants WHERE person = ?', person);
      for (const { club } of this.#file.all('SELECT club FROM club_members WHERE person = ?', person))
        leaveClub(this.#file, String(club), person);
      forgetListener(this.#file, person);
      this.#file.run('DELETE FROM people WHERE id = ?', person);
    });
    this.#file.ring({ kind: 'person', person, but: null });
  }

  #eraseLines(table: TableId, person: Person): void {
    const sql = `SELECT number, what FROM entries WHERE table_id = ?
      AND (instr(what, ?) > 0 OR instr(what, '"regent-named"') > 0)`;
    for (const { number, what } of this.#file.all(sql, table, JSON.stringify(person.id)))
      this.#file.run(
        'UPDATE entries SET what = ? WHERE table_id = ? AND number = ?',
        JSON.stringify(lineWithout(JSON.parse(String(what)), person)),
        table,
        Number(number),
      );
  }

  #eraseRow(table: TableId, seen: Pick<NamesThen, 'names' | 'programs'>): void {
    const [found] = this.#file.all('SELECT row FROM tables WHERE id = ?', table);
    if (found === undefined) return;
    const row = JSON.stringify({ ...rowIn(found), ...seen });
    this.#file.run('UPDATE tables SET row = ? WHERE id = ?', row, table);
  }

  #eraseRecord(table: TableId, seats: readonly number[]): void {
    const [found] = this.#file.all('SELECT record FROM records WHERE table_id = ?', table);
    if (found === undefined) return;
    const text = recordWithout(String(found['record']), seats);
    this.#file.run('UPDATE records SET record = ? WHERE table_id = ?', text, table);
  }

  async useRecovery(person: PersonId, recovery: string): Promise<boolean> {
    const sql = 'UPDATE people SET recovery = NULL WHERE id = ? AND recovery = ?';
    const { changes } = await this.#file.write(() => this.#file.run(sql, person, recovery));
    return Number(changes) === 1;
  }
}
