import type { TableRow } from '../logs.ts';
import { wakeAt } from '../plans.ts';

/** Columns of a row, by their names. */
export function rowColumns(row: TableRow) {
  const { number, stage, isPrivate, ruleset, players, speed, updatedAt } = row;
  return {
    number,
    stage,
    is_private: isPrivate ? 1 : 0,
    ruleset,
    players,
    speed,
    due_at: wakeAt(row),
    updated_at: updatedAt,
    row: JSON.stringify(row),
  };
}
