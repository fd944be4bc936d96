import type { Contest, GameResult, PersonId, TableId } from '@macher/protocol';
import type { Row } from './rows.ts';

/** A result with its place in the book: in the order in which they were entered, for every reader the same. */
export interface BookedResult extends GameResult {
  readonly number: number;
}

/** How finished games came out. It can be worked out again from their logs. */
export interface Results {
  /** Finished games that aren't in the book yet, the earliest first. */
  unbooked(most: number): Promise<TableId[]>;
  /** Adds a result; false: it is there already. */
  add(result: GameResult): Promise<boolean>;
  /** Results after this number, in their order. */
  after(number: number, most: number): Promise<BookedResult[]>;
  /** Results of one person, the latest first; before that number if there is one. */
  of(person: PersonId, most: number, before?: number): Promise<BookedResult[]>;
  /**
   * Results of all that were played for this, as `contestKey` names it; only those after that number if there is one.
   */
  inContest(key: string, after?: number): Promise<BookedResult[]>;
  /** Contests for which somebody has played, by their keys: those from one to before another, the last first. */
  contests(from: string, before: string, most: number): Promise<string[]>;
  /** Forgets a person: nobody knows them any more, their seats have no name, and the book has another revision. */
  forget(person: PersonId): Promise<void>;
  /** The revision, which changes when what was entered has changed: who has read on from a number begins again. */
  revision(): Promise<number>;
}

/** REVISION is where the revision is kept, among what the server has one of. */
export const REVISION = 'book revision';

/** The key under which results of the same contest are found. */
export function contestKey(contest: Contest): string {
  return contest.kind === 'day' ? `day:${contest.day}` : `club:${contest.club}:${contest.event}`;
}

/** A result in a row; one written before answers were counted has none of them. */
export function resultIn({ number, result }: Row): BookedResult {
  const read = JSON.parse(String(result)) as GameResult;
  const seats = read.seats.map(seat => ({ ...seat, answers: seat.answers ?? null }));
  return { ...read, seats, number: Number(number) };
}

export function resultWithout(result: GameResult, person: PersonId): GameResult {
  const { seats } = result;
  return {
    ...result,
    seats: seats.map(seat => (seat.person?.id === person ? { ...seat, person: null } : seat)),
  };
}

export function peopleIn({ seats }: GameResult): PersonId[] {
  return seats.flatMap(({ person }) => person?.id ?? []);
}
