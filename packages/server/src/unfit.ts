/** Deeper than anything we read: what could be nested for ever can't be written again, since that takes a stack. */
const MOST = 100;

/** Why nobody's call can have this in it, whatever it is for; null: it can. */
export function unfitness(data: unknown): string | null {
  let level = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST) return 'is nested too deep';
    if (level.some(isBroken)) return 'has half a sign in it, or none';
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return null;
}

/** Text that PostgreSQL doesn't keep. */
function isBroken(each: unknown): boolean {
  return typeof each === 'string' && (each.includes('\0') || !each.isWellFormed());
}
