import { loaderOf } from '@macher/words';
import type { DayMessages } from './en.ts';

export type { DayKey } from './en.ts';

export const loadDayMessages = loaderOf<DayMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
