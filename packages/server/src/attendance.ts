import type { PersonId, TableId } from '@macher/protocol';
import type { Timekeeper } from '@macher/table';
import { type Attendant, presenceIn, Room, type Seats } from './room.ts';
import { newId } from './secrets.ts';
import type { Bell, Bells } from './store/bells.ts';

/** Milliseconds in which people may come and go unnoticed: a page that is loaded again is no news. */
const PAUSE = 2000;

/** Milliseconds more for each who looks: where a crowd comes and goes, each is told less often. */
const PAUSE_EACH = 10;

/** Milliseconds between two times that other processes are told the same, and how long they believe it. */
const SAID_AGAIN = 10_000;
const BELIEVED = 25_000;

/** People who are named to other processes: a bell is short. */
const MOST_NAMED = 200;

/** Tables nobody looks at that are remembered, so that after a reload it is still known since when others are away. */
const MOST_ROOMS = 10_000;

/** What one process says of who looks at a table through it. */
type Looking = Extract<Bell, { readonly kind: 'looking' }>;

/** Who is connected, table by table, here and through other processes. It is kept nowhere, and goes to nobody but those who look. */
export class Attendance {
  readonly #time: Timekeeper;
  /** null: there are no others. */
  readonly #others: Pick<Bells, 'ring'> | null;
  readonly #name = newId();
  readonly #rooms = new Map<TableId, Room>();
  #saidAt = 0;

  constructor(time: Timekeeper, others: Pick<Bells, 'ring'> | null = null) {
    this.#time = time;
    this.#others = others;
  }

  /** Tells the newcomer who is there, and soon the others that they came. Call what it gives when they leave. */
  arrive(table: TableId, seats: Seats, attendant: Attendant): () => void {
    const room = this.#roomOf(table);
    room.attendants.add(attendant);
    room.seats = seats;
    attendant.tell(presenceIn(room));
    if (room.attendants.size === 1) this.#say(table, room);
    this.stir(table);
    return () => {
      room.attendants.delete(attendant);
      if (attendant.person !== null) room.left.set(attendant.person, this.#time.now());
      this.stir(table);
    };
  }

  /** Someone came, left, sat down or stood up: those who look are told, if it is still so in a moment. */
  stir(table: TableId): void {
    const room = this.#rooms.get(table);
    if (room === undefined || room.isStirred) return;
    room.isStirred = true;
    this.#time.wake(this.#time.now() + PAUSE + PAUSE_EACH * room.attendants.size, () => {
      room.isStirred = false;
      room.publish();
      if (room.isNewsToOthers()) this.#say(table, room);
    });
  }

  /** A process that we hear of for the first time is told at once who is here. */
  hear({ table, process, people, strangers }: Looking): void {
    const room = this.#rooms.get(table);
    if (room === undefined || process === this.#name) return;
    const isNew = !room.elsewhere.has(process);
    if (room.hear(process, { people, strangers, at: this.#time.now() })) this.stir(table);
    if (isNew && room.attendants.size > 0) this.#say(table, room);
  }

  /** Called again and again: a process that is killed doesn't say that nobody looks there any more. */
  round(): void {
    const now = this.#time.now();
    if (this.#others === null || now < this.#saidAt + SAID_AGAIN) return;
    this.#saidAt = now;
    for (const [table, room] of this.#rooms) {
      if (room.elsewhere.size === 0) continue;
      if (room.forgetBefore(now - BELIEVED, now)) this.stir(table);
      this.#say(table, room);
    }
  }

  /** For a time others may not have heard us. */
  sayAll(): void {
    for (const [table, room] of this.#rooms) if (room.attendants.size > 0) this.#say(table, room);
  }

  /** What is lost is said again. */
  #say(table: TableId, room: Room): void {
    if (this.#others === null) return;
    const { people, strangers } = room.here();
    const named: readonly PersonId[] = people.slice(0, MOST_NAMED);
    room.said = JSON.stringify(room.here());
    this.#others
      .ring({ kind: 'looking', table, process: this.#name, people: named, strangers })
      .catch(() => {});
  }

  #roomOf(table: TableId): Room {
    const known = this.#rooms.get(table);
    if (known !== undefined) return known;
    if (this.#rooms.size >= MOST_ROOMS) this.#sweep();
    const room = new Room();
    this.#rooms.set(table, room);
    return room;
  }

  #sweep(): void {
    for (const [table, { attendants }] of this.#rooms) if (attendants.size === 0) this.#rooms.delete(table);
  }
}
