import { type Language, loaderOf } from '../../languages.ts';
import { de } from './de.ts';
import { type AdviceMessages, en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';

/** All languages at once, for programs that have them on the disk anyway. */
export const ADVICE: Readonly<Record<Language, AdviceMessages>> = { en, de, pl, it, fr };

/** One language, for a browser. */
export const loadAdvice = loaderOf<AdviceMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
