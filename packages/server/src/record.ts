import type { GameRecord } from '@macher/engine';
import type { News, Sheet } from '@macher/protocol';
import { type Host, recordOf, sheetFor } from '@macher/table';
import { newsPageOf } from './newsPage.ts';

/**
 * OwnView is someone's own view of a game that is not over yet: what they may know, and nothing that could be replayed.
 */
export interface OwnView {
  readonly format: 'macher-view';
  readonly version: 3;
  readonly sheet: Sheet;
  /** The first page of a long past, or the one after the entry that was asked for. */
  readonly news: readonly News[];
  /** The entry after which the next page begins; null: this is the last. */
  readonly more: number | null;
}

/** The record at the end, with its seed and all actions; until then what the viewer may know. */
export function recordFor(host: Host, person: string | null, since = 0): GameRecord | OwnView {
  if (host.table.stage === 'over') return recordOf(host.table);
  const { news, until, isLast } = newsPageOf(host.newsSince({ person }, since), since);
  return {
    format: 'macher-view',
    version: 3,
    sheet: sheetFor(host.table, { person }),
    news,
    more: isLast ? null : until,
  };
}
