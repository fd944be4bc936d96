import { Rounds } from './rounds.ts';

interface Waiting {
  begin(): void;
  giveUp(): void;
}

/** Semaphore lets so many work at once; others wait, in rounds over the networks they come from, but not too many. */
export class Semaphore {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  #working = 0;
  readonly #waiting = new Rounds<Waiting>();

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Runs work in its turn. `networks`: of who asks, the largest first. null: too many wait already, from there or in
   * all.
   */
  async run<T>(networks: readonly string[], work: () => Promise<T>): Promise<T | null> {
    if (this.#working < this.#atOnce) this.#working += 1;
    else if (!(await this.#turn(networks))) return null;
    return this.#work(work);
  }

  /** Waits for a turn; false: it won't come. */
  #turn(networks: readonly string[]): Promise<boolean> {
    if (this.#waiting.size >= this.#mostWaiting) {
      const dropped = this.#waiting.drop(networks);
      if (dropped === undefined) return Promise.resolve(false);
      dropped.giveUp();
    }
    return new Promise(resolve => {
      this.#waiting.add(networks, { begin: () => resolve(true), giveUp: () => resolve(false) });
    });
  }

  /** Works, and hands the turn straight to the next who waits: nobody who comes at that moment gets in between. */
  async #work<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      const next = this.#waiting.take();
      if (next === undefined) this.#working -= 1;
      else next.begin();
    }
  }
}
