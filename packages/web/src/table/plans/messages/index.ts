import { loaderOf } from '@macher/words';
import type { PlansMessages } from './en.ts';

export type { PlansKey } from './en.ts';

export const loadPlansMessages = loaderOf<PlansMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
