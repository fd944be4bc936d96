/**
 * Rounds are a queue: of each network one in turn, and within it one of each smaller network. Whoever fills it from one
 * network waits for their own, and can't keep others out.
 */
export class Rounds<T> {
  /** What waits, by the name of a network; who is served next comes first. */
  readonly #inner = new Map<string, Rounds<T>>();
  readonly #own: T[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds to the queue; `networks`: the largest first. */
  add([network, ...smaller]: readonly string[], each: T): void {
    this.#size += 1;
    if (network === undefined) {
      this.#own.push(each);
      return;
    }
    const line = this.#inner.get(network) ?? new Rounds<T>();
    line.add(smaller, each);
    this.#inner.set(network, line);
  }

  take(): T | undefined {
    const [first] = this.#inner;
    if (first === undefined) return this.#less(this.#own.shift());
    const [network, line] = first;
    const next = line.take();
    this.#inner.delete(network);
    if (line.size > 0) this.#inner.set(network, line);
    return this.#less(next);
  }

  /**
   * Drops the last one of those who have most here, to make room; undefined: whoever comes from these networks has as
   * much.
   */
  drop([network, ...smaller]: readonly string[]): T | undefined {
    if (network === undefined) return undefined;
    const longest = this.#longest();
    if (longest === undefined) return undefined;
    const [name, line] = longest;
    const isOwn = name === network;
    if (!isOwn && line.size <= (this.#inner.get(network)?.size ?? 0) + 1) return undefined;
    const dropped = isOwn ? line.drop(smaller) : line.last();
    if (line.size === 0) this.#inner.delete(name);
    return this.#less(dropped);
  }

  /** The last one of those who have most here. */
  last(): T | undefined {
    const longest = this.#longest();
    if (longest === undefined) return this.#less(this.#own.pop());
    const [name, line] = longest;
    const last = line.last();
    if (line.size === 0) this.#inner.delete(name);
    return this.#less(last);
  }

  /** The longest line; of several the one who came last. */
  #longest(): readonly [string, Rounds<T>] | undefined {
    return [...this.#inner].reduce<readonly [string, Rounds<T>] | undefined>(
      (longest, each) => (longest !== undefined && longest[1].size > each[1].size ? longest : each),
      undefined,
    );
  }

  #less(taken: T | undefined): T | undefined {
    if (taken !== undefined) this.#size -= 1;
    return taken;
  }
}
