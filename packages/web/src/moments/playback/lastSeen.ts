/** The last entry of a table that this browser had shown when it last looked away; 0: it never did. */
export function lastSeenAt(table: string): number {
  try {
    return Number(localStorage.getItem(keyOf(table)) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export function keepLastSeen(table: string, number: number): void {
  try {
    localStorage.setItem(keyOf(table), String(number));
  } catch {
    // If it can't be kept, nothing is marked as new next time.
  }
}

function keyOf(table: string): string {
  return `macher.seen.${table}`;
}
