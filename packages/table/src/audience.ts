import type { News, PersonId, Sheet } from '@macher/protocol';
import type { Changed } from './ledger.ts';
import { freshNewsFor, sameAs, sheetFor, type Viewer } from './news.ts';
import type { Table } from './table.ts';

/** Someone who looks at the table. */
export interface Listener extends Viewer {
  /** Whether they still listen: nothing is made for those who don't. */
  hears(): boolean;
  send(news: readonly News[], sheet: Sheet): void;
  /** This host is gone: ask for the table again. */
  lost(): void;
}

/** What a viewer is told. */
interface Letter {
  readonly news: readonly News[];
  readonly sheet: Sheet;
}

/** Everyone who looks at one table. */
export class Audience {
  readonly #listeners = new Set<Listener>();
  readonly #failed: (error: unknown) => void;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
  }

  leave(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** What all spectators hear is made once. */
  hear(table: Table, change: Changed): void {
    const letters = new Map<PersonId | null, Letter>();
    for (const listener of this.#listeners) {
      if (listener.hears()) this.#send(listener, letterTo(listener, table, change, letters));
      else this.leave(listener);
    }
  }

  sendAway(): void {
    for (const listener of this.#listeners) listener.lost();
    this.#listeners.clear();
  }

  /** A listener that throws doesn't disturb the others. */
  #send(listener: Listener, { news, sheet }: Letter): void {
    try {
      listener.send(news, sheet);
    } catch (error) {
      this.leave(listener);
      this.#failed(error);
    }
  }
}

function letterTo(
  listener: Listener,
  table: Table,
  { fresh, before }: Changed,
  letters: Map<PersonId | null, Letter>,
): Letter {
  const person = sameAs(table, listener);
  const letter = letters.get(person) ?? {
    news: freshNewsFor(table, { person }, fresh, before),
    sheet: sheetFor(table, { person }),
  };
  letters.set(person, letter);
  return letter;
}
