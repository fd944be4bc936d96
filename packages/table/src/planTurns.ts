import { type Happening, planName, type Sender } from '@macher/protocol';
import { type PlanBook, type PlannedDecision, plannedAt } from './plans.ts';
import type { Table } from './table.ts';
import { type Timekeeper, wakeAfter } from './time.ts';

/** The table plans decide at, as its host gives it to them. */
interface PlanTable {
  now(): Table;
  /** Works one thing after the other, people's requests among them. */
  inTurn(work: () => Promise<void>): void;
  happen(happenings: readonly Happening[], by: Sender): Promise<void>;
}

/** Lets plans decide when their time has come. */
export class PlanTurns {
  readonly #book: PlanBook;
  readonly #time: Timekeeper;
  readonly #table: PlanTable;
  #callOff: (() => void) | null = null;

  constructor(book: PlanBook, time: Timekeeper, table: PlanTable) {
    this.#book = book;
    this.#time = time;
    this.#table = table;
  }

  /** Waits for the next plan that is due, if there is any. */
  attend(): void {
    this.forget();
    const [next] = plannedAt(this.#table.now(), this.#book);
    if (next === undefined) return;
    this.#callOff = this.#time.wake(next.at, () => this.#table.inTurn(() => this.#decide()));
  }

  forget(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  /** Decides by what is known now: the plan may have been changed elsewhere, and the game may have gone on. */
  async #decide(): Promise<void> {
    await this.#refresh();
    const [next] = plannedAt(this.#table.now(), this.#book);
    if (next === undefined || next.at > this.#time.now()) this.attend();
    else await this.#table.happen([acted(next)], this.#senderOf(next));
  }

  /** Reads the plans again after a while: what has just failed would fail again at once. */
  async #refresh(): Promise<void> {
    try {
      await this.#book.refresh();
    } catch (error) {
      this.#callOff = wakeAfter(this.#time, RETRY, () => this.attend());
      throw error;
    }
  }

  /** The sender of a planned decision, as if its person had decided: in the log its name alone tells it from that. */
  #senderOf({ person }: PlannedDecision): Sender {
    return { person: person.id, id: planName(this.#table.now().number + 1) };
  }
}

/** RETRY in milliseconds. */
const RETRY = 1000;

function acted({ seat, action }: PlannedDecision): Happening {
  return { kind: 'acted', seat, action, seal: null };
}
