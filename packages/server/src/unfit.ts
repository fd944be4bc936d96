/**
 * MOST levels deep: deeper than anything we read. What could be nested for ever can't be written again, since that
 * takes a stack.
 */
const MOST = 100;

/**
 * Why nobody's call can have this in it, whatever it is for; null: it can. There may be very much of it, so no lists
 * are made.
 */
export function unfitness(data: unknown, depth = 0): string | null {
  if (typeof data === 'string') return isBroken(data) ? 'has half a sign in it, or none' : null;
  if (typeof data !== 'object' || data === null) return null;
  if (depth > MOST) return 'is nested too deep';
  const parts: readonly unknown[] = Array.isArray(data) ? data : Object.values(data);
  for (const each of parts) {
    const found = unfitness(each, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Whether a text is one that PostgreSQL doesn't keep. */
function isBroken(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}
