import type { GameRecord } from '@macher/engine';
import type { News, Sheet } from '@macher/protocol';
import { type Host, recordOf, sheetFor } from '@macher/table';

/** Someone's own view of a game that is not over yet: what they may know, and nothing that could be replayed. */
export interface OwnView {
  readonly format: 'macher-view';
  readonly version: 2;
  readonly sheet: Sheet;
  readonly news: readonly News[];
}

/** The record at the end, with its seed and all actions; until then what the viewer may know. */
export function recordFor(host: Host, person: string | null): GameRecord | OwnView {
  if (host.table.stage === 'over') return recordOf(host.table);
  return {
    format: 'macher-view',
    version: 2,
    sheet: sheetFor(host.table, { person }),
    news: host.newsFor({ person }, 0),
  };
}
