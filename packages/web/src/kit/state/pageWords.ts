import { type Language, type Say, speaker } from '@macher/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, readable } from './settings.ts';

interface PageWords<K extends string> {
  /** Fetches them in the reader's language. false: they are not there yet. */
  useWords(): boolean;
  /** Those of the language before, until the next ones are there. */
  readonly tell: Say<K>;
  speak(wanted: Language): Promise<void>;
}

/** Words that come with what needs them, and not with the first page. */
export function pageWords<K extends string>(
  load: (language: Language) => Promise<Readonly<Record<K, string>>>,
): PageWords<K> {
  const spoken = signal<Say<K> | null>(null);
  const speak = async (wanted: Language): Promise<void> => {
    const messages = await load(wanted);
    // Whoever has chosen another one meanwhile reads that.
    if (wanted === language.value) spoken.value = speaker(wanted, messages);
  };
  return {
    useWords: () => {
      useEffect(() => void speak(language.value).catch(() => {}), [language.value]);
      return spoken.value !== null;
    },
    tell: (key, values = {}) => spoken.value?.(key, readable(values)) ?? '',
    speak,
  };
}
