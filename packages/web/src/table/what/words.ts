import { type Say, speaker } from '@macher/words';
import { type BookKey, loadBook } from '@macher/words/book';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, readable } from '../../kit/state/settings.ts';
import { loadWhatMessages, type WhatKey } from './messages/index.ts';

/** What the glossary says, and what the rulebook says about the same words. */
export interface WhatWords {
  readonly tell: Say<WhatKey>;
  readonly book: Say<BookKey>;
}

const spoken = signal<WhatWords | null>(null);

/** null: they are not there yet. */
export function useWhatWords(): WhatWords | null {
  useEffect(() => void load(language.value).catch(() => {}), [language.value]);
  return spoken.value;
}

async function load(wanted: typeof language.value): Promise<void> {
  spoken.value = await whatWordsIn(wanted);
}

export async function whatWordsIn(wanted: typeof language.value): Promise<WhatWords> {
  const [own, book] = await Promise.all([loadWhatMessages(wanted), loadBook(wanted)]);
  const tell = speaker<WhatKey>(wanted, own);
  return { tell: (key, values = {}) => tell(key, readable(values)), book: speaker<BookKey>(wanted, book) };
}
