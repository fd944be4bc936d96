import {
  aboutPerson,
  type NewNotice,
  type OwnTies,
  type PersonId,
  type Tie,
  type TiedPerson,
} from '@macher/protocol';
import {
  type Asked,
  type Asking,
  type Between,
  betweenIn,
  FLAGS,
  type MostTies,
  stepOf,
  type Ties,
  tiedIn,
  tieIn,
} from '../ties.ts';
import type { SqliteFile } from './file.ts';
import { addNotices, dropNoticesOf } from './outbox.ts';

const BETWEEN = `SELECT
  EXISTS (SELECT 1 FROM friends WHERE person = ?1 AND friend = ?2) AS is_friend,
  EXISTS (SELECT 1 FROM personal_blocks WHERE person = ?1 AND blocked = ?2) AS has_blocked,
  EXISTS (SELECT 1 FROM personal_blocks WHERE person = ?2 AND blocked = ?1) AS is_blocked,
  (SELECT ${FLAGS} FROM friend_requests WHERE asker = ?1 AND asked = ?2 AND at > ?3) AS mine,
  (SELECT ${FLAGS} FROM friend_requests WHERE asker = ?2 AND asked = ?1 AND at > ?3) AS theirs`;

const OPEN = 'is_declined = 0 AND is_withdrawn = 0 AND at > ?';

