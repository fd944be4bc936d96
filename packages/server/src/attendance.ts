import type { PersonId, Place, Presence, TableId } from '@macher/protocol';
import type { Timekeeper } from '@macher/table';

/** A connection that looks at a table. */
export interface Attendant {
  /** null: a stranger. */
  readonly person: PersonId | null;
  tell(presence: Presence): void;
}

/** The table as its host has it now. */
export type Seats = () => readonly Place[];

/** Milliseconds in which people may come and go unnoticed: a page that is loaded again is no news. */
const PAUSE = 2000;

/** Milliseconds more for each who looks: where a crowd comes and goes, each is told less often. */
const PAUSE_EACH = 10;

/** Tables nobody looks at that are remembered, so that after a reload it is still known since when others are away. */
const MOST_ROOMS = 10_000;

/** Who is connected, table by table. It lives as long as the process, and goes to nobody but those who look. */
export class Attendance {
  readonly #time: Timekeeper;
  readonly #rooms = new Map<TableId, Room>();

  constructor(time: Timekeeper) {
    this.#time = time;
  }

  /** Tells the newcomer who is there, and soon the others that they came. Call what it gives when they leave. */
  arrive(table: TableId, seats: Seats, attendant: Attendant): () => void {
    const room = this.#roomOf(table);
    room.attendants.add(attendant);
    room.seats = seats;
    attendant.tell(presenceIn(room));
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
      publish(room);
    });
  }

  #roomOf(table: TableId): Room {
    const known = this.#rooms.get(table);
    if (known !== undefined) return known;
    if (this.#rooms.size >= MOST_ROOMS) this.#sweep();
    const room: Room = {
      attendants: new Set(),
      left: new Map(),
      seats: () => [],
      isStirred: false,
      told: '',
    };
    this.#rooms.set(table, room);
    return room;
  }

  #sweep(): void {
    for (const [table, { attendants }] of this.#rooms) if (attendants.size === 0) this.#rooms.delete(table);
  }
}

interface Room {
  readonly attendants: Set<Attendant>;
  /** When each was last seen to leave. */
  readonly left: Map<PersonId, number>;
  seats: Seats;
  isStirred: boolean;
  /** What was last told to all. */
  told: string;
}

function publish(room: Room): void {
  const presence = presenceIn(room);
  const text = JSON.stringify(presence);
  if (text === room.told) return;
  room.told = text;
  for (const { tell } of room.attendants) tell(presence);
}

function presenceIn({ attendants, left, seats }: Room): Presence {
  const seated = seats().flatMap(({ person }) => person?.id ?? []);
  const here = [...attendants].map(({ person }) => person);
  const strangers = here.filter(person => person === null).length;
  const others = new Set(here.filter(person => person !== null && !seated.includes(person))).size;
  return {
    people: seated.map(person => {
      const isHere = here.includes(person);
      return { person, isHere, since: isHere ? null : (left.get(person) ?? null) };
    }),
    spectators: strangers + others,
  };
}
