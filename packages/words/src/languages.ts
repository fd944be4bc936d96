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
