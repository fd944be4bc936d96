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
import type { SqliteFile } from './file.ts';

const MEMBERS = `SELECT person, people.name AS person_name, role, since FROM club_members
  JOIN people ON people.id = person WHERE club = ? ORDER BY ${ROLE_ORDER}, since, person`;

export class SqliteClubs implements StoredClubs {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  add(
    { id, name, publicSince, createdAt, renewals }: KeptClub,
    owner: PersonId,
    most: number,
  ): Promise<boolean> {
    return this.#file.write(() => {
      if (this.#clubsOf(owner) >= most) return false;
      const sql = `INSERT INTO clubs (id, name, is_public, public_since, created_at, renewals)
        VALUES (?, ?, ?, ?, ?, ?)`;
      this.#file.run(sql, id, name, publicSince === null ? 0 : 1, publicSince, createdAt, renewals);
      this.#addMember(id, owner, 'owner', createdAt);
      return true;
    });
  }

  async find(id: string): Promise<KeptClub | null> {
    const found = this.#file.get('SELECT * FROM clubs WHERE id = ?', id);
    return found === undefined ? null : clubIn(found);
  }

  async change(id: string, { name, isPublic }: ClubChange, at: number): Promise<void> {
    const sql = `UPDATE clubs SET name = coalesce(?, name), is_public = coalesce(?, is_public),
      public_since = CASE WHEN is_public = 0 THEN ? ELSE public_since END WHERE id = ?`;
    const shown = isPublic === undefined ? null : isPublic ? 1 : 0;
    await this.#file.write(() => this.#file.run(sql, name ?? null, shown, shown === 1 ? at : null, id));
  }

  async renew(id: string): Promise<void> {
    const sql = 'UPDATE clubs SET renewals = renewals + 1 WHERE id = ?';
    await this.#file.write(() => this.#file.run(sql, id));
  }

  async remove(id: string): Promise<void> {
    await this.#file.write(() => removeClub(this.#file, id));
  }

  async of(person: PersonId): Promise<Membership[]> {
    const sql = `SELECT clubs.*, role, since FROM club_members JOIN clubs ON clubs.id = club
      WHERE person = ? ORDER BY since, club`;
    return this.#file.all(sql, person).map(membershipIn);
  }

  async members(club: string): Promise<ClubMember[]> {
    return this.#file.all(MEMBERS, club).map(memberIn);
  }

  async roleOf(club: string, person: PersonId): Promise<ClubRole | null> {
    const sql = 'SELECT role FROM club_members WHERE club = ? AND person = ?';
    return roleIn(this.#file.get(sql, club, person));
  }

  join(club: string, person: PersonId, since: number, most: ClubLimits): Promise<NotJoined | null> {
    return this.#file.write(() => {
      const members = this.#file.all('SELECT person FROM club_members WHERE club = ?', club);
      if (members.some(member => member['person'] === person)) return null;
      if (members.length >= most.members) return 'club-full';
      if (this.#clubsOf(person) >= most.clubs) return 'too-many-clubs';
      this.#addMember(club, person, 'member', since);
      return null;
    });
  }

  async leave(club: string, person: PersonId): Promise<void> {
    await this.#file.write(() => leaveClub(this.#file, club, person));
  }

  async setRole(club: string, person: PersonId, role: ClubRole): Promise<void> {
    await this.#file.write(() => {
      const sql = 'SELECT 1 FROM club_members WHERE club = ? AND person = ?';
      if (this.#file.get(sql, club, person) === undefined) return;
      if (role === 'owner') {
        const former = `UPDATE club_members SET role = 'organiser' WHERE club = ? AND role = 'owner'`;
        this.#file.run(former, club);
      }
      setRole(this.#file, club, person, role);
    });
  }

  async names(people: readonly PersonId[]): Promise<Map<PersonId, string>> {
    const sql = 'SELECT id, name FROM people WHERE id IN (SELECT value FROM json_each(?))';
    return namesIn(this.#file.all(sql, JSON.stringify(people)));
  }

  #clubsOf(person: PersonId): number {
    return this.#file.all('SELECT 1 FROM club_members WHERE person = ?', person).length;
  }

  #addMember(club: string, person: PersonId, role: ClubRole, since: number): void {
    const sql = 'INSERT INTO club_members (club, person, role, since) VALUES (?, ?, ?, ?)';
    this.#file.run(sql, club, person, role, since);
  }
}

/** Leaves a club, within a write. */
export function leaveClub(file: SqliteFile, club: string, person: PersonId): void {
  const own = `DELETE FROM club_entrants WHERE person = ? AND event IN (SELECT id FROM club_events WHERE club = ?)`;
  file.run(own, person, club);
  file.run('DELETE FROM club_members WHERE club = ? AND person = ?', club, person);
  const [first] = file.all(MEMBERS, club).map(memberIn);
  if (first === undefined) removeClub(file, club);
  else if (first.role !== 'owner') setRole(file, club, first.person.id, 'owner');
}

function setRole(file: SqliteFile, club: string, person: PersonId, role: ClubRole): void {
  file.run('UPDATE club_members SET role = ? WHERE club = ? AND person = ?', role, club, person);
}

function removeClub(file: SqliteFile, club: string): void {
  const events = 'SELECT id FROM club_events WHERE club = ?';
  file.run(`DELETE FROM club_rounds WHERE event IN (${events})`, club);
  file.run(`DELETE FROM club_entrants WHERE event IN (${events})`, club);
  file.run('DELETE FROM club_events WHERE club = ?', club);
  file.run('DELETE FROM club_members WHERE club = ?', club);
  file.run('DELETE FROM clubs WHERE id = ?', club);
}
