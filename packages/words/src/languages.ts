import { de } from './messages/de.ts';
import { en, type Messages } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { pl } from './messages/pl.ts';

export const LANGUAGES = ['en', 'de', 'pl', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, de, pl, it, fr };

/** The first language that a locale such as `de_AT.UTF-8` asks for and we speak; English otherwise. */
export function languageOf(locale: string | undefined): Language {
  const code = locale?.slice(0, 2).toLowerCase();
  return LANGUAGES.find(language => language === code) ?? 'en';
}

/** One catalogue alone, for a browser that speaks one language at a time. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'en':
      return (await import('./messages/en.ts')).en;
    case 'de':
      return (await import('./messages/de.ts')).de;
    case 'pl':
      return (await import('./messages/pl.ts')).pl;
    case 'it':
      return (await import('./messages/it.ts')).it;
    case 'fr':
      return (await import('./messages/fr.ts')).fr;
  }
}
