import { type GameRecord, RECORD_FORMAT, RECORD_VERSION } from '@macher/engine';
import { gameAt } from './apply.ts';
import type { Table } from './table.ts';

/** The whole game so far, with its seed and all actions that count: not for players before it is over. */
export function recordOf(table: Table): GameRecord {
  const { opening, places, steps } = table;
  const { rules, options, seed, played } = opening;
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    ruleset: rules.ruleset,
    pack: rules.pack,
    options,
    seats: places.map(({ party, person, bot }) => ({ party, name: person?.name ?? `bot ${bot ?? ''}` })),
    seed,
    actions: [...played, ...steps.map(({ action }) => action)],
    result: gameAt(table).result,
  };
}
