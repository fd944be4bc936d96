import { loaderOf } from '@macher/words';
import type { CoachMessages } from './en.ts';

export const loadCoachMessages = loaderOf<CoachMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
