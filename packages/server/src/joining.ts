import { ROSTER } from '@macher/bots';
import type { JoinLimits, Lack, Person, PersonId, Reliability, Standing, TableCode } from '@macher/protocol';
import { ask, type SentRequest, type Table, type Timekeeper } from '@macher/table';
import { refusalOfHands } from './hands.ts';
import type { Profiles } from './profiles/profiles.ts';
import { REQUEST_TRAITS } from './requestTraits.ts';
import type { Store, TableRow } from './store/store.ts';
import type { Ties } from './store/ties.ts';

/** Where somebody wants to sit down: what is known of the table beside its log, and the table. */
interface At {
  readonly row: Pick<TableRow, 'admitsPrograms' | 'limits'>;
  readonly table: Table;
}

interface JoinStore extends Pick<Store, 'person'> {
  readonly ties: Pick<Ties, 'friendsOf' | 'blockedBy' | 'blockersAmong'>;
}

/** Who may sit down, as far as the table itself doesn't know: programs, people who are blocked, and limits. */
export class Joining {
  readonly #store: JoinStore;
  readonly #profiles: Pick<Profiles, 'reliability'>;
  readonly #time: Pick<Timekeeper, 'now'>;

  constructor(store: JoinStore, profiles: Pick<Profiles, 'reliability'>, time: Pick<Timekeeper, 'now'>) {
    this.#store = store;
    this.#profiles = profiles;
    this.#time = time;
  }

  /** Why somebody may not sit down; null: nothing here is against it, though the table may say something else. */
  async refusalOf({ row, table }: At, asked: Omit<SentRequest, 'at'>): Promise<TableCode | null> {
    const { person, request } = asked;
    if (!REQUEST_TRAITS[request.kind].seats) return null;
    if (person.isProgram === true && !row.admitsPrograms) return 'no-programs';
    const hands = await this.refusalOfHands(table, person);
    if (hands !== null) return hands;
    if (request.kind === 'serve' || isAtHome(table, person.id)) return null;
    // The table refuses everyone alike: only where it wouldn't, these refusals say anything.
    const outcome = ask(table, { ...asked, at: this.#time.now() }, ROSTER);
    if (!outcome.ok || outcome.known !== null) return null;
    if (await this.isBlockedAt(table, person)) return 'not-admitted';
    return row.limits === null ? null : lackIn(await this.#profiles.reliability(person.id), row.limits);
  }

  /** Why a person may not: they would have two hands at a table, or would come to one where somebody has. */
  refusalOfHands(table: Table, person: Person): Promise<TableCode | null> {
    return refusalOfHands(this.#store, table, person);
  }

  /**
   * Whether somebody is blocked by who owns the table or plays there. Nobody comes in by a program of theirs either.
   */
  async isBlockedAt(table: Table, { id, isProgram }: Person): Promise<boolean> {
    const people = peopleAt(table);
    const owner = isProgram === true ? (await this.#store.person(id))?.program?.owner : undefined;
    for (const each of [id, owner])
      if (each !== undefined && (await this.#store.ties.blockersAmong(people, each)).length > 0) return true;
    return false;
  }

  /** The circle of a person: what they see of tables in lists. */
  async circleOf(person: Person | null): Promise<Circle> {
    if (person === null) return new Circle(null, [], [], async () => NOTHING_KNOWN);
    const [friends, blocked] = await Promise.all([
      this.#store.ties.friendsOf(person.id),
      this.#store.ties.blockedBy(person.id),
    ]);
    return new Circle(person.id, friends, blocked, () => this.#profiles.reliability(person.id));
  }
}

const NOTHING_KNOWN: Reliability = { games: 0, finished: 0, answersWithin: null };

/** Circle says how tables stand to one person. */
export class Circle {
  readonly friends: ReadonlySet<PersonId>;
  readonly #person: PersonId | null;
  readonly #blocked: ReadonlySet<PersonId>;
  readonly #look: () => Promise<Reliability>;
  #reliability: Promise<Reliability> | null = null;

  constructor(
    person: PersonId | null,
    friends: readonly PersonId[],
    blocked: readonly PersonId[],
    look: () => Promise<Reliability>,
  ) {
    this.#person = person;
    this.friends = new Set(friends);
    this.#blocked = new Set(blocked);
    this.#look = look;
  }

  tieAt({ owner, people }: Pick<TableRow, 'owner' | 'people'>): Standing['tie'] {
    const there = [owner, ...people];
    if (there.some(each => this.#blocked.has(each))) return 'blocked';
    return there.some(each => this.friends.has(each)) ? 'friend' : null;
  }

  async standingAt(row: Pick<TableRow, 'owner' | 'people' | 'limits'>): Promise<Standing> {
    const isHome = [row.owner, ...row.people].some(each => each === this.#person);
    const lack = row.limits === null || isHome ? null : lackIn(await this.#own(), row.limits);
    return { tie: this.tieAt(row), lack };
  }

  /** Their own reliability, looked up once, and only if somebody wants to know. */
  #own(): Promise<Reliability> {
    this.#reliability ??= this.#look();
    return this.#reliability;
  }
}

/** What somebody lacks; null: they meet the limits. */
export function lackIn({ games, finished, answersWithin }: Reliability, limits: JoinLimits): Lack | null {
  const newcomer = limits.newcomers ? null : 'too-few-games';
  if (games < limits.games) return newcomer;
  if (finished * 100 < limits.finished * games) return 'too-few-finished';
  if (limits.answersWithin === null) return null;
  if (answersWithin === null) return newcomer;
  return answersWithin > limits.answersWithin ? 'too-slow' : null;
}

/**
 * Whether somebody is at home there: whose table it is, who sits there, and for whom a seat is kept, by whoever may
 * keep one.
 */
function isAtHome({ owner, places }: Table, id: PersonId): boolean {
  return owner.id === id || places.some(({ person, keptFor }) => person?.id === id || keptFor?.id === id);
}

/** The people at a table: who owns it while it gathers, and who sits there. */
function peopleAt({ owner, stage, places }: Table): PersonId[] {
  const seated = places.flatMap(({ person }) => person?.id ?? []);
  return stage === 'gathering' ? [owner.id, ...seated] : seated;
}
