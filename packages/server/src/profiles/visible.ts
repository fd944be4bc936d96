import type { GameResult, Person } from '@macher/protocol';

/** Whether this game is shown to somebody: a private one only to those who began it. */
export function isShown({ isPrivate, seats }: GameResult, viewer: Person | null): boolean {
  return !isPrivate || (viewer !== null && seats.some(({ person }) => person?.id === viewer.id));
}

/** Whether this game is among what is counted: a rated one always, for who plays for ratings is counted in public. */
export function isCounted(result: GameResult, viewer: Person | null): boolean {
  return result.isRated || isShown(result, viewer);
}
