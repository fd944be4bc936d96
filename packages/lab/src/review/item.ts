import {
  chancesIn,
  decisionsOf,
  type Finding,
  type Positions,
  positionsOf,
  reviewDecision,
} from '@macher/bots/analysis';
import { rulesOfRecord } from '@macher/editions';
import type { GameRecord, Seat } from '@macher/engine';

/** ReviewOrder is what is reviewed. The same record, seat and seed give the same findings. */
export interface ReviewOrder {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly seed: string;
}

/** The chances, or the decision at a version. */
export type ReviewItem = 'chances' | number;

/** The decisions that there are to look at. */
export function versionsOf({ record, seat }: ReviewOrder): number[] {
  return decisionsOf(positionsIn(record), record, seat);
}

/** Does one item of a review in a worker, and tells findings as they come. */
export function reviewItem(
  { record, seat, seed }: ReviewOrder,
  item: ReviewItem,
  tell: (finding: Finding) => void,
): ReviewItem {
  const positions = positionsIn(record);
  if (item === 'chances')
    for (const finding of chancesIn(positions, { seat, eyes: seat, seed })) tell(finding);
  else tell({ finding: 'decision', decision: reviewDecision(positions, record, item, seed) });
  return item;
}

/** The last record: a worker gets the same one with every order, and plays it again once. */
let last: { readonly key: string; readonly positions: Positions } | null = null;

function positionsIn(record: GameRecord): Positions {
  const key = JSON.stringify(record);
  if (last?.key === key) return last.positions;
  const positions = positionsOf(rulesOfRecord(record), record);
  last = { key, positions };
  return positions;
}
