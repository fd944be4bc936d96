import type { NewNotice, Notice, PersonId } from '@macher/protocol';
import {
  type Channel,
  channelColumns,
  channelIn,
  type KeptSettings,
  noticeColumns,
  noticeIn,
  type Outbox,
  type Outcome,
} from '../outbox.ts';
import type { Database, Work } from './database.ts';

/** CLAIM leaves to another process what that one is just taking. */
const CLAIM = `UPDATE macher.notice_channels SET holder = $1, leased_until = $3 WHERE id IN (
    SELECT id FROM macher.notice_channels WHERE id IN (
      SELECT deliveries.channel FROM macher.deliveries JOIN macher.notices ON notices.id = deliveries.notice
      WHERE notices.at <= $4)
    AND is_on = 1 AND due_at <= $2 AND leased_until <= $2 ORDER BY due_at LIMIT $5 FOR UPDATE SKIP LOCKED)
  RETURNING *`;

export class PostgresOutbox implements Outbox {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async settingsOf(person: PersonId): Promise<KeptSettings | null> {
    const sql = 'SELECT settings FROM macher.notice_people WHERE person = $1';
    const found = await this.#database.get(sql, person);
    return found === undefined ? null : JSON.parse(String(found['settings']));
  }

  async keepSettings(person: PersonId, settings: KeptSettings): Promise<void> {
    const sql = `INSERT INTO macher.notice_people (person, settings) VALUES ($1, $2)
      ON CONFLICT (person) DO UPDATE SET settings = excluded.settings`;
    await this.#database.all(sql, person, JSON.stringify(settings));
  }

  async keepFeed(person: PersonId, feed: string | null): Promise<void> {
    await this.#database.all('UPDATE macher.notice_people SET feed = $2 WHERE person = $1', person, feed);
  }

  async hasFeed(person: PersonId): Promise<boolean> {
    const sql = 'SELECT 1 FROM macher.notice_people WHERE person = $1 AND feed IS NOT NULL';
    return (await this.#database.get(sql, person)) !== undefined;
  }

  async personOfFeed(feed: string): Promise<PersonId | null> {
    const found = await this.#database.get('SELECT person FROM macher.notice_people WHERE feed = $1', feed);
    return found === undefined ? null : String(found['person']);
  }

  async channelsOf(person: PersonId): Promise<Channel[]> {
    const sql = 'SELECT * FROM macher.notice_channels WHERE person = $1 ORDER BY id';
    return (await this.#database.all(sql, person)).map(channelIn);
  }

  async channel(id: string): Promise<Channel | null> {
    const found = await this.#database.get('SELECT * FROM macher.notice_channels WHERE id = $1', id);
    return found === undefined ? null : channelIn(found);
  }

  addChannel(channel: Channel, most: number): Promise<boolean> {
    const { id, person } = channel;
    const columns = channelColumns(channel);
    const names = Object.keys(columns);
    const places = names.map((_, index) => `$${index + 1}`);
    const sql = `INSERT INTO macher.notice_channels (${names.join(', ')}) VALUES (${places.join(', ')})`;
    return this.#database.write(async work => {
      // The person is locked, so that two channels cannot both be the last; and so is the browser.
      await work.all('SELECT 1 FROM macher.people WHERE id = $1 FOR UPDATE', person);
      await work.all('SELECT pg_advisory_xact_lock(hashtext($1))', id);
      const others = 'SELECT 1 FROM macher.notice_channels WHERE person = $1 AND id != $2';
      if ((await work.all(others, person, id)).length >= most) return false;
      await dropChannel(work, id);
      await work.run(sql, ...Object.values(columns));
      return true;
    });
  }

