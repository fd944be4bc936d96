/** What could happen next, by a name that is the same in every run. */
interface Event {
  readonly name: string;
  happen(): void;
}

/** One order of events. It follows the choices that it is given, then always takes the first event. */
export class Schedule {
  readonly #given: readonly number[];
  readonly #events: Event[] = [];
  /** At each step, which event was taken, and of how many. */
  readonly taken: { readonly choice: number; readonly of: number }[] = [];
  readonly names: string[] = [];

  constructor(given: readonly number[]) {
    this.#given = given;
  }

  /** It can happen from now on, at any time. */
  offer(name: string, happen: () => void): void {
    this.#events.push({ name, happen });
  }

  /** Goes on when it is its turn. */
  gate(name: string): Promise<void> {
    return new Promise(resolve => this.offer(name, resolve));
  }

  /** Until nothing more can happen. */
  async run(): Promise<void> {
    for (await settled(); this.#events.length > 0; await settled()) {
      this.#events.sort((one, other) => (one.name < other.name ? -1 : 1));
      const choice = this.#given[this.taken.length] ?? 0;
      this.taken.push({ choice, of: this.#events.length });
      const [event] = this.#events.splice(choice, 1);
      this.names.push(event?.name ?? '');
      event?.happen();
    }
  }
}

/** Everything that follows by itself. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(resolve => setImmediate(resolve));
}

/** Every order of events, one after the other; gives how many there are. */
export async function everySchedule(run: (schedule: Schedule) => Promise<void>): Promise<number> {
  let count = 0;
  for (let given: number[] | null = []; given !== null; count += 1) {
    const schedule = new Schedule(given);
    try {
      await run(schedule);
    } catch (error) {
      throw new Error(`in the order ${schedule.names.join(', ')}`, { cause: error });
    }
    given = nextAfter(schedule);
  }
  return count;
}

/** The last choice that has an alternative is another one; null: all were taken. */
function nextAfter({ taken }: Schedule): number[] | null {
  const last = taken.findLastIndex(({ choice, of }) => choice + 1 < of);
  if (last < 0) return null;
  return [...taken.slice(0, last).map(({ choice }) => choice), (taken[last]?.choice ?? 0) + 1];
}
