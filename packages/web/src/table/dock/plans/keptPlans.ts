import type { Choice, Kind, View } from '@macher/engine';

/**
 * The key of a plan. Half-made decisions outlive a reload and a lost connection. Nothing of them passes to the next
 * decision, be it put in the same words: each has the version at which it was put.
 */
export function planKey(table: string, view: View, choice: Choice): string {
  return `macher.plan.${table}.${askedAt(view, choice)}.${JSON.stringify(choice)}`;
}

/**
 * The version at which a question was put: what others seal meanwhile is a decision too, but leaves the same question
 * open.
 */
function askedAt({ version, frames }: View, { kind }: Choice): number {
  if (!SEALED.includes(kind)) return version;
  return frames.reduce((asked, frame) => ('opened' in frame ? frame.opened : asked), version);
}

/** SEALED is decided by all at the same time. */
const SEALED: readonly Kind[] = ['draft', 'first-platform', 'keep-policy', 'starting-block', 'bid'];

export function keptPlan(key: string): unknown {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}

/** Keeps a plan: only the last of a table is of use. */
export function keepPlan(key: string, plan: unknown): void {
  try {
    for (const other of Object.keys(sessionStorage)) {
      const [, , table] = other.split('.');
      if (other.startsWith('macher.plan.') && table === key.split('.')[2]) sessionStorage.removeItem(other);
    }
    sessionStorage.setItem(key, JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing forgets the plan with the page.
  }
}
