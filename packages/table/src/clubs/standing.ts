import type { EventPlace, PersonId } from '@macher/protocol';
import { meanOf } from './rounds.ts';

/** What one game brings a person. */
export interface Tally {
  readonly person: PersonId;
  readonly points: number;
  readonly share: number;
}

/** A line of the standings, by the person's id. */
export interface Standing extends Omit<EventPlace, 'person'> {
  readonly person: PersonId;
}

/** The standing by points, then by the share; who is level in both shares the place. */
export function standingBy(
  people: readonly PersonId[],
  tallies: readonly Tally[],
  isOut: (person: PersonId) => boolean,
): Standing[] {
  const lines = people.map(person => {
    const own = tallies.filter(tally => tally.person === person);
    return {
      person,
      games: own.length,
      points: rounded(own.reduce((sum, { points }) => sum + points, 0)),
      share: rounded(meanOf(own.map(({ share }) => share))),
      isOut: isOut(person),
    };
  });
  return placed(lines, (one, other) => other.points - one.points || other.share - one.share);
}

/** Places for lines in this order; who is level has the same place. */
export function placed<L>(
  lines: readonly L[],
  order: (one: L, other: L) => number,
): (L & { place: number })[] {
  const ordered = [...lines].sort(order);
  return ordered.map(line => ({
    ...line,
    place: 1 + ordered.findIndex(other => order(line, other) === 0),
  }));
}

/** A number to a hundredth: what a sum of fractions leaves behind decides nothing. */
export function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