export class SqliteTies implements Ties {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async of(person: PersonId, since: number): Promise<OwnTies> {
    return {
      friends: this.#tied('friends', 'friend', 'friends.person = ?', person),
      asking: this.#tied('friend_requests', 'asker', `asked = ? AND ${OPEN}`, person, since),
      asked: this.#tied(
        'friend_requests',
        'asked',
        'asker = ? AND is_withdrawn = 0 AND at > ?',
        person,
        since,
      ),
      blocked: this.#tied('personal_blocks', 'blocked', 'personal_blocks.person = ?', person),
      isShown: this.#file.get('SELECT 1 FROM shown_people WHERE person = ?', person) !== undefined,
    };
  }

  async between(person: PersonId, other: PersonId, since: number): Promise<Tie> {
    return tieIn(this.#between(person, other, since));
  }

  ask(asking: Asking, notice: NewNotice, most: MostTies): Promise<Asked> {
    return this.#file.write(() => {
      const { asker, asked, since } = asking;
      const between = this.#between(asker, asked, since);
      switch (stepOf(between)) {
        case 'nothing':
          return tieIn(between);
        case 'befriend':
          return this.#befriend(asking, most.friends);
        case 'again':
          this.#file.run(
            'UPDATE friend_requests SET is_withdrawn = 0 WHERE asker = ? AND asked = ?',
            asker,
            asked,
          );
          return 'asked';
        case 'ask':
          return this.#ask(asking, between.isBlocked, notice, most.asked);
      }
    });
  }

  async part(person: PersonId, other: PersonId): Promise<void> {
    await this.#file.write(() => this.#part(person, other));
  }

  block(person: PersonId, other: PersonId, at: number, most: MostTies): Promise<boolean> {
    return this.#file.write(() => {
      if (this.#file.all('SELECT 1 FROM personal_blocks WHERE person = ?', person).length >= most.blocked)
        return false;
      this.#part(person, other);
      this.#file.run(
        'INSERT OR IGNORE INTO personal_blocks (person, blocked, at) VALUES (?, ?, ?)',
        person,
        other,
        at,
      );
      return true;
    });
  }

  async unblock(person: PersonId, other: PersonId): Promise<void> {
    const sql = 'DELETE FROM personal_blocks WHERE person = ? AND blocked = ?';
    await this.#file.write(() => this.#file.run(sql, person, other));
  }

  async countAsking(person: PersonId, since: number): Promise<number> {
    const sql = `SELECT count(*) AS count FROM friend_requests WHERE asked = ? AND ${OPEN}`;
    return Number(this.#file.get(sql, person, since)?.['count']);
  }

  async friendsOf(person: PersonId): Promise<PersonId[]> {
    const sql = 'SELECT friend FROM friends WHERE person = ?';
    return this.#file.all(sql, person).map(({ friend }) => String(friend));
  }

  async blockedBy(person: PersonId): Promise<PersonId[]> {
    const sql = 'SELECT blocked FROM personal_blocks WHERE person = ?';
    return this.#file.all(sql, person).map(({ blocked }) => String(blocked));
  }

  async areFriends(person: PersonId, other: PersonId): Promise<boolean> {
    return (
      this.#file.get('SELECT 1 FROM friends WHERE person = ? AND friend = ?', person, other) !== undefined
    );
  }

  async blockersAmong(people: readonly PersonId[], blocked: PersonId): Promise<PersonId[]> {
    const sql = `SELECT person FROM personal_blocks WHERE blocked = ?
      AND person IN (SELECT value FROM json_each(?)) ORDER BY person`;
    return this.#file.all(sql, blocked, JSON.stringify(people)).map(({ person }) => String(person));
  }

  async show(person: PersonId, isShown: boolean): Promise<void> {
    const sql = isShown
      ? 'INSERT OR IGNORE INTO shown_people (person) VALUES (?)'
      : 'DELETE FROM shown_people WHERE person = ?';
    await this.#file.write(() => this.#file.run(sql, person));
  }

  async shownAmong(people: readonly PersonId[]): Promise<PersonId[]> {
    const sql =
      'SELECT person FROM shown_people WHERE person IN (SELECT value FROM json_each(?)) ORDER BY person';
    return this.#file.all(sql, JSON.stringify(people)).map(({ person }) => String(person));
  }

  #tied(table: string, column: string, condition: string, ...values: (string | number)[]): TiedPerson[] {
    const sql = `SELECT people.id, people.name, programs.owner, at FROM ${table}
      JOIN people ON people.id = ${table}.${column} LEFT JOIN programs ON programs.person = people.id
      WHERE ${condition} ORDER BY at DESC, people.id`;
    return this.#file.all(sql, ...values).map(tiedIn);
  }

  #between(one: PersonId, other: PersonId, since: number): Between {
    return betweenIn(this.#file.get(BETWEEN, one, other, since));
  }

  #befriend({ asker, asked, at }: Asking, most: number): Asked {
    const count = 'SELECT 1 FROM friends WHERE person = ?';
    if ([asker, asked].some(each => this.#file.all(count, each).length >= most)) return 'full';
    const both = [asker, asked, asked, asker] as const;
    this.#file.run(
      'DELETE FROM friend_requests WHERE (asker = ? AND asked = ?) OR (asker = ? AND asked = ?)',
      ...both,
    );
    const sql = 'INSERT INTO friends (person, friend, at) VALUES (?, ?, ?)';
    this.#file.run(sql, asker, asked, at);
    this.#file.run(sql, asked, asker, at);
    return 'friend';
  }

  /**
   * Asks. A request that is declined from the beginning, because the asked person has blocked the asker, takes the same
   * steps as any other: its notice is for nobody.
   */
  #ask({ asker, asked, at, since }: Asking, isBlocked: boolean, notice: NewNotice, most: number): Asked {
    this.#file.run('DELETE FROM friend_requests WHERE asker = ? AND at <= ?', asker, since);
    if (this.#file.all('SELECT 1 FROM friend_requests WHERE asker = ?', asker).length >= most)
      return 'too-many';
    const sql = `INSERT INTO friend_requests (asker, asked, at, is_declined, is_withdrawn) VALUES (?, ?, ?, ?, 0)`;
    this.#file.run(sql, asker, asked, at, isBlocked ? 1 : 0);
    addNotices(this.#file, [isBlocked ? { ...notice, person: '' } : notice]);
    return 'asked';
  }

  #part(person: PersonId, other: PersonId): void {
    const both = [person, other, other, person] as const;
    this.#file.run(
      'DELETE FROM friends WHERE (person = ? AND friend = ?) OR (person = ? AND friend = ?)',
      ...both,
    );
    this.#file.run('UPDATE friend_requests SET is_declined = 1 WHERE asked = ? AND asker = ?', person, other);
    this.#file.run(
      'UPDATE friend_requests SET is_withdrawn = 1 WHERE asker = ? AND asked = ?',
      person,
      other,
    );
  }
}

/** Forgets ties: with the person goes what was between them and others, and what others were told of it. */
export function forgetTies(file: SqliteFile, person: PersonId): void {
  dropNoticesOf(file, aboutPerson(person));
  file.run('DELETE FROM friends WHERE person = ? OR friend = ?', person, person);
  file.run('DELETE FROM friend_requests WHERE asker = ? OR asked = ?', person, person);
  file.run('DELETE FROM personal_blocks WHERE person = ? OR blocked = ?', person, person);
  file.run('DELETE FROM shown_people WHERE person = ?', person);
}
