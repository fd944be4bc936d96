import { setTimeout as sleep } from 'node:timers/promises';
import { type Allowance, costOfPage, LEFT_BY_LOOKING, type User } from './allowance.ts';
import { householdOf } from './household.ts';
import { A_WHILE, HttpError } from './httpErrors.ts';

/** MOST_AT_ONCE of all people together. */
const MOST_AT_ONCE = 2;

/** BREATH is after how many milliseconds it is tried again whether more may be sent. */
const BREATH = 250;

/** Downloads are what takes the server long to put together: for one at a time of each household, and few in all. */
export class Downloads {
  readonly #allowance: Allowance;
  readonly #running = new Set<string>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** Begins one: each piece comes when it is paid for, by its bytes. Throws at once if others have to end first. */
  begin(user: User & { readonly person: string }, pieces: AsyncIterable<string>): AsyncGenerator<string> {
    const keys = [user.person, householdOf(user.address)];
    if (keys.some(key => this.#running.has(key)))
      throw new HttpError(429, 'too-many', 'one download after the other', A_WHILE);
    if (this.#running.size >= MOST_AT_ONCE * keys.length)
      throw new HttpError(429, 'too-many', 'others are downloading theirs', A_WHILE);
    for (const key of keys) this.#running.add(key);
    return this.#paid(user, pieces);
  }

  /** Ends one. Whoever has begun ends it, also when nothing of it was ever sent. */
  end({ person, address }: User & { readonly person: string }): void {
    for (const key of [person, householdOf(address)]) this.#running.delete(key);
  }

  async *#paid(user: User, pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of pieces) {
      const cost = costOfPage(Buffer.byteLength(piece));
      while (!this.#allowance.take(user, cost, LEFT_BY_LOOKING)) await sleep(BREATH);
      yield piece;
    }
  }
}
