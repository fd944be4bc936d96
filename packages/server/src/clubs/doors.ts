import type { ClubRole, Person } from '@macher/protocol';
import { HttpError } from '../httpErrors.ts';
import type { KeptClub, KeptEvent } from '../store/clubs.ts';
import type { Store } from '../store/store.ts';

/** A club that somebody may see, and as what. */
export interface Visit {
  readonly club: KeptClub;
  /** null: they aren't in it. */
  readonly role: ClubRole | null;
}

/** NO_SUCH_CLUB also answers for one that nobody may see: the two can't be told apart. */
export const NO_SUCH_CLUB = new HttpError(404, 'no-such-club', 'there is none, or you are not in it');

export async function visitTo(
  { clubs }: Pick<Store, 'clubs'>,
  id: string,
  person: Person | null,
): Promise<Visit> {
  const club = await clubs.find(id);
  if (club === null) throw NO_SUCH_CLUB;
  const role = person === null ? null : await clubs.roleOf(id, person.id);
  if (role === null && club.publicSince === null) throw NO_SUCH_CLUB;
  return { club, role };
}

export function isOrganiser({ role }: Visit): boolean {
  return role === 'owner' || role === 'organiser';
}

export function mustOrganise(visit: Visit): void {
  if (!isOrganiser(visit)) throw new HttpError(403, 'not-organiser', 'only organisers can do this');
}

export async function eventIn(
  { events }: Pick<Store, 'events'>,
  visit: Visit,
  id: string,
): Promise<KeptEvent> {
  const event = await events.find(id);
  if (event === null || event.club !== visit.club.id || !maySee(visit, event))
    throw new HttpError(404, 'no-such-event', 'the club has no such event');
  return event;
}

/** Whether a visit may see something: others see only what was begun when everyone could look already. */
export function maySee({ club, role }: Visit, { createdAt }: KeptEvent): boolean {
  return role !== null || isOpen(club, createdAt);
}

/** Whether everyone may look at what the club began at this time. */
export function isOpen({ publicSince }: KeptClub, begunAt: number): boolean {
  return publicSince !== null && publicSince <= begunAt;
}
