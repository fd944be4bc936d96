import { Buckets } from './limits.ts';
import type { Allowances } from './store/allowances.ts';

/** TOLD_EVERY is how many milliseconds pass between two times that the store is told what was used here. */
const TOLD_EVERY = 1000;

/** LITTLE is a share of what somebody may use: the store isn't told of those who use less, which are most people. */
const LITTLE = 0.1;

/** Common says how these limits are called in a store that several processes share. */
export interface Common {
  readonly allowances: Allowances;
  readonly name: string;
}

/**
 * CommonBuckets are limits that hold for all processes together. Each grants by itself, tells the store what was used,
 * and refuses what the store says is too much: nobody waits for the store, and what is used too much in the meantime is
 * paid for later.
 */
export class CommonBuckets extends Buckets {
  readonly #common: Common;
  readonly #limit: { readonly burst: number; readonly perSecond: number };
  /** What was used since the store was told last. */
  readonly #used = new Map<string, number>();
  /** What was used, and refused by the store: nothing more is granted before that is paid for. */
  readonly #owed = new Map<string, number>();
  #isWaiting = false;

  constructor(most: number, perSecond: number, common: Common, clock = () => performance.now()) {
    super(most, perSecond, clock);
    this.#common = common;
    this.#limit = { burst: most, perSecond };
  }

  override has(key: string, cost = 1, spare = 0): boolean {
    return !this.#owed.has(key) && super.has(key, cost, spare);
  }

  override take(key: string, cost = 1, spare = 0): boolean {
    if (this.#owed.has(key) || !super.take(key, cost, spare)) return false;
    this.#used.set(key, (this.#used.get(key) ?? 0) + cost);
    this.#tellLater();
    return true;
  }

  /** Tells the store what was used since the last time, and what is owed. */
  async tell(): Promise<void> {
    const { burst, perSecond } = this.#limit;
    const least = Math.min(burst, perSecond * (TOLD_EVERY / 1000)) * LITTLE;
    const used = [...this.#used].filter(([, cost]) => cost >= least);
    const owed = [...this.#owed];
    this.#used.clear();
    this.#owed.clear();
    await Promise.all([...owed, ...used].map(([key, cost]) => this.#tell(key, cost)));
  }

  async #tell(key: string, cost: number): Promise<void> {
    const { allowances, name } = this.#common;
    if ((await allowances.take(`${name} ${key}`, cost, this.#limit)) <= 0) return;
    this.#owed.set(key, cost + (this.#owed.get(key) ?? 0));
    this.#tellLater();
  }

  /** Tells it later. While the store is away each process has its own limits. */
  #tellLater(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      this.tell().catch(() => {});
    }, TOLD_EVERY).unref();
  }
}

/** BucketsFor makes limits, by the name that they have in the store. */
export type BucketsFor = (name: string, most: number, perSecond: number) => Buckets;

/** Buckets by `allowances`; null: no other process uses the store. */
export function bucketsBy(allowances: Allowances | null): BucketsFor {
  return (name, most, perSecond) =>
    allowances === null
      ? new Buckets(most, perSecond)
      : new CommonBuckets(most, perSecond, { allowances, name });
}
