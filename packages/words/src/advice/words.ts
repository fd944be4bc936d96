import { type Language, loaderOf } from '../languages.ts';
import { de } from './messages/de.ts';
import { type AdviceMessages, en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { pl } from './messages/pl.ts';

/** ADVICE in all languages at once, for programs that have them on the disk anyway. */
export const ADVICE: Readonly<Record<Language, AdviceMessages>> = { en, de, pl, it, fr };

/** Loads one language, for a browser. */
export const loadAdvice = loaderOf<AdviceMessages>({
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  pl: () => import('./messages/pl.ts'),
  it: () => import('./messages/it.ts'),
  fr: () => import('./messages/fr.ts'),
});
