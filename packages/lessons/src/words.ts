import { loaderOf } from '@macher/words';
import type { LessonMessages } from './messages/en.ts';

export type { LessonKey, LessonMessages } from './messages/en.ts';

export const loadLessonMessages = loaderOf<LessonMessages>({
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  pl: () => import('./messages/pl.ts'),
  it: () => import('./messages/it.ts'),
  fr: () => import('./messages/fr.ts'),
});
