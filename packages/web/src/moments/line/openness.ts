import type { View } from '@macher/engine';

/** Whether a view is seen through all eyes at once. */
export function areAllOpen({ viewer, players }: View): boolean {
  return viewer === null && players.every(({ hand }) => !('hidden' in hand));
}
