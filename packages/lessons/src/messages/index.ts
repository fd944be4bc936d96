import { loaderOf } from '@macher/words';
import type { LessonMessages } from './en.ts';

export type { LessonKey, LessonMessages } from './en.ts';

export const loadLessonMessages = loaderOf<LessonMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
