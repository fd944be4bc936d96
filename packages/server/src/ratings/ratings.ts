import { setImmediate } from 'node:timers/promises';
import { type Ladder, ladderOf, type PersonId } from '@macher/protocol';
import type { BookedResult, Results } from '../store/results.ts';
import { botStrength } from './bots.ts';
import { Meetings } from './meetings.ts';
import { countsForRating, orderOf, type Ranked } from './order.ts';
import { afterGame, NEWCOMER, type Placed, type Strength } from './strength.ts';

/** How strong somebody is in one kind of game, and by how many games. */
export interface Rated {
  readonly strength: Strength;
  readonly games: number;
}

/**
 * PAGE of results that are read at once: others are served between two pages. Who deletes their account has all read
 * again.
 */
const PAGE = 100;

/**
 * Ratings are everybody's strength, worked out from the book of results in its order. Each process reads on from the
 * number it knows and comes to the same; when the book has another revision, it begins again.
 */
export class Ratings {
  readonly #results: Pick<Results, 'after' | 'revision'>;
  #ladders = new Map<Ladder, Map<PersonId, Rated>>();
  #meetings = new Map<Ladder, Meetings>();
  #number = 0;
  #revision = 0;
  #reading: Promise<void> = Promise.resolve();

  constructor(results: Pick<Results, 'after' | 'revision'>) {
    this.#results = results;
  }

  /** The rating by the book as it is now; null: no game of theirs counts there. */
  async of(person: PersonId, ladder: Ladder): Promise<Rated | null> {
    await this.readOn();
    return this.#ladders.get(ladder)?.get(person) ?? null;
  }

  /** Reads on, one after the other: nothing is counted twice. */
  readOn(): Promise<void> {
    const done = this.#reading.then(() => this.#readOn());
    this.#reading = done.catch(() => {});
    return done;
  }

  async #readOn(): Promise<void> {
    const revision = await this.#results.revision();
    if (revision !== this.#revision) this.#forget(revision);
    for (;;) {
      const page = await this.#results.after(this.#number, PAGE);
      for (const result of page) this.#add(result);
      if (page.length < PAGE) return;
      await setImmediate();
    }
  }

  #forget(revision: number): void {
    this.#ladders = new Map();
    this.#meetings = new Map();
    this.#number = 0;
    this.#revision = revision;
  }

  #add(result: BookedResult): void {
    this.#number = result.number;
    const ladder = ladderOf(result.ruleset);
    if (ladder === null || !countsForRating(result)) return;
    const rated = this.#ladders.get(ladder) ?? new Map<PersonId, Rated>();
    this.#ladders.set(ladder, rated);
    const known = orderOf(result).flatMap(each => {
      const placed = placedOf(each, rated);
      return placed === null ? [] : [{ person: each.person, placed }];
    });
    const meetings = this.#meetings.get(ladder) ?? new Meetings();
    this.#meetings.set(ladder, meetings);
    const people = known.flatMap(({ person }) => person ?? []);
    const weightOf = (person: PersonId): number =>
      meetings.weightOf(
        person,
        people.filter(other => other !== person),
        other => rated.get(other)?.games ?? 0,
      );
    const after = afterGame(
      known.map(({ person, placed }) => (person === null ? placed : { ...placed, weight: weightOf(person) })),
    );
    meetings.add(people);
    for (const [index, { person }] of known.entries()) {
      const strength = after[index];
      if (person !== null && strength !== undefined)
        rated.set(person, { strength, games: (rated.get(person)?.games ?? 0) + 1 });
    }
  }
}

/**
 * Somebody's place with their strength; null: a bot of which nothing is known. By Plackett and Luce the order of the
 * others says the same without it.
 */
function placedOf({ person, bot, place }: Ranked, rated: ReadonlyMap<PersonId, Rated>): Placed | null {
  if (person !== null) return { strength: rated.get(person)?.strength ?? NEWCOMER, place, isFixed: false };
  const strength = bot === null ? null : botStrength(bot);
  return strength === null ? null : { strength, place, isFixed: true };
}
