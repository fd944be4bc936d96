import type { NotReady } from '@macher/protocol';

/** PROBE_HOLDS is how many milliseconds an answer of the disk holds: strangers who ask often don't keep it busy. */
const PROBE_HOLDS = 5000;

/** Whether the server can do its work, which is more than being alive. */
export class Readiness {
  readonly #probe: () => Promise<void>;
  readonly #clock: () => number;
  #stage: 'starting' | 'open' | 'draining' = 'starting';
  #writes: Promise<boolean> | null = null;
  #probedAt = 0;

  constructor(probe: () => Promise<void>, clock = () => performance.now()) {
    this.#probe = probe;
    this.#clock = clock;
  }

  /** Opens the server. One that drains stays so until it is told otherwise. */
  open(): void {
    if (this.#stage === 'starting') this.#stage = 'open';
  }

  /** Drains before a restart: nobody new, and those who are here play on. */
  drain(): void {
    this.#stage = 'draining';
  }

  /** Opens again: it won't be restarted after all. */
  openAgain(): void {
    if (this.#stage === 'draining') this.#stage = 'open';
  }

  get isDraining(): boolean {
    return this.#stage === 'draining';
  }

  /** What it lacks; null: people may come. */
  async lack(): Promise<NotReady | null> {
    if (this.#stage !== 'open') return this.#stage;
    return (await this.#canWrite()) ? null : 'cannot-write';
  }

  #canWrite(): Promise<boolean> {
    const now = this.#clock();
    if (this.#writes !== null && now - this.#probedAt < PROBE_HOLDS) return this.#writes;
    this.#probedAt = now;
    this.#writes = this.#probe().then(
      () => true,
      () => false,
    );
    return this.#writes;
  }
}
