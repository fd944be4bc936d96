import type { Action } from '@macher/engine';
import type { RequestOf } from '@macher/protocol';
import { mayHint as mayHintAt } from '@macher/table/pure';
import { signal } from '@preact/signals';
import type { TableStore } from '../../kit/state/table.ts';
import { planKey } from './plans/keptPlans.ts';

/** Whether you may be told what a bot would do: nobody else plays or all have agreed, and it isn't a riddle. */
export function mayHint({ source, sheet, seat }: TableStore): boolean {
  if (!source.hasHints || seat.value === null || sheet.value === null) return false;
  return mayHintAt(sheet.value, seat.value);
}

/**
 * The decisions for which you have been told. One that you take back is the same decision when it is put again: there
 * is no second hint for it, and it stays marked. A reload changes nothing.
 */
const asked = signal<readonly string[]>(kept());

export function isHinted(question: string): boolean {
  return asked.value.includes(question);
}

export function markHinted(question: string): void {
  if (isHinted(question)) return;
  asked.value = [...asked.value, question].slice(-MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(asked.value));
  } catch {
    // A browser that keeps nothing forgets the list with the page.
  }
}

const KEY = 'macher.hints';
/** MOST: so many decisions nobody takes back. */
const MOST = 50;

function kept(): readonly string[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(each => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** The request to decide what you are asked now; it says so if you have been told what a bot would do. */
export function decisionOf(store: TableStore, action: Action): RequestOf<'act'> {
  const [view, choice] = [store.view.value, store.choice.value];
  const act = { kind: 'act', number: store.sheet.value?.number ?? 0, action } as const;
  const question = view === null || choice === null ? '' : planKey(store.table, view, choice);
  return isHinted(question) ? { ...act, isHinted: true } : act;
}
