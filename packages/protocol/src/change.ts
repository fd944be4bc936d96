/**
 * What turns one piece of plain data into another of the same kind: `[value]` puts a value in its place, an object
 * names the fields, or places in a list, that change. Where the shape itself differs, all of it is replaced.
 */
export type Change = readonly [unknown] | { readonly [field: string]: Change };

/** null: they are the same. */
export function changeBetween(from: unknown, to: unknown): Change | null {
  if (from === to) return null;
  return isAlike(from, to) ? fieldChanges(from as Fields, to as Fields) : [to];
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

function fieldChanges(from: Fields, to: Fields): Change | null {
  const changes: Record<string, Change> = {};
  for (const field of Object.keys(to)) {
    const change = changeBetween(from[field], to[field]);
    if (change !== null) changes[field] = change;
  }
  return Object.keys(changes).length === 0 ? null : changes;
}

/** Two objects with the same fields, or two lists of the same length. */
function isAlike(one: unknown, other: unknown): boolean {
  if (!isCompound(one) || !isCompound(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.keys(one);
  return fields.length === Object.keys(other).length && fields.every(field => Object.hasOwn(other, field));
}

function isCompound(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
