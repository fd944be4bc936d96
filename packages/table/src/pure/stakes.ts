import type { Seat } from '@macher/engine';
import type { Contest, Place } from '@macher/protocol';

/** Whether no other person plays at the table, or may come back to it; programs are no people. */
export function isAlone(places: readonly Place[], seat: Seat): boolean {
  return places.every(
    (place, other) =>
      place.keptFor === null &&
      (other === seat || place.person === null || hasProgram(place) || isResigned(place)),
  );
}

/** What a game is played for: a rated one stays rated when all others have left it. */
export interface Stake {
  readonly contest: Contest | null;
  readonly isRated: boolean;
}

export function hasStake({ contest, isRated }: Stake): boolean {
  return contest !== null || isRated;
}

/** Whether nobody else plays, and nothing is at stake: then you may go back as you like. */
export function isPractice(places: readonly Place[], stake: Stake, seat: Seat): boolean {
  return !hasStake(stake) && isAlone(places, seat);
}

/** What decides whether a seat may be told what a bot would do. */
export interface HintTerms extends Stake {
  readonly places: readonly Place[];
  readonly hasHints: boolean;
}

/** Whether it may be told what a bot would do: nobody else plays, or all have agreed. */
export function mayHint({ places, hasHints, ...stake }: HintTerms, seat: Seat): boolean {
  return hasHints || isPractice(places, stake, seat);
}

/** Whether its person has let it go. */
export function isResigned({ standIn }: Place): boolean {
  return standIn?.why === 'resigned';
}

/** Whether a program sits there: it plays, but is asked nothing that people agree on. */
export function hasProgram({ person }: Pick<Place, 'person'>): boolean {
  return person?.isProgram === true;
}
