import { GAMES_TO_RATE, type PersonId } from '@macher/protocol';

/** AS_NEW is how often the same people say something new of each other; after that, less and less. */
const AS_NEW = 10;

/** Who has met whom in rated games of one kind, and how often. */
export class Meetings {
  readonly #times = new Map<string, number>();

  /** How much a game against these people says: less if they have met often, and if nobody knows how strong they are. */
  weightOf(person: PersonId, others: readonly PersonId[], gamesOf: (other: PersonId) => number): number {
    if (others.length === 0) return 1;
    const met = others.reduce((sum, other) => sum + this.#met(person, other), 0) / others.length;
    const known = others.filter(other => gamesOf(other) >= GAMES_TO_RATE).length / others.length;
    return (Math.min(1, AS_NEW / Math.max(1, met)) * (1 + known)) / 2;
  }

  add(people: readonly PersonId[]): void {
    for (const one of people)
      for (const other of people)
        if (one < other) this.#times.set(keyOf(one, other), this.#met(one, other) + 1);
  }

  #met(one: PersonId, other: PersonId): number {
    return this.#times.get(one < other ? keyOf(one, other) : keyOf(other, one)) ?? 0;
  }
}

function keyOf(first: PersonId, second: PersonId): string {
  return `${first} ${second}`;
}
