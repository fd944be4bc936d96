/** Queue does one thing after the other, in the order in which they were asked for. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #pending = 0;

  /** Whether nothing is being done, and nothing waits. */
  get isIdle(): boolean {
    return this.#pending === 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.beside(() => this.#last.then(work));
    this.#last = done.catch(() => {});
    return done;
  }

  /** Begins the work at once: nobody waits for it, but until it is done there is something to do. */
  beside<T>(work: () => Promise<T>): Promise<T> {
    this.#pending += 1;
    return work().finally(() => {
      this.#pending -= 1;
    });
  }

  /** Resolves when all that has been asked for is done. */
  async rest(): Promise<void> {
    await this.#last;
  }
}
