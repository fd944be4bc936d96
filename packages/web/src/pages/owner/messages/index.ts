import { loaderOf } from '@macher/words';
import type { DeskMessages } from './en.ts';

export type { DeskKey } from './en.ts';

export const loadDeskMessages = loaderOf<DeskMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
