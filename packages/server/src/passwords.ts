import type { ScryptOptions } from 'node:crypto';
import { householdOf } from './household.ts';
import { A_WHILE, HttpError } from './httpErrors.ts';
import type { Limits } from './limits.ts';
import { HASHING, hashPassword, isPassword } from './secrets.ts';
import type { Allowances } from './store/allowances.ts';
import { foldName } from './store/people.ts';
import { Turns } from './turns.ts';

/** Guessing must be slow, for each name and from each address; and hashing, which is slow, must keep nobody else waiting. */
export class Passwords {
  readonly #allowances: Allowances;
  readonly #limits: Limits;
  readonly #turns: Turns;
  readonly #hashing: ScryptOptions;

  constructor(allowances: Allowances, limits: Limits, hashing: ScryptOptions = HASHING) {
    this.#allowances = allowances;
    this.#limits = limits;
    this.#turns = new Turns(limits.hashesAtOnce, limits.hashesWaiting);
    this.#hashing = hashing;
  }

  /** Before every password that is tried for a name, or set by a person: others' guesses don't keep you from that. */
  async limit(address: string, whose: string): Promise<void> {
    const { passwordsAtOnce, passwordsPerSecond, passwordsPerNameAtOnce, passwordsPerNamePerSecond } =
      this.#limits;
    await this.#take(`passwords from ${householdOf(address)}`, passwordsAtOnce, passwordsPerSecond);
    await this.#take(`passwords for ${foldName(whose)}`, passwordsPerNameAtOnce, passwordsPerNamePerSecond);
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hashPassword(password, this.#hashing));
  }

  isRight(password: string, kept: string): Promise<boolean> {
    return this.#inTurn(() => isPassword(password, kept, this.#hashing));
  }

  async #take(key: string, burst: number, perSecond: number): Promise<void> {
    if ((await this.#allowances.take(key, 1, { burst, perSecond })) > 0)
      throw new HttpError(429, 'too-many', 'try again in a minute', A_WHILE);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turns.run(work);
    if (done === null)
      throw new HttpError(429, 'too-many', 'many are signing in: try again in a minute', A_WHILE);
    return done;
  }
}
