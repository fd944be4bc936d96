import type { KnownPerson } from '../accounts.ts';
import { personIn } from '../rows.ts';
import type { Session, StoredSessions } from '../sessions.ts';
import type { SqliteFile } from './file.ts';

export class SqliteSessions implements StoredSessions {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async addSession(token: string, { person, beginsAt, expiresAt, device }: Session): Promise<void> {
    const sql = 'INSERT INTO sessions (token, person, expires_at, begun_at, device) VALUES (?, ?, ?, ?, ?)';
    await this.#file.write(() => {
      this.#file.run('DELETE FROM sessions WHERE expires_at < ?', beginsAt);
      this.#file.run(sql, token, person, expiresAt, beginsAt, device);
    });
  }

  async personOfSession(token: string, now: number): Promise<KnownPerson | null> {
    const sql = `SELECT people.*, owner, used_at FROM sessions JOIN people ON people.id = sessions.person
      LEFT JOIN programs ON programs.person = people.id WHERE token = ? AND expires_at > ?
      AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.person IN (people.id, owner))`;
    return personIn(this.#file.get(sql, token, now));
  }

  async endSession(token: string): Promise<void> {
    await this.#file.write(() => this.#file.run('DELETE FROM sessions WHERE token = ?', token));
    this.#file.ring({ kind: 'session', token });
  }
}
