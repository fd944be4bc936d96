/** Lets a burst through, then a steady number a second. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#left = most;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  isFull(now: number): boolean {
    return this.#left + ((now - this.#at) / 1000) * this.#perSecond >= this.#most;
  }
}

/** With this many keys in memory, those that are no longer needed are dropped. */
const MOST_KEYS = 10_000;

/** A bucket for each key. Full ones are forgotten: a new one would be just as full. */
export class Buckets {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  get size(): number {
    return this.#buckets.size;
  }

  take(key: string, now: number): boolean {
    if (this.#buckets.size >= MOST_KEYS) this.#sweep(now);
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#most, this.#perSecond, now);
    this.#buckets.set(key, bucket);
    return bucket.take(now);
  }

  #sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}

export interface Limits {
  readonly bodyBytes: number;
  readonly messageBytes: number;
  readonly messagesAtOnce: number;
  readonly messagesPerSecond: number;
  readonly callsAtOnce: number;
  readonly callsPerSecond: number;
  readonly passwordsAtOnce: number;
  readonly passwordsPerSecond: number;
  readonly passwordsPerNameAtOnce: number;
  readonly passwordsPerNamePerSecond: number;
  readonly hashesAtOnce: number;
  readonly hashesWaiting: number;
  readonly connectionsPerAddress: number;
  readonly watchedPerConnection: number;
  readonly tablesPerPerson: number;
}

/** How much one person, address or connection may use. */
export const LIMITS: Limits = {
  bodyBytes: 1_000_000,
  messageBytes: 64_000,
  messagesAtOnce: 60,
  messagesPerSecond: 20,
  callsAtOnce: 60,
  callsPerSecond: 10,
  passwordsAtOnce: 10,
  passwordsPerSecond: 0.1,
  passwordsPerNameAtOnce: 20,
  passwordsPerNamePerSecond: 0.02,
  hashesAtOnce: 2,
  hashesWaiting: 20,
  connectionsPerAddress: 200,
  watchedPerConnection: 50,
  tablesPerPerson: 50,
};
