/**
 * MILLISECONDS a batch: long enough that messages cost nothing, short enough that progress shows and all workers end
 * together.
 */
const MILLISECONDS = 100;

/** Items in batches that take about the same time, however fast a job is. */
export class Batches<T> {
  readonly #items: readonly T[];
  readonly #workers: number;
  #next = 0;
  #size = 1;

  constructor(items: Iterable<T>, workers: number) {
    this.#items = [...items];
    this.#workers = workers;
  }

  get items(): number {
    return this.#items.length;
  }

  /** Takes a batch; empty when there are no more items. */
  take(): T[] {
    const left = this.#items.length - this.#next;
    const fair = Math.ceil(left / (2 * this.#workers));
    const batch = this.#items.slice(this.#next, this.#next + Math.min(this.#size, fair));
    this.#next += batch.length;
    return batch;
  }

  /**
   * Learns how fast the job is. One is slow when it is new, and batches of one kind differ: the size grows step by
   * step.
   */
  learn(items: number, milliseconds: number): void {
    const right = (MILLISECONDS * items) / Math.max(milliseconds, 0.01);
    this.#size = Math.max(1, Math.floor(Math.min(right, this.#size * 2)));
  }
}
