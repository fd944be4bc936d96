import type { Finding } from '@macher/bots/analysis';
import type { GameRecord, Seat } from '@macher/engine';

/** First the game, then one thing after the other to look at: the chances, or the decision at a version. */
export type ToWorker =
  | { readonly kind: 'open'; readonly record: GameRecord; readonly seat: Seat }
  | { readonly kind: 'look'; readonly item: Item };

export type FromWorker =
  | { readonly kind: 'opened'; readonly versions: readonly number[] }
  | { readonly kind: 'found'; readonly finding: Finding }
  | { readonly kind: 'failed'; readonly item: Item }
  | { readonly kind: 'done' };

export type Item = 'chances' | number;
