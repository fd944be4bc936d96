import { loaderOf } from '@macher/words';
import type { PersonMessages } from './en.ts';

export type { PersonKey } from './en.ts';

export const loadPersonMessages = loaderOf<PersonMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
