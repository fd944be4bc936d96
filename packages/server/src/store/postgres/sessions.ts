import type { KnownPerson } from '../accounts.ts';
import { personIn } from '../rows.ts';
import type { Session, StoredSessions } from '../sessions.ts';
import type { Database } from './database.ts';

export class PostgresSessions implements StoredSessions {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async addSession(token: string, { person, beginsAt, expiresAt, device }: Session): Promise<void> {
    const sql = `INSERT INTO macher.sessions (token, person, expires_at, begun_at, device)
      VALUES ($1, $2, $3, $4, $5)`;
    await this.#database.write(async work => {
      await work.run('DELETE FROM macher.sessions WHERE expires_at < $1', beginsAt);
      await work.run(sql, token, person, expiresAt, beginsAt, device);
    });
  }

  async personOfSession(token: string, now: number): Promise<KnownPerson | null> {
    const sql = `SELECT people.*, owner, used_at FROM macher.sessions
      JOIN macher.people ON people.id = sessions.person
      LEFT JOIN macher.programs ON programs.person = people.id WHERE token = $1 AND expires_at > $2
      AND NOT EXISTS (SELECT 1 FROM macher.blocks WHERE blocks.person IN (people.id, owner))`;
    return personIn(await this.#database.get(sql, token, now));
  }

  async endSession(token: string): Promise<void> {
    await this.#database.write(async work => {
      await work.run('DELETE FROM macher.sessions WHERE token = $1', token);
      await work.ring({ kind: 'session', token });
    });
  }
}
