/** MOST_OWED is how many bursts may be owed: nobody is kept away for long by one thing that is dear. */
const MOST_OWED = 10;

/** Bucket lets a burst through, then so much a second. Times are of a clock that nobody sets: see `Buckets`. */
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

  /**
   * Takes a cost. What costs more than a burst is let through when nothing is missing, and is owed: nothing else is
   * before it is paid.
   */
  take(now: number, cost = 1, spare = 0): boolean {
    if (!this.has(now, cost, spare)) return false;
    this.#left = this.#leftAt(now) - Math.min(cost, this.#most * MOST_OWED);
    this.#at = now;
    return true;
  }

  /** Whether a cost would be let through, with something to spare for what is more urgent. */
  has(now: number, cost = 1, spare = 0): boolean {
    return this.#leftAt(now) >= Math.min(cost + spare, this.#most);
  }

  isFull(now: number): boolean {
    return this.#leftAt(now) >= this.#most;
  }

  /** What is left at a time. A time before the last one brings nothing, and takes nothing away. */
  #leftAt(now: number): number {
    const passed = Math.max(0, now - this.#at);
    return Math.min(this.#most, this.#left + (passed / 1000) * this.#perSecond);
  }
}

/** MOST_KEYS in memory: with more, those that are no longer needed are dropped. */
const MOST_KEYS = 10_000;

/** Buckets have one for each key. Full ones are forgotten: a new one would be just as full. */
export class Buckets {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #clock: () => number;
  readonly #buckets = new Map<string, Bucket>();
  #sweptAt = MOST_KEYS;

  /** `clock` is never set back: by the day's time, everybody known would be locked out until it is reached again. */
  constructor(most: number, perSecond: number, clock = () => performance.now()) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#clock = clock;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Whether one more would be let through for a key. */
  has(key: string, cost = 1, spare = 0): boolean {
    return this.#buckets.get(key)?.has(this.#clock(), cost, spare) ?? true;
  }

  take(key: string, cost = 1, spare = 0): boolean {
    const now = this.#clock();
    if (this.#buckets.size >= this.#sweptAt) this.#sweep(now);
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#most, this.#perSecond, now);
    this.#buckets.set(key, bucket);
    return bucket.take(now, cost, spare);
  }

  #sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
    // Sweeping waits for more keys, not for the next call: many callers may all be in need of it.
    this.#sweptAt = Math.max(MOST_KEYS, this.#buckets.size * 2);
  }
}

export interface Limits {
  readonly bodyBytes: number;
  readonly messageBytes: number;
  readonly messagesAtOnce: number;
  readonly messagesPerSecond: number;
  readonly addressAtOnce: number;
  readonly addressPerSecond: number;
  readonly callsAtOnce: number;
  readonly callsPerSecond: number;
  /** Files of the browser client: a first visit fetches them all, more than 300, and thirty people share an address. */
  readonly filesAtOnce: number;
  readonly filesPerSecond: number;
  readonly passwordsAtOnce: number;
  readonly passwordsPerSecond: number;
  readonly passwordsPerNameAtOnce: number;
  readonly passwordsPerNamePerSecond: number;
  readonly hashesAtOnce: number;
  /** Hashes of those who have been signed in on their device before. */
  readonly hashesOfKnownAtOnce: number;
  readonly hashesWaiting: number;
  readonly reportsAtOnce: number;
  readonly reportsPerSecond: number;
  /** Guests who delete their account in its first day: all who look at their tables get a new sheet. */
  readonly newGuestsGoneAtOnce: number;
  readonly newGuestsGonePerSecond: number;
  /** Requests to be friends, and to come to a table. */
  readonly requestsAtOnce: number;
  readonly requestsPerSecond: number;
  readonly regentsAtOnce: number;
  readonly regentsPerSecond: number;
  /** Connections of all kinds, with all that only wait. */
  readonly connections: number;
  readonly connectionsOfAddress: number;
  /** Milliseconds until headers, and until a whole request, must have come; and how long one may say nothing. */
  readonly headersTime: number;
  readonly requestTime: number;
  readonly silence: number;
  /** Sockets of one address. */
  readonly connectionsPerAddress: number;
  readonly watchedPerConnection: number;
  /** Calls that wait for something to happen. */
  readonly waitsPerPerson: number;
  readonly tablesPerPerson: number;
  /** Tables of one person where only bots play. */
  readonly botTablesPerPerson: number;
  /** Tables of the rounds of all events of a club. */
  readonly tablesPerClub: number;
  readonly listedPerOwner: number;
  /** Bytes that one person writes in a day. */
  readonly bytesOfPerson: number;
  readonly bytesFromNetwork: number;
  /** Bytes of words and all else that one person has done. */
  readonly bytesKept: number;
  readonly bytesKeptOfGuest: number;
  /** How long a table waits for its game. */
  readonly unbegunDays: number;
  /** How long a guest is kept who never comes back. */
  readonly guestDays: number;
}

/** How much one person, address or connection may use. */
export const LIMITS: Limits = {
  bodyBytes: 1_000_000,
  messageBytes: 64_000,
  messagesAtOnce: 60,
  messagesPerSecond: 20,
  addressAtOnce: 600,
  addressPerSecond: 200,
  callsAtOnce: 600,
  callsPerSecond: 30,
  filesAtOnce: 15_000,
  filesPerSecond: 500,
  passwordsAtOnce: 10,
  passwordsPerSecond: 0.1,
  passwordsPerNameAtOnce: 20,
  passwordsPerNamePerSecond: 0.02,
  hashesAtOnce: 2,
  hashesOfKnownAtOnce: 1,
  hashesWaiting: 20,
  reportsAtOnce: 5,
  reportsPerSecond: 0.005,
  newGuestsGoneAtOnce: 5,
  newGuestsGonePerSecond: 1 / 600,
  requestsAtOnce: 20,
  requestsPerSecond: 20 / 86_400,
  regentsAtOnce: 10,
  regentsPerSecond: 0.002,
  connections: 5000,
  connectionsOfAddress: 400,
  headersTime: 20_000,
  requestTime: 30_000,
  silence: 60_000,
  connectionsPerAddress: 200,
  watchedPerConnection: 50,
  waitsPerPerson: 10,
  tablesPerPerson: 50,
  botTablesPerPerson: 3,
  tablesPerClub: 200,
  listedPerOwner: 3,
  bytesOfPerson: 20_000_000,
  bytesFromNetwork: 60_000_000,
  bytesKept: 100_000_000,
  bytesKeptOfGuest: 10_000_000,
  unbegunDays: 14,
  guestDays: 180,
};
