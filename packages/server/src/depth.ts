/** Deeper than anything we read: what could be nested for ever can't be written again, since that takes a stack. */
const MOST = 100;

export function isTooDeep(data: unknown): boolean {
  let level = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST) return true;
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
