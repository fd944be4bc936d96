import type { ScryptOptions } from 'node:crypto';
import { networksOf } from './household.ts';
import { A_WHILE, HttpError } from './httpErrors.ts';
import type { Limits } from './limits.ts';
import { HASHING, hashPassword, isPassword } from './secrets.ts';
import { Semaphore } from './semaphore.ts';
import type { Allowances } from './store/allowances.ts';
import { foldName } from './store/people.ts';

/** Who tries a password, or sets one. */
export interface Trier {
  readonly address: string;
  /**
   * What we know them by already: the session they have, or the device they had one on. null: they could be anybody.
   */
  readonly known: string | null;
}

/**
 * Passwords are slow to guess, for each name and from each address; and hashing, which is slow, keeps nobody else
 * waiting.
 */
export class Passwords {
  readonly #allowances: Allowances;
  readonly #limits: Limits;
  readonly #turns: Semaphore;
  /** The turns of those who are known: strangers' guesses don't hold them up. */
  readonly #knownTurns: Semaphore;
  readonly #hashing: ScryptOptions;

  constructor(allowances: Allowances, limits: Limits, hashing: ScryptOptions = HASHING) {
    this.#allowances = allowances;
    this.#limits = limits;
    this.#turns = new Semaphore(limits.hashesAtOnce, limits.hashesWaiting);
    this.#knownTurns = new Semaphore(limits.hashesOfKnownAtOnce, limits.hashesWaiting);
    this.#hashing = hashing;
  }

  /**
   * Limits tries, before every password that is tried for a name, or set by a person. Others' guesses keep nobody who
   * is known from that.
   */
  async limit({ address, known }: Trier, name: string): Promise<void> {
    const { passwordsAtOnce, passwordsPerSecond, passwordsPerNameAtOnce, passwordsPerNamePerSecond } =
      this.#limits;
    if (known !== null)
      return this.#take(`passwords by ${known}`, passwordsPerNameAtOnce, passwordsPerNamePerSecond);
    // Whoever has a larger network of IPv6 has many households, but not as many guesses.
    for (const [index, network] of networksOf(address).entries())
      await this.#take(
        `passwords from ${network}`,
        passwordsAtOnce * 2 ** index,
        passwordsPerSecond * 2 ** index,
      );
    await this.#take(`passwords for ${foldName(name)}`, passwordsPerNameAtOnce, passwordsPerNamePerSecond);
  }

  hash(password: string, trier: Trier): Promise<string> {
    return this.#inTurn(trier, () => hashPassword(password, this.#hashing));
  }

  isRight(password: string, kept: string, trier: Trier): Promise<boolean> {
    return this.#inTurn(trier, () => isPassword(password, kept, this.#hashing));
  }

  async #take(key: string, burst: number, perSecond: number): Promise<void> {
    if ((await this.#allowances.take(key, 1, { burst, perSecond })) > 0)
      throw new HttpError(429, 'too-many', 'try again in a minute', A_WHILE);
  }

  async #inTurn<T>({ address, known }: Trier, work: () => Promise<T>): Promise<T> {
    const networks = networksOf(address).toReversed();
    const done =
      known === null
        ? await this.#turns.run(networks, work)
        : await this.#knownTurns.run([...networks, known], work);
    if (done === null)
      throw new HttpError(429, 'too-many', 'many are signing in: try again in a minute', A_WHILE);
    return done;
  }
}
