import type { View } from '@macher/engine';
import type { TableStore } from '../../kit/state/table.ts';
import { type Held, isOf } from './held.ts';

/** How many elections of a table this browser has seen. A table it doesn't know begins with those held so far. */
export function electionsSeen({ table }: TableStore, { elections }: View): number {
  const kept = read(keyOf(table));
  if (kept === null) write(keyOf(table), elections.length);
  return kept ?? elections.length;
}

export function rememberElection({ table, view }: TableStore, held: Held): void {
  const index = view.peek()?.elections.findIndex(election => isOf(election, held)) ?? -1;
  write(keyOf(table), Math.max(index + 1, read(keyOf(table)) ?? 0));
}

function keyOf(table: string): string {
  return `macher.elections.${table}`;
}

/** The count that is kept. Anything else, kept by hand or by another program, is as good as nothing. */
function read(key: string): number | null {
  try {
    const kept = localStorage.getItem(key) ?? '';
    return /^\d{1,3}$/.test(kept) ? Number(kept) : null;
  } catch {
    return null;
  }
}

function write(key: string, count: number): void {
  try {
    localStorage.setItem(key, String(count));
  } catch {
    // If it can't be kept, an election that came while the page was closed isn't shown by itself.
  }
}
