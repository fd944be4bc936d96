import type { DayPlace, GameResult, Person } from '@macher/protocol';
import { closingOf } from '@macher/table/pure';

/** A try that counts. */
export interface CountedTry extends Omit<DayPlace, 'place' | 'person' | 'table'> {
  readonly person: Person;
  readonly table: string;
  readonly at: number;
}

/**
 * The try of a result; null: it isn't in the list. Who began must have ended it, before the list is closed; programs
 * have no place among people, and nor has who has deleted their account.
 */
export function countedTry(result: GameResult, day: string): CountedTry | null {
  const own = result.seats.find(({ bot }) => bot === null);
  if (own === undefined || own.person === null || own.person.isProgram === true) return null;
  if (!own.isFinished || result.at >= closingOf(day)) return null;
  const others = result.seats.filter(seat => seat !== own).map(({ points }) => points);
  const { person, points } = own;
  return { person, points, margin: points - Math.max(...others), table: result.table, at: result.at };
}

/**
 * The standing by points, then by how far ahead of the best bot; who is level in both shares the place, and who was
 * earlier comes first.
 */
export function standingOf(tries: readonly CountedTry[]): DayPlace[] {
  const ordered = [...tries].sort((one, other) => compare(one, other) || one.at - other.at);
  return ordered.map(each => ({
    place: 1 + ordered.findIndex(other => compare(each, other) === 0),
    person: each.person,
    points: each.points,
    margin: each.margin,
    table: each.table,
  }));
}

function compare(one: CountedTry, other: CountedTry): number {
  return other.points - one.points || other.margin - one.margin;
}
