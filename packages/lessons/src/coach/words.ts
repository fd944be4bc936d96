import { loaderOf } from '@macher/words';
import type { CoachMessages } from './messages/en.ts';

export const loadCoachMessages = loaderOf<CoachMessages>({
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  pl: () => import('./messages/pl.ts'),
  it: () => import('./messages/it.ts'),
  fr: () => import('./messages/fr.ts'),
});
