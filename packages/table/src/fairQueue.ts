/** FairQueue serves everyone's next in turn: who puts much into it waits for their own, and others don't. */
export class FairQueue<T> {
  /** What waits, by owner; who is served next comes first. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(owner: string, each: T): void {
    const line = this.#lines.get(owner) ?? [];
    line.push(each);
    this.#lines.set(owner, line);
    this.#size += 1;
  }

  take(): T | undefined {
    const [first] = this.#lines;
    if (first === undefined) return undefined;
    const [owner, line] = first;
    const next = line.shift();
    this.#lines.delete(owner);
    if (line.length > 0) this.#lines.set(owner, line);
    this.#size -= 1;
    return next;
  }
}
