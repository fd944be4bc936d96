import type { PersonId } from '@macher/protocol';
import type { Looker, Lookers } from '../lookers.ts';

export class MemoryLookers implements Lookers {
  readonly #until = new Map<string, number>();
  readonly #clock: () => number;

  constructor(clock = () => performance.now()) {
    this.#clock = clock;
  }

  async look(lookers: readonly Looker[], milliseconds: number): Promise<void> {
    const now = this.#clock();
    for (const [key, until] of this.#until) if (until <= now) this.#until.delete(key);
    for (const each of lookers) this.#until.set(keyOf(each), now + milliseconds);
  }

  async isLooking(looker: Looker): Promise<boolean> {
    return (this.#until.get(keyOf(looker)) ?? 0) > this.#clock();
  }

  async of(people: readonly PersonId[]): Promise<Looker[]> {
    const now = this.#clock();
    const all = [...this.#until].flatMap(([key, until]) => (until > now ? lookerIn(key) : []));
    return all.filter(({ person }) => people.includes(person));
  }

  async leave(looker: Looker): Promise<void> {
    this.#until.delete(keyOf(looker));
  }
}

function keyOf({ person, table }: Looker): string {
  return JSON.stringify([person, table]);
}

function lookerIn(key: string): Looker {
  const [person, table] = JSON.parse(key) as [PersonId, string];
  return { person, table };
}
