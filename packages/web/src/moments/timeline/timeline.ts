import { batch, computed, signal } from '@preact/signals';
import { isSealed } from '../../kit/state/contest.ts';
import type { Address } from '../../kit/state/seen.ts';
import type { TableStore } from '../../kit/state/table.ts';
import type { Eyes, Line } from '../line/line.ts';
import { backToNow, lookAtPast } from '../playback/looking.ts';
import { lineFor } from './lines.ts';
import { type Marks, marksOf, type Stride, strideFrom } from './marks.ts';

/** The time line of one table: where you look, and through whose eyes. */
export class TimeLine {
  readonly store: TableStore;
  readonly isOpen = signal(false);
  readonly line = signal<Line | null>(null);
  readonly place = signal(0);
  /** An address that was asked for and isn't in this game. */
  readonly missed = signal<Address | null>(null);
  readonly isFailed = signal(false);
  readonly eyes = signal<Eyes>('all');
  /** Whether the finished game is being reviewed. */
  readonly isReviewing = signal(false);
  readonly marks = computed<Marks | null>(() => (this.line.value === null ? null : marksOf(this.line.value)));

  constructor(store: TableStore) {
    this.store = store;
  }

  /** Whether the game goes on: its end is now. */
  get isRunning(): boolean {
    return this.store.sheet.value?.stage !== 'over';
  }

  /**
   * Whether there is a record: when it's over, through any eyes, and with what it could have been; not while others may
   * still play the same deal.
   */
  get hasRecord(): boolean {
    return !this.isRunning && !isSealed(this.store);
  }

  /** Whether a moment has an address; in a record from a file it has none. */
  get canLink(): boolean {
    return this.store.table !== '';
  }

  /** Whether a link leads others here. */
  get canShare(): boolean {
    return this.canLink && !isSealed(this.store);
  }

  /** Opens at an address; null: at the last moment. */
  async open(address: Address | null): Promise<void> {
    this.isOpen.value = true;
    const line = await this.#load();
    if (line === null || !this.isOpen.value) return;
    const place = address === null ? line.count - 1 : line.placeOf(address);
    const { version, part } = line.at(place);
    const isThere = address === null || (address.version === version && address.part === part);
    batch(() => {
      this.line.value = line;
      this.missed.value = isThere ? null : address;
      this.#look(place);
    });
  }

  /**
   * Refreshes the line when something has happened or was taken back: it is another one, and you stay where you are.
   */
  async refresh(): Promise<void> {
    if (this.line.value === null) return;
    const line = await this.#load();
    const looked = this.store.looking.value;
    if (line === null || looked === null || !this.isOpen.value) return;
    batch(() => {
      this.line.value = line;
      this.#look(line.placeOf(looked));
    });
  }

  go(place: number): void {
    const { line } = this;
    if (line.value === null) return;
    this.missed.value = null;
    if (place >= line.value.count && this.isRunning) this.close();
    else this.#look(Math.max(0, Math.min(line.value.count - 1, place)));
  }

  stride(stride: Stride): void {
    const marks = this.marks.value;
    if (marks !== null) this.go(strideFrom(marks, this.place.value, stride));
  }

  async see(eyes: Eyes): Promise<void> {
    this.eyes.value = eyes;
    await this.refresh();
  }

  review(isReviewing: boolean): void {
    this.isReviewing.value = isReviewing;
  }

  close(): void {
    batch(() => {
      this.isOpen.value = false;
      this.line.value = null;
      this.missed.value = null;
      backToNow(this.store);
    });
  }

  async #load(): Promise<Line | null> {
    this.isFailed.value = false;
    try {
      return await lineFor(this.store, this.eyes.value);
    } catch {
      this.isFailed.value = true;
      return null;
    }
  }

  #look(place: number): void {
    const moment = this.line.value?.at(place);
    if (moment === undefined) return;
    batch(() => {
      this.place.value = place;
      lookAtPast(this.store, moment);
    });
  }
}
