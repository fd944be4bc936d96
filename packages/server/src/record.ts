import { type GameRecord, RECORD_FORMAT, RECORD_VERSION } from '@macher/engine';
import type { News, Sheet } from '@macher/protocol';
import { type Host, sheetFor } from '@macher/table';

/** Somebody's own view of a game that is not over yet: what they may know, and nothing that could be replayed. */
export interface OwnView {
  readonly format: 'macher-view';
  readonly version: 1;
  readonly sheet: Sheet;
  readonly news: readonly News[];
}

/** The record at the end, with its seed and all actions; until then what the viewer may know. */
export function recordOf(host: Host, person: string | null): GameRecord | OwnView {
  const { stage, opening, places, steps, game } = host.table;
  if (stage !== 'over' || game === null)
    return {
      format: 'macher-view',
      version: 1,
      sheet: sheetFor(host.table, { person }),
      news: host.newsFor({ person }, 0),
    };
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    ruleset: opening.rules.ruleset,
    pack: opening.rules.pack,
    options: opening.options,
    seats: places.map(({ party, person: sitting, bot }) => ({
      party,
      name: sitting?.name ?? `bot ${bot ?? ''}`,
    })),
    seed: opening.seed,
    actions: [...opening.played, ...steps.map(({ action }) => action)],
    result: game.result,
  };
}
