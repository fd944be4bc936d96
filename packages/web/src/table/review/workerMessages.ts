import type { Finding, OwnMoment, Why } from '@macher/bots/analysis';
import type { Choice, GameRecord, Seat } from '@macher/engine';

/** ToWorker: first the game, then one thing after the other to look at: the chances, or the decision at a version. */
export type ToWorker =
  | { readonly kind: 'open'; readonly record: GameRecord; readonly seat: Seat }
  | { readonly kind: 'look'; readonly item: Item }
  /** Why a bot decided as it did at a version; null: it isn't known which bot. */
  | { readonly kind: 'why'; readonly version: number; readonly bot: string | null }
  /** The same in a running game, of your own stand-in: no game is opened for it, and nothing is sent but what you saw. */
  | { readonly kind: 'why-own'; readonly moment: OwnMoment; readonly bot: string | null };

export type FromWorker =
  | { readonly kind: 'opened'; readonly versions: readonly number[] }
  | { readonly kind: 'found'; readonly finding: Finding }
  | { readonly kind: 'failed'; readonly item: Item }
  | { readonly kind: 'explained'; readonly why: Why; readonly choice: Choice }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'done' };

export type Item = 'chances' | number;
