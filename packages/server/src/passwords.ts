import type { ScryptOptions } from 'node:crypto';
import { HttpError } from './httpErrors.ts';
import { Buckets, type Limits } from './limits.ts';
import { HASHING, hashPassword, isPassword } from './secrets.ts';
import { foldName } from './store/people.ts';
import { Turns } from './turns.ts';

/** Guessing must be slow, for each name and from each address; and hashing, which is slow, must keep nobody else waiting. */
export class Passwords {
  readonly #byAddress: Buckets;
  readonly #byName: Buckets;
  readonly #turns: Turns;
  readonly #hashing: ScryptOptions;

  constructor(limits: Limits, hashing: ScryptOptions = HASHING) {
    this.#byAddress = new Buckets(limits.passwordsAtOnce, limits.passwordsPerSecond);
    this.#byName = new Buckets(limits.passwordsPerNameAtOnce, limits.passwordsPerNamePerSecond);
    this.#turns = new Turns(limits.hashesAtOnce, limits.hashesWaiting);
    this.#hashing = hashing;
  }

  /** Before every password that is tried for a name, or set by a person: others' guesses don't keep you from that. */
  limit(address: string, whose: string): void {
    if (!this.#byAddress.take(address) || !this.#byName.take(foldName(whose)))
      throw new HttpError(429, 'too-many', 'try again in a minute');
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hashPassword(password, this.#hashing));
  }

  isRight(password: string, kept: string): Promise<boolean> {
    return this.#inTurn(() => isPassword(password, kept, this.#hashing));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turns.run(work);
    if (done === null) throw new HttpError(429, 'too-many', 'many are signing in: try again in a minute');
    return done;
  }
}
