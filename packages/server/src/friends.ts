import {
  aboutPerson,
  MOST_ASKED,
  MOST_BLOCKED,
  MOST_FRIENDS,
  type NewNotice,
  type OwnFriends,
  type Person,
  type PersonId,
  REQUEST_STANDS,
  type Tie,
} from '@macher/protocol';
import type { Timekeeper } from '@macher/table';
import { openly } from './sessions.ts';
import type { Store } from './store/store.ts';
import type { Asked } from './store/ties.ts';

const MOST = { friends: MOST_FRIENDS, asked: MOST_ASKED, blocked: MOST_BLOCKED };

type FriendStore = Pick<Store, 'ties' | 'person' | 'lookers' | 'table'>;

/** Friends, requests, and people somebody doesn't want to meet. What is told here is for that person alone. */
export class Friends {
  readonly #store: FriendStore;
  readonly #time: Pick<Timekeeper, 'now'>;

  constructor(store: FriendStore, time: Pick<Timekeeper, 'now'>) {
    this.#store = store;
    this.#time = time;
  }

  async own(person: PersonId): Promise<OwnFriends> {
    const own = await this.#store.ties.of(person, this.#since());
    const here = await this.#here(own.friends.map(friend => friend.person.id));
    return {
      ...own,
      friends: own.friends.map(friend => ({ ...friend, isHere: here.has(friend.person.id) })),
    };
  }

  tie(person: PersonId, other: PersonId): Promise<Tie> {
    return this.#store.ties.between(person, other, this.#since());
  }

  /** Takes a friend; null: they are no friend of this person. */
  async friend(person: PersonId, other: PersonId): Promise<Person | null> {
    const known = await this.#store.person(other);
    return known !== null && (await this.#store.ties.areFriends(person, other)) ? openly(known) : null;
  }

  countAsking(person: PersonId): Promise<number> {
    return this.#store.ties.countAsking(person, this.#since());
  }

  /** Asks, or answers a request. null: nobody of this id keeps their name. */
  async ask(asker: Person, other: PersonId): Promise<Asked | null> {
    if (asker.id === other || !(await this.#keepsName(other))) return null;
    const at = this.#time.now();
    const asking = { asker: asker.id, asked: other, at, since: this.#since() };
    return this.#store.ties.ask(asking, noticeOf(asker, other, at), MOST);
  }

  async part(person: PersonId, other: PersonId): Promise<Tie> {
    await this.#store.ties.part(person, other);
    return this.tie(person, other);
  }

  /** Blocks somebody; null: there is no such person; `too-many`: they have blocked as many as they may. */
  async block(person: PersonId, other: PersonId): Promise<Tie | 'too-many' | null> {
    if (person === other || (await this.#store.person(other)) === null) return null;
    const isDone = await this.#store.ties.block(person, other, this.#time.now(), MOST);
    return isDone ? 'blocked' : 'too-many';
  }

  async unblock(person: PersonId, other: PersonId): Promise<Tie> {
    await this.#store.ties.unblock(person, other);
    return this.tie(person, other);
  }

  show(person: PersonId, isShown: boolean): Promise<void> {
    return this.#store.ties.show(person, isShown);
  }

  /** Whether somebody keeps their name: guests may lose their cookie, and a program has no friends. */
  async #keepsName(person: PersonId): Promise<boolean> {
    return ((await this.#store.person(person))?.password ?? null) !== null;
  }

  #since(): number {
    return this.#time.now() - REQUEST_STANDS;
  }

  /**
   * The friends who look at a table now and let friends see it. A game over days doesn't count: nobody may see by it
   * who decided themselves, and who had planned to.
   */
  async #here(friends: readonly PersonId[]): Promise<ReadonlySet<PersonId>> {
    const shown = await this.#store.ties.shownAmong(friends);
    const looking = shown.length === 0 ? [] : await this.#store.lookers.of(shown);
    const rows = await Promise.all(
      [...new Set(looking.map(({ table }) => table))].map(id => this.#store.table(id)),
    );
    const open = rows.flatMap(row => (row === null || row.speed === 'slow' ? [] : [row.id]));
    return new Set(looking.flatMap(({ person, table }) => (open.includes(table) ? [person] : [])));
  }
}

/** The notice of a request, numbered by the second: one that is asked again after weeks is told again. */
function noticeOf({ id, name }: Person, other: PersonId, at: number): NewNotice {
  return {
    person: other,
    table: aboutPerson(id),
    number: Math.floor(at / 1000),
    at,
    ruleset: '',
    others: [],
    facts: { what: 'friend-asked', who: name, person: id },
  };
}
