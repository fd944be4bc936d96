import type { ClubChange, ClubMember, ClubRole, PersonId } from '@macher/protocol';
import {
  type ClubLimits,
  clubIn,
  type KeptClub,
  type Membership,
  memberIn,
  membershipIn,
  type NotJoined,
  namesIn,
  ROLE_ORDER,
  roleIn,
  type StoredClubs,
} from '../clubs.ts';
import type { Database, Work } from './database.ts';

const MEMBERS = `SELECT person, people.name AS person_name, role, since FROM macher.club_members
  JOIN macher.people ON people.id = person WHERE club = $1 ORDER BY ${ROLE_ORDER}, since, person`;

export class PostgresClubs implements StoredClubs {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  add(
    { id, name, publicSince, createdAt, renewals }: KeptClub,
    owner: PersonId,
    most: number,
  ): Promise<boolean> {
    return this.#database.write(async work => {
      if ((await clubsOf(work, owner)) >= most) return false;
      const sql = `INSERT INTO macher.clubs (id, name, is_public, public_since, created_at, renewals)
        VALUES ($1, $2, $3, $4, $5, $6)`;
      await work.run(sql, id, name, publicSince === null ? 0 : 1, publicSince, createdAt, renewals);
      await addMember(work, id, owner, 'owner', createdAt);
      return true;
    });
  }

  async find(id: string): Promise<KeptClub | null> {
    const found = await this.#database.get('SELECT * FROM macher.clubs WHERE id = $1', id);
    return found === undefined ? null : clubIn(found);
  }

  async change(id: string, { name, isPublic }: ClubChange, at: number): Promise<void> {
    const sql = `UPDATE macher.clubs SET name = coalesce($2, name), is_public = coalesce($3, is_public),
      public_since = CASE WHEN is_public = 0 THEN $4 ELSE public_since END WHERE id = $1`;
    const shown = isPublic === undefined ? null : isPublic ? 1 : 0;
    const since = shown === 1 ? at : null;
    await this.#database.write(work => work.run(sql, id, name ?? null, shown, since));
  }

  async renew(id: string): Promise<void> {
    const sql = 'UPDATE macher.clubs SET renewals = renewals + 1 WHERE id = $1';
    await this.#database.write(work => work.run(sql, id));
  }

  async remove(id: string): Promise<void> {
    await this.#database.write(async work => {
      await lockClub(work, id);
      await removeClub(work, id);
    });
  }

  async of(person: PersonId): Promise<Membership[]> {
    const sql = `SELECT clubs.*, role, since FROM macher.club_members JOIN macher.clubs ON clubs.id = club
      WHERE person = $1 ORDER BY since, club`;
    return (await this.#database.all(sql, person)).map(membershipIn);
  }

  async members(club: string): Promise<ClubMember[]> {
    return (await this.#database.all(MEMBERS, club)).map(memberIn);
  }

  async roleOf(club: string, person: PersonId): Promise<ClubRole | null> {
    const sql = 'SELECT role FROM macher.club_members WHERE club = $1 AND person = $2';
    return roleIn(await this.#database.get(sql, club, person));
  }

  join(club: string, person: PersonId, since: number, most: ClubLimits): Promise<NotJoined | null> {
    return this.#database.write(async work => {
      await lockClub(work, club);
      const members = await work.all('SELECT person FROM macher.club_members WHERE club = $1', club);
      if (members.some(member => member['person'] === person)) return null;
      if (members.length >= most.members) return 'club-full';
      if ((await clubsOf(work, person)) >= most.clubs) return 'too-many-clubs';
      await addMember(work, club, person, 'member', since);
      return null;
    });
  }

  async leave(club: string, person: PersonId): Promise<void> {
    await this.#database.write(work => leaveClub(work, club, person));
  }

  async setRole(club: string, person: PersonId, role: ClubRole): Promise<void> {
    await this.#database.write(async work => {
      await lockClub(work, club);
      const own = 'SELECT 1 FROM macher.club_members WHERE club = $1 AND person = $2';
      if ((await work.all(own, club, person)).length === 0) return;
      const former = `UPDATE macher.club_members SET role = 'organiser' WHERE club = $1 AND role = 'owner'`;
      if (role === 'owner') await work.run(former, club);
      await work.run(SET_ROLE, club, person, role);
    });
  }

  async names(people: readonly PersonId[]): Promise<Map<PersonId, string>> {
    const sql = 'SELECT id, name FROM macher.people WHERE id = ANY ($1)';
    return namesIn(await this.#database.all(sql, people));
  }
}

const SET_ROLE = 'UPDATE macher.club_members SET role = $3 WHERE club = $1 AND person = $2';

/**
 * Leaves all clubs of a person who deletes their account, in one order for all so that two who leave at once don't wait
 * for each other.
 */
export async function leaveClubs(work: Work, person: PersonId): Promise<void> {
  const sql = 'SELECT club FROM macher.club_members WHERE person = $1 ORDER BY club';
  for (const { club } of await work.all(sql, person)) await leaveClub(work, String(club), person);
}

async function leaveClub(work: Work, club: string, person: PersonId): Promise<void> {
  await lockClub(work, club);
  const entered = `DELETE FROM macher.club_entrants WHERE person = $2
    AND event IN (SELECT id FROM macher.club_events WHERE club = $1)`;
  await work.run(entered, club, person);
  await work.run('DELETE FROM macher.club_members WHERE club = $1 AND person = $2', club, person);
  const [first] = (await work.all(MEMBERS, club)).map(memberIn);
  if (first === undefined) await removeClub(work, club);
  else if (first.role !== 'owner') await work.run(SET_ROLE, club, first.person.id, 'owner');
}

/** Locks a club, so that it is changed by one after the other: it is never full twice, and never without an owner. */
async function lockClub(work: Work, club: string): Promise<void> {
  await work.all('SELECT 1 FROM macher.clubs WHERE id = $1 FOR UPDATE', club);
}

/** The clubs of a person, which are changed by one after the other. */
async function clubsOf(work: Work, person: PersonId): Promise<number> {
  await work.all('SELECT 1 FROM macher.people WHERE id = $1 FOR UPDATE', person);
  return (await work.all('SELECT 1 FROM macher.club_members WHERE person = $1', person)).length;
}

async function addMember(
  work: Work,
  club: string,
  person: PersonId,
  role: ClubRole,
  since: number,
): Promise<void> {
  const sql = 'INSERT INTO macher.club_members (club, person, role, since) VALUES ($1, $2, $3, $4)';
  await work.run(sql, club, person, role, since);
}

async function removeClub(work: Work, club: string): Promise<void> {
  for (const sql of REMOVE) await work.run(sql, club);
}

const EVENTS = 'SELECT id FROM macher.club_events WHERE club = $1';
const REMOVE = [
  `DELETE FROM macher.club_rounds WHERE event IN (${EVENTS})`,
  `DELETE FROM macher.club_entrants WHERE event IN (${EVENTS})`,
  'DELETE FROM macher.club_events WHERE club = $1',
  'DELETE FROM macher.club_members WHERE club = $1',
  'DELETE FROM macher.clubs WHERE id = $1',
];
