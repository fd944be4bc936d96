/** Latest has what was used last, by its key; beyond `most` what has not been used for longest is forgotten. */
export class Latest<K, V> {
  readonly #most: number;
  readonly #values = new Map<K, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: K): V | undefined {
    return this.#values.get(key);
  }

  /** Sets a value: it is the latest now, known before or not. */
  set(key: K, value: V): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
  }
}
