import type { PersonId, Request, TableCode } from '@macher/protocol';
import { isAlwaysDone } from '@macher/table';
import type { User } from './allowance.ts';
import type { BucketsFor } from './commonBuckets.ts';
import { networksOf } from './household.ts';
import { HttpError } from './httpErrors.ts';
import type { Buckets, Limits } from './limits.ts';
import type { Store } from './store/store.ts';

/** LINE is what a line takes on the disk beside its text, and below it what a table does with its game. */
const LINE = 300;
const TABLE = 100_000;

/** CALL is for a call that writes something. */
const CALL = 1000;

/** MOST_KNOWN people whose bytes are known here: beyond it, those who have been silent longest are forgotten. */
const MOST_KNOWN = 10_000;

type Kept = { readonly accounts: Pick<Store['accounts'], 'bytesOf'> } & Pick<Store, 'person'>;

/**
 * Written is how much people and networks may have kept: the disk is everybody's. What a game needs to go on is always
 * kept.
 */
export class Written {
  readonly #store: Kept;
  readonly #limits: Limits;
  readonly #people: Buckets;
  readonly #networks: Buckets;
  /** What is kept of each person in all. */
  readonly #known = new Map<PersonId, number>();

  constructor(store: Kept, limits: Limits, bucketsFor: BucketsFor) {
    this.#store = store;
    this.#limits = limits;
    const { bytesOfPerson, bytesFromNetwork } = limits;
    this.#people = bucketsFor('bytes of', bytesOfPerson, bytesOfPerson / DAY);
    this.#networks = bucketsFor('bytes from', bytesFromNetwork, bytesFromNetwork / DAY);
  }

  /** Counts a call. Throws if enough has been written today. */
  call(address: string, bytes: number): void {
    if (!this.#take({ person: null, address }, CALL + bytes)) throw ENOUGH;
  }

  table(user: User): void {
    if (!this.#take(user, TABLE)) throw ENOUGH;
  }

  /** Why nothing more is written down for them; null: it is. */
  async refusalOf(user: User & { readonly person: PersonId }, request: Request): Promise<TableCode | null> {
    if (request.kind === 'act') return null;
    const isText = request.kind === 'say' || request.kind === 'note';
    const bytes = LINE + (isText ? Buffer.byteLength(request.text) : 0);
    const isNeeded = isAlwaysDone(request.kind) && !isText && request.kind !== 'phrase';
    if (!this.#take(user, bytes)) return isNeeded ? null : 'enough-today';
    if (isText && !(await this.#hasRoom(user.person, bytes))) return 'enough-kept';
    return null;
  }

  /** Takes from a person and their networks: a larger network may have more, but not as much as all in it together. */
  #take({ person, address }: User, bytes: number): boolean {
    const networks = networksOf(address).map((network, index) => [network, bytes / 2 ** index] as const);
    const isLetThrough =
      (person === null || this.#people.has(person, bytes)) &&
      networks.every(([network, cost]) => this.#networks.has(network, cost));
    if (!isLetThrough) return false;
    if (person !== null) this.#people.take(person, bytes);
    for (const [network, cost] of networks) this.#networks.take(network, cost);
    return true;
  }

  async #hasRoom(person: PersonId, bytes: number): Promise<boolean> {
    const { bytesKeptOfGuest, bytesKept } = this.#limits;
    const known = this.#known.get(person) ?? (await this.#store.accounts.bytesOf(person));
    let all = known + bytes;
    // They may have deleted something, or keep their name by now.
    if (all > bytesKeptOfGuest) {
      all = (await this.#store.accounts.bytesOf(person)) + bytes;
      const isGuest = (await this.#store.person(person))?.password == null;
      if (all > (isGuest ? bytesKeptOfGuest : bytesKept)) return false;
    }
    this.#note(person, all);
    return true;
  }

  #note(person: PersonId, bytes: number): void {
    this.#known.delete(person);
    this.#known.set(person, bytes);
    const [silent] = this.#known.keys();
    if (this.#known.size > MOST_KNOWN && silent !== undefined) this.#known.delete(silent);
  }
}

/** DAY in seconds. */
const DAY = 86_400;

const ENOUGH = new HttpError(429, 'enough-today', 'enough has been written from here today');
