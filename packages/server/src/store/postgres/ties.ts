import type { NewNotice, OwnTies, PersonId, Tie, TiedPerson } from '@macher/protocol';
import type { Row } from '../rows.ts';
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
import type { Database, Work } from './database.ts';
import { addNotices } from './outbox.ts';

const BETWEEN = `SELECT
  EXISTS (SELECT 1 FROM macher.friends WHERE person = $1 AND friend = $2) AS is_friend,
  EXISTS (SELECT 1 FROM macher.personal_blocks WHERE person = $1 AND blocked = $2) AS has_blocked,
  EXISTS (SELECT 1 FROM macher.personal_blocks WHERE person = $2 AND blocked = $1) AS is_blocked,
  (SELECT ${FLAGS} FROM macher.friend_requests WHERE asker = $1 AND asked = $2 AND at > $3) AS mine,
  (SELECT ${FLAGS} FROM macher.friend_requests WHERE asker = $2 AND asked = $1 AND at > $3) AS theirs`;

const OPEN = 'is_declined = 0 AND is_withdrawn = 0 AND at > $2';
const MINE = 'asker = $1 AND is_withdrawn = 0 AND at > $2';

export class PostgresTies implements Ties {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async of(person: PersonId, since: number): Promise<OwnTies> {
    const shown = 'SELECT 1 FROM macher.shown_people WHERE person = $1';
    return {
      friends: await this.#tied('friends', 'friend', 'friends.person = $1', person),
      asking: await this.#tied('friend_requests', 'asker', `asked = $1 AND ${OPEN}`, person, since),
      asked: await this.#tied('friend_requests', 'asked', MINE, person, since),
      blocked: await this.#tied('personal_blocks', 'blocked', 'personal_blocks.person = $1', person),
      isShown: (await this.#database.get(shown, person)) !== undefined,
    };
  }

  async between(person: PersonId, other: PersonId, since: number): Promise<Tie> {
    return tieIn(betweenIn(await this.#database.get(BETWEEN, person, other, since)));
  }

  ask(asking: Asking, notice: NewNotice, most: MostTies): Promise<Asked> {
    return this.#database.write(async work => {
      const { asker, asked, since } = asking;
      await lock(work, asker, asked);
      const between = betweenIn((await work.all(BETWEEN, asker, asked, since))[0]);
      switch (stepOf(between)) {
        case 'nothing':
          return tieIn(between);
        case 'befriend':
          return befriend(work, asking, most.friends);
        case 'again':
          await work.run(
            'UPDATE macher.friend_requests SET is_withdrawn = 0 WHERE asker = $1 AND asked = $2',
            asker,
            asked,
          );
          return 'asked';
        case 'ask':
          return ask(work, asking, between, notice, most.asked);
      }
    });
  }

