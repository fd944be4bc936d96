import type { QueryConfig } from 'pg';

const NAMES = new Map<string, string>();

/** Each connection prepares a statement once. */
export function namedStatement<T>(text: string, values: readonly T[]): QueryConfig<T[]> {
  const name = NAMES.get(text) ?? `macher ${NAMES.size + 1}`;
  NAMES.set(text, name);
  return { name, text, values: [...values] };
}
