import {
  type ClubChange,
  type ClubDoor,
  type ClubPage,
  type ClubRole,
  MOST_CLUBS,
  MOST_MEMBERS,
  type NewClub,
  type OwnClub,
  type Person,
  type PersonId,
} from '@macher/protocol';
import type { Timekeeper } from '@macher/table';
import { HttpError } from '../httpErrors.ts';
import { newId } from '../secrets.ts';
import type { KeptClub, Membership, NotJoined } from '../store/clubs.ts';
import type { Store } from '../store/store.ts';
import type { ClubKeys } from './clubKeys.ts';
import { maySee, mustOrganise, NO_SUCH_CLUB, type Visit, visitTo } from './doors.ts';
import type { Events } from './events.ts';

/** Who is in which club, and what they may do there. */
export class Clubs {
  readonly #store: Pick<Store, 'clubs'>;
  readonly #keys: ClubKeys;
  readonly #events: Pick<Events, 'inShort' | 'isAnyRunning'>;
  readonly #time: Pick<Timekeeper, 'now'>;

  constructor(
    store: Pick<Store, 'clubs'>,
    keys: ClubKeys,
    events: Pick<Events, 'inShort' | 'isAnyRunning'>,
    time: Pick<Timekeeper, 'now'>,
  ) {
    this.#store = store;
    this.#keys = keys;
    this.#events = events;
    this.#time = time;
  }

  of(person: Person): Promise<Membership[]> {
    return this.#store.clubs.of(person.id);
  }

  /** Clubs in short, one after the other: other people are served meanwhile. */
  async inShort(memberships: readonly Membership[], person: Person): Promise<OwnClub[]> {
    const own: OwnClub[] = [];
    for (const { club, role } of memberships)
      own.push({
        id: club.id,
        name: club.name,
        role,
        members: (await this.#store.clubs.members(club.id)).length,
        events: (await this.#events.inShort(club.id, person, () => true)).filter(
          ({ stage }) => stage !== 'over',
        ),
      });
    return own;
  }

  async make(owner: Person, { name, isPublic }: NewClub): Promise<string> {
    const createdAt = this.#time.now();
    const club = { id: newId(), name, publicSince: isPublic ? createdAt : null, createdAt, renewals: 0 };
    if (!(await this.#store.clubs.add(club, owner.id, MOST_CLUBS))) throw NOT_JOINED['too-many-clubs'];
    return club.id;
  }

  async page(id: string, viewer: Person | null): Promise<ClubPage> {
    return this.#pageFor(await visitTo(this.#store, id, viewer), viewer);
  }

  /** The door of a club. Members are let in by a link of before too: they may have come by it, and kept it. */
  async door(id: string, invite: string | undefined, viewer: Person | null): Promise<ClubDoor> {
    const role = viewer === null ? null : await this.#store.clubs.roleOf(id, viewer.id);
    const isMember = role !== null;
    const { club } = isMember
      ? await visitTo(this.#store, id, viewer)
      : { club: await this.#invited(id, invite) };
    const members = await this.#store.clubs.members(id);
    return { id, name: club.name, isPublic: club.publicSince !== null, members: members.length, isMember };
  }

  async join(id: string, invite: string, person: Person): Promise<ClubPage> {
    await this.#invited(id, invite);
    const most = { clubs: MOST_CLUBS, members: MOST_MEMBERS };
    const refused = await this.#store.clubs.join(id, person.id, this.#time.now(), most);
    if (refused !== null) throw NOT_JOINED[refused];
    return this.page(id, person);
  }

  async change(id: string, change: ClubChange, by: Person): Promise<ClubPage> {
    const visit = await visitTo(this.#store, id, by);
    mustOrganise(visit);
    const isSwitched = (change.isPublic ?? isPublic(visit)) !== isPublic(visit);
    if (isSwitched && visit.role !== 'owner') throw NOT_OWNER;
    await this.#store.clubs.change(id, change, this.#time.now());
    return this.page(id, by);
  }

  /** Renews the link: that of before is worth nothing. */
  async renew(id: string, by: Person): Promise<ClubPage> {
    mustOrganise(await visitTo(this.#store, id, by));
    await this.#store.clubs.renew(id);
    return this.page(id, by);
  }

  async setRole(id: string, person: PersonId, role: ClubRole, by: Person): Promise<ClubPage> {
    const visit = await visitTo(this.#store, id, by);
    if (visit.role !== 'owner') throw NOT_OWNER;
    if (person !== by.id) {
      await this.#mustBeIn(id, person);
      await this.#store.clubs.setRole(id, person, role);
    } else if (role !== 'owner')
      throw new HttpError(403, 'not-organiser', 'make another member the owner first');
    return this.page(id, by);
  }

  /** Dismisses a member: oneself, or by an organiser; organisers are only sent away by the owner. */
  async dismiss(id: string, person: PersonId, by: Person): Promise<void> {
    const visit = await visitTo(this.#store, id, by);
    if (person !== by.id) {
      const role = await this.#mustBeIn(id, person);
      mustOrganise(visit);
      if (role !== 'member' && visit.role !== 'owner') throw NOT_OWNER;
    }
    await this.#store.clubs.leave(id, person);
  }

  async remove(id: string, by: Person): Promise<void> {
    const visit = await visitTo(this.#store, id, by);
    if (visit.role !== 'owner') throw NOT_OWNER;
    if (await this.#events.isAnyRunning(id))
      throw new HttpError(409, 'event-begun', 'end the events that have begun first');
    await this.#store.clubs.remove(id);
  }

  async #pageFor(visit: Visit, viewer: Person | null): Promise<ClubPage> {
    const { club, role } = visit;
    const { id, name, createdAt, publicSince } = club;
    const events = await this.#events.inShort(id, viewer, event => maySee(visit, event));
    return {
      id,
      name,
      createdAt,
      isPublic: publicSince !== null,
      publicSince,
      role,
      invite: role === 'owner' || role === 'organiser' ? this.#keys.inviteOf(club) : null,
      members: await this.#store.clubs.members(id),
      events,
    };
  }

  /**
   * The club that an invitation leads to. What the link of another club, or of before it was renewed, leads to isn't
   * there.
   */
  async #invited(id: string, invite: string | undefined): Promise<KeptClub> {
    const club = await this.#store.clubs.find(id);
    if (club === null || invite !== this.#keys.inviteOf(club)) throw NO_SUCH_CLUB;
    return club;
  }

  async #mustBeIn(id: string, person: PersonId): Promise<ClubRole> {
    const role = await this.#store.clubs.roleOf(id, person);
    if (role === null) throw new HttpError(404, 'no-such-person', 'nobody in the club has this id');
    return role;
  }
}

function isPublic({ club }: Visit): boolean {
  return club.publicSince !== null;
}

const NOT_OWNER = new HttpError(403, 'not-organiser', 'only its owner can do this');

const NOT_JOINED: Readonly<Record<NotJoined, HttpError>> = {
  'club-full': new HttpError(429, 'club-full', `at most ${MOST_MEMBERS} members`),
  'too-many-clubs': new HttpError(429, 'too-many-clubs', `at most ${MOST_CLUBS} clubs: leave one first`),
};
