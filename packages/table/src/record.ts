import { type GameRecord, makeRecord } from '@macher/engine';
import { gameAt } from './gameAt.ts';
import type { Table } from './table.ts';

/** The whole game so far, with its seed and all actions that count: not for players before it is over. */
export function recordOf(table: Table): GameRecord {
  const { opening, places, steps, takebacks } = table;
  const { epoch, seed, origin, played } = opening;
  return makeRecord(gameAt(table), {
    epoch,
    seats: places.map(({ party, person, bot }) => ({ party, name: person?.name ?? `bot ${bot ?? ''}` })),
    seed,
    origin,
    takebacks,
    actions: [...played, ...steps.map(({ action }) => action)],
  });
}
