import { type Contest, EVENT_FACTS, type Person } from '@macher/protocol';
import type { Timekeeper } from '@macher/table';
import { closingOf } from '@macher/table/pure';
import { isOpen } from './clubs/doors.ts';
import type { Events } from './clubs/events.ts';
import { HttpError } from './httpErrors.ts';
import type { Store } from './store/store.ts';

/**
 * Sight says who may look at a table that is played for a contest: while the same deal is played elsewhere only those
 * who sit at it, later everyone; for a club its members are everyone, and others come in as to any other table.
 */
export type Sight = 'players' | 'usual' | 'everyone';

type ClubContest = Extract<Contest, { kind: 'club' }>;

/** Contests is the one place that knows whether a contest goes on. */
export class Contests {
  readonly #time: Pick<Timekeeper, 'now'>;
  readonly #store: Pick<Store, 'clubs' | 'events'>;
  readonly #events: Pick<Events, 'isRoundOver'>;

  constructor(
    time: Pick<Timekeeper, 'now'>,
    store: Pick<Store, 'clubs' | 'events'>,
    events: Pick<Events, 'isRoundOver'>,
  ) {
    this.#time = time;
    this.#store = store;
    this.#events = events;
  }

  async sightOf(contest: Contest | null, person: Person | null): Promise<Sight> {
    if (contest === null) return 'usual';
    switch (contest.kind) {
      case 'day':
        return this.#time.now() < closingOf(contest.day) ? 'players' : 'everyone';
      case 'club':
        return this.#sightOfClub(contest, person);
    }
  }

  /**
   * The sight of a club's table. `usual`: its row says whether it is private, as it was opened. A deal that several
   * tables play is for those who sit there, until the round is over.
   */
  async #sightOfClub(contest: ClubContest, person: Person | null): Promise<Sight> {
    const event = await this.#store.events.find(contest.event);
    const alike = event !== null && EVENT_FACTS[event.settings.plan.kind].isSameDeal ? event : null;
    if (alike !== null && !(await this.#events.isRoundOver(alike, contest.round, contest.table)))
      return 'players';
    const club = await this.#store.clubs.find(contest.club);
    if (club === null) return 'usual';
    if (alike !== null && isOpen(club, alike.createdAt)) return 'everyone';
    const isMember = person !== null && (await this.#store.clubs.roleOf(club.id, person.id)) !== null;
    return isMember ? 'everyone' : 'usual';
  }
}

/**
 * Refuses what lies under a sealed deal. Records say the seed, and by the same cards anyone could play a second time:
 * not before the contest is over, not even for those who have played.
 */
export function checkUnsealed({ isSealed }: { readonly isSealed: boolean }): void {
  if (isSealed) throw new HttpError(403, 'contest-open', 'others still play this deal');
}
