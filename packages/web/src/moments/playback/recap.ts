import { effect, signal } from '@preact/signals';
import type { SeenMoment } from '../../kit/state/seen.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { lastSeenAt } from './lastSeen.ts';
import { isLongAway, loadSince, lookerAt, missedIn, sinceOwn } from './since.ts';

/** Recap is what has happened since your last decision, and whether you are told. */
export class Recap {
  readonly isOpen = signal(false);
  /** null: not known yet. */
  readonly moments = signal<readonly SeenMoment[] | null>(null);
  readonly #store: TableStore;
  readonly #now: () => number;
  /** Hears of moments that nobody has seen yet. */
  readonly #missed: (moments: readonly SeenMoment[]) => void;
  /** The last entry of which this page knows what was seen. */
  #known: number;
  /** Whether the moments that are here reach back to your last decision. */
  #isWhole = false;

  constructor(store: TableStore, now: () => number, missed: (moments: readonly SeenMoment[]) => void) {
    this.#store = store;
    this.#now = now;
    this.#missed = missed;
    this.#known = lastSeenAt(store.memory);
  }

  start(): () => void {
    return effect(() => {
      if (this.#store.sheet.value !== null && this.#store.ruleBook.value !== null) this.#notice();
    });
  }

  /** Adds what has just happened. */
  add(moments: readonly SeenMoment[]): void {
    const all = [...(this.moments.peek() ?? []), ...moments];
    const since = sinceOwn(all, lookerAt(this.#store));
    this.#isWhole ||= since.length < all.length;
    this.moments.value = since;
  }

  async open(): Promise<void> {
    this.isOpen.value = true;
    if (!this.#isWhole) await this.#load();
  }

  /** Forgets all: the game went back, and what is here no longer counts. */
  forget(): void {
    this.#isWhole = false;
    this.moments.value = null;
    this.isOpen.value = false;
  }

  close(): void {
    this.isOpen.value = false;
  }

  /** Notices what came without the way back, and asks for it if there are people to tell. */
  #notice(): void {
    const past = this.#store.past.peek();
    const isNewcomer = this.#known === 0 && !past.some(({ what }) => this.#isOwn(what));
    const missed = isNewcomer ? [] : missedIn(past, this.#known, lookerAt(this.#store));
    this.#known = Math.max(this.#known, past.at(-1)?.number ?? 0);
    const first = missed[0]?.moments[0]?.version;
    if (first === undefined) return;
    if (!this.#store.source.isShared && isLongAway(missed, this.#now())) this.isOpen.value = true;
    void this.#load().then(() =>
      this.#missed((this.moments.peek() ?? []).filter(({ version }) => version >= first)),
    );
  }

  #isOwn(what: { readonly kind: string; readonly seat?: unknown }): boolean {
    return what.kind === 'acted' && what.seat === this.#store.seat.peek();
  }

  /** Loads what is missing. Without the server there is only what this page has seen. */
  async #load(): Promise<void> {
    try {
      const loaded = await loadSince(this.#store);
      const last = loaded.at(-1);
      const newer = (this.moments.peek() ?? []).filter(({ version }) => version > (last?.version ?? 0));
      this.moments.value = sinceOwn([...loaded, ...newer], lookerAt(this.#store));
      this.#isWhole = true;
    } catch {
      this.moments.value = this.moments.peek() ?? [];
      this.isOpen.value = this.moments.value.length > 0 && this.isOpen.peek();
    }
  }
}
