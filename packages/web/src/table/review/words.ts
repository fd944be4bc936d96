import { type Advice, adviceWith, loadAdvice } from '@macher/words/advice';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import { language, pageWords } from '../../kit/words/words.ts';

const words = pageWords({
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  pl: () => import('./messages/pl.ts'),
  it: () => import('./messages/it.ts'),
  fr: () => import('./messages/fr.ts'),
});
export const tell = words.say;

/** The phrases for what someone could do. */
const phrases = signal<Awaited<ReturnType<typeof loadAdvice>> | null>(null);

/** The words of a review come with it. false: they aren't there yet. */
export function useReviewWords(): boolean {
  const areThere = words.useWords();
  useEffect(() => void fetchPhrases(language.value).catch(() => {}), [language.value]);
  return areThere && phrases.value !== null;
}

async function fetchPhrases(wanted: typeof language.value): Promise<void> {
  phrases.value = await loadAdvice(wanted);
}

/** The words for what someone could do; only where the words of the review are there. */
export function adviceFor(store: TableStore): Advice {
  if (phrases.value === null) throw new Error('the words of the review are not there yet');
  return adviceWith(store.words.value, phrases.value);
}
