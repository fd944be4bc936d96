import { loaderOf } from '@macher/words';
import type { WhatMessages } from './en.ts';

export type { WhatKey } from './en.ts';

export const loadWhatMessages = loaderOf<WhatMessages>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
});
