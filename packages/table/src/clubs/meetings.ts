import type { PersonId } from '@macher/protocol';
import { type Draw, peopleIn } from './rounds.ts';

/** Meetings counts how often people have had to do with each other, in whatever order. */
export class Meetings {
  readonly #times = new Map<string, number>();

  static atTables(draws: readonly Draw[]): Meetings {
    const met = new Meetings();
    for (const seats of draws.flat()) met.add(peopleIn([seats]));
    return met;
  }

  /** Everyone of these has met everyone else of them. */
  add(people: readonly string[]): void {
    for (const [index, one] of people.entries())
      for (const other of people.slice(index + 1)) this.#times.set(key(one, other), this.of(one, other) + 1);
  }

  of(one: string, other: string): number {
    return this.#times.get(key(one, other)) ?? 0;
  }

  /** The meetings among these people as a matrix, in their order: quick to look up. */
  among(people: readonly PersonId[]): number[][] {
    return people.map(one => people.map(other => this.of(one, other)));
  }
}

function key(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
