import { type Language, loaderOf } from '../languages.ts';
import { de } from './de.ts';
import { en, type Messages } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';

export type { MessageKey, Messages } from './en.ts';

/** All languages at once, for programs that have them on the disk anyway. */
export const MESSAGES: Readonly<Record<Language, Messages>> = { en, de, pl, it, fr };

/** One language, for a browser. */
export const loadMessages = loaderOf<Messages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
