/** Whether two values of plain JSON are the same; the order of fields does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  return !Array.isArray(other) && hasSameFields(one as Fields, other as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

/** Compares two lists by their places: to name these as fields takes longer than to compare what is there. */
function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (!isSame(one[index], other[index])) return false;
  return true;
}

function hasSameFields(one: Fields, other: Fields): boolean {
  let fields = 0;
  // No list of the names is made: such lists would be most of what is made, and thrown away, for a decision.
  for (const field in one) {
    if (!Object.hasOwn(other, field) || !isSame(one[field], other[field])) return false;
    fields += 1;
  }
  for (const _each in other) fields -= 1;
  return fields === 0;
}
