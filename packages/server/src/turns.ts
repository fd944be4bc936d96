/** Lets so many work at once; others wait in the order they came, but not too many. */
export class Turns {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  #working = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** null: there are too many already. */
  run<T>(work: () => Promise<T>): Promise<T> | null {
    if (this.#working < this.#atOnce) {
      this.#working += 1;
      return this.#work(work);
    }
    if (this.#waiting.length >= this.#mostWaiting) return null;
    return new Promise<void>(resolve => this.#waiting.push(resolve)).then(() => this.#work(work));
  }

  /** The turn goes straight to the next who waits: nobody who comes at that moment gets in between. */
  async #work<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#working -= 1;
      else next();
    }
  }
}
