import type { Action } from '@macher/engine';

/** A value sorted, fields by name: the same value always has the same text. */
export function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, each]) => [name, sorted(each)]));
}

/**
 * An action as a log keeps it: the same decision has the same text, whoever made it and by whatever way it came.
 * Otherwise everyone could read in the order of its fields that a plan or a program made it.
 */
export function inOrder({ kind, seat, ...fields }: Action): Action {
  return { kind, seat, ...(sorted(fields) as object) } as Action;
}
