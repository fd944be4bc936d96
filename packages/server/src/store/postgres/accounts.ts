import { aboutPerson, type Person, type PersonId, type TableId } from '@macher/protocol';
import { looksOf } from '../../lookalikes.ts';
import type { Accounts, KeptSession, KnownPerson, NamesThen, OwnLine } from '../accounts.ts';
import { lineWithout, recordWithout } from '../erase.ts';
import { goneGuests } from '../goneGuests.ts';
import { foldName } from '../people.ts';
import { lineIn, personIn, rowIn, sessionIn } from '../rows.ts';
import { leaveClubs } from './clubs.ts';
import type { Database, Work } from './database.ts';
import { dropNoticesOf, FORGET_LISTENER } from './outbox.ts';
import { FORGET_TIES } from './ties.ts';

const GONE_GUESTS = goneGuests('macher.', '$1', '$2');

export class PostgresAccounts implements Accounts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async namesake(name: string): Promise<KnownPerson | null> {
    const sql = 'SELECT * FROM macher.people WHERE kept_name = $1 OR looks IN ($2, $3) LIMIT 1';
    const folded = foldName(name);
    return personIn(await this.#database.get(sql, folded, looksOf(name), looksOf(folded)));
  }

  async sessionsOf(person: PersonId, now: number): Promise<KeptSession[]> {
    const sql = `SELECT token, begun_at, device FROM macher.sessions WHERE person = $1 AND expires_at > $2
      ORDER BY begun_at DESC, token`;
    return (await this.#database.all(sql, person, now)).map(sessionIn);
  }

  async endSessionsOf(person: PersonId, but: string | null): Promise<void> {
    const sql = 'DELETE FROM macher.sessions WHERE person = $1 AND token IS DISTINCT FROM $2';
    await this.#database.write(async work => {
      await work.run(sql, person, but);
      await work.ring({ kind: 'person', person, but });
    });
  }

  async linesAt(table: TableId, person: PersonId, after: number, most: number): Promise<OwnLine[]> {
    const sql = `SELECT number, at, what FROM macher.entries WHERE person = $1 AND table_id = $2 AND number > $3
      ORDER BY number LIMIT $4`;
    return (await this.#database.all(sql, person, table, after, most)).map(lineIn);
  }

  async countGoneGuests(before: number, now: number): Promise<number> {
    const found = await this.#database.get(`SELECT count(*) AS count ${GONE_GUESTS}`, before, now);
    return Number(found?.['count']);
  }

  async goneGuests(before: number, now: number, most: number): Promise<PersonId[]> {
    const found = await this.#database.all(`SELECT id ${GONE_GUESTS} LIMIT $3`, before, now, most);
    return found.map(({ id }) => String(id));
  }

  async bytesOf(person: PersonId): Promise<number> {
    const sql = 'SELECT coalesce(sum(octet_length(what)), 0) AS bytes FROM macher.entries WHERE person = $1';
    return Number((await this.#database.get(sql, person))?.['bytes']);
  }

  async tablesTouchedBy(person: PersonId): Promise<TableId[]> {
    const sql = `SELECT table_id FROM macher.seats WHERE person = $1
      UNION SELECT id FROM macher.tables WHERE owner = $1
      UNION SELECT table_id FROM macher.entries WHERE person = $1`;
    return (await this.#database.all(sql, person)).map(row => String(row['table_id']));
  }

  async erase(table: TableId, person: Person, { names, programs, seats }: NamesThen): Promise<void> {
    await this.#database.write(async work => {
      // The row is locked, so that nobody adds to the log meanwhile.
      const sql = 'SELECT row FROM macher.tables WHERE id = $1 FOR UPDATE';
      const [found] = await work.all(sql, table);
      if (found === undefined) return;
      const row = JSON.stringify({ ...rowIn(found), names, programs });
      await work.run('UPDATE macher.tables SET row = $2 WHERE id = $1', table, row);
      await eraseLines(work, table, person);
      await eraseRecord(work, table, seats);
      await dropNoticesOf(work, table);
      await work.ring({ kind: 'table', table });
    });
  }

  async forget(person: PersonId): Promise<void> {
    await this.#database.write(async work => {
      await dropNoticesOf(work, aboutPerson(person));
      await leaveClubs(work, person);
      for (const sql of FORGET) await work.run(sql, person);
      await work.ring({ kind: 'person', person, but: null });
    });
  }

  async useRecovery(person: PersonId, recovery: string): Promise<boolean> {
    const sql = 'UPDATE macher.people SET recovery = NULL WHERE id = $1 AND recovery = $2';
    return (await this.#database.write(work => work.run(sql, person, recovery))) === 1;
  }
}

const FORGET = [
  'DELETE FROM macher.seats WHERE person = $1',
  'DELETE FROM macher.plans WHERE person = $1',
  'DELETE FROM macher.sessions WHERE person = $1',
  'DELETE FROM macher.reports WHERE reporter = $1',
  'DELETE FROM macher.blocks WHERE person = $1',
  'DELETE FROM macher.programs WHERE person = $1',
  'DELETE FROM macher.sharings WHERE person = $1',
  ...FORGET_TIES,
  'DELETE FROM macher.club_entrants WHERE person = $1',
  ...FORGET_LISTENER,
  'DELETE FROM macher.people WHERE id = $1',
];

async function eraseLines(work: Work, table: TableId, person: Person): Promise<void> {
  const sql = `SELECT number, what FROM macher.entries WHERE table_id = $1
    AND (strpos(what, $2) > 0 OR strpos(what, '"regent-named"') > 0)`;
  for (const { number, what } of await work.all(sql, table, JSON.stringify(person.id)))
    await work.run(
      'UPDATE macher.entries SET what = $3 WHERE table_id = $1 AND number = $2',
      table,
      Number(number),
      JSON.stringify(lineWithout(JSON.parse(String(what)), person)),
    );
}

async function eraseRecord(work: Work, table: TableId, seats: readonly number[]): Promise<void> {
  const [found] = await work.all('SELECT record FROM macher.records WHERE table_id = $1', table);
  if (found === undefined) return;
  const text = recordWithout(String(found['record']), seats);
  await work.run('UPDATE macher.records SET record = $2 WHERE table_id = $1', table, text);
}
