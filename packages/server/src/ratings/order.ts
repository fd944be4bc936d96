import type { GameResult, PersonId, SeatResult } from '@macher/protocol';

/** Who takes part in the order of a game: a person, or a bot. */
export interface Ranked {
  readonly person: PersonId | null;
  readonly bot: string | null;
  /** 1 is the best; who is level has the same. */
  readonly place: number;
}

/**
 * The order of a game, as ratings see it: who left comes after all who played to the end. Seats are left out if nobody
 * knows who played them: those of people who are gone, and of bots whose seat a person took.
 */
export function orderOf(result: GameResult): Ranked[] {
  return result.seats.flatMap(seat => {
    const person = seat.person?.id ?? null;
    const isBot = seat.bot !== null && seat.isFinished;
    if (person === null && !isBot) return [];
    return [{ person, bot: person === null ? seat.bot : null, place: placeIn(result, seat) }];
  });
}

/** The place of a seat: 1 is the best, and who left shares the last. */
export function placeIn({ seats }: GameResult, { rank, isFinished }: SeatResult): number {
  if (isFinished) return 1 + seats.filter(other => other.isFinished && other.rank < rank).length;
  return 1 + seats.filter(other => other.isFinished).length;
}

/** Whether a game counts: at least two people began it, to be told apart by it. */
export function countsForRating(result: GameResult): boolean {
  const people = result.seats.filter(({ person }) => person !== null && person.isProgram !== true);
  return result.isRated && people.length >= 2;
}
