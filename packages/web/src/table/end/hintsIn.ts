import type { News } from '@macher/protocol';

/** How many decisions that count were made after a hint; a record says the same. */
export function hintsIn(past: readonly News[]): number {
  const gone = new Set(past.flatMap(({ what }) => ('gone' in what ? what.gone : [])));
  return past.filter(
    ({ number, what }) => what.kind === 'acted' && what.isHinted === true && !gone.has(number),
  ).length;
}
