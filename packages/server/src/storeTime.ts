import { type Timekeeper, wakeAfter } from '@macher/table';
import type { Store } from './store/store.ts';
import { timeBy } from './time.ts';

/** NEXT_LOOK is how many milliseconds pass between two looks at the store's clock. */
const NEXT_LOOK = 10_000;

/** SLOWER is by how many milliseconds an answer may have taken longer than the quickest, and still set the clock. */
const SLOWER = 5;

/**
 * StoreTime is the store's clock, as all processes that share it have it: counted on here by a clock that nobody sets,
 * and set right again and again. What this machine takes for the time of day doesn't matter.
 */
export class StoreTime implements Timekeeper {
  readonly #store: Pick<Store, 'now'>;
  readonly #clock: () => number;
  readonly #time: Timekeeper;
  #ahead = 0;
  #quickest = Number.POSITIVE_INFINITY;
  #callOff: (() => void) | null = null;

  private constructor(store: Pick<Store, 'now'>, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
    this.#time = timeBy(() => this.now());
  }

  static async of(store: Pick<Store, 'now'>, clock = () => performance.now()): Promise<StoreTime> {
    const time = new StoreTime(store, clock);
    await time.measure();
    time.#measureLater();
    return time;
  }

  now(): number {
    return Math.round(this.#clock() + this.#ahead);
  }

  wake(at: number, call: () => void): () => void {
    return this.#time.wake(at, call);
  }

  /** Measures the store's clock. The answer is as old as half its way; a slow one says little. */
  async measure(): Promise<void> {
    const asked = this.#clock();
    const there = await this.#store.now();
    const took = this.#clock() - asked;
    const ahead = there - (asked + took / 2);
    // However slow the answer was, the store's clock stood somewhere between question and answer: further off than that
    // is wrong.
    const isFarOff = Math.abs(ahead - this.#ahead) > took / 2 + 1;
    this.#quickest = Math.min(took, this.#quickest);
    if (isFarOff || took <= this.#quickest + SLOWER) this.#ahead = ahead;
  }

  stop(): void {
    this.#callOff?.();
  }

  /** Measures later. A store that is away for a while is no reason to stop counting. */
  #measureLater(): void {
    this.#callOff = wakeAfter(this, NEXT_LOOK, () => {
      this.measure().catch(() => {});
      this.#measureLater();
    });
  }
}
