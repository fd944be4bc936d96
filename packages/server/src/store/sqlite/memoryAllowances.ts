import type { Allowances, Limit } from '../allowances.ts';

/** MOST_KEYS in memory: with more, those that are no longer needed are dropped. */
const MOST_KEYS = 10_000;

/** MemoryAllowances know for each key when all that was used will have come back. */
export class MemoryAllowances implements Allowances {
  readonly #backAt = new Map<string, number>();
  readonly #clock: () => number;
  #sweptAt = MOST_KEYS;

  /** `clock` is never set back: by the day's time, everybody known would be locked out until it is reached again. */
  constructor(clock = () => performance.now()) {
    this.#clock = clock;
  }

  get size(): number {
    return this.#backAt.size;
  }

  async take(key: string, cost: number, { burst, perSecond }: Limit): Promise<number> {
    const now = this.#clock();
    if (this.#backAt.size >= this.#sweptAt) this.#sweep(now);
    const backAt = Math.max(now, this.#backAt.get(key) ?? now) + (Math.min(cost, burst) / perSecond) * 1000;
    const wait = backAt - now - (burst / perSecond) * 1000;
    // Sums of fractions: a millionth of a millisecond is none.
    if (wait > 1e-6) return wait;
    this.#backAt.set(key, backAt);
    return 0;
  }

  #sweep(now: number): void {
    for (const [key, backAt] of this.#backAt) if (backAt <= now) this.#backAt.delete(key);
    // Sweeping waits for more keys, not for the next call: many callers may have all used something.
    this.#sweptAt = Math.max(MOST_KEYS, this.#backAt.size * 2);
  }
}