  async part(person: PersonId, other: PersonId): Promise<void> {
    await this.#database.write(async work => {
      await lock(work, person, other);
      await part(work, person, other);
    });
  }

  block(person: PersonId, other: PersonId, at: number, most: MostTies): Promise<boolean> {
    return this.#database.write(async work => {
      await lock(work, person, other);
      const own = await work.all('SELECT 1 FROM macher.personal_blocks WHERE person = $1', person);
      if (own.length >= most.blocked) return false;
      await part(work, person, other);
      const sql = `INSERT INTO macher.personal_blocks (person, blocked, at) VALUES ($1, $2, $3)
        ON CONFLICT DO NOTHING`;
      await work.run(sql, person, other, at);
      return true;
    });
  }

  async unblock(person: PersonId, other: PersonId): Promise<void> {
    const sql = 'DELETE FROM macher.personal_blocks WHERE person = $1 AND blocked = $2';
    await this.#database.write(work => work.run(sql, person, other));
  }

  async countAsking(person: PersonId, since: number): Promise<number> {
    const sql = `SELECT count(*) AS count FROM macher.friend_requests WHERE asked = $1 AND ${OPEN}`;
    return Number((await this.#database.get(sql, person, since))?.['count']);
  }

  async friendsOf(person: PersonId): Promise<PersonId[]> {
    const sql = 'SELECT friend AS id FROM macher.friends WHERE person = $1';
    return (await this.#database.all(sql, person)).map(idIn);
  }

  async blockedBy(person: PersonId): Promise<PersonId[]> {
    const sql = 'SELECT blocked AS id FROM macher.personal_blocks WHERE person = $1';
    return (await this.#database.all(sql, person)).map(idIn);
  }

  async areFriends(person: PersonId, other: PersonId): Promise<boolean> {
    const sql = 'SELECT 1 FROM macher.friends WHERE person = $1 AND friend = $2';
    return (await this.#database.get(sql, person, other)) !== undefined;
  }

  async blockersAmong(people: readonly PersonId[], blocked: PersonId): Promise<PersonId[]> {
    const sql = `SELECT person AS id FROM macher.personal_blocks
      WHERE blocked = $1 AND person = ANY ($2::text[]) ORDER BY person`;
    return (await this.#database.all(sql, blocked, people)).map(idIn);
  }

  async show(person: PersonId, isShown: boolean): Promise<void> {
    const sql = isShown
      ? 'INSERT INTO macher.shown_people (person) VALUES ($1) ON CONFLICT DO NOTHING'
      : 'DELETE FROM macher.shown_people WHERE person = $1';
    await this.#database.write(work => work.run(sql, person));
  }

  async shownAmong(people: readonly PersonId[]): Promise<PersonId[]> {
    const sql =
      'SELECT person AS id FROM macher.shown_people WHERE person = ANY ($1::text[]) ORDER BY person';
    return (await this.#database.all(sql, people)).map(idIn);
  }

  async #tied(
    table: string,
    column: string,
    condition: string,
    ...values: (string | number)[]
  ): Promise<TiedPerson[]> {
    const sql = `SELECT people.id, people.name, programs.owner, at FROM macher.${table}
      JOIN macher.people ON people.id = ${table}.${column}
      LEFT JOIN macher.programs ON programs.person = people.id
      WHERE ${condition} ORDER BY at DESC, people.id`;
    return (await this.#database.all(sql, ...values)).map(tiedIn);
  }
}

function idIn({ id }: Row): PersonId {
  return String(id);
}

/** Locks two people: what they do at the same moment is done one after the other. */
async function lock(work: Work, one: PersonId, other: PersonId): Promise<void> {
  await work.all('SELECT 1 FROM macher.people WHERE id IN ($1, $2) ORDER BY id FOR UPDATE', one, other);
}

async function befriend(work: Work, { asker, asked, at }: Asking, most: number): Promise<Asked> {
  for (const each of [asker, asked]) {
    const own = await work.all('SELECT 1 FROM macher.friends WHERE person = $1', each);
    if (own.length >= most) return 'full';
  }
  await work.run(
    'DELETE FROM macher.friend_requests WHERE (asker = $1 AND asked = $2) OR (asker = $2 AND asked = $1)',
    asker,
    asked,
  );
  const sql = 'INSERT INTO macher.friends (person, friend, at) VALUES ($1, $2, $3), ($2, $1, $3)';
  await work.run(sql, asker, asked, at);
  return 'friend';
}

/**
 * Asks. A request that is declined from the beginning, because the asked person has blocked the asker, takes the same
 * steps as any other: its notice is for nobody.
 */
async function ask(
  work: Work,
  { asker, asked, at, since }: Asking,
  { isBlocked }: Between,
  notice: NewNotice,
  most: number,
): Promise<Asked> {
  await work.run('DELETE FROM macher.friend_requests WHERE asker = $1 AND at <= $2', asker, since);
  const own = await work.all('SELECT 1 FROM macher.friend_requests WHERE asker = $1', asker);
  if (own.length >= most) return 'too-many';
  const sql = `INSERT INTO macher.friend_requests (asker, asked, at, is_declined, is_withdrawn)
    VALUES ($1, $2, $3, $4, 0)`;
  await work.run(sql, asker, asked, at, isBlocked ? 1 : 0);
  await addNotices(work, [isBlocked ? { ...notice, person: '' } : notice]);
  return 'asked';
}

async function part(work: Work, person: PersonId, other: PersonId): Promise<void> {
  for (const sql of PART) await work.run(sql, person, other);
}

const PART = [
  'DELETE FROM macher.friends WHERE (person = $1 AND friend = $2) OR (person = $2 AND friend = $1)',
  'UPDATE macher.friend_requests SET is_declined = 1 WHERE asked = $1 AND asker = $2',
  'UPDATE macher.friend_requests SET is_withdrawn = 1 WHERE asker = $1 AND asked = $2',
];

/** FORGET_TIES: with the person goes what was between them and others. */
export const FORGET_TIES = [
  'DELETE FROM macher.friends WHERE person = $1 OR friend = $1',
  'DELETE FROM macher.friend_requests WHERE asker = $1 OR asked = $1',
  'DELETE FROM macher.personal_blocks WHERE person = $1 OR blocked = $1',
  'DELETE FROM macher.shown_people WHERE person = $1',
];
