/**
 * Has a viewer learned something between two views that was hidden before? Then what lies between cannot be
 * taken back. Computed from the views themselves: fewer cards face down somewhere, or a value where there was
 * none.
 */
export function hasLearned(before: unknown, after: unknown): boolean {
  if (isHidden(before)) return !isHidden(after) || after.hidden !== before.hidden;
  if (before === 'sealed') return after !== 'sealed';
  if (Array.isArray(before) && Array.isArray(after)) return hasLearnedInList(before, after);
  if (isRecord(before) && isRecord(after)) {
    return Object.keys(before).some(name => !OWN_DOING.has(name) && hasLearned(before[name], after[name]));
  }
  return false;
}

/** What changes by the action itself and tells nobody anything new. */
const OWN_DOING = new Set(['rules', 'version', 'awaited', 'elections']);

function hasLearnedInList(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.some((item, index) => index < after.length && hasLearned(item, after[index]));
}

function isHidden(value: unknown): value is { readonly hidden: number } {
  return isRecord(value) && typeof value['hidden'] === 'number';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
