import type { QueryConfig } from 'pg';

const NAMES = new Map<string, string>();

/** A statement with a name: each connection prepares it once. */
export function namedStatement<T>(text: string, values: readonly T[]): QueryConfig<T[]> {
  const name = NAMES.get(text) ?? `macher ${NAMES.size + 1}`;
  NAMES.set(text, name);
  return { name, text, values: [...values] };
}
