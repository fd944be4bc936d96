import type { Announcement, NewAnnouncement } from '@macher/protocol';
import type { Timekeeper } from '@macher/table';
import { newId } from './secrets.ts';
import type { OwnerBook } from './store/ownerBook.ts';

/**
 * NEXT_LOOK is how many milliseconds pass between two looks into the store: another process may have announced
 * something.
 */
const NEXT_LOOK = 10_000;

type Tell = (announcement: Announcement | null) => void;

/**
 * Announcements tell what the owner tells everyone: those who are connected at once, and those who come while it
 * stands.
 */
export class Announcements {
  readonly #book: OwnerBook;
  readonly #time: Timekeeper;
  readonly #failed: (error: unknown) => void;
  readonly #listeners = new Set<Tell>();
  #last: Announcement | null = null;
  #callOff: (() => void) | null = null;

  constructor(book: OwnerBook, time: Timekeeper, failed: (error: unknown) => void) {
    this.#book = book;
    this.#time = time;
    this.#failed = failed;
  }

  /** The announcement that stands; null: there is none, or its time is up. */
  get standing(): Announcement | null {
    return this.#last !== null && this.#last.until > this.#time.now() ? this.#last : null;
  }

  /** Tells what stands at once, and each change until the answer is called. */
  join(tell: Tell): () => void {
    this.#listeners.add(tell);
    if (this.standing !== null) tell(this.standing);
    return () => this.#listeners.delete(tell);
  }

  async announce({ text, minutes }: NewAnnouncement): Promise<Announcement> {
    const at = this.#time.now();
    const announcement = { id: newId(), text, at, until: at + minutes * 60_000 };
    await this.#book.announce(announcement);
    this.#heard(announcement);
    return announcement;
  }

  async withdraw(): Promise<void> {
    await this.#book.announce(null);
    this.#heard(null);
  }

  /** Now, and again and again. */
  async start(): Promise<void> {
    this.#callOff = this.#time.wake(this.#time.now() + NEXT_LOOK, () => void this.start());
    await this.look();
  }

  /** Looks into the store: another process says that there is something. */
  async look(): Promise<void> {
    await this.#book.announcement().then(
      found => this.#heard(found),
      error => this.#failed(error),
    );
  }

  stop(): void {
    this.#callOff?.();
  }

  #heard(found: Announcement | null): void {
    if (found?.id === this.#last?.id) return;
    this.#last = found;
    const { standing } = this;
    for (const tell of [...this.#listeners]) tell(standing);
  }
}
