import { type Say, speaker } from '@macher/words';
import { type BookKey, loadBook } from '@macher/words/book';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type KeyOf, language, pageWords, type Saying } from '../../kit/words/words.ts';

const own = pageWords({
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  pl: () => import('./messages/pl.ts'),
  it: () => import('./messages/it.ts'),
  fr: () => import('./messages/fr.ts'),
});

/** What the glossary says, and what the rulebook says about the same words. */
export interface WhatWords {
  readonly tell: Saying<KeyOf<typeof own.say>>;
  readonly book: Say<BookKey>;
}

const book = signal<Say<BookKey> | null>(null);

/** null: they are not there yet. */
export function useWhatWords(): WhatWords | null {
  const areThere = own.useWords();
  useEffect(() => void fetchBook(language.value).catch(() => {}), [language.value]);
  return areThere && book.value !== null ? { tell: own.say, book: book.value } : null;
}

async function fetchBook(wanted: typeof language.value): Promise<void> {
  book.value = (await whatWordsIn(wanted)).book;
}

/** With the rulebook's words in a language; its own are spoken with all others. */
export async function whatWordsIn(wanted: typeof language.value): Promise<WhatWords> {
  return { tell: own.say, book: speaker<BookKey>(wanted, await loadBook(wanted)) };
}
