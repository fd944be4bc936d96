import type { PersonId, TableId } from '@macher/protocol';
import { type Timekeeper, wakeAfter } from '@macher/table';
import type { Looker, Lookers } from '../store/lookers.ts';

/**
 * BELIEVED is how many milliseconds others believe that someone looks; below it, how many pass between two times that
 * they are told.
 */
const BELIEVED = 60_000;
const SAID_AGAIN = 20_000;

/** Who looks at which tables through this process: they needn't be told what they see. */
export class Eyes {
  readonly #lookers: Lookers;
  readonly #time: Timekeeper;
  readonly #failed: (error: unknown) => void;
  readonly #open = new Set<Looker>();
  #callOff: (() => void) | null = null;

  constructor(lookers: Lookers, time: Timekeeper, failed: (error: unknown) => void) {
    this.#lookers = lookers;
    this.#time = time;
    this.#failed = failed;
  }

  start(): void {
    this.#callOff = wakeAfter(this.#time, SAID_AGAIN, () => {
      this.#say([...this.#open]);
      this.start();
    });
  }

  stop(): void {
    this.#callOff?.();
  }

  /** Opens the eyes of a looker; call what it gives when they look away. */
  open(looker: Looker): () => void {
    this.#open.add(looker);
    this.#say([looker]);
    return () => this.#close(looker);
  }

  #close(looker: Looker): void {
    this.#open.delete(looker);
    const still = [...this.#open].some(
      ({ person, table }) => person === looker.person && table === looker.table,
    );
    if (!still) this.#lookers.leave(looker).catch(error => this.#failed(error));
  }

  #say(lookers: readonly Looker[]): void {
    if (lookers.length > 0) this.#lookers.look(lookers, BELIEVED).catch(error => this.#failed(error));
  }
}

/** Gaze is what one connection has before it. A page that lies behind another one shows nothing to anybody. */
export class Gaze {
  readonly #eyes: Eyes;
  readonly #person: PersonId | null;
  readonly #closing = new Map<TableId, (() => void) | null>();
  #isSeen = true;

  constructor(eyes: Eyes, person: PersonId | null) {
    this.#eyes = eyes;
    this.#person = person;
  }

  at(table: TableId): void {
    this.from(table);
    this.#closing.set(table, this.#opened(table));
  }

  from(table: TableId): void {
    this.#closing.get(table)?.();
    this.#closing.delete(table);
  }

  /** Turns to or from the page: `isSeen` says whether it can be seen. */
  turn(isSeen: boolean): void {
    if (isSeen === this.#isSeen) return;
    this.#isSeen = isSeen;
    for (const table of [...this.#closing.keys()]) this.at(table);
  }

  #opened(table: TableId): (() => void) | null {
    return this.#person === null || !this.#isSeen ? null : this.#eyes.open({ person: this.#person, table });
  }
}
