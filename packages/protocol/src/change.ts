/**
 * What turns one piece of plain data into another of the same kind: `[value]` puts a value in its place, an object
 * names the fields, or places in a list, that change. Where the shape itself differs, all of it is replaced.
 */
export type Change = readonly [unknown] | { readonly [field: string]: Change };

/** The change from one to the other; null: they are the same. */
export function changeBetween(from: unknown, to: unknown): Change | null {
  if (from === to) return null;
  if (!isCompound(from) || !isCompound(to)) return [to];
  if (Array.isArray(from)) return Array.isArray(to) ? listChange(from, to) : [to];
  return Array.isArray(to) ? [to] : fieldChange(from, to);
}

/** The data with the change made; what doesn't change is shared. */
export function changed<T>(data: T, change: Change | null): T {
  if (change === null) return data;
  if (isReplacement(change)) return change[0] as T;
  const copy = (Array.isArray(data) ? data.slice() : { ...data }) as Fields;
  for (const [field, inner] of Object.entries(change)) copy[field] = changed(copy[field], inner);
  return copy as T;
}

type Fields = Record<string, unknown>;

function isReplacement(change: Change): change is readonly [unknown] {
  return Array.isArray(change);
}

/** The change between two lists by their places: to name these as fields takes longer than to compare what is there. */
function listChange(from: readonly unknown[], to: readonly unknown[]): Change | null {
  if (from.length !== to.length) return [to];
  let changes: Record<string, Change> | null = null;
  for (let place = 0; place < to.length; place += 1) {
    const change = changeBetween(from[place], to[place]);
    if (change === null) continue;
    changes ??= {};
    changes[place] = change;
  }
  return changes;
}

function fieldChange(from: Fields, to: Fields): Change | null {
  let changes: Record<string, Change> | null = null;
  let fields = 0;
  // No list of the names is made: such lists would be most of what is made, and thrown away, for a message.
  for (const field in to) {
    if (!Object.hasOwn(from, field)) return [to];
    fields += 1;
    const change = changeBetween(from[field], to[field]);
    if (change === null) continue;
    changes ??= {};
    changes[field] = change;
  }
  for (const _each in from) fields -= 1;
  return fields === 0 ? changes : [to];
}

function isCompound(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
