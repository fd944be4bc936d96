import type { DiskRoom } from '@macher/protocol';
import { type Timekeeper, wakeAfter } from '@macher/table';
import { breathe } from './breath.ts';
import type { Store } from './store/store.ts';
import type { Room } from './store/vitals.ts';

/** ROUND is how many milliseconds pass between two looks. */
const ROUND = 3_600_000;

/** MOST_AT_ONCE guests are cleared in one round: a store that others have filled takes some days. */
const MOST_AT_ONCE = 1000;

/** LITTLE is what counts as little space, in bytes; of a small disk it is a tenth. */
const LITTLE = 2_000_000_000;

const DAY = 86_400_000;

/** HouseTelling is what a host hears. */
export interface HouseTelling {
  /** Tells how many guests would be cleared in the next round, or were in this one. */
  guests(told: { readonly guests: number; readonly days: number; readonly areCleared: boolean }): void;
  full(room: Room): void;
  failed(error: unknown): void;
}

type Kept = { readonly vitals: Pick<Store['vitals'], 'room'> } & {
  readonly accounts: Pick<Store['accounts'], 'countGoneGuests' | 'goneGuests' | 'forget'>;
};

/**
 * Housekeeping counts guests who never come back for the host first, and clears them an hour later; and it looks at the
 * disk.
 */
export class Housekeeping {
  readonly #store: Kept;
  readonly #time: Timekeeper;
  readonly #days: number;
  readonly #telling: HouseTelling;
  #gone = 0;
  #stop: (() => void) | null = null;

  constructor(store: Kept, time: Timekeeper, days: number, telling: HouseTelling) {
    this.#store = store;
    this.#time = time;
    this.#days = days;
    this.#telling = telling;
  }

  /** Guests who would be cleared, as they were counted last. */
  get gone(): number {
    return this.#gone;
  }

  get disk(): DiskRoom | null {
    const room = this.#store.vitals.room();
    return room === null ? null : { ...room, isLow: isLow(room) };
  }

  async start(): Promise<void> {
    await this.#tried(async () => this.#count());
    this.#wait();
  }

  stop(): void {
    this.#stop?.();
  }

  #wait(): void {
    this.#stop = wakeAfter(this.#time, ROUND, () => {
      this.#wait();
      void this.#tried(() => this.#round());
    });
  }

  async #round(): Promise<void> {
    if (this.#gone > 0) await this.#clear();
    await this.#count();
  }

  async #count(): Promise<void> {
    const room = this.disk;
    if (room?.isLow === true) this.#telling.full(room);
    this.#gone = await this.#store.accounts.countGoneGuests(...this.#bounds());
    if (this.#gone > 0) this.#telling.guests({ guests: this.#gone, days: this.#days, areCleared: false });
  }

  /** Clears only as many as were told. */
  async #clear(): Promise<void> {
    const most = Math.min(this.#gone, MOST_AT_ONCE);
    const gone = await this.#store.accounts.goneGuests(...this.#bounds(), most);
    for (const id of gone) {
      await this.#store.accounts.forget(id);
      await breathe();
    }
    this.#telling.guests({ guests: gone.length, days: this.#days, areCleared: true });
  }

  #bounds(): [before: number, now: number] {
    const now = this.#time.now();
    return [now - this.#days * DAY, now];
  }

  async #tried(work: () => Promise<void>): Promise<void> {
    await work().catch(error => this.#telling.failed(error));
  }
}

function isLow({ free, size }: Room): boolean {
  return free < Math.min(LITTLE, size / 10);
}
