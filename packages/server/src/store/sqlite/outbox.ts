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
import type { SqliteFile } from './file.ts';

const READY = `SELECT deliveries.channel FROM deliveries JOIN notices ON notices.id = deliveries.notice
  WHERE notices.at <= ?`;

export class SqliteOutbox implements Outbox {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async settingsOf(person: PersonId): Promise<KeptSettings | null> {
    const found = this.#file.get('SELECT settings FROM notice_people WHERE person = ?', person);
    return found === undefined ? null : JSON.parse(String(found['settings']));
  }

  async keepSettings(person: PersonId, settings: KeptSettings): Promise<void> {
    const sql = `INSERT INTO notice_people (person, settings) VALUES (?, ?)
      ON CONFLICT (person) DO UPDATE SET settings = excluded.settings`;
    await this.#file.write(() => this.#file.run(sql, person, JSON.stringify(settings)));
  }

  async keepFeed(person: PersonId, feed: string | null): Promise<void> {
    const sql = 'UPDATE notice_people SET feed = ? WHERE person = ?';
    await this.#file.write(() => this.#file.run(sql, feed, person));
  }

  async hasFeed(person: PersonId): Promise<boolean> {
    const sql = 'SELECT 1 FROM notice_people WHERE person = ? AND feed IS NOT NULL';
    return this.#file.get(sql, person) !== undefined;
  }

  async personOfFeed(feed: string): Promise<PersonId | null> {
    const found = this.#file.get('SELECT person FROM notice_people WHERE feed = ?', feed);
    return found === undefined ? null : String(found['person']);
  }

  async channelsOf(person: PersonId): Promise<Channel[]> {
    return this.#file
      .all('SELECT * FROM notice_channels WHERE person = ? ORDER BY id', person)
      .map(channelIn);
  }

  async channel(id: string): Promise<Channel | null> {
    const found = this.#file.get('SELECT * FROM notice_channels WHERE id = ?', id);
    return found === undefined ? null : channelIn(found);
  }

