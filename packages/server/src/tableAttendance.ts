import type { Clock, PersonId, Place, Presence } from '@macher/protocol';

/** A connection that looks at a table. */
export interface Attendant {
  /** null: a stranger. */
  readonly person: PersonId | null;
  tell(presence: Presence): void;
}

/** Seats are the table as its host has it now. */
export type Seats = () => { readonly places: readonly Place[]; readonly clock: Pick<Clock, 'pace'> };

/** Lookers are who looks through one process: strangers are counted by their connections. */
interface Lookers {
  readonly people: readonly PersonId[];
  readonly strangers: number;
}

/** Said is what another process has said of its lookers, and when. */
interface Said extends Lookers {
  readonly at: number;
}

/** TableAttendance is everyone who looks at one table. */
export class TableAttendance {
  readonly attendants = new Set<Attendant>();
  /** When each was last seen to leave. */
  readonly left = new Map<PersonId, number>();
  /** What other processes have said, by their names. */
  readonly elsewhere = new Map<string, Said>();
  seats: Seats | null = null;
  isStirred = false;
  /** What was last told to other processes. */
  said = '';
  /** What was last told to all here. */
  #told = '';

  publish(): void {
    const presence = presenceIn(this);
    const text = JSON.stringify(presence);
    if (text === this.#told) return;
    this.#told = text;
    for (const { tell } of this.attendants) tell(presence);
  }

  here(): Lookers {
    const all = [...this.attendants].map(({ person }) => person);
    const people = new Set(all.filter(person => person !== null));
    return { people: [...people], strangers: all.filter(person => person === null).length };
  }

  isNewsToOthers(): boolean {
    return JSON.stringify(this.here()) !== this.said;
  }

  /** Hears what a process says; whether it is news. */
  hear(process: string, said: Said): boolean {
    const before = this.elsewhere.get(process);
    if (said.people.length + said.strangers > 0) this.elsewhere.set(process, said);
    else this.elsewhere.delete(process);
    this.#noteLeft(before?.people ?? [], said.at);
    return before === undefined || !isSame(before, said);
  }

  /** Forgets what was said before a time; whether anyone is gone by it. */
  forgetBefore(time: number, now: number): boolean {
    const silent = [...this.elsewhere].filter(([, { at }]) => at < time);
    for (const [process, { people }] of silent) {
      this.elsewhere.delete(process);
      this.#noteLeft(people, now);
    }
    return silent.length > 0;
  }

  #noteLeft(before: readonly PersonId[], now: number): void {
    const still = lookersIn(this).people;
    for (const person of before) if (!still.includes(person)) this.left.set(person, now);
  }
}

function isSame(one: Lookers, two: Lookers): boolean {
  return one.strangers === two.strangers && JSON.stringify(one.people) === JSON.stringify(two.people);
}

/** The lookers through all processes. */
function lookersIn(attendance: TableAttendance): Lookers {
  const all = [attendance.here(), ...attendance.elsewhere.values()];
  return {
    people: [...new Set(all.flatMap(({ people }) => people))],
    strangers: all.reduce((sum, { strangers }) => sum + strangers, 0),
  };
}

/**
 * The presence that everybody is told. In a game over days nobody is told who looks: else they would know which
 * decisions were planned.
 */
export function presenceIn(attendance: TableAttendance): Presence {
  const table = attendance.seats?.() ?? null;
  const seated = table?.places.flatMap(({ person }) => person?.id ?? []) ?? [];
  const isTold = table?.clock.pace.kind !== 'slow';
  const { people, strangers } = lookersIn(attendance);
  return {
    people: (isTold ? seated : []).map(person => {
      const isHere = people.includes(person);
      return { person, isHere, since: isHere ? null : (attendance.left.get(person) ?? null) };
    }),
    spectators: strangers + people.filter(person => !seated.includes(person)).length,
  };
}
