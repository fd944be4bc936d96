import type { SQLInputValue } from 'node:sqlite';
import type { TableRow } from '../logs.ts';
import { wakeAt } from '../plans.ts';

export function columnsOf(row: TableRow): SQLInputValue[] {
  const { number, stage, isPrivate, ruleset, players, speed, updatedAt } = row;
  const due = wakeAt(row);
  return [number, stage, isPrivate ? 1 : 0, ruleset, players, speed, due, updatedAt, JSON.stringify(row)];
}

/** A value twice, for `? IS NULL OR column = ?`. */
export function twice(value: string | number | undefined): [SQLInputValue, SQLInputValue] {
  return [value ?? null, value ?? null];
}