  addChannel(channel: Channel, most: number): Promise<boolean> {
    const columns = channelColumns(channel);
    const names = Object.keys(columns);
    const sql = `INSERT INTO notice_channels (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
    const others = 'SELECT 1 FROM notice_channels WHERE person = ? AND id != ?';
    return this.#file.write(() => {
      if (this.#file.all(others, channel.person, channel.id).length >= most) return false;
      this.#dropChannel(channel.id);
      this.#file.run(sql, ...Object.values(columns));
      return true;
    });
  }

  async changeChannel(id: string, { target, isOn }: Partial<Channel>): Promise<void> {
    await this.#file.write(() => {
      if (target !== undefined)
        this.#file.run('UPDATE notice_channels SET target = ? WHERE id = ?', JSON.stringify(target), id);
      if (isOn === undefined) return;
      const sql = 'UPDATE notice_channels SET is_on = ?, tries = 0, due_at = 0, trouble = NULL WHERE id = ?';
      this.#file.run(sql, isOn ? 1 : 0, id);
      if (!isOn) this.#file.run('DELETE FROM deliveries WHERE channel = ?', id);
    });
  }

  async removeChannel(id: string): Promise<void> {
    await this.#file.write(() => this.#dropChannel(id));
  }

  #dropChannel(id: string): void {
    this.#file.run('DELETE FROM deliveries WHERE channel = ?', id);
    this.#file.run('DELETE FROM notice_channels WHERE id = ?', id);
  }

  async noticesOf(person: PersonId, most: number): Promise<Notice[]> {
    const sql = 'SELECT * FROM notices WHERE person = ? ORDER BY id DESC LIMIT ?';
    return this.#file.all(sql, person, most).map(noticeIn);
  }

  claim(holder: string, now: number, lease: number, ready: number, most: number): Promise<Channel[]> {
    const due = `SELECT * FROM notice_channels WHERE id IN (${READY}) AND is_on = 1 AND due_at <= ?
      AND leased_until <= ? ORDER BY due_at LIMIT ?`;
    return this.#file.write(() => {
      const found = this.#file.all(due, ready, now, now, most).map(channelIn);
      const take = 'UPDATE notice_channels SET holder = ?, leased_until = ? WHERE id = ?';
      for (const { id } of found) this.#file.run(take, holder, now + lease, id);
      return found;
    });
  }

  async waiting(channel: string, after: number, most: number): Promise<Notice[]> {
    const sql = `SELECT notices.* FROM deliveries JOIN notices ON notices.id = deliveries.notice
      WHERE deliveries.channel = ? AND deliveries.notice > ? ORDER BY deliveries.notice LIMIT ?`;
    return this.#file.all(sql, channel, after, most).map(noticeIn);
  }

  async settle(channel: string, holder: string, notices: readonly number[], outcome: Outcome): Promise<void> {
    const { isOn, tries, dueAt, sentAt, trouble } = outcome;
    const sql = `UPDATE notice_channels SET is_on = ?, tries = ?, due_at = ?, sent_at = ?, trouble = ?,
      holder = NULL, leased_until = 0 WHERE id = ? AND holder = ?`;
    await this.#file.write(() => {
      const values = [isOn ? 1 : 0, tries, dueAt, sentAt, trouble, channel, holder];
      if (Number(this.#file.run(sql, ...values).changes) === 0) return;
      const gone = 'DELETE FROM deliveries WHERE channel = ? AND notice IN (SELECT value FROM json_each(?))';
      this.#file.run(gone, channel, JSON.stringify(notices));
      if (!isOn) this.#file.run('DELETE FROM deliveries WHERE channel = ?', channel);
    });
  }

  async sweep(before: number): Promise<void> {
    await this.#file.write(() => {
      this.#file.run('DELETE FROM notices WHERE at < ?', before);
      this.#file.run('DELETE FROM deliveries WHERE notice NOT IN (SELECT id FROM notices)');
    });
  }

  keepKey(name: string, value: string): Promise<string> {
    return this.#file.write(() => {
      this.#file.run('INSERT OR IGNORE INTO server_keys (name, value) VALUES (?, ?)', name, value);
      return String(this.#file.get('SELECT value FROM server_keys WHERE name = ?', name)?.['value']);
    });
  }
}

/** Adds notices in the commit of the entries that caused them. */
export function addNotices(file: SqliteFile, notices: readonly NewNotice[]): void {
  for (const notice of notices) {
    const { person, table_id: table, number, kind, at, notice: text } = noticeColumns(notice);
    const { changes } = file.run(ADD, person, table, number, kind, at, text, person);
    if (Number(changes) > 0) file.run(DELIVER, person, table, number, kind);
  }
}

/** ADD does nothing for people who want to hear nothing. */
const ADD = `INSERT OR IGNORE INTO notices (person, table_id, number, kind, at, notice)
  SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM notice_people WHERE person = ?)`;

const DELIVER = `INSERT INTO deliveries (channel, notice)
  SELECT notice_channels.id, notices.id FROM notices JOIN notice_channels ON notice_channels.person = notices.person
  WHERE notices.person = ? AND table_id = ? AND number = ? AND notices.kind = ? AND is_on = 1`;

/** Drops the notices of a table: nobody is told of it any more, and they name people. */
export function dropNoticesOf(file: SqliteFile, table: string): void {
  file.run('DELETE FROM deliveries WHERE notice IN (SELECT id FROM notices WHERE table_id = ?)', table);
  file.run('DELETE FROM notices WHERE table_id = ?', table);
}

/** Forgets a listener: with the person goes all they are told. */
export function forgetListener(file: SqliteFile, person: PersonId): void {
  file.run('DELETE FROM deliveries WHERE notice IN (SELECT id FROM notices WHERE person = ?)', person);
  for (const table of ['notices', 'notice_channels', 'notice_people'])
    file.run(`DELETE FROM ${table} WHERE person = ?`, person);
}
