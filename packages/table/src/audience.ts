import type { Game } from '@macher/engine';
import type { News, PersonId, Sheet } from '@macher/protocol';
import type { Changed } from './log.ts';
import { type Letter, letterFor, sameAs, sheetFor, type Viewer } from './news.ts';
import type { Table } from './table.ts';

/** Someone who looks at the table. */
export interface Listener extends Viewer {
  /** Whether they still listen: nothing is made for those who don't. */
  hears(): boolean;
  send(news: readonly News[], sheet: Sheet): void;
  /** This host is gone: ask for the table again. */
  lost(): void;
}

/** Everyone who looks at one table. */
export class Audience {
  readonly #listeners = new Set<Listener>();
  readonly #failed: (error: unknown) => void;
  /** What was told last, and by which game. */
  #told: Told = { game: null, sheets: new Map() };

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

  /** Tells everyone what has happened. What all spectators hear is made once; what was told last is not made again. */
  hear(table: Table, change: Changed): void {
    const known = this.#told.game === change.before ? this.#told.sheets : NONE;
    const letters = new Map<PersonId | null, Letter>();
    for (const listener of this.#listeners) {
      const person = sameAs(table, listener);
      const write = (): Letter => letterFor(table, { person }, change, known.get(person) ?? null);
      if (listener.hears()) this.#send(listener, made(letters, person, write));
      else this.leave(listener);
    }
    this.#told = {
      game: table.game,
      sheets: new Map([...letters].map(([each, { sheet }]) => [each, sheet])),
    };
  }

  /** The table as it is, without anything having happened: names and words may have changed. */
  show(table: Table): void {
    const sheets: Told['sheets'] = new Map();
    for (const listener of this.#listeners) {
      const person = sameAs(table, listener);
      const write = (): Sheet => sheetFor(table, { person });
      if (listener.hears()) this.#send(listener, { news: [], sheet: made(sheets, person, write) });
      else this.leave(listener);
    }
    this.#told = { game: table.game, sheets };
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

interface Told {
  readonly game: Game | null;
  readonly sheets: Map<PersonId | null, Sheet>;
}

const NONE: Told['sheets'] = new Map();

function made<K, V>(all: Map<K, V>, key: K, make: () => V): V {
  const value = all.get(key) ?? make();
  all.set(key, value);
  return value;
}
