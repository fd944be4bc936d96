import type { Announcement, Block, PersonId } from '@macher/protocol';
import { announcementIn, blockIn, type OwnerBook } from '../ownerBook.ts';
import type { SqliteFile } from './file.ts';
import { hashIn, keepHash, writeHash } from './ownerHash.ts';

export class SqliteOwnerBook implements OwnerBook {
  readonly #file: SqliteFile;
  readonly #folder: string;

  constructor(file: SqliteFile, folder: string) {
    this.#file = file;
    this.#folder = folder;
  }

  async announcement(): Promise<Announcement | null> {
    const [found] = this.#file.all('SELECT * FROM announcements');
    return found === undefined ? null : announcementIn(found);
  }

  async announce(announcement: Announcement | null): Promise<void> {
    await this.#file.write(() => {
      this.#file.run('DELETE FROM announcements');
      if (announcement === null) return;
      const { id, text, at, until } = announcement;
      const sql = 'INSERT INTO announcements (id, text, at, until) VALUES (?, ?, ?, ?)';
      this.#file.run(sql, id, text, at, until);
    });
    this.#file.ring({ kind: 'announcement' });
  }

  async block(person: PersonId, at: number): Promise<void> {
    const sql = 'INSERT INTO blocks (person, at) VALUES (?, ?) ON CONFLICT (person) DO NOTHING';
    await this.#file.write(() => this.#file.run(sql, person, at));
    this.#file.ring({ kind: 'person', person, but: null });
  }

  async unblock(person: PersonId): Promise<boolean> {
    const sql = 'DELETE FROM blocks WHERE person = ?';
    const { changes } = await this.#file.write(() => this.#file.run(sql, person));
    return Number(changes) === 1;
  }

  async isBlocked(person: PersonId): Promise<boolean> {
    return this.#file.all('SELECT 1 FROM blocks WHERE person = ?', person).length > 0;
  }

  async blocks(most: number): Promise<Block[]> {
    const sql = `SELECT people.id, people.name, blocks.at FROM blocks JOIN people ON people.id = person
      ORDER BY blocks.at DESC, people.id LIMIT ?`;
    return this.#file.all(sql, most).map(blockIn);
  }

  async beginSession(token: string, expiresAt: number, now: number): Promise<void> {
    await this.#file.write(() => {
      this.#file.run('DELETE FROM owner_sessions WHERE expires_at <= ?', now);
      this.#file.run('INSERT INTO owner_sessions (token, expires_at) VALUES (?, ?)', token, expiresAt);
    });
  }

  async hasSession(token: string, now: number): Promise<boolean> {
    const sql = 'SELECT 1 FROM owner_sessions WHERE token = ? AND expires_at > ?';
    return this.#file.all(sql, token, now).length > 0;
  }

  async endSession(token: string): Promise<void> {
    await this.#file.write(() => this.#file.run('DELETE FROM owner_sessions WHERE token = ?', token));
  }

  async secretHash(): Promise<string | null> {
    return hashIn(this.#folder);
  }

  async keepSecretHash(hash: string): Promise<string> {
    return keepHash(this.#folder, hash);
  }

  async replaceSecretHash(hash: string): Promise<void> {
    writeHash(this.#folder, hash);
  }
}
