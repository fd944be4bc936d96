import type { Game, RegionId, Seat } from '@macher/engine';

/** What a decision is to bring about. All but `points` ask what would happen if states voted right after it. */
export type Goal =
  | { readonly goal: 'win' | 'mandates'; readonly region: RegionId }
  | { readonly goal: 'stop'; readonly region: RegionId; readonly other: Seat }
  | { readonly goal: 'harvest' | 'points' };

/** A position in which one seat decides. */
export interface Question {
  readonly game: Game;
  readonly seat: Seat;
  readonly goal: Goal;
}
