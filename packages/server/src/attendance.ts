import type { PersonId, TableId } from '@macher/protocol';
import type { Timekeeper } from '@macher/table';
import { newId } from './secrets.ts';
import type { Bell, Bells } from './store/bells.ts';
import { type Attendant, presenceIn, type Seats, TableAttendance } from './tableAttendance.ts';

/** PAUSE is how many milliseconds people may come and go unnoticed: a page that is loaded again is no news. */
const PAUSE = 2000;

/**
 * PAUSE_EACH is how many milliseconds more for each who looks: where a crowd comes and goes, each is told less often.
 */
const PAUSE_EACH = 10;

/**
 * SAID_AGAIN is how many milliseconds pass between two times that other processes are told the same, and BELIEVED how
 * long they believe it.
 */
const SAID_AGAIN = 10_000;
const BELIEVED = 25_000;

/** MOST_NAMED is how many people are named to other processes: a bell is short. */
const MOST_NAMED = 200;

/**
 * MOST_TABLES is how many tables nobody looks at are remembered, so that after a reload it is still known since when
 * others are away.
 */
const MOST_TABLES = 10_000;

/** What one process says of who looks at a table through it. */
type Looking = Extract<Bell, { readonly kind: 'looking' }>;

/** Who is connected, table by table, here and through other processes. It is kept nowhere, and goes to nobody but those who look. */
export class Attendance {
  readonly #time: Timekeeper;
  /** null: there are no others. */
  readonly #others: Pick<Bells, 'ring'> | null;
  readonly #name = newId();
  readonly #tables = new Map<TableId, TableAttendance>();
  #saidAt = 0;

  constructor(time: Timekeeper, others: Pick<Bells, 'ring'> | null = null) {
    this.#time = time;
    this.#others = others;
  }

  /** Tells the newcomer who is there, and soon the others that they came. Call what it gives when they leave. */
  arrive(table: TableId, seats: Seats, attendant: Attendant): () => void {
    const attendance = this.#at(table);
    attendance.attendants.add(attendant);
    attendance.seats = seats;
    attendant.tell(presenceIn(attendance));
    if (attendance.attendants.size === 1) this.#say(table, attendance);
    this.stir(table);
    return () => {
      attendance.attendants.delete(attendant);
      if (attendant.person !== null) attendance.left.set(attendant.person, this.#time.now());
      this.stir(table);
    };
  }

  /**
   * Stirs a table: someone came, left, sat down or stood up, and those who look are told if it is still so in a moment.
   */
  stir(table: TableId): void {
    const attendance = this.#tables.get(table);
    if (attendance === undefined || attendance.isStirred) return;
    attendance.isStirred = true;
    this.#time.wake(this.#time.now() + PAUSE + PAUSE_EACH * attendance.attendants.size, () => {
      attendance.isStirred = false;
      attendance.publish();
      if (attendance.isNewsToOthers()) this.#say(table, attendance);
    });
  }

  /** Hears of another process. One that we hear of for the first time is told at once who is here. */
  hear({ table, process, people, strangers }: Looking): void {
    const attendance = this.#tables.get(table);
    if (attendance === undefined || process === this.#name) return;
    const isNew = !attendance.elsewhere.has(process);
    if (attendance.hear(process, { people, strangers, at: this.#time.now() })) this.stir(table);
    if (isNew && attendance.attendants.size > 0) this.#say(table, attendance);
  }

  /** Does what must be done again and again: a process that is killed doesn't say that nobody looks there any more. */
  round(): void {
    const now = this.#time.now();
    if (this.#others === null || now < this.#saidAt + SAID_AGAIN) return;
    this.#saidAt = now;
    for (const [table, attendance] of this.#tables) {
      if (attendance.elsewhere.size === 0) continue;
      if (attendance.forgetBefore(now - BELIEVED, now)) this.stir(table);
      this.#say(table, attendance);
    }
  }

  /** Says all again, since for a time others may not have heard us. */
  sayAll(): void {
    for (const [table, attendance] of this.#tables)
      if (attendance.attendants.size > 0) this.#say(table, attendance);
  }

  /** Says to others who looks here; what is lost is said again. */
  #say(table: TableId, attendance: TableAttendance): void {
    if (this.#others === null) return;
    const { people, strangers } = attendance.here();
    const named: readonly PersonId[] = people.slice(0, MOST_NAMED);
    attendance.said = JSON.stringify(attendance.here());
    this.#others
      .ring({ kind: 'looking', table, process: this.#name, people: named, strangers })
      .catch(() => {});
  }

  #at(table: TableId): TableAttendance {
    const known = this.#tables.get(table);
    if (known !== undefined) return known;
    if (this.#tables.size >= MOST_TABLES) this.#sweep();
    const attendance = new TableAttendance();
    this.#tables.set(table, attendance);
    return attendance;
  }

  #sweep(): void {
    for (const [table, { attendants }] of this.#tables) if (attendants.size === 0) this.#tables.delete(table);
  }
}
