import type { PersonId } from '@macher/protocol';
import { type BucketsFor, bucketsBy } from './commonBuckets.ts';
import { householdOf } from './household.ts';
import type { Buckets, Limits } from './limits.ts';

/** User is whose use it is: of a person, wherever they call from, and of an address, no matter who calls. */
export interface User {
  /** null: a stranger, who shares with all strangers at that address. */
  readonly person: PersonId | null;
  readonly address: string;
}

/** Allowance is what people and addresses may use, by what it costs the server: over any number of connections. */
export class Allowance {
  readonly #people: Buckets;
  readonly #addresses: Buckets;
  readonly #regents: Buckets;

  constructor(limits: Limits, bucketsFor: BucketsFor = bucketsBy(null)) {
    this.#people = bucketsFor('messages of', limits.messagesAtOnce, limits.messagesPerSecond);
    this.#addresses = bucketsFor('messages from', limits.addressAtOnce, limits.addressPerSecond);
    this.#regents = bucketsFor('regents named by', limits.regentsAtOnce, limits.regentsPerSecond);
  }

  /**
   * Takes a cost; false: they have used up what is theirs, or would leave less than `spare`. What one person is refused
   * takes nothing from others at their address, and what the address is refused nothing from them.
   */
  take({ person, address }: User, cost: number, spare = 0): boolean {
    const household = householdOf(address);
    const whose = person ?? `someone at ${household}`;
    if (!this.#people.has(whose, cost, spare) || !this.#addresses.has(household, cost, spare)) return false;
    return this.#people.take(whose, cost, spare) && this.#addresses.take(household, cost, spare);
  }

  /** Whether they may name another regent: it rings at people who have never been at their table. */
  mayName({ person, address }: User): boolean {
    return this.#regents.take(person ?? '') && this.#regents.take(householdOf(address));
  }
}

/** A message costs 1, and something for its length. */
export function costOfMessage(text: string): number {
  return 1 + Math.floor(text.length / 4000);
}

/** What a page of the past costs, by its bytes. */
export function costOfPage(bytes: number): number {
  return Math.ceil(bytes / 32_000);
}

/** LEFT_BY_LOOKING is what is left for what is asked meanwhile: looking waits for its turn. */
export const LEFT_BY_LOOKING = 10;

/** COST_OF_WATCHING is that of the rules and a whole sheet. */
export const COST_OF_WATCHING = 2;

/** COST_OF_REPLAY: a whole game is played again. */
export const COST_OF_REPLAY = 10;

/**
 * The cost of reading a log of so many lines and playing it again: a long game costs as much as one that is played
 * again.
 */
export function costOfLog(lines: number): number {
  return Math.ceil(lines / 50);
}
