import { loaderOf } from '@macher/words';
import type { WebMessages } from './en.ts';

export const loadWebMessages = loaderOf<WebMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