  async changeChannel(id: string, { target, isOn }: Partial<Channel>): Promise<void> {
    await this.#database.write(async work => {
      if (target !== undefined) {
        const sql = 'UPDATE macher.notice_channels SET target = $2 WHERE id = $1';
        await work.run(sql, id, JSON.stringify(target));
      }
      if (isOn === undefined) return;
      const sql = `UPDATE macher.notice_channels SET is_on = $2, tries = 0, due_at = 0, trouble = NULL
        WHERE id = $1`;
      await work.run(sql, id, isOn ? 1 : 0);
      if (!isOn) await work.run('DELETE FROM macher.deliveries WHERE channel = $1', id);
    });
  }

  async removeChannel(id: string): Promise<void> {
    await this.#database.write(work => dropChannel(work, id));
  }

  async noticesOf(person: PersonId, most: number): Promise<Notice[]> {
    const sql = 'SELECT * FROM macher.notices WHERE person = $1 ORDER BY id DESC LIMIT $2';
    return (await this.#database.all(sql, person, most)).map(noticeIn);
  }

  async claim(holder: string, now: number, lease: number, ready: number, most: number): Promise<Channel[]> {
    const taken = await this.#database.write(work => work.all(CLAIM, holder, now, now + lease, ready, most));
    return taken.map(channelIn);
  }

  async waiting(channel: string, after: number, most: number): Promise<Notice[]> {
    const sql = `SELECT notices.* FROM macher.deliveries JOIN macher.notices ON notices.id = deliveries.notice
      WHERE deliveries.channel = $1 AND deliveries.notice > $2 ORDER BY deliveries.notice LIMIT $3`;
    return (await this.#database.all(sql, channel, after, most)).map(noticeIn);
  }

  async settle(channel: string, holder: string, notices: readonly number[], outcome: Outcome): Promise<void> {
    const { isOn, tries, dueAt, sentAt, trouble } = outcome;
    const sql = `UPDATE macher.notice_channels SET is_on = $3, tries = $4, due_at = $5, sent_at = $6, trouble = $7,
      holder = NULL, leased_until = 0 WHERE id = $1 AND holder = $2`;
    await this.#database.write(async work => {
      const changed = await work.run(sql, channel, holder, isOn ? 1 : 0, tries, dueAt, sentAt, trouble);
      if (changed === 0) return;
      const gone = 'DELETE FROM macher.deliveries WHERE channel = $1 AND notice = ANY ($2::bigint[])';
      await work.run(gone, channel, notices);
      if (!isOn) await work.run('DELETE FROM macher.deliveries WHERE channel = $1', channel);
    });
  }

  async sweep(before: number): Promise<void> {
    await this.#database.write(async work => {
      await work.run('DELETE FROM macher.notices WHERE at < $1', before);
      await work.run(`DELETE FROM macher.deliveries WHERE NOT EXISTS
        (SELECT 1 FROM macher.notices WHERE notices.id = deliveries.notice)`);
    });
  }

  keepKey(name: string, value: string): Promise<string> {
    return this.#database.write(async work => {
      const sql = 'INSERT INTO macher.server_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING';
      await work.run(sql, name, value);
      const [kept] = await work.all('SELECT value FROM macher.server_keys WHERE name = $1', name);
      return String(kept?.['value']);
    });
  }
}

async function dropChannel(work: Work, id: string): Promise<void> {
  await work.run('DELETE FROM macher.notice_channels WHERE id = $1', id);
  await work.run('DELETE FROM macher.deliveries WHERE channel = $1', id);
}

/** Adds notices in the commit of what caused them, if that is no entry of a table. */
export async function addNotices(work: Work, notices: readonly NewNotice[]): Promise<void> {
  await work.all('SELECT macher.add_notices($1::json)', JSON.stringify(notices.map(noticeColumns)));
}

/** Drops the notices of a table: nobody is told of it any more, and they name people. */
export async function dropNoticesOf(work: Work, table: string): Promise<void> {
  await work.run(
    'DELETE FROM macher.deliveries WHERE notice IN (SELECT id FROM macher.notices WHERE table_id = $1)',
    table,
  );
  await work.run('DELETE FROM macher.notices WHERE table_id = $1', table);
}

/** FORGET_LISTENER: with the person goes all they are told. */
export const FORGET_LISTENER = [
  'DELETE FROM macher.deliveries WHERE notice IN (SELECT id FROM macher.notices WHERE person = $1)',
  'DELETE FROM macher.notices WHERE person = $1',
  'DELETE FROM macher.notice_channels WHERE person = $1',
  'DELETE FROM macher.notice_people WHERE person = $1',
];
