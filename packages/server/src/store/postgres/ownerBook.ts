import type { Announcement, Block, PersonId } from '@macher/protocol';
import { announcementIn, blockIn, type OwnerBook } from '../ownerBook.ts';
import type { Database } from './database.ts';

export class PostgresOwnerBook implements OwnerBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async announcement(): Promise<Announcement | null> {
    const found = await this.#database.get('SELECT * FROM macher.announcements');
    return found === undefined ? null : announcementIn(found);
  }

  async announce(announcement: Announcement | null): Promise<void> {
    await this.#database.write(async work => {
      await work.run('LOCK TABLE macher.announcements');
      await work.run('DELETE FROM macher.announcements');
      await work.ring({ kind: 'announcement' });
      if (announcement === null) return;
      const { id, text, at, until } = announcement;
      const sql = 'INSERT INTO macher.announcements (id, text, at, until) VALUES ($1, $2, $3, $4)';
      await work.run(sql, id, text, at, until);
    });
  }

  async block(person: PersonId, at: number): Promise<void> {
    const sql = 'INSERT INTO macher.blocks (person, at) VALUES ($1, $2) ON CONFLICT DO NOTHING';
    await this.#database.write(async work => {
      await work.run(sql, person, at);
      await work.ring({ kind: 'person', person, but: null });
    });
  }

  async unblock(person: PersonId): Promise<boolean> {
    const sql = 'DELETE FROM macher.blocks WHERE person = $1';
    return (await this.#database.write(work => work.run(sql, person))) === 1;
  }

  async isBlocked(person: PersonId): Promise<boolean> {
    return (await this.#database.get('SELECT 1 FROM macher.blocks WHERE person = $1', person)) !== undefined;
  }

  async blocks(most: number): Promise<Block[]> {
    const sql = `SELECT people.id, people.name, blocks.at FROM macher.blocks
      JOIN macher.people ON people.id = person ORDER BY blocks.at DESC, people.id LIMIT $1`;
    return (await this.#database.all(sql, most)).map(blockIn);
  }

  async beginSession(token: string, expiresAt: number, now: number): Promise<void> {
    await this.#database.write(async work => {
      await work.run('DELETE FROM macher.owner_sessions WHERE expires_at <= $1', now);
      const sql = 'INSERT INTO macher.owner_sessions (token, expires_at) VALUES ($1, $2)';
      await work.run(sql, token, expiresAt);
    });
  }

  async hasSession(token: string, now: number): Promise<boolean> {
    const sql = 'SELECT 1 FROM macher.owner_sessions WHERE token = $1 AND expires_at > $2';
    return (await this.#database.get(sql, token, now)) !== undefined;
  }

  async endSession(token: string): Promise<void> {
    await this.#database.write(work => work.run('DELETE FROM macher.owner_sessions WHERE token = $1', token));
  }

  async secretHash(): Promise<string | null> {
    const found = await this.#database.get('SELECT hash FROM macher.owner_secret');
    return found === undefined ? null : String(found['hash']);
  }

  async keepSecretHash(hash: string): Promise<string> {
    return this.#database.write(async work => {
      await work.run('INSERT INTO macher.owner_secret (hash) VALUES ($1) ON CONFLICT DO NOTHING', hash);
      const [kept] = await work.all('SELECT hash FROM macher.owner_secret');
      return String(kept?.['hash']);
    });
  }

  async replaceSecretHash(hash: string): Promise<void> {
    await this.#database.write(async work => {
      await work.run('LOCK TABLE macher.owner_secret');
      await work.run('DELETE FROM macher.owner_secret');
      await work.run('INSERT INTO macher.owner_secret (hash) VALUES ($1)', hash);
    });
  }
}
