import { loaderOf } from '@macher/words';
import type { NoticesMessages } from './en.ts';

export type { NoticesKey } from './en.ts';

export const loadNoticesMessages = loaderOf<NoticesMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
