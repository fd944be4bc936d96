import { loaderOf } from '@macher/words';
import type { TryMessages } from './en.ts';

export type { TryKey } from './en.ts';

export const loadTryMessages = loaderOf<TryMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
