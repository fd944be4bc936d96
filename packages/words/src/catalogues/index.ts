import { type Language, loaderOf } from '../languages.ts';
import type { Catalogue } from './catalogue.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';

export type { Catalogue } from './catalogue.ts';

/** CATALOGUES in all languages at once, for programs that have them on the disk anyway. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, de, pl, it, fr };

/** Loads one language, for a browser. */
export const loadCatalogue = loaderOf<Catalogue>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
