import { loaderOf } from '@macher/words';
import type { ReviewMessages } from './en.ts';

export type { ReviewKey } from './en.ts';

export const loadReviewMessages = loaderOf<ReviewMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
