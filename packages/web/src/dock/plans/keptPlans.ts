import type { Choice, View } from '@macher/engine';

/**
 * Half-made decisions outlive a reload and a lost connection. The question itself is the key: when it is put again in
 * the same words, the plan still fits, whatever others have sealed in between.
 */
export function planKey(table: string, { round, step }: View, choice: Choice): string {
  return `macher.plan.${table}.${round}.${step}.${JSON.stringify(choice)}`;
}

export function keptPlan(key: string): unknown {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}

/** Only the last plan of a table is of use. */
export function keepPlan(key: string, plan: unknown): void {
  try {
    for (const other of Object.keys(sessionStorage)) {
      const [, , table] = other.split('.');
      if (other.startsWith('macher.plan.') && table === key.split('.')[2]) sessionStorage.removeItem(other);
    }
    sessionStorage.setItem(key, JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
